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
};
