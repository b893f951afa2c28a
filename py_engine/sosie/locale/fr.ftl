## inputs and shell

app-title = Sosie : est-ce deux fois la même page ?
app-description =
    .content = Comparez deux pages web ou deux textes dans votre navigateur : à quel point ils se ressemblent, quels passages ils partagent, et que faire. Rien n’est envoyé.
app-skip = Aller au contenu
app-nav =
    .aria-label = Pages du site
app-nav-compare = Comparer
app-nav-calibrate = Étalonner
app-nav-method = Fonctionnement
app-promise = Rien n’est envoyé
app-language = Langue
app-theme = Couleurs
app-theme-auto = Auto
app-theme-light = Clair
app-theme-dark = Sombre
app-headline = Est-ce deux fois la même page ?
app-lead = Donnez à Sosie deux pages ou deux textes. Il dit si l’un est le double de l’autre, et montre les passages qui le prouvent.
app-privacy-title = Vos textes restent sur cet ordinateur.
app-privacy-text = Ils sont comparés ici, dans votre navigateur. Une adresse que vous demandez peut passer par un relais : il voit l’adresse et la page, jamais ce que vous collez.
app-privacy-relay = Choisir le relais
app-noscript = Sosie compare les pages dans votre navigateur, avec JavaScript et WebAssembly. Autorisez JavaScript pour ce site ; sans lui, rien ne peut être comparé.
app-strip =
    .aria-label = Les deux pages comparées
app-language-missing = Les mots de cette langue n’ont pas pu être chargés ; voici la page en anglais. Recharger la page peut aider.
app-foot-private = Logiciel libre. Il compare dans votre navigateur et ne garde rien ailleurs.
app-foot-help = Aide
app-foot-embed = Le mettre sur votre site
app-foot-source = Code source (GPL)
app-foot-notice = Mentions

input-heading-a = Première page
input-heading-b = Seconde page
input-choose = Choisir un fichier…
input-file-a =
    .aria-label = Choisir un fichier pour la page A
input-file-b =
    .aria-label = Choisir un fichier pour la page B
input-address-a =
    .aria-label = Adresse de la page A
    .placeholder = https://
input-address-b =
    .aria-label = Adresse de la page B
    .placeholder = https://
input-text-a =
    .aria-label = Texte ou HTML de la page A
    .placeholder = …ou collez ici un texte ou le HTML d’une page, ou déposez un fichier n’importe où sur ce panneau.
input-text-b =
    .aria-label = Texte ou HTML de la page B
    .placeholder = …ou collez ici un texte ou le HTML d’une page, ou déposez un fichier n’importe où sur ce panneau.
input-text-replace = …ou collez ici un texte à comparer à la place.
input-text-touch = …ou collez ici un texte ou le HTML d’une page.
input-drop-a = Déposez ici : page A
input-drop-b = Déposez ici : page B
input-fetch = Charger
input-fetch-stop = Arrêter
input-fetching = Chargement… { $size }
input-hint-relay = D’abord demandée au site lui-même. S’il refuse, le relais { $host } la charge : il voit l’adresse et la page.
input-hint-change = Modifier
input-hint-no-relay = Aucun relais n’est réglé : seuls les sites qui le permettent peuvent être chargés.
input-other-ways = D’autres façons de donner une page
input-kind = Lire comme :
input-kind-auto = auto
input-kind-text = texte
input-kind-html = HTML
input-markup = HTML, { $size }
input-count-fetching = chargement
input-count-address = pas encore chargée
input-held-pasted = Texte collé
input-held-edit = Modifier comme texte
input-held-long = Trop long pour être modifié ici ; il est comparé tel quel. Retirez-le, ou collez un autre texte à sa place.
input-held-remove = Retirer
input-how-pasted = collé
input-how-file = d’un fichier
input-how-direct = en direct
input-how-proxy = par { $host }
input-aside-held = Gardé, pas comparé : { $name }.
input-aside-use = Le comparer plutôt
input-aside-text = Le texte ci-dessus est gardé, mais pas comparé.
input-aside-use-text = Le comparer plutôt
input-untitled = Sans titre
input-swap-sides =
    .aria-label = Permuter A et B
    .title = Permuter A et B
input-compare = Comparer
input-compare-again = Comparer à nouveau
input-compare-own = Revenir à mes options
input-once = Cette fois seulement : { $options }.
input-once-single = mots seuls
input-once-whole = menus et pieds de page compris
input-change = Modifier
input-swap = Permuter
input-cancel = Annuler
input-keep = Inclure menus et pieds de page
input-options = Options : { $set }
input-options-words = { $size ->
    [one] mots seuls
   *[other] suites de { $size } mots
}
input-options-characters = fenêtres de 4 caractères
input-options-reset = Revenir aux options habituelles
input-option-profile = Comparer par
input-option-profile-help = Comment le texte est découpé avant l’empreinte.
input-option-profile-detector = Suites de mots (habituel)
input-option-profile-article = Mots seuls
input-option-profile-package = Caractères, comme le paquet Python simhash
input-option-k = Mots par suite
input-option-k-help = De 1 à 10. Plus longues, elles pardonnent moins.
input-option-bits = Empreinte
input-option-bits-help = Avec 128 bits, les chiffres sont donnés sans être jugés.
input-option-bits-64 = 64 bits
input-option-bits-128 = 128 bits
input-option-weights = Poids d’une suite
input-option-weights-help = Ce que compte une suite répétée.
input-option-weights-count = À chaque fois
input-option-weights-binary = Une seule fois
input-option-weights-log = De moins en moins (log)
input-option-accents = Accents
input-option-accents-help = Si « café » égale « cafe ».
input-option-accents-fold = Ignorés
input-option-accents-keep = Gardés
input-option-segmentation = Écritures sans espaces
input-option-segmentation-help = Comment le chinois, le japonais ou le thaï est coupé. Autrement que d’habitude, les chiffres sont donnés mais non jugés.
input-option-segmentation-characters = Chaque caractère (habituel)
input-option-segmentation-pairs = Paires de caractères
input-option-segmentation-runs = Non coupées, comme le font les outils faits pour les espaces
input-option-stop-words = Écarter les mots courants
input-option-stop-words-help = Écarte aussi « pas », ce qui change un sens.
input-option-stop-words-none = Non
input-option-stem = Réduire les mots à leur racine
input-option-stem-help = « Lanternes » égale alors « lanterne ».
input-option-stem-none = Non
input-option-phrases = Joindre les expressions
input-option-phrases-help = Deux mots souvent côte à côte n’en font qu’un.

input-examples-title = Pas de paire sous la main ?
input-examples-invite = Essayez celles-ci
input-example-reseller = Un produit et son revendeur
input-example-reseller-text = Les mêmes mots, un paragraphe déplacé. Un moteur y verrait-il une page ou deux ?
input-example-sheet = Une fiche dans un guide
input-example-sheet-text = Le texte court y est en entier, dans une page quatre fois plus longue.
input-example-town = Deux guides d’une ville
input-example-town-text = Même sujet, chacun avec ses mots. Pas un doublon.
input-example-shop = Deux pages de boutique en HTML
input-example-shop-text = Textes différents, même menu et même pied de page, écartés de la comparaison.

input-problem-empty = { $side } est vide.
input-problem-empty-text = Collez un texte, chargez une adresse ou déposez un fichier ici, puis comparez.
input-problem-binary = Ce n’est pas un texte.
input-problem-binary-text = { $name } semble être { $type ->
    [pdf] un PDF
    [image] une image
    [media] un fichier audio ou vidéo
    [zip] une archive zip ou un document de bureautique
    [archive] une archive compressée
    [compressed] un fichier compressé
    [font] une police de caractères
    [program] un programme
    [office] un document de bureautique
    [database] une base de données
   *[unknown] autre chose que du texte
}. Sosie lit le HTML et le texte brut : exportez-le en texte, ou collez ce qu’il dit.
input-problem-too-large = C’est trop long.
input-problem-too-large-text = Il y a { $size }, et Sosie compare au plus { $limit }. Tout est encore là, en entier.
input-problem-file-too-large-text = { $name } fait { $size }, et Sosie compare au plus { $limit }. Collez la partie qui importe.
input-problem-file = Le fichier n’a pas pu être lu.
input-problem-file-unreadable-text = { $name } a peut-être été déplacé ou modifié depuis. Choisissez-le de nouveau, ou collez son texte.
input-problem-source = Ceci ne peut pas être lu.
input-problem-source-invalid-text = Ce n’est ni du HTML ni un texte que Sosie sache décoder. Collez plutôt le texte lui-même.
input-action-again = Réessayer
input-action-paste = Coller plutôt le texte
input-action-choose = Choisir un autre fichier
input-action-address = Corriger l’adresse
input-action-ways = D’autres façons
input-action-relay = Prendre un autre relais
input-action-relay-set-up = Régler un relais

fetch-problem = Cette page n’a pas pu être chargée.
fetch-problem-address = Ce n’est pas une adresse web.
fetch-problem-type = Ce n’est pas une page.
fetch-safe = Ce que vous avez donné dans { $other } n’a pas bougé.
fetch-url-invalid-text = Une adresse web ressemble à exemple.org/page. Pour comparer un texte, collez-le dessous.
fetch-scheme-text = Sosie charge les adresses qui commencent par http:// ou https://, pas { $scheme }:.
fetch-blocked-text = { $host } ne répond pas, ou ne laisse pas d’autres sites le lire, et aucun relais n’est réglé pour le charger.
fetch-relay-down-text = Son site ne laisse pas d’autres sites la lire, et le relais { $host } est injoignable.
fetch-relay-timeout-text = Son site ne laisse pas d’autres sites la lire, et le relais { $host } n’a pas répondu en { $seconds } secondes.
fetch-relay-status-text = Son site ne laisse pas d’autres sites la lire, et le relais { $host } a répondu par une erreur ({ $status }).
fetch-origin-forbidden-text = Le relais { $host } ne travaille pas pour ce site.
fetch-upstream-status-text = { $status ->
    [404] Le site dit qu’il n’y a pas de telle page (404).
    [410] Le site dit que cette page a disparu (410).
    [401] Le site demande un mot de passe (401). Sosie n’en a pas : ouvrez la page vous-même et collez-la.
    [403] Le site refuse cette page à Sosie (403). Ouvrez-la vous-même et collez-la.
    [429] Le site dit qu’on l’a demandé trop souvent (429). Attendez un peu, ou collez la page.
   *[other] Le site a répondu par une erreur ({ $status }) au lieu de la page.
}
fetch-page-too-large-text = Elle dépasse { $limit }, le plus que Sosie compare. Collez la partie qui importe.
fetch-content-type-text = { $type ->
    [unknown] L’adresse mène à autre chose qu’un texte.
   *[other] L’adresse mène à { $type }.
} Sosie lit le HTML et le texte brut.
fetch-address-private-text = L’adresse appartient à un réseau privé, où un relais ne doit pas entrer. Enregistrez la page et déposez-la ici, ou collez-la.
fetch-name-not-found-text = Aucun site ne répond à ce nom. Il est peut-être mal écrit.
fetch-refused-text = Le site n’accepte pas de connexion à cette adresse.
fetch-timeout-text = Le site n’a pas répondu à temps.
fetch-tls-text = { $tls ->
    [certificate] Le certificat du site n’est pas valide : rien ne dit que la page est bien la sienne.
   *[none] Le site ne parle pas https à cette adresse.
}
fetch-redirects-text = L’adresse mène de redirection en redirection, sans fin.
fetch-offline-text = Cet ordinateur semble hors ligne. Les textes collés et les fichiers se comparent quand même.
fetch-credentials-text = L’adresse contient un nom ou un mot de passe, et Sosie n’en envoie pas. Retirez-le, ou ouvrez la page vous-même et collez-la.
fetch-fetch-broken-text = Sosie a trébuché : la faute est de son côté. Réessayez, ou collez la page.

