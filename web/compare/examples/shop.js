/** Two pages of one shop in HTML: different texts between the same menu and footer. */

/**
 * @param {typeof EN} words  what stands on every page of the shop
 * @param {string} title
 * @param {string[]} body  paragraphs
 */
function page({ lang, shop, menu, cookies, foot }, title, body) {
  return `<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <title>${title} – ${shop}</title>
</head>
<body>
  <header><a href="/">${shop}</a></header>
  <nav>
    <ul>
${menu.map((item) => `      <li><a href="#">${item}</a></li>`).join('\n')}
    </ul>
  </nav>
  <main>
    <h1>${title}</h1>
${body.map((paragraph) => `    <p>${paragraph}</p>`).join('\n')}
  </main>
  <div class="cookie-banner">${cookies}</div>
  <footer>
${foot.map((line) => `    <p>${line}</p>`).join('\n')}
  </footer>
</body>
</html>
`;
}

const EN = {
  lang: 'en',
  shop: 'Thistle &amp; Twine',
  menu: ['Garden tools', 'Seeds and bulbs', 'Pots and planters', 'Gloves and aprons', 'Gift cards', 'Spring sale', 'My account', 'Basket (0)'],
  cookies: 'We use cookies to remember your basket and to count visits. Accept all cookies, choose them one by one, or refuse those that are not needed.',
  foot: [
    'Thistle &amp; Twine, 12 Mill Lane. Open from Tuesday to Saturday, nine to five, and on Sundays in May.',
    'Free delivery on orders over fifty pounds. Returns within thirty days, seeds and bulbs excepted.',
    'Newsletter: one letter a month, what to sow and what to prune. Terms of sale. Privacy. Cookies. Contact.',
  ],
};

const FR = {
  lang: 'fr',
  shop: 'Chardon &amp; Ficelle',
  menu: ['Outils de jardin', 'Graines et bulbes', 'Pots et jardinières', 'Gants et tabliers', 'Cartes cadeaux', 'Soldes de printemps', 'Mon compte', 'Panier (0)'],
  cookies: 'Nous utilisons des cookies pour garder votre panier et compter les visites. Acceptez-les tous, choisissez-les un par un, ou refusez ceux qui ne sont pas nécessaires.',
  foot: [
    'Chardon &amp; Ficelle, 12 rue du Moulin. Ouvert du mardi au samedi de neuf à dix-sept heures, et le dimanche en mai.',
    'Livraison offerte dès cinquante euros. Retours sous trente jours, sauf graines et bulbes.',
    'La lettre du mois : quoi semer, quoi tailler. Conditions de vente. Confidentialité. Cookies. Contact.',
  ],
};

export default {
  en: {
    a: { text: page(EN, 'Hand fork', [
      'Three tines of forged steel, set in an ash handle that fits a small hand as well as a large one. It loosens the soil around roots without cutting them, and lifts a dandelion whole if the ground is damp.',
      'Rinse it after use and hang it up; the hole in the handle is there for that. Once a winter, rub the wood with linseed oil. The rivets can be replaced, and we keep them in stock.',
    ]) },
    b: { text: page(EN, 'Watering can, nine litres', [
      'Galvanised in one bath after it is put together, so that no seam is left bare. The long spout balances the can when it is full and reaches the back of a wide bed; the brass rose gives a rain fine enough for seedlings.',
      'Empty it before a frost. If the rose clogs, unscrew it, knock it against your palm and hold it under the tap the wrong way round. Weight empty: 1.9 kg.',
    ]) },
  },
  fr: {
    a: { text: page(FR, 'Griffe à main', [
      'Trois dents d’acier forgé, dans un manche de frêne qui convient aux petites mains comme aux grandes. Elle ameublit la terre autour des racines sans les couper, et sort un pissenlit entier si le sol est humide.',
      'Rincez-la après usage et suspendez-la ; le trou du manche est là pour cela. Une fois par hiver, frottez le bois d’huile de lin. Les rivets se remplacent, nous en avons toujours.',
    ]) },
    b: { text: page(FR, 'Arrosoir, neuf litres', [
      'Galvanisé d’un seul bain une fois monté, pour qu’aucune soudure ne reste nue. Le long bec équilibre l’arrosoir plein et atteint le fond d’un massif large ; la pomme de laiton donne une pluie assez fine pour les semis.',
      'Videz-le avant le gel. Si la pomme se bouche, dévissez-la, tapez-la dans la paume et passez-la à l’envers sous le robinet. Poids à vide : 1,9 kg.',
    ]) },
  },
};
