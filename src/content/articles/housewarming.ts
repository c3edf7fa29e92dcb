import { article, type ArticleText } from './article.ts'

const dutch: ArticleText = {
  slug: 'housewarming-wat-geef-je-en-wat-wens-je',
  title: 'Brood, zout en een goede schroevendraaier',
  subtitle: 'Wat je geeft aan mensen die net verhuisd zijn, en wat je zelf op je lijst zet als jij het bent.',
  intro: 'Wat nieuwe bewoners echt kunnen gebruiken, en wat ze al vier keer hebben. Tips voor de housewarming.',
  alt: 'Een huisje met een rokende schoorsteen, met een brood, een zoutvaatje en een sleutel ervoor',
  body: [
    'Je kunt aan een huis zien hoe lang de bewoners er wonen. Na een week eten ze van een verhuisdoos. Na een maand hangt er één schilderij, te laag. Na een jaar weet niemand meer wat er in de laatste doos zit, en na tien jaar durft niemand hem open te maken. Ergens tussen de eerste week en de eerste maand valt de housewarming, en dan sta jij daar met een plant.',
    'Met een plant is niets mis. Maar de andere gasten hadden hetzelfde idee, en na afloop lijkt het huis op een kas. Het kan beter.',
    { heading: 'Het oudste cadeau voor een nieuw huis' },
    'In een groot deel van Europa brengt wie voor het eerst over een drempel komt brood en zout mee. Brood opdat er nooit honger is, zout opdat het leven smaak heeft. Het kost drie euro, je hoeft er niet voor te sparen, en het is op voor je ruzie krijgt over waar het moet staan.',
    'In Frankrijk heet het feest pendaison de la crémaillère, het ophangen van de haak boven het vuur waaraan de ketel kwam. Pas als die hing kon er gekookt worden, en aten degenen die hadden geholpen als eersten mee. Dat is nog altijd de eerlijkste volgorde: eerst tillen, dan eten.',
    { heading: 'Wat nieuwe bewoners echt nodig hebben' },
    {
      list: [
        'Een schroevendraaier die past, in een huis waar alle schroevendraaiers nog in een doos zitten met “diversen” erop.',
        'Lampjes. Iedereen verhuist met te weinig lampen en staat de eerste avond in het licht van een kale peer.',
        'Een goede deurmat, want elke verhuizing gaat in de regen.',
        'Batterijen, pleisters, haakjes, viltjes voor onder de stoelen. In een mooie doos is dat ineens een cadeau.',
        'Eten dat warm gemaakt kan worden, in een schaal die je niet terug hoeft.',
        'Jezelf, op een zaterdag, met oude kleren aan.',
      ],
    },
    { heading: 'Wat ze al hebben' },
    'Een vaas. Een tweede vaas. Waxinelichthouders. Een bord met een spreuk waarop staat dat dit de keuken is. Een fles die ze vorig jaar aan jou gaven. Wie samen gaat wonen, heeft bovendien van alles twee: twee kurkentrekkers, twee vergieten, twee meningen over het bed.',
    [
      'Daarom is juist hier een lijst handig. Niet omdat het hoort, maar omdat alleen de bewoners weten dat ze vijf messen hebben en geen enkele lepel. ',
      { text: 'Zoek hun lijst', to: 'search' },
      ', en als ze er geen hebben, vraag het. Het is geen onbeleefde vraag. Het is een vraag waarop ze al weken antwoord willen geven.',
    ],
    { heading: 'En als je zelf verhuist' },
    [
      'Maak een lijst voor het huis, los van je eigen verlanglijst. ',
      { text: 'Samen met wie er komt wonen', to: 'newList' },
      ', zodat jullie er allebei op schrijven. Een paar dingen die helpen:',
    ],
    {
      list: [
        'Wacht met de grote wensen tot je er een week geslapen hebt. Dan weet je pas waar het tocht.',
        'Noem maten. Een gordijn van ongeveer twee meter is een gordijn van de verkeerde lengte.',
        'Zet er kleine dingen op voor de buren. Die komen ook, en die willen ook iets meenemen.',
        'Deel iets groots op in stukken. Niemand geeft je een tuin, wel een hark, een zak aarde of een appelboompje.',
        'Wens ook handen. Een dag behangen staat prima tussen twee pannen.',
      ],
    },
    { quote: 'Een huis wordt niet warm van de verwarming, maar van wie er is komen kijken.' },
    { heading: 'De rondleiding' },
    'Nog een woord over het feest zelf. Elke housewarming heeft een rondleiding, en elke rondleiding heeft een kamer waarvan de deur dicht blijft. Daar ligt alles. Open die deur niet. Zeg bij elke andere kamer dat het licht er zo mooi is, want licht is het enige wat er al hangt. En zeg niets over het schilderij. Het zakt vanzelf nog wat, of het gaat over een jaar omhoog.',
    'Vergeet ten slotte de planten niet. Eén gast mag er een meenemen, dat is traditie. Spreek af wie.',
    [
      'Zoek je nog iets voor op je lijst of in je tas? Kijk dan rond bij ',
      { text: 'de winkels', to: 'shops' },
      ', of lees ',
      { text: 'onze tien tips voor een goede lijst', to: { article: 'tips' } },
      '.',
    ],
  ],
}