fetch-relay-title = Qui charge les pages
fetch-relay-text = La plupart des sites ne laissent aucun autre site lire leurs pages. Un relais charge une telle page et la transmet : il voit l’adresse et la page. Ce que vous collez et vos fichiers n’y passent jamais.
fetch-relay-deployed = Le relais de ce site, { $host }
fetch-relay-own = Un autre relais
fetch-relay-none = Aucun relais : seulement les sites qui le permettent
fetch-relay-template = Son adresse, avec {"{url}"} à la place de celle de la page
fetch-relay-invalid = L’adresse d’un relais commence par https:// et contient {"{url}"}.
fetch-relay-save = Enregistrer
fetch-relay-cancel = Ne rien changer
fetch-ways-title = D’autres façons de donner une page
fetch-ways-save = Enregistrer la page
fetch-ways-save-text = Ouvrez-la dans un autre onglet, enregistrez-la (Ctrl ou ⌘ et S, « HTML uniquement »), et déposez le fichier sur le panneau.
fetch-ways-copy = Copier son HTML avec un marque-page
fetch-ways-copy-text = Glissez ce bouton dans votre barre de marque-pages. Sur la page, cliquez le marque-page : son HTML est copié, tel que vous la voyez. Collez-le ensuite ici. Cela marche aussi pour les pages derrière un mot de passe et celles que dessine JavaScript.
fetch-ways-bookmarklet = Copier le HTML de cette page
fetch-ways-code = Ou créez un marque-page avec cette adresse :
fetch-ways-close = Terminé

engine-loading-bytes = Préparation de Python : { $loaded } sur { $total }
engine-loading-text = Vous pouvez déjà coller vos textes : une comparaison demandée maintenant part dès que possible.
engine-ready = Prêt
engine-ready-text = Python tourne dans cette page. Vos textes y restent.
engine-stage-download-title = Téléchargement de Python
engine-stage-start-title = Démarrage de Python
engine-stage-engine-title = Chargement du moteur
engine-stage-download = Télécharger
engine-stage-start = Démarrer Python
engine-stage-engine = Charger le moteur
engine-stage-compare = Comparer A et B
engine-bytes = { $loaded } sur { $total }
engine-running = en cours
engine-waiting = Votre comparaison part dès qu’il est prêt.
engine-next-visit = La prochaine fois : une seconde ou deux.
engine-fetching = Chargement
engine-fetching-text = La comparaison suit.
engine-comparing = Comparaison de A et B
engine-comparing-text = Dans votre navigateur. Les textes très longs prennent du temps.
engine-compared = Comparés en { NUMBER($seconds, maximumFractionDigits: 1) } s
engine-stopped = Arrêté. Rien n’est perdu.
engine-stopped-text = Les deux textes et vos options sont toujours là.
engine-failed = Python n’a pas démarré.
engine-failed-asset-missing = Un fichier manque sur le serveur ({ $file }, { $status }). Vos textes sont gardés dans cet onglet.
engine-failed-unloaded = Un fichier n’a pas pu être chargé ({ $file }). Vos textes sont gardés dans cet onglet.
engine-failed-offline = Cet ordinateur est hors ligne, et il faut charger une partie de Sosie. La suite vient d’elle-même dès que le réseau revient. Vos textes sont gardés dans cet onglet.
engine-failed-asset-truncated = Un fichier est arrivé incomplet ({ $file }, { $loaded } sur { $total }). C’est souvent le réseau, ou un filtre. Vos textes sont gardés dans cet onglet.
engine-failed-asset-corrupt = Un fichier est arrivé modifié ({ $file }). C’est souvent un filtre du réseau, ou une version qui vient d’en remplacer une autre. Vos textes sont gardés dans cet onglet.
engine-failed-network = Un fichier n’a pas pu être téléchargé ({ $file }). Le réseau est peut-être coupé. Vos textes sont gardés dans cet onglet.
engine-failed-boot-timeout = Il se tait depuis trop longtemps. Un réseau lent ou un ordinateur occupé en sont capables. Vos textes sont gardés dans cet onglet.
engine-failed-unsupported = Il manque à ce navigateur ce dont Sosie a besoin ({ $feature }). Un Firefox, Chrome, Edge ou Safari récent l’a. Vos textes sont gardés dans cet onglet.
engine-failed-crashed = Il s’est arrêté de lui-même, peut-être faute de mémoire. Vos textes sont gardés dans cet onglet.
engine-action-again = Télécharger à nouveau
engine-action-copy = Copier mes textes
engine-support = Détails pour l’assistance
engine-compare-failed = La comparaison n’a pas abouti.
engine-compare-failed-deadline = Elle a pris plus de { $seconds } secondes et a été arrêtée. Des textes plus courts iront. Les deux sont toujours là.
engine-compare-failed-crashed = Python a manqué de mémoire ou s’est arrêté de lui-même ; il a été relancé. Les deux textes sont toujours là.
engine-compare-failed-out-of-memory = Les textes dépassent la mémoire que le navigateur accorde à Python. De plus courts iront ; les deux sont toujours là.
engine-compare-failed-option-invalid = Ces options ne vont pas ensemble. Changez-les et comparez à nouveau ; les deux textes sont toujours là.
engine-compare-failed-internal = Sosie a trébuché sur l’un des textes : la faute est de son côté. Les deux sont toujours là.

## results

