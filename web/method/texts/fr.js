/** Pieces of "metrics" and "maintaining balance" of the Open Source Guides; see en.js. */
export default {
  text: `Métriques Open Source

Pourquoi tout mesurer

Les données, lorsqu'elles sont utilisées à bon escient, peuvent vous aider à prendre de meilleures décisions en tant que responsable d'un projet open source.

Avec plus d'informations, vous pouvez:

Comprendre comment les utilisateurs répondent à une nouvelle fonctionnalité

Déterminer d'où viennent les nouveaux utilisateurs

Identifier, et décider de soutenir, un cas d'utilisation aberrant ou une fonctionnalité

Quantifier la popularité de votre projet

Comprendre comment votre projet est utilisé

Recueillir de l'argent grâce à des parrainages et des subventions

Par exemple, Homebrew trouve que Google Analytics les aide à hiérarchiser leur travail:

Homebrew est fourni gratuitement et géré entièrement par des bénévoles pendant leur temps libre. Par conséquent, nous ne disposons pas des ressources nécessaires pour effectuer des études détaillées des utilisateurs Homebrew afin de décider de la meilleure façon de concevoir les fonctionnalités futures et de hiérarchiser les travaux en cours. L'analyse anonyme des utilisateurs agrégés nous permet de hiérarchiser les correctifs et les fonctionnalités en fonction de comment, où et quand les utilisateurs utilisent Homebrew.

La popularité n'est pas tout. Tout le monde entre dans l'open source pour différentes raisons. Si votre objectif, en tant que responsable de l'open source, est de montrer votre travail, d'être transparent au sujet de votre code ou de vous amuser, les métriques peuvent ne pas être importantes pour vous.

Si vous êtes intéressé à comprendre votre projet à un niveau plus profond, lisez la suite pour savoir comment analyser l'activité de votre projet.

Découverte

Avant que quiconque puisse utiliser ou contribuer à votre projet, ils doivent savoir qu'il existe. Demandez-vous: Est-ce que les gens trouvent ce projet ?

Si votre projet est hébergé sur GitHub, vous pouvez voir combien de personnes atterrissent sur votre projet et d'où elles viennent. À partir de la page de votre projet, cliquez sur "Insights", puis sur "Traffic". Sur cette page, vous pouvez voir:`,
  more: `Maintenir l'équilibre chez les Mainteneurs de code Open Source

Au fur et à mesure qu'un projet open source gagne en popularité, il devient important de fixer des limites claires pour vous aider à maintenir l'équilibre afin de rester frais et productif à long terme.

Afin de mieux comprendre les expériences des mainteneurs et leurs stratégies pour trouver un équilibre, nous avons organisé un atelier avec 40 membres de la communauté des mainteneurs, ce qui nous a permis d'apprendre de leurs expériences directes de l'épuisement professionnel dans l'open source et des pratiques qui les ont aidés à maintenir l'équilibre dans leur travail. C'est là que le concept d'écologie personnelle entre en jeu.

Alors, qu'est-ce que l'écologie personnelle ? Comme le décrit le Rockwood Leadership Institute, il s'agit de « maintenir l'équilibre, le rythme et l'efficacité pour soutenir notre énergie tout au long de la vie ». Cela a encadré nos conversations, en aidant les responsables à reconnaître que leurs actions et leurs contributions font partie d'un écosystème plus large qui évolue au fil du temps. L'épuisement professionnel, un syndrome résultant d'un stress chronique sur le lieu de travail tel que défini par l'OMS, n'est pas rare chez les responsables de la maintenance. Il se traduit souvent par une perte de motivation, une incapacité à se concentrer et un manque d'empathie à l'égard des contributeurs et de la communauté avec laquelle vous travaillez.

J'étais incapable de me concentrer ou de commencer une tâche. Je manquais d'empathie pour les utilisateurs.

En adoptant le concept d'écologie personnelle, les responsables de la maintenance peuvent éviter de manière proactive l'épuisement professionnel, donner la priorité aux soins personnels et maintenir un sens de l'équilibre afin de faire leur meilleur travail.

Astuces pour prendre soin de soi et éviter l'épuisement en tant que responsable de maintenance :

Identifier vos motivations pour travailler dans l'open source

Prenez le temps de réfléchir aux aspects de la maintenance des logiciels libres qui vous stimulent. Comprendre vos motivations peut vous aider à prioriser le travail de manière à rester engagé et prêt à relever de nouveaux défis. Qu'il s'agisse des réactions positives des utilisateurs, de la joie de collaborer et de socialiser avec la communauté ou de la satisfaction de se plonger dans le code, le fait de reconnaître vos motivations peut vous aider à vous concentrer.

Réfléchissez à ce qui vous déséquilibre et vous stresse.

Il est important de comprendre les causes de l'épuisement professionnel. Voici quelques thèmes communs aux mainteneurs de logiciels libres :

Absence de retours positifs: Les utilisateurs sont beaucoup plus enclins à se manifester lorsqu'ils ont une plainte à formuler. Si tout fonctionne parfaitement, ils ont tendance à rester silencieux. Il peut être décourageant de voir la liste des problèmes s'allonger sans que les commentaires positifs montrent que votre contribution fait la différence.

Parfois, j'ai l'impression de crier dans le vide et je trouve que le retour d'information me donne beaucoup d'énergie. Nous avons beaucoup d'utilisateurs heureux mais silencieux.

Ne pas dire « non »: Il peut être facile de prendre plus de responsabilités qu'on ne le devrait sur un projet open source. Que ce soit de la part des utilisateurs, des contributeurs ou d'autres mainteneurs, nous ne pouvons pas toujours répondre à leurs attentes.

Je me suis rendu compte que j'assumais plus qu'il ne fallait et que je devais faire le travail de plusieurs personnes, comme c'est souvent le cas dans les logiciels libres.

Travailler en solitaire : Être un mainteneur peut être incroyablement solitaire. Même si vous travaillez avec un groupe de mainteneurs, les dernières années ont été difficiles pour réunir des équipes dispersées en personne.

Surtout depuis COVID et le travail à domicile, il est plus difficile de ne voir personne et de ne parler à personne.`,
};