const german: ArticleText = {
  slug: 'geschenke-zum-einzug',
  title: 'Brot, Salz und ein guter Schraubenzieher',
  subtitle: 'Was man Leuten schenkt, die gerade umgezogen sind, und was man sich selbst zum Einzug wünscht.',
  intro: 'Was in einer neuen Wohnung wirklich fehlt, und was schon viermal da ist. Tipps für die Einzugsfeier.',
  alt: 'Ein Häuschen mit rauchendem Schornstein, davor ein Brot, ein Salzfass und ein Schlüssel',
  body: [
    'Einer Wohnung sieht man an, wie lange jemand darin lebt. Nach einer Woche wird vom Umzugskarton gegessen. Nach einem Monat hängt ein Bild, zu tief. Nach einem Jahr weiß niemand mehr, was im letzten Karton ist, und nach zehn Jahren traut sich keiner mehr, ihn zu öffnen. Irgendwo zwischen der ersten Woche und dem ersten Monat liegt die Einzugsfeier, und dann stehst du da mit einer Zimmerpflanze.',
    'Gegen eine Zimmerpflanze ist nichts zu sagen. Nur hatten die anderen Gäste dieselbe Idee, und am Ende des Abends sieht es aus wie im Palmengarten. Das geht besser.',
    { heading: 'Das älteste Geschenk für ein neues Zuhause' },
    'Wer zum ersten Mal über eine neue Schwelle kommt, bringt Brot und Salz mit. Brot, damit nie jemand hungern muss, Salz, damit das Leben Geschmack hat. Das kostet drei Euro, ist in ganz Deutschland bekannt und aufgegessen, bevor man sich streiten kann, wo es stehen soll.',
    'Beim Hausbau fängt das Feiern sogar früher an. Ist der Dachstuhl oben, kommt der Richtkranz darauf, der Zimmermann spricht seinen Richtspruch, trinkt sein Glas aus und wirft es hinunter. Es soll zerspringen, das bringt Glück. Bei einer Mietwohnung im dritten Stock rät der Hausmeister davon ab.',
    'In Frankreich heißt das Einzugsfest pendaison de la crémaillère, das Aufhängen des Kesselhakens über dem Feuer. Erst wenn er hing, konnte gekocht werden, und wer geholfen hatte, aß als Erster mit. Das ist bis heute die gerechteste Reihenfolge: erst tragen, dann essen.',
    { heading: 'Was wirklich fehlt' },
    {
      list: [
        'Ein Schraubenzieher, der passt, in einer Wohnung, in der alle Schraubenzieher noch in einem Karton mit der Aufschrift „Diverses“ liegen.',
        'Lampen. Alle ziehen mit zu wenigen um und sitzen am ersten Abend unter einer nackten Birne.',
        'Eine gute Fußmatte, denn umgezogen wird bei Regen.',
        'Batterien, Pflaster, Haken, Filzgleiter für die Stühle. In einer schönen Schachtel ist das auf einmal ein Geschenk.',
        'Etwas zu essen, das man nur aufwärmen muss, in einer Form, die du nicht zurückbrauchst.',
        'Du selbst, an einem Samstag, in alten Sachen.',
      ],
    },
    { heading: 'Was schon da ist' },
    'Eine Vase. Eine zweite Vase. Teelichthalter. Ein Schild, auf dem steht, dass dies die Küche ist. Die Flasche, die sie dir letztes Jahr geschenkt haben. Wer zusammenzieht, hat außerdem alles doppelt: zwei Korkenzieher, zwei Nudelsiebe, zwei Meinungen zum Bett.',
    [
      'Gerade hier hilft eine Liste. Nicht, weil es sich gehört, sondern weil nur die Bewohner wissen, dass sie fünf Messer haben und keinen einzigen Löffel. ',
      { text: 'Such nach ihrer Liste', to: 'search' },
      ', und wenn es keine gibt, frag. Das ist nicht unhöflich. Auf diese Frage warten sie seit Wochen.',
    ],
    { heading: 'Und wenn du selbst umziehst' },
    [
      'Leg für die Wohnung eine eigene Liste an, neben deiner persönlichen. ',
      { text: 'Am besten gemeinsam', to: 'newList' },
      ' mit denen, die mit dir einziehen, dann schreiben alle daran. Was sich bewährt hat:',
    ],
    {
      list: [
        'Warte mit den großen Wünschen, bis du eine Woche dort geschlafen hast. Vorher weißt du nicht, wo es zieht.',
        'Nenn Maße. Ein Vorhang von ungefähr zwei Metern ist ein Vorhang in der falschen Länge.',
        'Schreib auch Kleines auf, für die Nachbarn. Die kommen ebenfalls, und auch sie wollen etwas in der Hand haben.',
        'Teil Großes auf. Niemand schenkt dir einen Garten, aber eine Harke, einen Sack Erde oder ein Apfelbäumchen.',
        'Wünsch dir Hände. Ein Tag Tapezieren macht sich gut zwischen zwei Töpfen.',
      ],
    },
    { quote: 'Warm wird eine Wohnung nicht von der Heizung, sondern von denen, die vorbeikommen.' },
    { heading: 'Der Rundgang' },
    'Noch ein Wort zum Fest selbst. Jede Einzugsfeier hat einen Rundgang, und bei jedem Rundgang bleibt eine Tür zu. Dahinter liegt alles. Lass sie zu. Sag in jedem anderen Zimmer, wie schön das Licht ist, denn das Licht ist das Einzige, was schon hängt. Und sag nichts über das Bild. Es wandert in einem Jahr von selbst nach oben.',
    'Die Zimmerpflanze übrigens gehört dazu, das ist Tradition. Eine. Sprecht euch ab, wer sie bringt.',
    [
      'Du suchst noch etwas für die Liste oder für die Tasche? Sieh dich bei ',
      { text: 'den Shops', to: 'shops' },
      ' um, oder lies ',
      { text: 'unsere zehn Tipps für einen guten Wunschzettel', to: { article: 'tips' } },
      '.',
    ],
  ],
}