# Ce qui est compté. Toujours donnés: $unit, $k (taille), $token (word, character, pair, run, mixed, mixed-pairs), $bits, $half (la moitié).
result-size = { $k ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] dix
}
result-units = { $unit ->
    [word] mots distincts
    [phrase] suites de { result-size } mots
    [character] caractères distincts
    [characters] suites de { result-size } caractères
    [token] mots et caractères distincts
    [mixed] suites de { result-size } mots ou caractères
    [pair] paires distinctes de caractères
    [pairs] suites de { result-size } paires de caractères
    [token-pairs] mots et paires de caractères distincts
    [mixed-pairs] suites de { result-size } mots ou paires de caractères
   *[window] morceaux de quatre caractères
}
result-units-short = { $unit ->
    [word] mots
    [phrase] suites
    [character] caractères
    [characters] suites
    [token] mots
    [mixed] suites
    [pair] paires
    [pairs] suites
    [token-pairs] mots
    [mixed-pairs] suites
   *[window] morceaux
}
result-verbatim = { $unit ->
    [phrase] , mot pour mot
   *[other] {""}
}
result-length = { $token ->
    [character] { $count ->
        [one] { $count } caractère
       *[other] { $count } caractères
    }
    [pair] { $count ->
        [one] { $count } paire de caractères
       *[other] { $count } paires de caractères
    }
    [run] { $count ->
        [one] { $count } mot (d’un seul tenant)
       *[other] { $count } mots (d’un seul tenant)
    }
    [mixed] { $count } mots et caractères
    [mixed-pairs] { $count } mots et paires de caractères
   *[word] { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
}
result-length-unit = { $token ->
    [character] caractères
    [pair] paires de caractères
    [mixed] mots et caractères
    [mixed-pairs] mots et paires de caractères
   *[word] mots
}
result-page-a = Première page
result-page-b = Seconde page

# Le verdict
result-relation = Relation
result-relation-identical = Identiques
result-relation-near-duplicate = Quasi-doublon
result-relation-contained = { $inner } contenu dans { $outer }
result-relation-partial = Communes en partie
result-relation-distinct = Différentes
result-relation-too-short = Trop court
result-sentence-identical = Ces deux pages sont identiques.
result-sentence-near-duplicate = Ces deux pages sont presque identiques.
result-sentence-contained = { $part ->
    [all] { $inner } se retrouve entièrement dans { $outer }.
    [nearly] { $inner } se retrouve presque entièrement ({ $share }) dans { $outer }.
    [most] { $inner } se retrouve en grande partie ({ $share }) dans { $outer }.
   *[part] { $inner } se retrouve en partie ({ $share }) dans { $outer }.
}
result-sentence-partial = Ces deux pages ont des passages communs.
result-sentence-distinct = Ce sont deux pages différentes.
result-sentence-too-short = Trop court pour juger.
result-contents = Sur cette page
result-agreement-agree = les deux verdicts s’accordent
result-agreement-disagree = les deux verdicts se contredisent
result-agreement-fingerprint-open = l’empreinte ne tranche pas
result-agreement-content-open = le contenu est entre les deux
result-agreement-both-open = aucun des deux verdicts ne tranche

# Les quatre sortes de quasi-doublons
result-kind = { result-layout-kind } (mises en page semblables à { $alike })
result-kind-text = { $kind ->
    [complete] Le même texte dans le même cadre : les balises des deux pages s’emboîtent de la même façon. Une page à deux adresses ressemble à cela.
    [content] Le même texte, mais la page autour est bâtie autrement : le modèle d’un autre site, une version à imprimer, une nouvelle présentation.
    [layout] Une partie du texte est dans les deux, et les pages sont bâties de la même façon. Des pages tirées d’un même modèle ressemblent à cela.
   *[partial] Une partie du texte est dans les deux, et les pages sont bâties différemment. Une citation sur un autre site ressemble à cela.
} Ce qui est comparé, c’est l’emboîtement des balises des pages entières, non les couleurs ni les images.

# Sa raison
result-reason-identical = Tous les mots de A sont dans B, dans le même ordre ; { $accents ->
    [keep] la ponctuation et les majuscules
   *[fold] les accents, la ponctuation et les majuscules
} ne sont pas comparés.
result-reason-near-duplicate = { $shareA } des { result-units } de A sont dans B{ result-verbatim }, et { $shareB } de B dans A{ $moved ->
    [0] {""}
    [one] {" "}; un passage a changé de place
   *[other] {" "}; { $moved } passages ont changé de place
}.
result-reason-own = { $alike ->
    [yes] Hors des passages communs, chaque page a { $ownA ->
        [one] un { result-place-unit }
       *[other] { $ownA } { result-length-unit }
    }.
   *[no] Hors des passages communs, A { $ownA ->
        [0] n’a rien
        [one] a un { result-place-unit }
       *[other] a { $ownA } { result-length-unit }
    } et B { $ownB ->
        [0] n’a rien
        [one] a un { result-place-unit }
       *[other] a { $ownB } { result-length-unit }
    }.
}
result-reason-contained = { $share } des { result-units } de { $inner } sont dans { $outer }{ result-verbatim }. { $longer ->
    [much] { $outer } est { $times } fois plus long et y ajoute son propre texte.
   *[little] { $own ->
        [0] { $outer } n’a guère autre chose.
        [one] Hors des passages communs, { $outer } a un { result-place-unit }.
       *[other] Hors des passages communs, { $outer } a { $own } { result-length-unit }.
    }
}
result-reason-partial = { $shareA } des { result-units } de A sont dans B, et { $shareB } de B dans A : { $passages ->
    [0] rien d’assez long pour faire un passage.
    [one] un passage de { $longest } { result-length-unit }.
   *[other] { $passages } passages, dont le plus long de { $longest } { result-length-unit }.
}
result-reason-distinct = { $trace ->
    [none] A et B n’ont pas de { result-units } en commun.
    [some] { $shareA } des { result-units } de A sont dans B, et { $shareB } de B dans A{ result-longest }
   *[little] Seulement { $shareA } des { result-units } de A sont dans B, et { $shareB } de B dans A{ result-longest }
}
result-longest = { $passages ->
    [0] .
    [one] {" "}: un passage de { $longest } { result-length-unit }.
   *[other] {" "}; le plus long passage commun a { $longest } { result-length-unit }.
}
result-reason-bits = { $distance ->
    [one] d’un bit
   *[other] de { $distance } bits
} sur { $bits }
result-reason-unrelated = { $unrelated ->
    [known] , alors que deux pages sans rapport diffèrent de { $half } environ
   *[unknown] {""}
}
result-reason-apart = { $distance ->
    [0] Leurs empreintes sont égales
   *[other] Leurs empreintes diffèrent { result-reason-bits }
}
result-reason-bits-same = Leurs empreintes sont égales.
result-reason-bits-near = { result-reason-apart }{ result-reason-unrelated }.
result-reason-bits-different = { result-reason-apart }{ $unrelated ->
    [known] {" "}; deux pages sans rapport diffèrent de { $half } environ
   *[unknown] {""}
}.
result-reason-bits-against-same = Leurs empreintes sont pourtant égales ; ici, fiez-vous au contenu.
result-reason-bits-against-near = Leurs empreintes ne diffèrent que { result-reason-bits } et, lues seules, diraient « presque identiques ». Ici, fiez-vous au contenu.
result-reason-bits-against-different = { $relation ->
    [contained] Le texte ajouté change l’empreinte : elle diffère { result-reason-bits } et, lue seule, dirait « deux pages différentes ». Ici, fiez-vous au contenu.
   *[other] Les empreintes diffèrent { result-reason-bits } et, lues seules, diraient « deux pages différentes ». Ici, fiez-vous au contenu.
}
result-reason-bits-between = { result-reason-apart } : beaucoup pour des quasi-doublons, peu pour des pages sans rapport.
result-reason-bits-short = { result-reason-apart }, mais l’empreinte d’un texte si court est instable et n’est pas jugée.
result-reason-bits-dominant = { result-reason-apart }, mais un seul élément répété y pèse plus que tous les autres : elles ne sont pas jugées.
result-reason-bits-unmeasured = { result-reason-apart } ; avec ces options, ce n’est pas jugé.
result-reason-bits-none = Il n’y a pas de distance à donner.
result-reason-too-short = { $side } a { $words ->
    [one] un { result-place-unit }
   *[other] { $words } { result-length-unit }
}. Sosie compare des { result-units } : il n’y a encore rien à comparer, et mieux vaut aucun chiffre qu’un chiffre faux.
result-reason-both-short = A a { $wordsA } { result-length-unit } et B { $wordsB }. Sosie compare des { result-units } : il n’y a encore rien à comparer, et mieux vaut aucun chiffre qu’un chiffre faux.
result-reason-empty = { $side } n’a pas de texte : il n’y a rien à comparer, et mieux vaut aucun chiffre qu’un chiffre faux.
result-reason-both-empty = Aucune des deux pages n’a de texte : il n’y a rien à comparer.
result-short-line = Pointillé : { $words } { result-length-unit }. En deçà, une empreinte est instable ; Sosie le dit et se règle sur le contenu commun.
result-add-text = Ajouter du texte à { $side }
result-compare-single = Comparer plutôt les mots seuls

# Les chiffres
result-figures = Chiffres
result-distance = Distance
result-distance-note = bits différents entre empreintes
result-share = Part de { $of } dans { $within }
result-share-note = { $common } sur { $total } { result-units }
result-jaccard = Jaccard
result-jaccard-note = { $common } sur les { $union } des deux
result-dice = Dice
result-dice-note = 2 × { $common } sur { $a } + { $b }
result-not-computed = non calculé

# L’échelle
result-scale = Distance { $distance } sur une échelle de { $bits } bits
result-scale-unrelated = deux pages sans rapport : { $half } environ
result-scale-unmeasured = Chaque case est un bit. Avec ces options, la distance n’est pas jugée.
result-band-range = { $code ->
    [single] { $from }
    [different] { $from } et plus
   *[other] { $from }–{ $to }
}
result-band-same = même empreinte
result-band-close = presque mot à mot
result-band-near = quasi-doublon
result-band-unsure = douteux
result-band-different = deux pages différentes, pour autant qu’une empreinte le dise

# Les deux verdicts
result-faces = Les deux verdicts
result-meeting-agree = Ils s’accordent : { $relation ->
    [identical] identiques
    [near-duplicate] quasi-doublon
    [contained] proches parentes
   *[distinct] différentes
}
result-meeting-disagree = Ils se contredisent
result-meeting-fingerprint-open = Le contenu tranche
result-meeting-content-open = Semblables en partie
result-meeting-both-open = Aucun ne tranche
result-from-fingerprint = D’après l’empreinte
result-from-content = D’après le contenu commun
result-fingerprint-saw-same = Une seule et même empreinte
result-fingerprint-saw-near = Deux empreintes voisines
result-fingerprint-saw-different = Deux empreintes éloignées
result-fingerprint-says-same = La même page
result-fingerprint-says-near = Quasi-doublon
result-fingerprint-says-different = Deux pages différentes
result-fingerprint-says-unsure = Ne peut trancher
result-fingerprint-differ = { $distance ->
    [0] Les { $bits } bits sont tous égaux.
    [one] Un bit diffère sur { $bits }.
   *[other] { $distance } bits diffèrent sur { $bits }.
}
result-fingerprint-because-same = { result-fingerprint-differ }
result-fingerprint-because-near = { result-fingerprint-differ } Jusqu’à { $near }, deux textes ont presque toujours l’essentiel de leurs { result-length-unit } en commun.
result-fingerprint-because-different = { result-fingerprint-differ } À partir de { $far }, l’empreinte ne voit plus de parenté.
result-fingerprint-because-between = { result-fingerprint-differ } De { $from } à { $to }, on trouve des pages apparentées comme des pages sans rapport : lisez les deux.
result-fingerprint-because-short = { result-fingerprint-differ } Le texte le plus court a { $words } { result-length-unit } ; sous 50, un mot changé peut renverser bien des bits.
result-fingerprint-because-dominant = { result-fingerprint-differ } Un seul élément répété tient { $share } du poids : le reste ne compte presque plus.
result-fingerprint-because-unmeasured = { result-fingerprint-differ } Avec ces options, la distance n’est pas jugée.
result-fingerprint-because-none = Un texte sans { result-units } n’a pas d’empreinte.
result-fingerprint = empreinte
result-grid = Empreinte de { $side }, grille de { $bits } bits
result-grid-differ = { $distance ->
    [0] aucun bit ne diffère
    [one] { $distance } bit diffère
   *[other] { $distance } bits diffèrent
}
result-grid-difference = Grille des { $distance } bits qui diffèrent
result-content-saw-identical = Les mêmes mots dans le même ordre
result-content-saw-near-duplicate = L’essentiel de A, l’essentiel de B
result-content-saw-contained = { $part ->
    [all] Tout { $inner }, une partie de { $outer }
    [nearly] Presque tout { $inner }, une partie de { $outer }
    [most] L’essentiel de { $inner }, moins de { $outer }
   *[part] Une partie de { $inner }, moins de { $outer }
}
result-content-saw-distinct = { $trace ->
    [none] Rien en commun
    [some] Quelque chose en commun
   *[little] Peu de chose en commun
}
result-content-says-identical = La même page
result-content-says-near-duplicate = Quasi-doublon
result-content-says-contained = { $part ->
    [all] { $inner } est entièrement dans { $outer }
    [nearly] { $inner } est presque entièrement dans { $outer }
    [most] { $inner } est en grande partie dans { $outer }
   *[part] { $inner } est en partie dans { $outer }
}
result-content-says-partial = Des passages communs
result-content-says-distinct = Deux pages différentes
result-content-says-too-short = Ne peut trancher
result-content-because-identical = { $common ->
    [one] L’unique suite de chacune est dans les deux ; aucune n’ajoute rien.
   *[other] Les { $common } { result-units } sont dans les deux ; aucune n’ajoute rien.
}
result-content-because-near-duplicate = { $common } { result-units } sur { $union } sont dans les deux.
result-content-because-contained = { $common } des { $innerTotal } { result-units } de { $inner } sont aussi dans { $outer }, qui en ajoute { $added }.
result-content-because-partial = { $common } { result-units } sur { $union } sont dans les deux ; le reste n’est que dans l’une.
result-content-because-distinct = { $common ->
    [0] Aucun élément sur { $union } n’est dans les deux.
   *[other] Sur { $union } { result-units }, { $common } dans les deux.
}
result-content-unmeasured = Avec ces options, les parts ne sont pas jugées.
result-content-because-too-short = Trop peu de { result-length-unit } pour avoir des { result-units } en commun.
result-overlap = En commun : { $common } { result-units }. Seulement dans A : { $onlyA }. Seulement dans B : { $onlyB }.
result-overlap-a = A : { $count } { result-units-short }
result-overlap-b = B : { $count } { result-units-short }
result-overlap-shared = { $count } { $unit ->
    [phrase] communes
    [characters] communes
    [mixed] communes
   *[other] communs
}
result-overlap-passages = Plus long passage commun : { $longest } { result-length-unit }. En tout, { $covered } sur les { $wordsA } de A et les { $wordsB } de B sont dans un passage commun.
result-overlap-no-passage = Aucun passage assez long pour être montré n’est dans les deux.

# Ce qu’elles ont en commun
result-shared-title = Ce qu’elles ont en commun
result-texts = Textes
result-ribbon = { $count ->
    [one] { $count } passage commun et sa place dans les deux textes
   *[other] { $count } passages communs et leurs places dans les deux textes
}
result-legend-both = commun aux deux
result-legend-moved = commun, ailleurs
result-legend-only = seulement dans { $side }
result-differences-only = Différences seules
result-fold = { $count } { result-length-unit } propres à { $side }
result-passage-moved = { $n } déplacé
result-passage-go = Passage { $n }, { result-length }{ $moved ->
    [yes] , déplacé
   *[no] {""}
} : y aller dans { $other }
result-passage-show = Montrer le passage { $n } dans A
result-place-unit = { $token ->
    [character] caractère
    [pair] paire
   *[word] mot
}
result-passage-place = { result-place-unit } { $inA } → { result-place-unit } { $inB }{ $moved ->
    [yes] , déplacé
   *[no] {""}
}
result-passages-number = Passage
result-passages-length = Longueur
result-passages-text = Texte
result-passages-place = Place dans A et dans B
result-passages-none = Aucune suite de { $minimum } { result-length-unit } ou plus n’est dans les deux textes.
result-passages-more = { $all ->
    [yes] { $count ->
        [one] Montrer encore un passage
       *[other] Montrer les { $count } autres passages
    }
   *[no] Montrer { $count } passages de plus
}
result-text-empty = { $side } n’a pas de texte.

# Ce qui a été lu
result-read-title = Ce qui a été lu, ce qui a été écarté
result-read-short = Ce qui a été lu
result-read-words = { result-read-kept }, { $removed ->
    [0] rien d’écarté
    [one] { $removed } écarté
   *[other] { $removed } écartés
}
result-read-kept = { $kept ->
    [one] { $kept } { result-place-unit } gardé
   *[other] { $kept } { result-length-unit } gardés
}
result-read-plain = Texte simple : tout { $side } a été lu tel quel.
result-compare-whole = Comparer avec menus et pieds de page
result-verdict-by-hand = contenu principal { $sides ->
    [a] de A
    [b] de B
   *[ab] des deux
} choisi à la main
result-by-hand = contenu principal choisi à la main
result-blocks-choose = Choisir les blocs
result-blocks-hide = Cacher les blocs
result-blocks-of = Blocs de { $side }
result-blocks-help = Ce qui est coché est comparé. Les flèches vont d’un bloc à l’autre.
result-as-chosen = Comme Sosie l’avait choisi
result-block-in = à reprendre
result-block-out = à écarter
result-block-chosen = Repris par vous
result-fold-blocks = { $kept ->
    [yes] { $count } autres blocs gardés
   *[no] { $count } blocs écartés
}
result-fold-all = Les { $count } blocs
result-selectors = Par sélecteur CSS
result-selectors-help = Comme dans une feuille de style : article, .recit, #commentaires. Plusieurs se séparent par des virgules.
result-selector-content = Seulement
result-selector-keep = Garder aussi
result-selector-drop = Écarter
result-selector-invalid = Sosie ne peut lire cela comme sélecteur CSS{ $ends ->
    [yes] {" "}: il finit trop tôt
   *[no] , à partir de « { $rest } »
}. Rien n’a changé.
result-selector-too-many = C’est trop de blocs un par un. Désignez ici ce qui les contient. Rien n’a changé.
result-bar-changes = { $count ->
    [one] { $count } changement, pas encore comparé
   *[other] { $count } changements, pas encore comparés
}
result-bar-apply = Comparer avec ces blocs
result-bar-undo = Annuler
result-bar-waits = Nouvelle comparaison…
result-bar-cancel = Arrêter
result-bar-done = Comparé à nouveau : { $relation }. { $shareA } de A dans B, { $shareB } de B dans A.
result-bar-done-short = Comparé à nouveau : { $relation }.
result-bar-verdict = Voir le verdict
result-whole-text = Texte entier lu dans { $side }
result-whole-see = Voir tout le texte
result-whole-hide = Cacher le texte
result-origin-pasted = collé
result-origin-file = d’un fichier
result-origin-direct = lu directement
result-origin-proxy = lu par le relais { $relay }
result-kept = Gardé
result-kept-because = { $reason ->
    [main] la partie principale de la page
    [article] l’article de la page
    [role-main] la partie désignée comme principale
    [body] le corps de la page
    [whole-page] la page entière
    [chosen] des blocs repris par vous
   *[other] { $reason }
}
result-blocks = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
}
result-removed = { $reason ->
    [navigation] Menu
    [header] En-tête
    [footer] Pied de page
    [aside] Colonne
    [banner] Bandeau
    [comments] Commentaires
    [form] Formulaire
    [hidden] Caché
    [script-fallback] Sans scripts
    [related] Voir aussi
    [dropped] Écarté par vous
    [outside] Hors de votre choix
   *[other] Hors du texte
}
result-removed-more = { $count ->
    [one] Montrer encore un bloc écarté
   *[other] Montrer { $count } autres blocs écartés
}

