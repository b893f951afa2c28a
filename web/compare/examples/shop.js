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

const RU = {
  lang: 'ru',
  shop: 'Репей и бечёвка',
  menu: ['Садовый инструмент', 'Семена и луковицы', 'Горшки и кашпо', 'Перчатки и фартуки', 'Подарочные карты', 'Весенняя распродажа', 'Личный кабинет', 'Корзина (0)'],
  cookies: 'Мы используем файлы cookie, чтобы помнить вашу корзину и считать посещения. Примите все, выберите нужные по одному или откажитесь от необязательных.',
  foot: [
    '«Репей и бечёвка», Мельничный переулок, 12. Открыто со вторника по субботу с девяти до пяти, в мае и по воскресеньям.',
    'Доставка бесплатно при заказе от пяти тысяч рублей. Возврат в течение тридцати дней, кроме семян и луковиц.',
    'Рассылка: одно письмо в месяц о том, что сеять и что обрезать. Условия продажи. Конфиденциальность. Файлы cookie. Контакты.',
  ],
};

const ZH = {
  lang: 'zh',
  shop: '草绳园艺铺',
  menu: ['园艺工具', '种子与球根', '花盆花器', '手套围裙', '礼品卡', '春季特惠', '我的账户', '购物车（0）'],
  cookies: '本站使用 Cookie 记住您的购物车并统计访问量。您可以全部接受、逐项选择，或拒绝非必要的 Cookie。',
  foot: [
    '草绳园艺铺，水磨巷 12 号。周二至周六九点到十七点营业，五月的周日也开门。',
    '满一百九十九元包邮。七天内可以退货，种子和球根除外。',
    '每月一封信：这个月种什么、剪什么。销售条款。隐私政策。Cookie 说明。联系我们。',
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
  ru: {
    a: { text: page(RU, 'Ручной рыхлитель', [
      'Три зуба из кованой стали на ясеневой ручке, которая удобна и маленькой руке, и большой. Он проходит между корнями, не разрезая их, рыхлит слежавшуюся землю и вытаскивает одуванчик целиком, если почва влажная.',
      'После работы сполосните его и повесьте: для этого в ручке есть отверстие. Раз в зиму протрите дерево льняным маслом. Заклёпки можно заменить, они у нас всегда в наличии, а затупившиеся зубья мы заточим.',
    ]) },
    b: { text: page(RU, 'Лейка, девять литров', [
      'Оцинкована целиком, уже после сборки, поэтому ни один шов не остался голым. Длинный носик уравновешивает полную лейку и достаёт до дальнего края широкой грядки; латунная насадка даёт такой мелкий дождь, что не примнёт и рассаду.',
      'Перед заморозками вылейте воду. Если насадка засорилась, отвинтите её, постучите ею о ладонь и промойте под краном обратной стороной. Утолщённое дно не протрётся и на каменной дорожке. Вес без воды 1,9 кг.',
    ]) },
  },
  zh: {
    a: { text: page(ZH, '三齿小手耙', [
      '三根耙齿用锻钢打成，装在白蜡木柄上，手大手小都握得住。松土时从根须之间轻轻划过，不会把根切断；趁着土湿，一棵蒲公英连根带须整个就起出来了。盆栽换土、菜畦除草，用它都顺手。',
      '干完活用清水冲净，挂起来晾干，柄尾的小孔就是为此留的。每年冬天用亚麻籽油把木柄擦一遍。铆钉松了可以换，店里常年有货。耙齿磨短了也不必扔，送到店里，我们替您重新打尖。',
    ]) },
    b: { text: page(ZH, '白铁浇水壶，九升', [
      '壶身焊好以后，再整个浸进锌液里镀一遍，没有一道焊缝露在外面。壶嘴长，装满水提着也不坠手，伸得到宽花坛的最里边；黄铜莲蓬头洒出来的水细得像春雨，刚出土的小苗也受得住。',
      '上冻之前请把水倒空，倒扣着收进屋里。莲蓬头堵了，拧下来在手心里磕几下，再反过来对着水龙头冲一冲。空壶重 1.9 千克。壶底另加了一圈厚边，在石板地上拖来拖去也磨不穿。',
    ]) },
  },
};
