/** The maker's page and a shop's: the same words, one paragraph moved, a few sentences changed. */
export default {
  en: {
    a: { text: `No. 4 pocket lantern

The No. 4 is a small oil lantern for people who read outdoors after dark. The tank is spun from one sheet of brass, the chimney is ordinary lamp glass, and the whole folds flat to the size of a slim book.

One filling burns for eleven hours at a steady flame. Turn the wheel under the collar to raise the wick; a quarter of a turn is enough for reading, half a turn lights a table for four. The flame stands behind glass on every side, so that a light wind does not trouble it.

To clean it, let it cool, lift the chimney off its three springs and wipe the glass with newspaper. Trim the wick straight with scissors once a week. Never fill the tank while the lantern burns: oil finds its own way to a flame.

Every lantern is soldered by hand in our workshop behind the harbour and tested for a night before it leaves. If a seam ever opens we solder it again at no charge, however old the lantern is.

In the box: the lantern, two spare wicks, a brass funnel and a linen pouch. Weight 310 g empty. Height 16 cm open, 3 cm folded. We ship on Tuesdays.` },
    b: { text: `Pocket lantern No. 4, brass

New in our camping range. The No. 4 is a small oil lantern for people who read outdoors after dark. The tank is spun from one sheet of brass, the chimney is ordinary lamp glass, and the whole folds flat to the size of a slim book.

To clean it, let it cool, lift the chimney off its three springs and wipe the glass with newspaper. Trim the wick straight with scissors once a week. Never fill the tank while the lantern burns: oil finds its own way to a flame.

One filling burns for eleven hours at a steady flame. Turn the wheel under the collar to raise the wick; a quarter of a turn is enough for reading, half a turn lights a table for four. The flame stands behind glass on every side, so that a light wind does not trouble it.

Every lantern is soldered by hand in the maker's workshop behind the harbour and tested for a night before it leaves. If a seam ever opens, send it to us.

In the box: the lantern, two spare wicks, a brass funnel and a linen pouch. Weight 310 g empty. Height 16 cm open, 3 cm folded. Next-day delivery, returns within thirty days.` },
  },
  fr: {
    a: { text: `Lanterne de poche n° 4

La n° 4 est une petite lanterne à huile pour ceux qui lisent dehors après la tombée du jour. Le réservoir est repoussé dans une seule feuille de laiton, la cheminée est en verre de lampe ordinaire, et le tout se replie à plat, à la taille d'un livre mince.

Un plein brûle onze heures d'une flamme égale. Tournez la molette sous le col pour monter la mèche : un quart de tour suffit pour lire, un demi-tour éclaire une table de quatre. La flamme est derrière du verre de tous les côtés, un vent léger ne la dérange pas.

Pour la nettoyer, laissez-la refroidir, ôtez la cheminée de ses trois ressorts et essuyez le verre avec du papier journal. Taillez la mèche bien droite aux ciseaux une fois par semaine. Ne remplissez jamais le réservoir pendant que la lanterne brûle : l'huile trouve toute seule le chemin de la flamme.

Chaque lanterne est soudée à la main dans notre atelier, derrière le port, et essayée une nuit entière avant de partir. Si une soudure s'ouvre un jour, nous la refaisons sans frais, quel que soit l'âge de la lanterne.

Dans la boîte : la lanterne, deux mèches de rechange, un entonnoir en laiton et une pochette de lin. Poids à vide 310 g. Hauteur 16 cm ouverte, 3 cm repliée. Nous expédions le mardi.` },
    b: { text: `Lanterne de poche n° 4, laiton

Nouveau dans notre rayon camping. La n° 4 est une petite lanterne à huile pour ceux qui lisent dehors après la tombée du jour. Le réservoir est repoussé dans une seule feuille de laiton, la cheminée est en verre de lampe ordinaire, et le tout se replie à plat, à la taille d'un livre mince.

Pour la nettoyer, laissez-la refroidir, ôtez la cheminée de ses trois ressorts et essuyez le verre avec du papier journal. Taillez la mèche bien droite aux ciseaux une fois par semaine. Ne remplissez jamais le réservoir pendant que la lanterne brûle : l'huile trouve toute seule le chemin de la flamme.

Un plein brûle onze heures d'une flamme égale. Tournez la molette sous le col pour monter la mèche : un quart de tour suffit pour lire, un demi-tour éclaire une table de quatre. La flamme est derrière du verre de tous les côtés, un vent léger ne la dérange pas.

Chaque lanterne est soudée à la main dans l'atelier du fabricant, derrière le port, et essayée une nuit entière avant de partir. Si une soudure s'ouvre un jour, renvoyez-la-nous.

Dans la boîte : la lanterne, deux mèches de rechange, un entonnoir en laiton et une pochette de lin. Poids à vide 310 g. Hauteur 16 cm ouverte, 3 cm repliée. Livraison en un jour, retours sous trente jours.` },
  },
  ru: {
    a: { text: `Походный самовар № 4

Самовар № 4 сделан для тех, кто любит пить чай там, где нет розетки. Корпус выколочен из одного листа латуни и вылужен изнутри пищевым оловом, ручки и ножки складываются, и всё вместе входит в рюкзак рядом с котелком.

Воды в нём полтора литра, это шесть кружек. Закипает она за двенадцать минут на горсти щепок или сухих шишек. Тягу меняет заслонка под трубой: откройте её до конца, чтобы быстро вскипятить воду, прикройте на три четверти, чтобы самовар не остыл до вечера. Сетка в трубе ловит искры, так что и ветер не страшен.

Чтобы почистить самовар, дайте ему остыть, вытряхните золу и протрите латунь половинкой лимона с солью. Раз в месяц снимайте накипь лимонной кислотой. Никогда не разводите огонь, пока не налили воду: без неё полуда поплывёт за минуту.

Каждый самовар паяют вручную в нашей мастерской за пристанью и целую ночь проверяют на огне, прежде чем отправить. Если шов когда-нибудь даст течь, запаяем его бесплатно, сколько бы лет самовару ни было.

В коробке: самовар, съёмная труба, латунный совок для золы и льняной мешок. Вес без воды 1,9 кг. Высота 38 см с трубой, 21 см в сложенном виде. Отправляем по вторникам.` },
    b: { text: `Самовар походный № 4, латунь

Новинка в разделе «Туризм». Самовар № 4 сделан для тех, кто любит пить чай там, где нет розетки. Корпус выколочен из одного листа латуни и вылужен изнутри пищевым оловом, ручки и ножки складываются, и всё вместе входит в рюкзак рядом с котелком.

Чтобы почистить самовар, дайте ему остыть, вытряхните золу и протрите латунь половинкой лимона с солью. Раз в месяц снимайте накипь лимонной кислотой. Никогда не разводите огонь, пока не налили воду: без неё полуда поплывёт за минуту.

Воды в нём полтора литра, это шесть кружек. Закипает она за двенадцать минут на горсти щепок или сухих шишек. Тягу меняет заслонка под трубой: откройте её до конца, чтобы быстро вскипятить воду, прикройте на три четверти, чтобы самовар не остыл до вечера. Сетка в трубе ловит искры, так что и ветер не страшен.

Каждый самовар паяют вручную в мастерской изготовителя за пристанью и целую ночь проверяют на огне, прежде чем отправить. Если шов когда-нибудь даст течь, напишите нам.

В коробке: самовар, съёмная труба, латунный совок для золы и льняной мешок. Вес без воды 1,9 кг. Высота 38 см с трубой, 21 см в сложенном виде. Доставка на следующий день, возврат в течение тридцати дней.` },
  },
  zh: {
    a: { text: `四号油纸伞

四号油纸伞是给喜欢雨天散步的人做的。伞骨取自五年以上的毛竹，伞面是三层手工皮纸，前后刷三遍熟桐油，收拢之后只有一截竹筒那么粗，挂在门后不占地方。

撑伞时一手握柄，一手把伞托慢慢往上推，听见轻轻一响便是到位了。伞面直径九十二厘米，够两个人并肩走；伞柄上有两道卡，推到第一道遮小雨，推到第二道挡大雨。四级以下的风吹不翻它，风再大就请收起来。

用过之后把伞半开着，放在阴凉通风的地方晾干，不要暴晒，也不要用火烤。每年入秋，用软布蘸一点桐油把伞面擦一遍。千万不要湿着收进袋子：纸闷久了会发霉，霉斑一起就去不掉了。

每一把伞都在我们河埠后面的作坊里，由一位师傅从头做到尾，出门之前还要淋上一夜的水。哪天伞面破了、伞骨断了，不论用了多少年，寄回来我们都免费修好。

盒内有油纸伞一把、备用伞绳两根、桐油一小瓶和棉布伞袋一只。重 380 克，伞长 78 厘米，收拢后直径 5 厘米。每周二发货。` },
    b: { text: `油纸伞 四号 竹骨皮纸

雨具专区新品。四号油纸伞是给喜欢雨天散步的人做的。伞骨取自五年以上的毛竹，伞面是三层手工皮纸，前后刷三遍熟桐油，收拢之后只有一截竹筒那么粗，挂在门后不占地方。

用过之后把伞半开着，放在阴凉通风的地方晾干，不要暴晒，也不要用火烤。每年入秋，用软布蘸一点桐油把伞面擦一遍。千万不要湿着收进袋子：纸闷久了会发霉，霉斑一起就去不掉了。

撑伞时一手握柄，一手把伞托慢慢往上推，听见轻轻一响便是到位了。伞面直径九十二厘米，够两个人并肩走；伞柄上有两道卡，推到第一道遮小雨，推到第二道挡大雨。四级以下的风吹不翻它，风再大就请收起来。

每一把伞都在制伞人河埠后面的作坊里，由一位师傅从头做到尾，出门之前还要淋上一夜的水。哪天伞破了，请联系客服。

盒内有油纸伞一把、备用伞绳两根、桐油一小瓶和棉布伞袋一只。重 380 克，伞长 78 厘米，收拢后直径 5 厘米。次日送达，七天内可以退货。` },
  },
};