# Que faire
result-advice-title = Que faire
result-advice-no-penalty = Un doublon n’est pas une pénalité : le moteur choisit seulement quelle page montrer, { $settled ->
    [yes] et ces pages lui disent déjà laquelle.
   *[no] et vous pouvez lui indiquer laquelle.
}
result-advice-none-named = Aucune des deux pages ne désigne l’autre comme originale (pas de lien canonique).
result-advice-in-head = Dans l’en-tête (head) de { $side } :
advice-same-site-choose-canonical = Si les deux pages sont à vous, désignez l’originale.
advice-same-site-choose-canonical-text = Un lien canonique dans l’en-tête de l’autre suffit. Les lecteurs gardent les deux pages ; les moteurs montrent d’habitude celle que vous désignez.
advice-canonical-present-a-to-b = A désigne déjà B comme originale.
advice-canonical-present-a-to-b-text = Les moteurs montrent d’habitude B. Si c’est voulu, il n’y a plus rien à faire.
advice-canonical-present-b-to-a = B désigne déjà A comme originale.
advice-canonical-present-b-to-a-text = Les moteurs montrent d’habitude A. Si c’est voulu, il n’y a plus rien à faire.
advice-same-canonical = Les deux pages désignent la même originale.
advice-same-canonical-text = Les moteurs les tiennent pour une seule page ; vérifiez que l’adresse désignée est la bonne.
advice-redirect = Si l’une ne sert à personne, redirigez-la.
advice-redirect-text = Une redirection permanente (301) transmet aussi les liens qui y mènent.
advice-differentiate = Si chacune doit être trouvée pour elle-même, rendez-les différentes.
advice-differentiate-text = Votre essai, vos photos, vos prix, les questions des lecteurs. Remplacer des mots par des synonymes n’y change rien pour eux.
advice-same-site-excerpt = Si l’une est une liste ou un extrait, montrez-y moins de texte.
advice-same-site-excerpt-text = Quelques phrases suffisent sur une page d’étiquette, d’archives ou d’accueil ; ou gardez cette page hors de l’index (noindex).
advice-quotation-fine = Rien à corriger, si la reprise est voulue.
advice-quotation-fine-text = Un passage cité ou une fiche reprise dans un essai n’est pas une faute.
advice-cite-source = Dire d’où vient le texte commun.
advice-cite-source-text = Un lien vers la page où il a d’abord paru le dit aux lecteurs et aux moteurs.
advice-noindex-a = A demande aux moteurs de ne pas la montrer.
advice-noindex-a-text = Elle porte « noindex » : seule B peut paraître dans les résultats.
advice-noindex-b = B demande aux moteurs de ne pas la montrer.
advice-noindex-b-text = Elle porte « noindex » : seule A peut paraître dans les résultats.
advice-translations = Les pages se désignent comme versions pour une autre langue ou une autre région.
advice-translations-text = De telles versions ne sont pas des doublons ; gardez les liens hreflang dans les deux sens.
advice-nothing-to-do = Rien à faire.
advice-nothing-to-do-text = Ces pages ne se font pas concurrence.
advice-canonicals-mutual = Chaque page désigne l’autre comme originale.
advice-canonicals-mutual-text = Les moteurs ne peuvent pas suivre les deux liens. Gardez-en un, et que l’autre page se désigne elle-même.
advice-canonicals-conflict = Les pages désignent deux originales différentes.
advice-canonicals-conflict-text = Si elles doivent n’en faire qu’une, qu’elles désignent toutes deux la même adresse.
advice-canonical-chain-a-to-b = A désigne B comme originale, et B désigne une troisième page.
advice-canonical-chain-a-to-b-text = Les moteurs peuvent s’arrêter en chemin. Que A désigne elle-même cette troisième page.
advice-canonical-chain-b-to-a = B désigne A comme originale, et A désigne une troisième page.
advice-canonical-chain-b-to-a-text = Les moteurs peuvent s’arrêter en chemin. Que B désigne elle-même cette troisième page.
advice-original-noindex-a = B désigne A comme originale, mais A demande à ne pas être montrée.
advice-original-noindex-a-text = Il se peut alors qu’aucune des deux ne paraisse dans les résultats. Retirez « noindex » de A, ou que B se désigne elle-même.
advice-original-noindex-b = A désigne B comme originale, mais B demande à ne pas être montrée.
advice-original-noindex-b-text = Il se peut alors qu’aucune des deux ne paraisse dans les résultats. Retirez « noindex » de B, ou que A se désigne elle-même.
advice-canonical-and-noindex-a = A désigne une autre page comme originale et porte aussi « noindex ».
advice-canonical-and-noindex-a-text = L’un contredit l’autre. Le lien canonique suffit.
advice-canonical-and-noindex-b = B désigne une autre page comme originale et porte aussi « noindex ».
advice-canonical-and-noindex-b-text = L’un contredit l’autre. Le lien canonique suffit.
advice-canonical-unlike = D’après leurs liens canoniques, c’est une seule page ; pourtant leurs textes diffèrent.
advice-canonical-unlike-text = Les moteurs peuvent ignorer un tel lien, ou écarter une page qui dit autre chose. Que chaque page se désigne elle-même.
advice-translations-and-canonical = Ce sont des versions pour d’autres langues ou régions, et pourtant des liens canoniques en font une seule page.
advice-translations-and-canonical-text = Les moteurs peuvent alors montrer une seule version à tous. Que chaque version se désigne elle-même comme originale.
advice-series-and-canonical = Ce sont les parties d’une série, et pourtant des liens canoniques en font une seule page.
advice-series-and-canonical-text = Ce que seule une partie suivante contient peut alors rester introuvable. Que chaque partie se désigne elle-même comme originale.
advice-canonicals-several-a = A désigne plusieurs originales.
advice-canonicals-several-a-text = Les moteurs peuvent alors n’en suivre aucune. Gardez-en une, dans l’en-tête (head) ou dans le champ « Link » qu’envoie le serveur.
advice-canonicals-several-b = B désigne plusieurs originales.
advice-canonicals-several-b-text = Les moteurs peuvent alors n’en suivre aucune. Gardez-en une, dans l’en-tête (head) ou dans le champ « Link » qu’envoie le serveur.
advice-canonical-in-body-a = Le lien canonique de A se trouve hors de son en-tête (head).
advice-canonical-in-body-a-text = Les moteurs ne l’y lisent pas. Un élément qui relève du corps de la page termine l’en-tête là où il se trouve : placez le lien avant lui.
advice-canonical-in-body-b = Le lien canonique de B se trouve hors de son en-tête (head).
advice-canonical-in-body-b-text = Les moteurs ne l’y lisent pas. Un élément qui relève du corps de la page termine l’en-tête là où il se trouve : placez le lien avant lui.
advice-same-address = C’est une seule adresse, donnée deux fois.
advice-same-address-text = Une autre façon de l’écrire, ou une partie après « # », n’en fait pas une autre page.
advice-address-variants = Une seule page répond aux deux adresses.
advice-address-variants-text = Elles ne diffèrent que par http ou https, par www ou par la barre finale. Redirigez l’une vers l’autre (301).
advice-translations-return-a = B désigne A comme sa version pour une autre langue ou une autre région, mais A ne désigne pas B.
advice-translations-return-a-text = Les moteurs ignorent un lien hreflang sans retour. Ajoutez-en un à A.
advice-translations-return-b = A désigne B comme sa version pour une autre langue ou une autre région, mais B ne désigne pas A.
advice-translations-return-b-text = Les moteurs ignorent un lien hreflang sans retour. Ajoutez-en un à B.
advice-series = Ces pages se suivent dans une série.
advice-series-text = Les parties d’une série ne sont pas des doublons. Que chacune se désigne elle-même comme originale, et non la première.
advice-canonical-elsewhere-a = A désigne une troisième page comme originale ; B, non.
advice-canonical-elsewhere-a-text = Si toutes doivent n’en faire qu’une, que B la désigne aussi.
advice-canonical-elsewhere-b = B désigne une troisième page comme originale ; A, non.
advice-canonical-elsewhere-b-text = Si toutes doivent n’en faire qu’une, que A la désigne aussi.
advice-canonicals-apart = Chaque page a son propre lien canonical, vers une autre adresse.
advice-canonicals-apart-text = Chacune compte donc pour une originale. Pour que l’une des deux soit affichée, que le lien de l’autre la désigne, à la place de celui qu’elle a.
advice-refresh-a-to-b = A envoie ses lecteurs vers B.
advice-refresh-a-to-b-text = Elle le fait depuis la page elle-même (meta refresh). Une redirection permanente (301) par le serveur est plus sûre.
advice-refresh-b-to-a = B envoie ses lecteurs vers A.
advice-refresh-b-to-a-text = Elle le fait depuis la page elle-même (meta refresh). Une redirection permanente (301) par le serveur est plus sûre.
advice-noindex-both = Les deux pages demandent aux moteurs de ne pas les montrer.
advice-noindex-both-text = Aucune ne paraît dans les résultats. Si l’une le doit, retirez-en « noindex ».
advice-noindex-some-a = A demande à certains moteurs de ne pas la montrer.
advice-noindex-some-a-text = Son « noindex » s’adresse à eux par leur nom (googlebot, bingbot) ; d’autres peuvent encore montrer A.
advice-noindex-some-b = B demande à certains moteurs de ne pas la montrer.
advice-noindex-some-b-text = Son « noindex » s’adresse à eux par leur nom (googlebot, bingbot) ; d’autres peuvent encore montrer B.
advice-og-url-a-to-b = L’og:url de A donne l’adresse de B.
advice-og-url-a-to-b-text = Les réseaux sociaux comptent alors pour B les partages de A. Les moteurs suivent un lien canonique, et A n’en a pas vers B.
advice-og-url-b-to-a = L’og:url de B donne l’adresse de A.
advice-og-url-b-to-a-text = Les réseaux sociaux comptent alors pour A les partages de B. Les moteurs suivent un lien canonique, et B n’en a pas vers A.
advice-translations-unlinked = Si l’une traduit l’autre, dites-le.
advice-translations-unlinked-text = Avec des liens hreflang dans les deux pages, les moteurs peuvent montrer à chaque lecteur celle qui lui convient.
result-copy = Copier
result-copied = Copié
result-copy-failed = Pas copié

