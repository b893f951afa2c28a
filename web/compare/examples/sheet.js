/** A data sheet, and a guide four times as long that quotes it whole. */
export default {
  en: {
    a: { text: `Cast-iron pan, 26 cm

Poured in sand at our foundry on the river, the 26 cm pan keeps its heat long after the flame is out. It has one handle, two lips and no coating that could wear off.

It suits every hob, induction included, and the oven up to 260 °C. Wash it in hot water without soap, dry it on the flame and rub it with a drop of oil while it is warm.

Weight 2.4 kg. Depth 4.5 cm. Guaranteed for life against cracks and warping, in your kitchen or your children's.` },
    b: { text: `Which pan for the winter? Three of them, tried at home

A pan is bought once or bought badly. For a month we fried eggs, seared steaks and baked corn bread in three of them, on a gas hob and on an induction plate, and washed them the way people really do. None of the makers knew, and none will read this before you.

The heavy one

What the maker says of it is exact, and worth giving in full.

Poured in sand at our foundry on the river, the 26 cm pan keeps its heat long after the flame is out. It has one handle, two lips and no coating that could wear off.

It suits every hob, induction included, and the oven up to 260 °C. Wash it in hot water without soap, dry it on the flame and rub it with a drop of oil while it is warm.

Weight 2.4 kg. Depth 4.5 cm. Guaranteed for life against cracks and warping, in your kitchen or your children's.

We agree about the heat: ten minutes after the gas was off, butter still sizzled in it. We agree less about the handle, which needs a cloth from the third minute on, and a strong wrist from the first. After a week of eggs nothing stuck any more.

The light one

Pressed from carbon steel, half the weight and a third of the price. It heats in a minute and forgets as fast, which is what pancakes want and what a thick steak does not. It rusted after one night in the sink; steel wool and oil put that right. For one person who cooks quickly it is the better choice.

The coated one

Nothing sticks, at first. After the month the middle had gone dull and the first egg held on. It weighs little, asks for nothing and will be thrown away in three years. We would keep it for fish and buy one of the others as well.

How we measured

A thermometer on the surface, at the centre and two centimetres from the rim, every thirty seconds. The difference between the two says how evenly a pan heats: nine degrees for the heavy one, twenty-two for the light one, seventeen for the coated one. The tables are at the shop for whoever wishes to check them.` },
  },
  fr: {
    a: { text: `Poêle en fonte, 26 cm

Coulée au sable dans notre fonderie au bord de la rivière, la poêle de 26 cm garde sa chaleur longtemps après que la flamme est éteinte. Elle a un manche, deux becs et aucun revêtement qui puisse s'user.

Elle convient à tous les feux, induction comprise, et au four jusqu'à 260 °C. Lavez-la à l'eau chaude sans savon, séchez-la sur la flamme et frottez-la d'une goutte d'huile pendant qu'elle est tiède.

Poids 2,4 kg. Profondeur 4,5 cm. Garantie à vie contre les fêlures et les déformations, dans votre cuisine ou celle de vos enfants.` },
    b: { text: `Quelle poêle pour l'hiver ? Trois modèles essayés à la maison

Une poêle s'achète une fois ou s'achète mal. Pendant un mois nous avons fait cuire dans trois d'entre elles des œufs, des steaks et du pain de maïs, sur le gaz et sur une plaque à induction, et nous les avons lavées comme on le fait vraiment. Aucun fabricant n'en savait rien, aucun ne lira ceci avant vous.

La lourde

Ce qu'en dit le fabricant est exact et mérite d'être donné en entier.

Coulée au sable dans notre fonderie au bord de la rivière, la poêle de 26 cm garde sa chaleur longtemps après que la flamme est éteinte. Elle a un manche, deux becs et aucun revêtement qui puisse s'user.

Elle convient à tous les feux, induction comprise, et au four jusqu'à 260 °C. Lavez-la à l'eau chaude sans savon, séchez-la sur la flamme et frottez-la d'une goutte d'huile pendant qu'elle est tiède.

Poids 2,4 kg. Profondeur 4,5 cm. Garantie à vie contre les fêlures et les déformations, dans votre cuisine ou celle de vos enfants.

Nous sommes d'accord pour la chaleur : dix minutes après l'arrêt du gaz, le beurre y grésillait encore. Nous le sommes moins pour le manche, qui réclame un torchon dès la troisième minute et un poignet solide dès la première. Au bout d'une semaine d'œufs, plus rien n'attachait.

La légère

Emboutie dans l'acier au carbone, elle pèse la moitié et coûte le tiers. Elle chauffe en une minute et oublie aussi vite : c'est ce qu'il faut aux crêpes, pas à une viande épaisse. Une nuit dans l'évier l'a rouillée ; paille de fer et huile y ont remédié. Pour qui cuisine seul et vite, c'est le meilleur choix.

La revêtue

Rien n'attache, au début. Le mois passé, le centre s'était terni et le premier œuf a tenu bon. Elle est légère, ne demande rien et finira à la poubelle dans trois ans. Nous la garderions pour le poisson, avec l'une des deux autres.

Comment nous avons mesuré

Un thermomètre sur la surface, au centre puis à deux centimètres du bord, toutes les trente secondes. L'écart entre les deux dit si une poêle chauffe également : neuf degrés pour la lourde, vingt-deux pour la légère, dix-sept pour la revêtue. Les relevés sont au magasin, pour qui voudra les vérifier.` },
  },
  ru: {
    a: { text: `Чугунная сковорода, 26 см

Отлитая в песчаной форме на нашем заводе у реки, сковорода 26 см держит жар ещё долго после того, как погас огонь. У неё одна ручка, два носика и никакого покрытия, которое могло бы стереться.

Она годится для любой плиты, в том числе индукционной, и для духовки до 260 °C. Мойте её горячей водой без мыла, сушите на огне и, пока не остыла, смазывайте каплей масла.

Вес 2,4 кг. Глубина 4,5 см. Гарантия от трещин и деформации бессрочная: и на вашей кухне, и на кухне ваших детей.` },
    b: { text: `Какую сковороду купить к зиме? Три модели, испытанные дома

Сковороду покупают один раз или покупают зря. Месяц мы жарили на трёх сковородах яичницу, картошку и котлеты и пекли блины на газу и на индукционной плите, а мыли их так, как это делают на самом деле. Ни один изготовитель об этом не знал, и ни один не прочтёт этого раньше вас.

Тяжёлая

Изготовитель описывает её точно, и его слова стоит привести целиком.

Отлитая в песчаной форме на нашем заводе у реки, сковорода 26 см держит жар ещё долго после того, как погас огонь. У неё одна ручка, два носика и никакого покрытия, которое могло бы стереться.

Она годится для любой плиты, в том числе индукционной, и для духовки до 260 °C. Мойте её горячей водой без мыла, сушите на огне и, пока не остыла, смазывайте каплей масла.

Вес 2,4 кг. Глубина 4,5 см. Гарантия от трещин и деформации бессрочная: и на вашей кухне, и на кухне ваших детей.

Насчёт жара всё верно: через десять минут после того, как мы выключили газ, масло на ней ещё шкворчало. С ручкой хуже: с третьей минуты нужна прихватка, а сильная рука — с первой. Спустя неделю к ней уже ничего не приставало, даже картошка. Мыла эта сковорода за весь месяц не видела и не просила.

Лёгкая

Штампованная, из углеродистой стали, вдвое легче и втрое дешевле. Нагревается за минуту и так же быстро остывает: толстому куску мяса это во вред, а блинам на пользу, тем более что переворачивать их можно одним движением кисти. После ночи в раковине она заржавела; помогли железная мочалка и масло. Тому, кто готовит на одного и второпях, она подойдёт больше других.

С покрытием

Поначалу не пристаёт ничего. К концу месяца середина потускнела, и первая же яичница прилипла. Весит мало, ухода не просит и года через три окажется на помойке. Скребок и металлическая лопатка ей противопоказаны. Мы оставили бы её для рыбы, а к ней взяли бы одну из двух других.

Как мы измеряли

Термометр на поверхности, в центре и в двух сантиметрах от края, каждые тридцать секунд. Разница между этими точками показывает, насколько ровно греется сковорода: девять градусов у тяжёлой, двадцать два у лёгкой, семнадцать у той, что с покрытием. Таблицы лежат в магазине: их покажут всякому, кто захочет проверить.` },
  },
  zh: {
    a: { text: `熟铁炒锅，32 厘米

这口锅在我们山脚下的铁匠铺里一锤一锤打出来，锅底厚，锅沿薄，受热快，也颠得动。整口锅没有任何涂层，用得越久越黑亮，也越不粘。

锅底压平，燃气灶、电磁炉都能用。头一回用请先开锅：烧到发蓝，抹上一层猪油，小火养十分钟。平时用热水和竹刷洗净，不用洗洁精，烧干水汽，趁热擦一滴油。

重 1.6 千克，深 9.5 厘米。锅身开裂、变形，终身包换：您用过了，孩子接着用。` },
    b: { text: `过冬买哪口锅？三口炒锅，在家试了一个月

锅这东西，买对了用一辈子，买错了占一个柜子。这一个月里，我们拿三口锅炒青菜、煎鱼、摊鸡蛋饼，燃气灶上用，电磁炉上也用，洗的时候就照平常人家的洗法。厂家事先都不知道，也没有哪一家会比您先读到这篇文章。

打出来的那口

师傅自己写的说明很实在，值得整段抄在这里。

这口锅在我们山脚下的铁匠铺里一锤一锤打出来，锅底厚，锅沿薄，受热快，也颠得动。整口锅没有任何涂层，用得越久越黑亮，也越不粘。

锅底压平，燃气灶、电磁炉都能用。头一回用请先开锅：烧到发蓝，抹上一层猪油，小火养十分钟。平时用热水和竹刷洗净，不用洗洁精，烧干水汽，趁热擦一滴油。

重 1.6 千克，深 9.5 厘米。锅身开裂、变形，终身包换：您用过了，孩子接着用。

火候上我们没有异议：大火一开，半分钟就能下油，关火以后菜还在锅里滋滋响。至于颠锅，话说得满了一点，手腕没劲的人颠上三下就想换铲子，锅耳也烫，第三分钟起得垫块布。鸡蛋饼摊到第二个星期，已经一点都不粘了。

压出来的那口

整张薄钢板冲压成形，分量只有前一口的一半，价钱只有三分之一。上火就热，离火就凉，炒青菜正合适，煎鱼却容易外面焦了里面还生。在水槽里泡了一夜，锅底起了一层锈，用钢丝球擦掉，重新抹油养一遍，也就好了。一个人过日子、做饭图快，选它最合算。

带涂层的那口

刚开始什么都不粘。一个月下来，锅心发乌，头一个鸡蛋就扒住不放。它分量轻，不用养，三年以后也就该扔了。我们会留着它煎鱼，另外再备一口铁的。

我们怎么量的

测温探头贴着锅面，一处在锅心，一处离锅沿两厘米，每三十秒记一次。两处相差多少，就说明这口锅受热匀不匀：打出来的差九度，压出来的差二十二度，带涂层的差十七度。记录表放在店里，谁想核对都可以来看。` },
  },
};