const english: ArticleText = {
  slug: 'housewarming-what-to-give-and-what-to-wish-for',
  title: 'Bread, salt and a good screwdriver',
  subtitle: 'What to give people who have just moved in, and what to wish for when it’s you.',
  intro: 'What a new home really needs, and what it has four of already. Tips for a housewarming.',
  alt: 'A little house with a smoking chimney, and in front of it a loaf, a salt cellar and a key',
  body: [
    'You can tell from a house how long people have lived there. After a week they eat off a packing box. After a month there is one picture on the wall, too low. After a year nobody knows what is in the last box, and after ten years nobody dares to open it. Somewhere between the first week and the first month comes the housewarming, and there you stand with a plant.',
    'There is nothing wrong with a plant. But the other guests had the same idea, and by the end of the evening the place looks like the palm house at Kew. You can do better.',
    { heading: 'The oldest present for a new home' },
    'Across much of Europe, whoever first comes over a new threshold brings bread and salt: bread so that nobody may go hungry, salt so that life may have some taste. It costs three euros, it needs no dusting, and it’s eaten before there can be an argument about where to put it.',
    'Families add to it as they please. Some bring a coin, for luck, some a candle, for light, and some a lump of coal, for a warm hearth, which is harder to explain in a flat with underfloor heating.',
    'The French call the party pendaison de la crémaillère, the hanging of the pot hook over the fire. Nothing could be cooked until it was up, and those who had helped with the house were the first to eat. It’s still the fairest order: lift first, then dinner.',
    { heading: 'What is really missing' },
    {
      list: [
        'A screwdriver that fits, in a house where all the screwdrivers are still in a box marked “misc.”',
        'Lamps. Everyone moves with too few, and spends the first evening under a bare bulb.',
        'A proper doormat, since people always move house in the rain.',
        'Batteries, plasters, hooks, felt pads for the chairs. In a handsome tin they are suddenly a present.',
        'Dinner that only needs warming up, in a dish that you don’t want back.',
        'Yourself, on a Saturday, in old clothes.',
      ],
    },
    { heading: 'What they have already' },
    'A vase. Another vase. Holders for tea lights. A sign saying that this is the kitchen. The bottle that they gave you last year. And those who move in together have two of everything: two corkscrews, two colanders, two opinions about the bed.',
    [
      'That’s just why a list helps. Not because it’s the done thing, but because only the people who live there know that they own five knives and not one spoon. ',
      { text: 'Look for their list', to: 'search' },
      ', and if there is none, ask. It isn’t a rude question. They have been hoping for it for weeks.',
    ],
    { heading: 'And when it’s you who moves' },
    [
      'Make a list for the house, apart from your own. ',
      { text: 'Manage it together', to: 'newList' },
      ' with whoever is moving in, so that all of you can write on it. A few things that we have learned:',
    ],
    {
      list: [
        'Save the large wishes until you have slept there for a week. Only then do you know where the draught is.',
        'Give measurements. A curtain of about two metres is a curtain of the wrong length.',
        'Put small things on it, for the neighbours. They will come as well, and they would like to bring something.',
        'Take large things apart. Nobody will give you a garden, but they will give you a rake, a bag of compost or an apple tree.',
        'Wish for hands. A day’s wallpapering looks good between two saucepans.',
      ],
    },
    { quote: 'What warms a house isn’t the heating. It’s who came round to see it.' },
    { heading: 'The tour' },
    'One more word, about the party itself. Every housewarming has a tour, and on every tour there is a door that stays shut. Everything is behind it. Leave it shut. In all the other rooms, say how lovely the light is, as the light is the only thing that has been put up yet. And say nothing about the picture. In a year or so it will move up by itself.',
    'As for the plant, one guest should bring one. That is tradition. Agree on who.',
    [
      'Still looking for something, for your list or for your bag? Have a look round ',
      { text: 'the shops', to: 'shops' },
      ', or read ',
      { text: 'our ten tips for a good wishlist', to: { article: 'tips' } },
      '.',
    ],
  ],
}

/** The Belgian edition has no text of this article. It has `communion` instead. */
export const housewarming = article({
  id: 'housewarming',
  day: '2026-09-10',
  published: true,
  sites: ['nl', 'de', 'en'],
  related: ['tips', 'ease'],
  texts: { nl: dutch, de: german, en: english },
})
