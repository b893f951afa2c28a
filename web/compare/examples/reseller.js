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
};