# Détails et limites
result-details = Détails techniques
result-details-hint = empreintes { $a } et { $b }, distance avec mots seuls { $single }, profil { $profile ->
    [article] article
    [package] paquet
   *[detector] détecteur
}
result-details-hint-short = profil { $profile ->
    [article] article
    [package] paquet
   *[detector] détecteur
}
result-article-distance = Distance avec mots seuls
result-bits-of = { $distance } bits sur { $bits }
result-common = Dans les deux, distincts
result-layout = Ressemblance de la mise en page
result-layout-kind = { $kind ->
    [complete] Même contenu, même mise en page
    [content] Même contenu, autre mise en page
    [layout] Une partie du contenu, même mise en page
   *[partial] Une partie du contenu, autre mise en page
}
result-option-profile = Profil
result-profile = { $profile ->
    [article] article (mots seuls)
    [package] paquet (comme simhash 2.1.2)
   *[detector] détecteur
}
result-option-features = Comparés
result-units-used = { result-units }
result-feature-weights = { $weights ->
    [binary] comptés une fois chacun
   *[log] comptés sur une échelle logarithmique
}
result-feature-accents = accents gardés
result-feature-stop-words = sans les mots courants de « { $language } »
result-feature-stem = racines des mots de « { $language } »
result-feature-segmentation = écritures sans espaces : { $how ->
    [pairs] paires
   *[runs] non coupées
}
result-feature-phrases = locutions réunies
result-feature-whole = menus et pieds de page compris
result-option-bits = Bits d’une empreinte
result-engine = Moteur
result-row-fingerprint = Empreinte
result-row-length = Longueur
result-row-shingles = Comptés pour l’empreinte
result-row-different = Dont distincts
result-row-segmentation = Découpé en
result-row-content = Contenu principal
result-content-chosen = comme Sosie l’a choisi
result-no-page = pas une page HTML
result-row-language = Langue
result-row-charset = Codage
result-row-type = Type de contenu
result-row-canonical = Lien canonique
result-row-canonicals-in-body = Lien canonique hors de l’en-tête (head)
result-row-robots = Meta robots
result-row-title = Titre
result-row-og-url = og:url
result-row-x-robots = X-Robots-Tag
result-row-hreflang = Autres langues (hreflang)
result-row-prev = Page précédente
result-row-next = Page suivante
result-row-refresh = Renvoie à
result-says = Ce que les pages disent d’elles-mêmes
result-says-hint = titre, langue, lien canonique, robots, autres langues
result-versions = { $count ->
    [one] { $count } version pour une langue ou une région
   *[other] { $count } versions pour des langues ou des régions
}
result-conflict-canonicals = Plusieurs liens canoniques : les moteurs peuvent les ignorer tous.
result-conflict-canonical-in-body = { $count ->
    [one] L’un est dans le corps de la page, où les moteurs ne regardent pas.
   *[other] { $count } sont dans le corps de la page, où les moteurs ne regardent pas.
}
result-conflict-og-url = Ce n’est pas l’adresse canonique.
result-segmentation = { $kind ->
    [characters] caractères
    [pairs] paires de caractères qui se chevauchent
    [runs] suites sans coupure
    [mixed] mots et caractères
    [mixed-pairs] mots et paires de caractères
    [mixed-runs] mots et suites sans coupure
   *[words] mots
}
result-charset = { $name }, { $source ->
    [bom] d’après sa marque d’ordre des octets
    [header] selon le serveur
    [meta] selon la page
    [xml] selon sa déclaration XML
    [valid] non déclaré, mais valide
    [given] donné
   *[guess] deviné
}
result-charset-none = déjà du texte
result-not-stated = non indiqué
result-limits = Ce que cela ne dit pas
result-limits-hint = traductions, reformulations, images, qui a copié qui
result-limit-translations = Traductions.
result-limit-translations-text = Le même texte dans une autre langue n’a pas de mots en commun et compte pour différent.
result-limit-rewording = Reformulations.
result-limit-rewording-text = Un texte redit avec d’autres mots a peu de suites en commun ; ses idées ne sont pas comparées.
result-limit-pictures = Images, sons, tableaux de chiffres.
result-limit-pictures-text = Seuls les mots sont comparés, dans l’ordre où la page les donne.
result-limit-direction = Qui a copié qui.
result-limit-direction-text = Une ressemblance n’a pas de direction. Les dates, les archives et les gens en savent plus qu’une comparaison.
result-limit-short = Textes courts.
result-limit-short-text = Sous 50 mots environ, un seul changement déplace bien des bits ; le contenu commun est alors le meilleur guide.
result-limit-ranking = Rang dans les moteurs.
result-limit-ranking-text = Sosie ne sait pas comment un moteur voit ces pages.

# Actions
result-print = Imprimer
result-json = Télécharger le JSON
result-copy-figures = Copier les chiffres
result-paste = Coller { $side }

# Avertissements
warning-javascript-page = Il manque peut-être le texte de { $side }.
warning-javascript-page-text = { $words ->
    [0] Aucun mot n’est venu avec la page ; son texte semble
    [one] Un seul mot est venu avec la page ; le reste semble
   *[other] Seuls { $words } mots sont venus avec la page ; le reste semble
} dessiné par JavaScript, que Sosie n’exécute jamais. Ouvrez la page, sélectionnez tout, copiez et collez ici.
warning-nothing-extracted = Aucun texte principal n’a été trouvé dans { $side }.
warning-nothing-extracted-text = Tout y ressemble à des menus, des pieds de page ou des formulaires. Comparez la page entière, ou collez le texte lui-même.
warning-short-text = { $side } a { $words ->
    [one] un { result-place-unit }
   *[other] { $words } { result-length-unit }
} : sous 50, une empreinte est instable.
warning-dominant-feature = Dans { $side }, un seul élément répété tient { $share } du poids de l’empreinte.
warning-options-unmeasured = Aucun seuil n’a été mesuré pour ces options : la relation suit ceux des suites de trois mots, ou d’autant que les vôtres, et aucun verdict n’est rendu.
warning-languages-differ = Les deux pages sont dans des langues différentes ; une traduction n’a pas de mots en commun avec son original.
warning-charset-contradicted = { $side } annonce des caractères { $name }, mais ils ressemblent à de l’UTF-8 ; vérifiez son texte.
warning-charset-guessed = Le codage de { $side } a été deviné ({ $name }) ; vérifiez son texte.
warning-charset-replaced = { $count ->
    [one] Un caractère de { $side } n’a pu être lu et a été remplacé.
   *[other] { $count } caractères de { $side } n’ont pu être lus et ont été remplacés.
}
result-as-sosie-chose = C’est le choix de Sosie qui a été comparé.
warning-selector-unmatched = Rien dans { $side } n’est désigné par « { $selector } » ; cela ne change rien.
warning-extraction-unsure = Le texte principal de { $side } se distinguait mal du reste ; vérifiez ce qui a été gardé.

## calibration

calibrate-link = Étalonner sur mes articles
calibrate-title = Étalonner sur vos articles
calibrate-lead = Jusqu’où deux de vos textes sans rapport se ressemblent-ils ? Donnez-en un lot à Sosie. Il compare chacun à tous les autres et propose où tracer la limite.
calibrate-private-title = Rien ne quitte cet ordinateur.
calibrate-private = Les textes sont lus et comparés ici, dans votre navigateur. Seuls les seuils sont gardés, si vous les adoptez.
calibrate-back = Revenir à la comparaison
calibrate-missing = Cette partie de Sosie n’a pas pu être chargée.
calibrate-missing-text = Le réseau est peut-être coupé. Ce que vous avez donné à comparer est gardé dans cet onglet.

# Le lot
calibrate-drop = Déposez ici des fichiers, un dossier ou un ZIP
calibrate-give = Donnez un lot de textes
calibrate-wanted = Il faut des textes dont vous savez qu’ils diffèrent les uns des autres, 10 ou plus. 26 donnent 325 paires.
calibrate-files = Choisir des fichiers…
calibrate-folder = Choisir un dossier…
calibrate-limits = Fichiers texte et HTML, ou un ZIP de tels fichiers ; { $file } au plus chacun, { $all } en tout.
calibrate-load = Ouvrir un étalonnage déjà fait…
calibrate-more = Ajouter des textes…
calibrate-again = Étalonner à nouveau
calibrate-clear = Recommencer

# Pendant le travail
calibrate-gathering = Recherche des textes
calibrate-gathering-count = { $count ->
    [one] { $count } fichier trouvé
   *[other] { $count } fichiers trouvés
}
calibrate-reading = Ouverture des fichiers
calibrate-waiting = Vos textes sont lus dès qu’il est prêt.
calibrate-measuring = Lecture des textes
calibrate-count = { $done } sur { $total }
calibrate-pairing = Comparaison de chacun à tous les autres
calibrate-pairing-count = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}
calibrate-first = Un étalonnage est en cours ; votre comparaison suit
calibrate-stopped = Arrêté. Votre lot est toujours là.
calibrate-stopped-text = Rien n’a été mesuré, et rien n’a changé.
calibrate-failed = L’étalonnage n’a pas abouti.
calibrate-failed-no-texts = Il n’y avait ni texte ni fichier HTML dans ce que vous avez donné.
calibrate-failed-deadline = Il s’est tu pendant dix minutes et a été arrêté. Un lot plus petit ira ; le vôtre est toujours là.
calibrate-failed-crashed = Python a manqué de mémoire ou s’est arrêté de lui-même ; il a été relancé. Un lot plus petit ira ; le vôtre est toujours là.
calibrate-failed-out-of-memory = Les textes dépassent la mémoire que le navigateur accorde à Python. Un lot plus petit ira ; le vôtre est toujours là.
calibrate-failed-option-invalid = Les options ne vont pas ensemble. Changez-les sur la page de la comparaison ; votre lot est toujours là.
calibrate-failed-internal = Sosie a trébuché sur l’un des textes : la faute est de son côté. Votre lot est toujours là.
calibrate-unloaded = Cet étalonnage ne peut pas être montré.
calibrate-failed-not-a-calibration = { $name } n’est pas un étalonnage de Sosie, ou une autre version l’a fait.

# Ce qui en suit
calibrate-sentence = { $near ->
    [0] Deux pages différentes à partir de { $different }{"\u00A0"}bits.
   *[other] Presque la même page jusqu’à { $near }{"\u00A0"}{ $near ->
        [one] bit
       *[other] bits
    }, deux pages différentes à partir de { $different }.
}
calibrate-reason = Votre lot donne { $pairs ->
    [one] une seule paire de textes différents. Leurs empreintes diffèrent de { $least } bits.
   *[other] { $pairs } paires de textes différents. Les empreintes les plus proches { $least ->
        [0] sont égales
        [one] diffèrent d’un bit
       *[other] diffèrent de { $least } bits
    }, la moitié diffèrent de { $median } ou plus.
}
calibrate-flagged = Avec ces seuils, { $count ->
    [0] aucune ne passerait à tort pour presque identique
    [one] une passerait à tort pour presque identique
   *[other] { $count } passeraient à tort pour presque identiques
} d’après l’empreinte, et { $shared ->
    [0] aucune
    [one] une
   *[other] { $shared }
} d’après le contenu commun.
calibrate-at-most-one-in = Avec { $certainty } de certitude, l’empreinte se trompe sur moins de 1 telle paire sur { $n }.
calibrate-at-most = Avec { $certainty } de certitude, l’empreinte se trompe sur { $share } de telles paires au plus.
calibrate-as-built-in = Ce sont ceux d’origine : vos textes les confirment.
calibrate-warning-few-pairs = Si peu de paires ne peuvent pas montrer que les erreurs sont rares. Avec 26 textes, soit 325 paires, elles le peuvent.
calibrate-warning-close-pairs = { $pairs ->
    [one] Une paire a tant en commun qu’il s’agit peut-être d’un seul texte.
   *[other] { $pairs } paires ont tant en commun qu’il s’agit peut-être chaque fois d’un seul texte.
} Rien n’en est tiré avant que vous ne disiez ce qu’il en est : voyez ci-dessous les paires les plus proches.
calibrate-close-counted = Les paires qui ont autant en commun que des doublons comptent comme textes différents, comme vous l’avez dit. Si certaines sont malgré tout des doublons, marquez-les ci-dessous.
calibrate-all-different = Ce sont des textes différents : les compter aussi
calibrate-none-different = Il ne reste aucune paire sûrement différente.
calibrate-none-different-text = Toutes ont tant en commun qu’il s’agit peut-être d’un seul texte. Les seuils d’origine restent en place.
calibrate-use = Adopter ces seuils
calibrate-in-use = Utilisés pour vos comparaisons
calibrate-save = Télécharger (JSON)
calibrate-other-options = Les options ont changé depuis : cette mesure a été faite avec d’autres que celles réglées à présent.
calibrate-few = { $texts ->
    [0] Il n’y a aucun texte à mesurer.
    [one] Un texte ne suffit pas pour proposer des seuils.
   *[other] { $texts } textes ne suffisent pas pour proposer des seuils.
}
calibrate-few-text = Il en faut { $least } dont vous savez qu’ils diffèrent les uns des autres ; 26 donnent 325 paires, assez pour parler d’erreurs rares. Les seuils d’origine restent en place.
calibrate-fact-texts = Textes
calibrate-fact-texts-value = { $texts } · { $length }
calibrate-fact-pairs = Paires
calibrate-fact-pairs-value = { $only ->
    [yes] { $pairs }
   *[no] { $pairs } différentes{ $alike ->
        [0] {""}
        [one] , { $alike } semblable
       *[other] , { $alike } semblables
    }{ $undecided ->
        [0] {""}
       *[other] , { $undecided } à trancher
    }
}
calibrate-fact-skipped = Écartés
calibrate-fact-skipped-value = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
}
calibrate-fact-options = Mesurés avec
calibrate-without-menus = menus et pieds de page écartés
calibrate-bits = empreintes de { $bits } bits

