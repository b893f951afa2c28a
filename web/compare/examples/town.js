/** Two guides to the same invented town, each in its own words. */
export default {
  en: {
    a: { text: `A day in Port Aldry

Come by the morning train and walk down Ropery Street, which still smells of tar although the last rope was wound in 1961. At the bottom stands the fish market. It opens at six and is over by nine; buy a paper cone of shrimps and eat them on the sea wall.

The museum of knots is small and entirely serious. Two sisters run it, and either of them will teach you a bowline if you ask before noon. From there a footpath climbs to the old signal station. On a clear day you can count four lighthouses.

Lunch is best at the Anchor, where the soup changes with the tide tables. In the afternoon take the chain ferry across the estuary; it costs a coin and leaves when it is full. The far bank is all dunes and larks.

Be back before the last crossing, at half past seven in summer. The evening belongs to the harbour, where somebody always plays the accordion.` },
    b: { text: `Port Aldry: what to see in twenty-four hours

Few travellers stop in this harbour town, and those who do often stay longer than they planned. Begin on the quay, among stalls heaped with crab and plaice, but set an alarm: traders pack up early.

Rope made the place rich for two centuries. You can follow that story in a former warehouse where hundreds of hitches and splices hang in glass cases, explained by the family who collected them. Children are handed a length of cord and rarely give it back.

Behind the church, a steep track leads to a stone hut once used for flag signals. The view over the river mouth repays the effort, particularly towards sunset. Walkers with more time may continue along the cliffs as far as Gannet Head, about two hours each way.

Crossing the water is half the fun. A flat boat pulled along a chain carries passengers and bicycles to the sandy side, a nature reserve rich in birds. Bring sandwiches, since nothing is sold there.

Where to eat? Locals send visitors to a low-ceilinged inn near the slipway and tell them to order whatever broth is on the slate. Rooms upstairs are plain, quiet and cheap.` },
  },
  fr: {
    a: { text: `Une journée à Port-Aldry

Venez par le train du matin et descendez la rue de la Corderie, qui sent encore le goudron bien que la dernière corde y ait été tordue en 1961. Tout en bas se tient la criée. Elle ouvre à six heures et finit à neuf : achetez un cornet de crevettes et mangez-les sur la digue.

Le musée des nœuds est petit et tout à fait sérieux. Deux sœurs le tiennent, et l'une ou l'autre vous apprendra le nœud de chaise si vous le demandez avant midi. De là un sentier monte à l'ancien sémaphore. Par temps clair on y compte quatre phares.

On déjeune au mieux à l'Ancre, où la soupe change avec l'horaire des marées. L'après-midi, prenez le bac à chaîne pour traverser l'estuaire ; il coûte une pièce et part quand il est plein. L'autre rive n'est que dunes et alouettes.

Soyez de retour pour le dernier passage, à sept heures et demie en été. Le soir appartient au port, où quelqu'un joue toujours de l'accordéon.` },
    b: { text: `Port-Aldry : que voir en vingt-quatre heures

Peu de voyageurs s'arrêtent dans cette petite cité maritime, et ceux qui le font y restent souvent plus que prévu. Commencez par le quai, entre les étals chargés de crabes et de plies, mais mettez un réveil : les marchands remballent tôt.

Pendant deux siècles, le chanvre a enrichi la ville. Cette histoire se suit dans un ancien entrepôt où des centaines d'épissures pendent sous vitrine, expliquées par la famille qui les a réunies. On met un bout de ficelle dans la main des enfants, qui le rendent rarement.

Derrière l'église, un raidillon mène à une cabane de pierre qui servait jadis aux signaux par pavillons. La vue sur l'embouchure récompense l'effort, surtout vers le coucher du soleil. Les marcheurs continueront le long des falaises jusqu'à la pointe du Fou, à deux bonnes heures.

Passer l'eau fait la moitié du plaisir. Une barge plate, tirée le long d'une chaîne, emporte piétons et vélos vers le côté sableux, réserve naturelle riche en oiseaux. Emportez un casse-croûte, rien ne s'y vend.

Où manger ? Les habitants envoient les visiteurs dans une auberge basse, près de la cale, et leur disent de prendre le bouillon écrit sur l'ardoise. Les chambres, à l'étage, sont simples, calmes et bon marché.` },
  },
  ru: {
    a: { text: `День в Лодейнске

Приезжайте утренней электричкой и спускайтесь по Канатной улице: там до сих пор пахнет смолой, хотя последний канат свили в 1961 году. Внизу, у самой воды, стоит рыбный ряд. Он открывается в шесть, а к девяти всё уже раскупили; возьмите кулёк вяленых снетков и съешьте их на набережной.

Музей узлов маленький и совершенно серьёзный. Держат его две сестры, и любая научит вас вязать беседочный узел, если попросить до полудня. Оттуда тропа поднимается к старой пожарной каланче. В ясную погоду с неё можно насчитать четыре колокольни.

Обедать лучше всего в «Якоре», где уха меняется вместе с уловом. Потом переправьтесь за реку на пароме: билет стоит сущие копейки, а отчаливает паром, когда наберётся народ. На том берегу только пески, ивняк да кулики.

Возвращайтесь последним рейсом, летом он в половине восьмого. Вечером все идут на пристань, где кто-нибудь непременно играет на гармони.` },
    b: { text: `Лодейнск: что посмотреть за сутки

Редкий путешественник сходит на берег в этом городке, а кто сошёл, часто задерживается дольше, чем собирался. Начните с причала, с прилавков, где горой лежат лещи и судаки, только заведите будильник: торговцы сворачиваются рано.

Двести лет город богател на пеньке. Эту историю рассказывает бывший купеческий амбар: в витринах висят сотни петель и сплесней, а пояснения даёт семья, которая их собрала. Детям вручают кусок бечёвки, и отдают его обратно редко.

За собором крутая лестница ведёт к кирпичной башне, с которой когда-то высматривали пожары. Вид на излучину вознаграждает за подъём, особенно на закате. Те, у кого есть время, могут пройти дальше по обрыву до Чаячьего мыса, часа два в одну сторону.

Перебраться через воду — уже половина удовольствия. Плоская баржа ползёт вдоль троса и возит людей и велосипеды на песчаную сторону, в заказник, где множество птиц. Бутерброды берите с собой: там ничего не продают.

Где поесть? Местные посылают приезжих в низенький трактир у лодочного спуска и советуют брать ту похлёбку, что написана мелом на доске. Комнаты наверху простые, тихие и недорогие.` },
  },
  zh: {
    a: { text: `苇汀一日

坐早班车来，下车沿打绳街往河边走。最后一根缆绳是 1961 年搓的，街上至今还闻得到桐油味。街尾就是鱼市，清早五点开秤，八点便散；买一包油炸小河虾，坐在石阶上吃。

绳结馆很小，却一点也不马虎。看馆的是姐妹俩，中午以前去问，哪一位都肯手把手教你打个称人结。馆后有条小路通到旧望楼，天晴的时候站在上面，能数出四座石桥。

午饭去“老锚”吃最好，鱼汤天天跟着渔获换。下午搭拉索渡船到对岸，船钱一块，坐满就开。那边除了芦苇滩，就是云雀。

记得赶上末班渡，夏天是七点半。夜里的热闹都在河埠，总有人在那儿拉二胡。` },
    b: { text: `二十四小时看苇汀

肯在这座水乡小镇停留的游人不多，停下来的又往往舍不得走。第一站去码头，摊子上堆满了螃蟹和鳜鱼，不过要上好闹钟：卖家收摊都早。

两百年间，小镇靠黄麻发了家。这段往事如今收在一座旧货栈里，玻璃柜中挂着几百种扣法和接法，由当年收集它们的那户人家亲自讲解。孩子进门会领到一截细绳，大多不愿意还。

祠堂背后有一段陡坡，上去是从前挂灯报信的石屋。河口景色开阔，黄昏时尤其值得一看。有余力的还可以顺着堤岸继续走到鸬鹚嘴，单程大约两个钟头。

过河本身就有一半的乐趣。一条平底木船沿着铁索慢慢拉过去，载人，也载自行车，对面是一片沙洲，鸟类繁多，已划作保护地。干粮请自备，那里没有买卖。

吃饭去哪里？本地人会把客人指到船坞旁一家矮屋檐的小店，叫你照着黑板上写的点那道羹。楼上有客房，陈设简单，安静，也便宜。` },
  },
};
