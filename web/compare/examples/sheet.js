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
};