# Les seuils, d’origine et proposés
calibrate-change = Les seuils
calibrate-row-near-bits = Presque identiques, d’après l’empreinte
calibrate-row-different-bits = Différentes, d’après l’empreinte
calibrate-row-near = Presque identiques, d’après le contenu
calibrate-row-contained = L’une se retrouve dans l’autre
calibrate-row-partial = Des passages communs
calibrate-row-different = Vos paires différentes signalées par l’empreinte
calibrate-row-alike = Vos paires semblables trouvées par l’empreinte
calibrate-row-up-to = { $bits ->
    [one] jusqu’à { $bits } bit
   *[other] jusqu’à { $bits } bits
}
calibrate-row-from = à partir de { $bits } bits
calibrate-row-share = dès { $share } { $of ->
    [both] des deux
   *[one] de l’une
}
calibrate-row-count = { $count } sur { $total }

# Les histogrammes
calibrate-pairs = Toutes les paires
calibrate-scale = L’échelle des nombres est logarithmique, pour qu’une seule paire se voie à côté de centaines.
calibrate-distances = Distances
calibrate-distances-text = De combien de bits diffèrent les empreintes de deux textes.
calibrate-distances-unit = bits qui diffèrent
calibrate-distances-alt = Histogramme des distances de { $pairs } paires de textes différents : la plus proche à { $least } bits, la moitié à { $median } ou plus.{ $alike ->
    [0] {""}
    [one] {" "}La paire marquée semblable est à { $most }.
   *[other] {" "}Les { $alike } paires marquées semblables sont à { $most } ou moins.
}
calibrate-shares = Contenu commun
calibrate-shares-text = Quelle part d’un texte se retrouve dans l’autre ; des deux parts, la plus grande.
calibrate-shares-unit = part
calibrate-shares-alt = Histogramme des parts communes de { $pairs } paires de textes différents : la moitié ont { $median } ou moins en commun, la plus haute { $most }.{ $alike ->
    [0] {""}
    [one] {" "}La paire marquée semblable a { $least } en commun.
   *[other] {" "}Les { $alike } paires marquées semblables ont { $least } ou plus en commun.
}
calibrate-legend-different = textes différents
calibrate-legend-alike = marquées semblables
calibrate-legend-undecided = à trancher
calibrate-legend-own = proposés
calibrate-legend-table = d’origine
calibrate-mark-near = presque identiques : jusqu’à { $bits }
calibrate-mark-different = différentes : à partir de { $bits }
calibrate-mark-short = { $side ->
    [up-to] ≤ { $value }
   *[from] ≥ { $value }
}
calibrate-band = de { $from } à { $to }
calibrate-numbers = Les nombres

# Les paires les plus proches
calibrate-closest = Les paires les plus proches
calibrate-closest-text = Regardez les premières. Deux textes qui n’en font qu’un, ou dont l’un contient l’autre, faussent l’étalonnage : pris pour différents, ils feraient manquer ensuite de vrais doublons. Marquez une telle paire, ou écartez un texte, et le reste est mesuré à nouveau.
calibrate-closest-order = { $all ->
    [yes] { $pairs ->
        [one] La seule paire qu’il y ait.
       *[other] Les { $pairs } paires, la plus grande part d’abord.
    }
   *[no] Les { $shown } plus proches de { $pairs } paires, d’après la part et la distance{ $marked ->
        [0] {""}
        [one] , et une de plus que vous avez marquée
       *[other] , et { $marked } de plus que vous avez marquées
    } ; la plus grande part d’abord.
}
calibrate-taken-out = { $count ->
    [one] { $count } texte écarté par vous
   *[other] { $count } textes écartés par vous
}
calibrate-leave-out = Écarter
calibrate-leave-out-text = Écarter { $name }
calibrate-take-in = Reprendre
calibrate-take-in-text = Reprendre { $name }
calibrate-column-pair = Paire
calibrate-column-share = { $of } dans { $within }
calibrate-compare = Les comparer
calibrate-mark = Ces deux-là sont semblables
calibrate-unmark = Finalement, ils diffèrent
calibrate-marked = marquée semblable
calibrate-undecided = à trancher
calibrate-gone = Ces deux-là ne peuvent plus être comparés.
calibrate-gone-text = { $name } a peut-être été déplacé ou modifié depuis. Donnez le lot une fois de plus.

# Ce qui a été mesuré
calibrate-set = Votre lot
calibrate-measured = { $count ->
    [one] { $count } texte mesuré
   *[other] { $count } textes mesurés
}
calibrate-skipped-head = { $count ->
    [one] { $count } écarté : { $reason }
   *[other] { $count } écartés : { $reason }
}
calibrate-skipped = { $code ->
    [by-hand] par vous
    [kind] d’une autre sorte que texte, HTML ou ZIP
    [too-large] au-delà de { $limit }
    [full] au-delà des { $limit } permis pour le lot
    [unreadable] illisibles : déplacés ou modifiés depuis
    [too-short] trop courts : il faut 50 mots à une empreinte stable
    [copy-of] les mêmes mots qu’un autre texte du lot
    [dominant-feature] un seul élément répété pèse plus que le reste
    [binary] pas du texte, quoi que dise le nom
    [archive-unreadable] endommagés, ou pas des archives ZIP que Sosie sache ouvrir
    [source-invalid] ni HTML, ni texte qui se décode
   *[other] écartés ({ $raw })
}
calibrate-skipped-copy = comme { $of }
calibrate-skipped-more = et { $count } de plus

# Les seuils du lecteur, ailleurs
calibrate-about = { $texts ->
    [one] { $texts } texte
   *[other] { $texts } textes
}, { $date }
calibrate-own-used = Utilisés : vos propres seuils ({ $about }).
calibrate-own-kept = Gardés, pas utilisés : vos propres seuils ({ $about }).
calibrate-own-again = Les utiliser
calibrate-table = Utiliser ceux d’origine
calibrate-forget = Les oublier
calibrate-judged = Jugé d’après vos propres seuils ({ $about }).
calibrate-return = Revenir à l’étalonnage
calibrate-option = Seuils
calibrate-option-help = Où finit « presque identiques » et où commence « différentes ».
calibrate-option-other = Les vôtres ont été mesurés avec d’autres options : ceux d’origine jugent pour l’instant.
calibrate-option-table = D’origine
calibrate-option-own = Les miens ({ $about })
calibrate-option-none = Les miens (pas encore)
calibrate-option-in-use = mes seuils

## offline

offline-foot = Sans réseau
offline-kept = Sosie fonctionne désormais sans réseau.
offline-kept-text = Sosie garde { $size } sur cet ordinateur : ses pages et le moteur, aucun de vos textes.
offline-install = Installer l’application
offline-erase = Effacer
offline-close = Fermer
offline-erased = C’est effacé.
offline-erased-text = Ce que Sosie gardait sur cet ordinateur pour fonctionner sans réseau n’y est plus. Il lui faudra le réseau pour redémarrer.
offline-again = Garder de nouveau
offline-update = { $same ->
    [true] Une construction plus récente de Sosie { $version } est prête.
   *[false] La version { $version } est prête.
}
offline-update-text = { $same ->
    [true] Cet onglet continue avec celle qu’il a.
   *[false] Cet onglet continue avec la { $old }.
}
offline-update-fingerprints = { $same ->
    [true] Les empreintes sont les mêmes dans les deux.
   *[false] Les empreintes peuvent différer : voyez ce qui a changé.
}
offline-reload = { $same ->
    [true] Recharger avec la plus récente
   *[false] Recharger avec la { $version }
}
offline-changes = Ce qui a changé
offline-later = Plus tard

## sharing

# A link
share-button = Partager…
share-save-page = Enregistrer en page
share-title = Partager cette comparaison
share-text = Le lien porte ce qui est coché ici, après son « # » : cette partie n’est envoyée à aucun serveur. Quiconque a le lien peut la lire.
share-carries = Le lien porte
share-options = Les options
share-addresses = Les deux adresses
share-texts = Les deux textes, tels que comparés ({ $size })
share-link = Lien
share-length = { $long ->
    [yes] { $count } caractères. Certains logiciels coupent les liens de plus de 2 000.
   *[no] { $count } caractères.
}
share-copy = Copier le lien
share-close = Fermer
share-broken = Ce lien est illisible.
share-broken-text = Il est incomplet, ou il a été modifié en chemin. Redemandez-le ; rien d’autre n’a changé sur cette page.
share-opened-addresses = Le lien a apporté deux adresses.
share-opened-addresses-text = Rien n’a encore été chargé : les charger apprend à leurs sites que quelqu’un l’a fait.
share-opened-options = Le lien a apporté ses options.
share-opened-options-text = Donnez deux pages ou deux textes à comparer ainsi.

# A report
report-title = { $a } et { $b }, comparés
report-passages = { $passages ->
    [0] Les deux textes
    [one] Les deux textes, et le passage qu’ils partagent
   *[other] Les deux textes, et les { $passages } passages qu’ils partagent
}
report-made = Fait par Sosie { $version } le { $date }. Un doublon n’est pas une pénalité, et la ressemblance ne dit pas qui a copié l’autre.
report-bits = Les bits des deux empreintes, là où elles diffèrent
report-address = Adresse
report-length = Texte principal

# Recent comparisons
recent-title = Comparaisons récentes
recent-off = Sosie oublie une comparaison quand vous fermez l’onglet.
recent-keep = Garder les dix dernières dans ce navigateur
recent-none = Les prochaines seront gardées dans ce navigateur seulement, textes compris.
recent-on = Gardées dans ce navigateur seulement, textes compris.
recent-stop = Tout effacer et ne plus rien garder
recent-erase = Effacer
recent-erase-one = Effacer { $a } et { $b }
recent-bits = { $distance ->
    [one] { $distance } bit
   *[other] { $distance } bits
}
recent-relation = { $relation ->
    [identical] Identiques
    [near-duplicate] Presque identiques
    [contained] L’une dans l’autre
    [partial] En partie communes
    [too-short] Trop court
   *[distinct] Différentes
}


## page widget

# widget-card-… : sur la carte fermée, dans les pages d’autres sites ; texte seul, { $size } seul est rempli.
widget-card-title = Deux textes identiques ?
widget-card-text = Collez-les et voyez ce qu’ils partagent. Ils restent dans votre navigateur : rien n’est envoyé.
widget-card-button = Comparer deux textes
widget-card-size = charge { $size }, une seule fois
widget-card-opening = Ouverture…
widget-card-full = Ouvrir en pleine page
widget-card-frame = Sosie : comparer deux textes
widget-card-failed = Impossible de l’ouvrir dans cette page. La pleine page fait la même chose.
widget-title = Sosie : comparer deux textes
widget-heading = Comparer deux textes
widget-full = Ouvrir en pleine page
widget-edit = Modifier les textes
widget-sentence-identical = Ces deux textes sont identiques.
widget-sentence-near-duplicate = Ces deux textes sont presque identiques.
widget-sentence-partial = Ces deux textes ont des passages communs.
widget-sentence-distinct = Ce sont deux textes différents.

## page embed

embed-title = Mettre Sosie sur votre site
embed-description =
    .content = Un widget pour toute page web, qui compare deux textes dans le navigateur du lecteur : composez le code à copier, avec aperçu.
embed-headline = Le mettre sur votre site
embed-lead = Une carte dans votre page, qui compare deux textes. Elle pèse moins de 8 ko tant qu’on ne l’ouvre pas ; ce que le lecteur colle ne quitte pas son navigateur.
embed-options = Options
embed-lang = Langue
embed-lang-auto = Celle de la page autour
embed-theme = Couleurs
embed-accented = Une couleur à vous pour les boutons
embed-accent-colour =
    .aria-label = Couleur des boutons
embed-a = Premier texte, ou une adresse
embed-b = Second texte, ou une adresse
embed-auto = S’ouvre de lui-même une fois visible
embed-compact = Verdict et chiffres seulement
embed-height = Hauteur fixe, en pixels
embed-height-hint = De 216 à 2000. Vide : la hauteur de son contenu.
embed-preview = Aperçu
embed-snippet = À placer dans votre page
embed-snippet-text = Le style réserve sa place pendant le chargement de la page, pour que rien ne saute.
embed-policy = Si votre site a une politique de sécurité du contenu (CSP)
embed-policy-text = Ajoutez-y ces sources :
embed-style-text = Si elle interdit les attributs style, retirez style="…" et mettez cette ligne dans une feuille de style :
embed-host-text = Si vous hébergez Sosie vous-même, votre serveur doit envoyer widget.js avec cet en-tête, pour que d’autres sites puissent le charger :
embed-reference = Référence
embed-attributes = Attributs
embed-attributes-text = Chacun est aussi une propriété du même nom. Tous peuvent changer à tout moment, même quand le widget est ouvert.
embed-name = Nom
embed-values = Valeurs
embed-meaning = Sens
embed-value-language = un code de langue
embed-value-colour = une couleur CSS
embed-value-text = un texte, ou une seule adresse http ou https
embed-value-flag = présent ou absent
embed-value-pixels = pixels, à partir de 216
embed-about-lang = Langue du widget. Sinon, celle de l’attribut lang le plus proche autour de lui, puis celle du navigateur.
embed-about-theme = Clair ou sombre ; auto suit le système du lecteur.
embed-about-accent = Couleur des boutons principaux. Leur texte devient noir ou blanc, selon ce qui se lit le mieux.
embed-about-texts = Ce qui est comparé. Un texte en HTML est lu comme une page ; une adresse est lue quand la comparaison commence.
embed-about-auto = S’ouvre de lui-même une fois visible, et compare quand les deux textes sont donnés. De préférence avec une hauteur fixe, pour que la suite de la page ne bouge pas.
embed-about-compact = Montre le verdict et les chiffres, sans les textes.
embed-about-height = Hauteur de tout le widget. Sans elle, il a la hauteur de son contenu.
embed-events = Événements
embed-events-text = Ils remontent jusqu’au document.
embed-detail-result = ce qu’affiche sosie compare --json ; les positions dans les textes comptent des unités UTF-16
embed-about-ready = Le moteur est chargé et répond.
embed-about-result = Deux textes ont été comparés.
embed-about-error = Un échec : un texte vide, une adresse illisible, un moteur qui ne démarre pas, un cadre que la politique de votre site refuse.
embed-methods = Méthodes
embed-about-activate = Ouvre le widget, comme son bouton, sans prendre le focus.
embed-about-compare = Compare les deux textes, en ouvrant le widget au besoin.
embed-example = Par exemple

## page method

method-title = Comment marche Sosie : chaque mot vote
method-description =
    .content = SimHash expliqué en jouant avec : les votes derrière une empreinte, ce que fait un mot changé, pourquoi il faut deux verdicts, et les mesures d’où viennent les seuils. Tout se passe dans votre navigateur.
method-headline = Chaque mot vote sur chaque bit.
method-lead = Une empreinte est une élection. Chaque mot d’un texte vote pour ou contre chacun des 64 bits, et la majorité décide. Changez un mot : la plupart des résultats tiennent. C’est pourquoi deux pages presque identiques ont des empreintes presque identiques. Tout ce qui suit passe par le vrai moteur ; changez ce que vous voulez.
method-contents =
    .aria-label = Sur cette page
method-engine-failed = Les chiffres ont besoin du moteur, les explications non : lisez la suite, ou relancez-le.
method-engine-again = Le relancer

method-vote = Le vote
method-vote-text = Le hachage d’un mot est son bulletin : un 1 est une voix pour le bit, +1, un 0 une voix contre, −1. Un mot qui vient deux fois vote deux fois. On additionne ensuite chaque colonne : si la somme dépasse zéro, le bit vaut 1 ; si elle est en dessous, ou s’il y a égalité, il vaut 0.
method-vote-bits = Bits
method-vote-size = Qui vote
method-vote-single = Mots seuls
method-vote-phrases = Suites de trois mots
method-vote-note = Moins de bits, ce sont les derniers des 64, pour tenir ici. Une comparaison en prend 64, et des suites de trois mots, sauf si vous en décidez autrement.
method-vote-input-a =
    .aria-label = Phrase A
method-vote-input-b =
    .aria-label = Phrase B
method-vote-a = Le chat noir boit du lait
method-vote-b = Le chat noir boit du thé
method-vote-read = Lu comme
method-vote-left-out = { $count ->
    [one] Un mot ne vote pas ici
   *[other] { $count } mots ne votent pas ici
} : le tableau prend les { $most } premiers. Une comparaison les prend tous.
method-vote-region = Le vote de { $side }
method-vote-bit = Bit
method-vote-column = bit { $bit }
method-vote-times = × { $count }
method-vote-sum = Somme des voix
method-vote-fingerprint = Empreinte
method-vote-differs = diffère
method-vote-none = { $k ->
    [1] Pas encore de mot : personne ne vote, il n’y a pas d’empreinte.
   *[other] Il faut trois mots pour une suite ; avec moins personne ne vote, et il n’y a pas d’empreinte.
}
method-vote-distance = { $distance ->
    [0] Les { $bits } bits sont égaux.
    [one] { $distance } bit sur { $bits } diffère.
   *[other] { $distance } bits sur { $bits } diffèrent.
}
method-vote-undecided = Sans deux empreintes, pas de distance.
method-vote-close = { $near ->
    [0] Là où ils diffèrent, il y avait égalité des voix.
   *[other] Là où ils diffèrent, les sommes ne s’éloignent pas de zéro de plus de { $near }.
}
method-vote-far = Là où ils s’accordent, certaines atteignent { $far }.
method-vote-each = bit { $bit } : { $a } dans A, { $b } dans B

method-replace = Remplacer des mots
method-replace-text = Un vrai texte d’environ trois cents mots est comparé à lui-même, une part de ses mots remplacée au hasard. Chaque point est une comparaison faite par le moteur. La ligne est la théorie, 64 · arccos(Dice) / π, avec le Dice mesuré.
method-waiting = Les chiffres apparaissent dès que le moteur est prêt.
method-replace-sentence = Avec { $share } des mots remplacés, { $distance ->
    [0] aucun bit ne diffère
    [one] { $distance } bit diffère
   *[other] { $distance } bits diffèrent
} et Jaccard vaut { $jaccard }.
method-replace-slider = Part des mots remplacés
method-replace-again = Autre tirage
method-distance = Distance
method-distance-text = bits qui diffèrent, sur 64
method-jaccard = Jaccard
method-jaccard-text = suites de trois mots en commun, sur toutes
method-replace-unit = % des mots remplacés
method-theory = théorie
method-near-line = quasi-doublon jusqu’à { $bits } bits
method-chart-alt = { $title }. À { $first } : { $firstValue } ; à { $middle } : { $middleValue } ; à { $last } : { $lastValue }, en moyenne des tirages.
method-numbers = Les chiffres derrière les graphiques
method-texts = Les deux textes à cet endroit
method-texts-a = Texte A, { $words } mots
method-texts-b = Texte B, { $words } mots
method-texts-note = Dans B, les mots qui lui sont propres sont encadrés.
method-texts-save = Télécharger { $side }
method-draws = chaque tirage
method-mean = moyenne

method-append = Pourquoi deux verdicts
method-append-text = B garde maintenant chaque mot de A et ajoute du texte à lui, comme une page qui en reprend une autre. L’empreinte s’éloigne, alors que rien de A n’est perdu. Seule la part de A dans B le voit : c’est pourquoi le verdict sur le contenu se tient à côté de celui de l’empreinte, et la page dit quand ils se contredisent.
method-append-sentence = Avec { $share } de texte en plus, { $distance ->
    [0] aucun bit ne diffère
    [one] { $distance } bit diffère
   *[other] { $distance } bits diffèrent
}, et { $whole ->
    [yes] tout A est encore dans B
   *[no] { $part } de A est dans B
}.
method-append-slider = Texte ajouté à B
method-append-unit = % de texte ajouté à B
method-append-share = Part de A dans B
method-append-share-text = suites de trois mots de A présentes dans B
method-content-says = { $relation ->
    [identical] La même page
    [near-duplicate] Quasi-doublon
    [contained] A se trouve dans B
    [partial] Des passages communs
    [distinct] Deux pages différentes
   *[other] Indécis
}
method-source = Les textes sont des morceaux des Open Source Guides, de GitHub et de leurs contributeurs (CC BY 4.0) :

method-lines = D’où viennent les seuils
method-lines-text = De 1 789 paires de vrais documents en douze langues, étiquetées avant toute mesure. D’un côté les versions d’un même document, identiques ou presque ; de l’autre des documents sans rapport, réécrits ou traduits. Le seuil est là où il trouve le plus des premiers et ne signale presque aucun des seconds.
method-lines-chart = Les distances des deux sortes
method-lines-chart-text = Paires par nombre de bits qui diffèrent, suites de trois mots. L’échelle des nombres est logarithmique.
method-lines-alt = Histogramme : sur { $near } paires de quasi-doublons, la moitié diffèrent de { $nearMedian } bits au plus, aucune de plus de { $nearMost } ; sur { $distinct } paires différentes, aucune de moins de { $distinctLeast }, la moitié de { $distinctMedian } ou plus.
method-lines-kind = { $kind ->
    [alike] quasi-doublons ({ $count } paires)
    [different] documents différents ({ $count } paires)
   *[own] seuils de Sosie
}
method-lines-near = proches : jusqu’à { $bits }
method-lines-different = différents : à partir de { $bits }
method-lines-short = { $side ->
    [up-to] ≤ { $bits }
   *[from] ≥ { $bits }
}
method-lines-at-most = Seuil à
method-lines-found = Quasi-doublons trouvés
method-lines-flagged = Différents signalés à tort
method-lines-use = Sert à
method-bits = { $bits ->
    [one] { $bits } bit
   *[other] { $bits } bits
}
method-lines-none = aucun
method-lines-some = { $share } ({ $count })
method-lines-use-google = l’index de Google, 2007 (Manku et al.)
method-lines-use-near = Sosie : « quasi-doublon » jusqu’ici
method-lines-use-far = Sosie : « deux pages différentes » au-delà
method-lines-other = Sur des jeux qui n’ont pas servi au choix (dépêches reprises et révisions d’une encyclopédie, 198 paires proches et 544 différentes), le seuil de Sosie en trouve { $found } et en signale { $flagged }.
method-rows = Les seuils pour chaque longueur de suite
method-rows-k = Mots par suite
method-rows-near = Quasi-doublon : en commun des deux côtés
method-rows-contained = L’un dans l’autre
method-rows-partial = En partie
method-rows-near-bits = Proches : jusqu’à
method-rows-different-bits = Différents : à partir de
method-rows-found = Trouvés
method-rows-flagged = Signalés
method-rows-note = D’abord des parts des suites, puis des bits de distance. Trouvés et signalés : parmi les paires qui ont fait les seuils, entre parenthèses parmi les jeux qui n’y ont pas servi.
method-rows-both = { $own } ({ $other })

method-limits = Limites
method-limits-short = Textes courts
method-limits-short-text = Sous cinquante mots, un seul mot changé retourne plusieurs bits : l’empreinte ne rend pas de verdict. Un texte plus court qu’une suite n’est pas jugé du tout.
method-limits-dominant = Une suite au-dessus des autres
method-limits-dominant-text = Une suite qui pèse plus de la moitié du tout décide seule de chaque bit. Sosie le dit et ne rend pas de verdict par l’empreinte.
method-limits-scripts = Écritures sans espaces
method-limits-scripts-text = Le chinois, le japonais, le thaï, le lao, le khmer et le birman sont découpés en caractères, et trois caractères se rencontrent par hasard plus souvent que trois mots. Un autre découpage peut être choisi, mais aucun seuil n’a été mesuré pour lui.
method-limits-javascript = Pages dessinées par JavaScript
method-limits-javascript-text = Sosie lit le HTML qu’un serveur envoie. Ce qu’une page dessine ensuite doit être collé.
method-limits-rewritten = Paraphrase et traduction
method-limits-rewritten-text = La même chose dite en d’autres mots, ou dans une autre langue, n’a pas de suites en commun : pour Sosie ce sont deux pages différentes.
method-limits-duplicate = Ce qu’un doublon n’est pas
method-limits-duplicate-text = Un doublon n’est ni une sanction ni un vol. Les chiffres ne disent pas qui a écrit le premier, ni si quelque chose ne va pas.

method-references = Références
method-references-charikar = l’empreinte, et pourquoi les angles deviennent des bits
method-references-manku = trois bits sur 64, pour tout un index du web
method-references-broder = suites de mots, ressemblance et inclusion
method-references-article = le tableau des votes que cette page anime
method-references-package = le paquet Python dont Sosie retrouve les valeurs, bit pour bit

## page help

help-page-title = Aide · Sosie
help-description =
    .content = Comparer deux pages ou deux textes avec Sosie, lire les verdicts, ce qui reste privé et ce qu’il ne peut pas dire.
help-title = Aide
help-lead = Sosie compare deux pages ou deux textes dans votre navigateur et montre ce qu’ils partagent. Rien à installer, pas de compte.
help-give = Donner deux pages
help-give-text = Collez un texte ou le HTML d’une page, déposez ou choisissez un fichier, ou donnez une adresse et chargez-la. Puis Comparer, ou Ctrl + Entrée (⌘ Entrée sur Mac).
help-give-more = Une adresse est d’abord demandée au site lui-même. S’il n’autorise aucun autre site à le lire, un relais l’apporte, s’il y en a un ; « { input-other-ways } » dit ce qui marche sans lui. Ce qui est comparé est le HTML que renvoie le serveur : une page dessinée par JavaScript ne peut qu’être collée.
help-verdict = Lire les verdicts
help-verdict-text = Il y en a deux. Celui de l’empreinte est la distance : sur 64 bits, combien diffèrent entre les deux empreintes. Zéro : la même ; quelques bits : presque identiques ; environ 32 : deux textes sans rapport. Celui du contenu est ce qu’ils partagent : combien de phrases de trois mots de A se trouvent dans B, et de B dans A.
help-verdict-more = Ils peuvent se contredire. Une page qui reprend l’autre et y ajoute moitié autant de texte a une empreinte lointaine, et pourtant toute l’autre s’y trouve : croyez alors le contenu. « Comment ça marche » permet de l’essayer.
help-search = Ce que font les moteurs de recherche
help-search-text = De plusieurs pages presque identiques, ils en montrent le plus souvent une et laissent les autres de côté. C’est un choix, pas une pénalité. Sosie dit à quel point deux pages se ressemblent et comment désigner celle à montrer ; il ne sait pas ce que tel moteur décidera.
help-content = Menus, pieds de page et texte principal
help-content-text = D’une page, seul le contenu principal est comparé. « { result-read-title } » montre chaque bloc avec sa raison ; un clic le fait entrer ou sortir, et le verdict est refait. Ou comparez les pages entières avec « { input-keep } ».
help-cannot = Quand il ne peut pas dire
help-cannot-text = Sous 50 mots, une empreinte est instable, et Sosie le dit. Les traductions et les textes redits autrement ne partagent aucune phrase. Les images ne sont pas comparées. Et la ressemblance n’a pas de sens : il ne dit jamais qui a copié l’autre.
help-privacy = Ce qui reste privé
help-privacy-text = Ce que vous collez, déposez ou choisissez ne quitte jamais ce navigateur : la page demande ses propres fichiers et les adresses que vous donnez, rien d’autre. Un relais voit l’adresse et la page qu’il apporte.
help-privacy-more = Vos textes survivent à un rechargement, jusqu’à ce que vous fermiez l’onglet. Les comparaisons récentes ne sont gardées que si vous le demandez, dans ce navigateur, et s’effacent.
help-offline = Sans réseau
help-offline-text = Après une visite, Sosie marche hors ligne et peut s’installer comme une application. Une nouvelle version est proposée, jamais imposée.
help-share = Transmettre
help-share-text = Imprimez un résultat, enregistrez-le en une page qui se suffit, téléchargez-le en JSON, ou faites un lien. Un lien porte vos options, et les textes seulement si vous le dites ; cette partie d’une adresse n’est envoyée à aucun serveur.
help-keyboard = Au clavier
help-keyboard-text = Tout s’atteint par Tab. Ctrl + Entrée compare ; Échap ferme une fenêtre et quitte l’étalonnage ; les passages s’atteignent par Tab, et Entrée mène de l’un à son double.
help-python = Dans un script
help-python-text = Le même moteur est un paquet Python avec une ligne de commande, et donne les mêmes chiffres.


## command line

cli-identical = Ces deux pages sont identiques.
cli-near-duplicate = Ces deux pages sont presque identiques.
cli-contained-in-b = { $whole ->
    [yes] Tout A se retrouve
   *[no] { $share } de A se retrouvent
} dans B.
cli-contained-in-a = { $whole ->
    [yes] Tout B se retrouve
   *[no] { $share } de B se retrouvent
} dans A.
cli-partial = Ces deux pages ont des passages communs.
cli-distinct = Ce sont deux pages différentes.
cli-too-short = Trop court pour juger.
cli-by-own-thresholds = D’après vos propres seuils.
cli-relation = Relation
cli-by-fingerprint = D’après l’empreinte
cli-by-content = D’après le contenu commun
cli-distance = Distance
cli-distance-value = { $distance } bits sur { $bits }
cli-a-in-b = Part de A dans B
cli-b-in-a = Part de B dans A
cli-share = { $share } ({ $common } sur { $total })
cli-layout = Mise en page commune
cli-verdict = { $verdict ->
    [same] identiques
    [near] presque identiques
    [different] différentes
   *[unsure] impossible à dire
}
cli-error = { $code ->
    [file-unreadable] { $name } n’a pas pu être lu : { $reason }
    [file-unwritable] { $name } n’a pas pu être écrit : { $reason }
    [fetch-failed] { $url } n’a pas pu être obtenu : { $reason }
    [binary] { $name } n’est ni un texte ni une page ({ $type }).
    [too-large] { $name } est trop grand : la limite est de { $limit } octets.
    [option-invalid] { $option } ne peut pas être { $value }{ $option ->
        [k] {" "}: c’est un nombre de 1 à 10, et aucun pour le profil package.
       *[other] .
    }
    [selector-invalid] --{ $option } : « { $selector } » ne peut se lire comme sélecteur CSS.
    [source-invalid] L’entrée standard ne se lit qu’une fois.
    [archive-unreadable] { $name } n’est pas une archive ZIP lisible : { $reason }
    [thresholds-invalid] { $name } ne contient pas de seuils.
    [thresholds-differ] { $name } a été fait avec d’autres options : des seuils valent pour les options qui ont servi à les mesurer.
    [pairs-invalid] { $name } doit contenir deux noms par ligne, séparés par une virgule.
    [name-twice] { $name } est donné deux fois.
    [name-unknown] { $name }, nommé dans --alike, n’est aucun des textes.
   *[other] { $code }
}
cli-passages = Plus longs passages communs, en { result-length-unit } :
cli-advice = Que faire :
cli-warnings = Avertissements :
cli-warning-empty = { $side } n’a aucun mot.
cli-warning-too-short = { $side } est plus court qu’une suite de mots.
cli-warning-javascript-page = Le texte de { $side } manque peut-être : { $words ->
    [0] aucun mot n’est venu
    [one] un seul mot est venu
   *[other] { $words } mots seulement sont venus
} avec la page, et le reste semble dessiné par JavaScript.
cli-title = Titre
cli-size = Texte principal
cli-fingerprint = Empreinte
cli-removed = Écarté, chaque bloc avec le sélecteur qui le reprend (--keep) :

cli-calibrated = { $texts ->
    [one] { $texts } texte
   *[other] { $texts } textes
}, { $pairs ->
    [one] { $pairs } paire que l’on sait différente.
   *[other] { $pairs } paires que l’on sait différentes.
}
cli-histogram = Paires à chaque distance, en bits (# : différentes, = : semblables, ? : non décidées) :
cli-closest = Paires les plus proches : distance, plus grande part commune. Les doublons parmi elles faussent le calibrage ; nommez-les avec --alike.
cli-thresholds = Seuils qui en découlent :
cli-threshold = { $name ->
    [near] Presque identiques, dès cette part des deux
    [contained] L’un se retrouve dans l’autre, dès cette part de lui
    [partial] Des passages communs, dès cette part de l’un
    [near-bits] Presque identiques, jusqu’à tant de bits
   *[different-bits] Différents, à partir de tant de bits
}
cli-threshold-value = { $value } (d’origine : { $builtIn })
cli-flagged = Sur les { $pairs } paires différentes, ils en signalent { $fingerprint } par l’empreinte et { $content } par le contenu commun. En général, à 95 % de certitude, au plus { $atMost } par l’empreinte.
cli-found = Sur les { $pairs } semblables, ils en trouvent { $fingerprint } par l’empreinte et { $content } par le contenu commun.
cli-skipped = N’ont pas pris part :
cli-skipped-because = { $code ->
    [too-short] moins de 50 mots
    [copy-of] les mêmes mots que { $of }
    [dominant-feature] une expression répétée pèse plus que le reste
    [binary] ni texte ni page
    [too-large] trop grand
    [file-unreadable] illisible
    [fetch-failed] impossible à obtenir
    [archive-unreadable] abîmé dans son archive
   *[other] { $code }
}
cli-calibrate-few-texts = { $texts ->
    [0] Aucun texte n’a pris part
    [one] Un seul texte a pris part
   *[other] Seuls { $texts } textes ont pris part
} : il en faut { $least } pour des seuils, 25 en disent bien plus.
cli-calibrate-few-pairs = { $pairs } paires, c’est peu : aucune erreur n’a été admise, et pourtant plus de 1 % pourraient être signalées en général. 25 textes donnent 300 paires.
cli-calibrate-close-pairs = { $pairs ->
    [one] Une paire a tant en commun qu’elle serait prise pour un doublon : elle a été laissée de côté. Nommez-la avec --alike si c’en est un,
   *[other] { $pairs } paires ont tant en commun qu’elles seraient prises pour des doublons : elles ont été laissées de côté. Nommez-les avec --alike si c’en sont,
} ou dites --all-different, et calibrez de nouveau.
