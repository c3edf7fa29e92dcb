import { editionCodes } from '#core/editions.ts'
import { article, type ArticleText } from './article.ts'

const dutch: ArticleText = {
  slug: 'de-geschiedenis-van-de-verlanglijst',
  title: 'Van schoen tot scherm',
  subtitle:
    'Een kleine geschiedenisles over de verlanglijst, met twee bisschoppen, een warenhuis en een huilende broer.',
  intro: 'Wie schreef de eerste verlanglijst, en aan wie? Een geschiedenisles die in een kerk in Utrecht begint.',
  alt: 'Een lange rol papier met een ganzenveer en een inktpot, en een schoen met een wortel erin',
  body: [
    'De verlanglijst is jonger dan het verlangen. Mensen hebben altijd iets gewild, maar dat je het opschrijft en aan iemand geeft die het dan misschien brengt, is een betrekkelijk nieuw idee. Daar zijn papier voor nodig, kinderen die kunnen schrijven, en iemand van wie je gelooft dat hij leest.',
    { heading: 'Eerst was er de schoen' },
    'Het begint in de late middeleeuwen, en niet met krijgen maar met uitdelen. Pastoor Henric van de Nicolaikerk in Utrecht liet in 1397 vastleggen dat de kerk elk jaar op de naamdag van Sint-Nicolaas schoenen gaf aan drie arme mensen. Later gingen die schoenen naar kinderen, met wat geld erin. De schoen was dus eerst zelf het cadeau. Pas daarna werd hij de verpakking.',
    'De heilige die erbij hoorde, Nicolaas van Myra, had daar de juiste reputatie voor. Volgens de legende gooide hij ’s nachts goud naar binnen bij een arme vader met drie dochters, zodat ze konden trouwen. Het belangrijkste woord in dat verhaal is ’s nachts. Niemand mocht weten van wie het kwam.',
    { heading: 'De emmer en de roe' },
    'Hoe het er twee eeuwen later aan toeging, heeft Jan Steen geschilderd, rond 1666. Zijn Sint-Nicolaasfeest hangt in het Rijksmuseum. Een meisje klemt haar nieuwe pop tegen zich aan en heeft een emmer vol lekkers aan haar arm. Haar broer staat te huilen: in zijn schoen zat een roe. Een verlanglijst is nergens te zien. Je wenste wel iets, maar je zette het niet op papier. Je zong bij de schoorsteen en hoopte er het beste van.',
    'In 1850 gaf de Amsterdamse onderwijzer Jan Schenkman de Sint in een prentenboek een stoomboot, een vast vertrekpunt in Spanje en een drukke agenda. En wie een agenda heeft, kan post ontvangen.',
    { heading: 'De brief die andersom was' },
    'Rond diezelfde tijd schreven kinderen wel degelijk brieven met wensen erin. Alleen waren die wensen niet voor henzelf. In hun mooiste handschrift wensten ze hun ouders gezondheid, een lang leven en Gods zegen, en beloofden ze beterschap. De meester keek mee over de schouder. In Vlaanderen leeft dat gebruik nog: op nieuwjaarsdag lezen kinderen er hun nieuwjaarsbrief voor aan hun ouders, hun peter en hun meter.',
    'In de loop van de negentiende eeuw sloop er onderaan zulke brieven iets bij. Een popje, als het kon. Een tol. Fabrikanten van speelgoed en warenhuizen zagen het en drukten vellen met ruimte voor meer. De wens draaide om als een handschoen, en de verlanglijst was geboren.',
    { quote: 'Eerst wensten kinderen hun ouders iets toe. Toen ontdekten ze dat het ook andersom kon.' },
    { heading: 'De lijst van het warenhuis' },
    'Volwassenen kregen hun lijst in 1924. Het warenhuis Marshall Field’s in Chicago begon toen een register voor bruidsparen bij te houden: welk servies, welk zilver, welke glazen, en wat er al gekocht was. Dat was handig voor de gasten en nog handiger voor de winkel. In Vlaanderen werd het de huwelijkslijst, later ook de geboortelijst, te vinden bij één zaak waar je tante dan ook echt naartoe moest. In Nederland hield vaak de ceremoniemeester de lijst bij, met potlood en een hoop telefoontjes.',
    'Zo’n lijst loste één probleem op, dat van de drie gelijke fruitschalen, maar riep een ander op. Een lijst van één winkel kent alleen wat die winkel verkoopt. Een middag samen vissen met je vader staat er niet op.',
    { heading: 'Kruisjes in het speelgoedboek' },
    'Kinderen hadden ondertussen hun eigen methode gevonden: het speelgoedboek, dat in oktober op de mat viel en waarin je met balpen kruisjes zette. Ook die lijst had een zwak punt. Wie goed kruiste, kruiste alles, en een kruisje zegt niet of je zusje van dezelfde bladzijde ook iets wil.',
    'Toen kwamen de computer en het internet. In 1993 zetten Amerikaanse winkels van Target zuilen neer waarop bruidsparen hun lijst zelf konden bijhouden. Een paar jaar later stond de eerste lijst gewoon op een pagina die iedereen kon openen. Wij doen dat sinds 1999, en het knopje waar het om draait, is nog altijd hetzelfde: afstrepen, zonder dat de jarige het ziet.',
    { heading: 'Wat er gebleven is' },
    'Zet je het op een rij, dan is er veel veranderd en ook weinig:',
    {
      list: [
        'Er is nog altijd iemand die in stilte geeft. Nicolaas deed het ’s nachts, jij doet het met een streep die de ander niet ziet.',
        'Er is nog altijd een brief, al past hij nu op een telefoon.',
        'En er staat nog altijd iets op wat te groot is voor de schoen.',
      ],
    },
    [
      'Wil je weten waarom mensen elkaar eigenlijk iets geven? Dat verhaal is een stuk ouder, en je leest het in ',
      { text: 'de geschiedenis van het geven', to: { article: 'giving' } },
      '. Of schrijf zelf een regel geschiedenis: ',
      { text: 'maak een lijst', to: 'newList' },
      '.',
    ],
  ],
}

const german: ArticleText = {
  slug: 'die-geschichte-des-wunschzettels',
  title: 'Kleine Geschichte des Wunschzettels',
  subtitle: 'Wie aus einem frommen Brief an die Eltern eine Liste mit Modelleisenbahn wurde.',
  intro: 'Früher wünschten Kinder nicht sich, sondern ihren Eltern etwas. Wie der Wunschzettel die Richtung wechselte.',
  alt: 'Eine lange Papierrolle mit Gänsefeder und Tintenfass, daneben ein Schuh mit einer Karotte',
  body: [
    'Der Wunschzettel ist jünger als das Wünschen. Menschen wollten schon immer etwas haben. Dass man es aufschreibt und an jemanden schickt, der es dann vielleicht bringt, ist eine ziemlich neue Idee. Es braucht dafür Papier, Kinder, die schreiben können, und eine Adresse im Himmel.',
    { heading: 'Am Anfang stand der Schuh' },
    'Lange war nicht der Heilige Abend der Tag der Geschenke, sondern der Nikolaustag. Nikolaus, Bischof von Myra, soll einem armen Vater nachts Gold ins Haus geworfen haben, damit seine drei Töchter heiraten konnten. Nachts, damit niemand erfuhr, von wem es kam. Bis heute stellen Kinder am Vorabend des 6. Dezember ihre Schuhe vor die Tür und schlafen schlecht.',
    'Die Reformation hatte für Heilige wenig übrig. In evangelischen Familien wanderte die Bescherung nach und nach auf Weihnachten, und statt des Bischofs kam der „Heilige Christ“. Aus ihm wurde das Christkind, das ausgerechnet in katholischen Gegenden am längsten geblieben ist, während im Norden und Osten der Weihnachtsmann übernahm. Wer heute in Franken und wer in Hamburg schreibt, hat also zwei verschiedene Empfänger.',
    { heading: 'Der Brief, der andersherum ging' },
    'Geschrieben haben Kinder zum Fest schon im 18. Jahrhundert, nur wünschten sie nicht sich selbst etwas. In ihrer schönsten Schrift, auf Bögen mit gedruckten Engeln und Girlanden, wünschten sie ihren Eltern Gesundheit, ein langes Leben und Gottes Segen. Sie dankten, baten um Verzeihung und gelobten Besserung. Der Lehrer las Korrektur.',
    'In der Biedermeierzeit rückte die Familie um den Baum zusammen, und die Kinder rückten in die Mitte. Unten auf den Bögen tauchte etwas Neues auf. Eine Puppe, wenn es keine Umstände macht. Ein Steckenpferd. Spielwarenhändler und Kaufhäuser bemerkten es und druckten Vorlagen, auf denen für Wünsche mehr Platz war als für Besserung. Irgendwann war der Segen verschwunden und der Wunschzettel fertig.',
    { quote: 'Erst wünschten Kinder ihren Eltern etwas. Dann merkten sie, dass es auch andersherum geht.' },
    { heading: 'An das Christkind, postlagernd' },
    'Zugestellt wurde der Zettel zunächst ohne Briefmarke: Er lag abends auf dem Fensterbrett, und am Morgen war er fort. Später nahmen Kinder die Sache wörtlich und suchten auf der Landkarte nach dem Himmel. Gefunden haben sie ihn mehrfach.',
    {
      list: [
        'In Himmelsthür bei Hildesheim arbeitet das Postamt, das als das älteste der Weihnachtspostämter gilt.',
        'Nach Himmelpfort in Brandenburg schrieben 1984 zwei Kinder an den Weihnachtsmann. „Empfänger unbekannt“ brachte die Postangestellte nicht über sich, also antwortete sie selbst. Im Jahr darauf waren es 75 Briefe, und es wurden sehr viele mehr.',
        'In Engelskirchen im Bergischen Land begann es 1985 mit Briefen „an das Christkind bei den Engeln“.',
        'Himmelstadt am Main ist das einzige in Bayern, und dort wohnt selbstverständlich das Christkind.',
      ],
    },
    'Sieben solcher Postämter gibt es heute, und wer einen Absender daraufschreibt, bekommt Antwort. In Engelskirchen kam einmal ein Wunschzettel von elf Metern Länge an, und die älteste Absenderin war neunundneunzig. Man ist nie zu alt für eine Liste.',
    { heading: 'Die Liste des Kaufhauses' },
    'Die Erwachsenen bekamen ihre Liste 1924. Das Kaufhaus Marshall Field’s in Chicago begann ein Verzeichnis für Brautpaare zu führen: welches Porzellan, welches Silber, welche Gläser, und was davon schon gekauft war. Hierzulande wurde daraus der Hochzeitstisch, der wirklich ein Tisch war und im Fachgeschäft neben der Kasse stand. Tante Hedwig musste hinfahren, und wer zu spät kam, bekam die Sauciere.',
    'Der Tisch löste ein Problem, das der drei gleichen Obstschalen, und schuf ein neues. Auf ihm stand nur, was dieses eine Geschäft verkaufte. Ein gemeinsamer Tag im Kletterwald oder ein selbst gebackener Kuchen im Monat passte nicht darauf.',
    { heading: 'Und dann das Netz' },
    'In den neunziger Jahren wanderten die Listen in den Computer. 1993 stellte die amerikanische Kette Target Säulen auf, an denen Brautpaare ihre Wünsche selbst eintippten. Ein paar Jahre später lag die erste Liste auf einer Seite, die jeder öffnen konnte. Wir machen das seit 1999, und der Knopf, um den sich alles dreht, ist derselbe geblieben: abhaken, ohne dass es das Geburtstagskind sieht. Nikolaus hätte das verstanden. Er kam ja auch nachts.',
    [
      'Warum Menschen einander überhaupt etwas schenken, ist eine ältere Frage. Ihr gehen wir in der ',
      { text: 'Geschichte des Schenkens', to: { article: 'giving' } },
      ' nach. Und wenn du jetzt Lust bekommen hast: ',
      { text: 'Deine Liste', to: 'newList' },
      ' braucht weder Girlande noch Gelöbnis, und elf Meter darf sie auch haben.',
    ],
  ],
}

const english: ArticleText = {
  slug: 'a-short-history-of-the-wishlist',
  title: 'A short history of the wishlist',
  subtitle: 'From a bishop at the window to a letter up a chimney in Dublin, and a department store in Chicago.',
  intro: 'Who wrote the first wishlist, and who was supposed to read it? A history lesson with a chimney in it.',
  alt: 'A long scroll of paper with a quill and an inkwell, and a shoe with a carrot in it',
  body: [
    'The wishlist is younger than the wish. People have always wanted things. Writing them down, and sending them to someone who might bring them, is a fairly new idea. It takes paper, children who can write, and a reader they believe in.',
    { heading: 'First came the bishop' },
    'Long before Santa Claus there was Nicholas, bishop of Myra in what is now Turkey. The story goes that he threw gold into a poor man’s house, so that three daughters could marry. The word to notice is that he did it by night. Nobody was to know who it came from.',
    'In the Netherlands children still put out a shoe for him in the weeks before his day. In Utrecht the parish priest of St Nicholas’ church had it written down in 1397 that every year on the saint’s day shoes were to be handed to three poor people; later they went to children, with some money inside. So the shoe was the present at first. Only afterwards did it become the wrapping.',
    { heading: 'A visit, and then a letter' },
    'The Dutch bishop changed his coat in New York. In 1823 a newspaper in Troy printed a poem that began with the night before Christmas and a house in which not even a mouse was stirring. St Nicholas now had a sleigh, eight reindeer and a timetable, and someone with a timetable can be written to.',
    'Half a century on, the cartoonist Thomas Nast showed him at his desk with the post. In a drawing of 1871 there are two piles of letters: a small one from the parents of good children, and a tower from the parents of naughty ones. The parents, mark you. The children had yet to take matters into their own hands.',
    { heading: 'What Hannah wanted' },
    'They soon did. In Britain and Ireland the letter went up the chimney, where the smoke was trusted to deliver it. One of them didn’t get far. In 1992 a man in Terenure, Dublin, was putting in central heating, and on a ledge inside the bedroom fireplace he found a slightly scorched sheet of paper. It had lain there since Christmas Eve 1911, and this is what it asked for:',
    {
      quote:
        'I want a baby doll and a waterproof with a hood and a pair of gloves and a toffee apple and a gold penny and a silver sixpence and a long toffee.',
    },
    'As wishlists go it can hardly be improved. There is something large and something small, something warm, something practical for an Irish winter, and toffee twice in case of doubt. It also wishes the reader good luck. We hope that she got the hood.',
    { heading: 'Letters the other way about' },
    'On the Continent, meanwhile, children wrote wishes that weren’t for themselves at all. In their best handwriting, on sheets with printed angels, they wished their parents good health and a long life, and promised to do better. In Flanders they read such letters aloud on New Year’s Day to this day. During the nineteenth century a doll or a hobby horse crept in at the bottom of the page, toy makers printed sheets with more room for it, and by and by the promises were gone and the list remained.',
    { heading: 'Grown-ups get a list of their own' },
    'That was in 1924. Marshall Field’s, the department store in Chicago, began to keep a register for brides: which china, which silver, which crystal, and what had been bought already. The guests liked it, since nobody wants to arrive with the fourth toast rack. The shop liked it even better.',
    'It solved one problem and made another. A shop’s list knows only what the shop sells. There is no line on it for a weekend’s babysitting, or for the thing you saw at the craft fair. And it was for weddings; nobody kept a register for turning forty.',
    { heading: 'The crossed-out line' },
    'In 1993 another American chain, Target, put up machines on which couples could keep the list themselves. A few years later the first lists were on web pages that anyone could open. We’ve been doing it since 1999, and what matters about it hasn’t changed: someone crosses off a wish, and the person whose birthday it is doesn’t see the line.',
    'Put side by side, the centuries look rather alike:',
    {
      list: [
        'There is still a giver who would rather not be seen. Nicholas came by night; you press a button.',
        'There is still a letter, though it fits on a telephone and no longer needs a draught.',
        'There is still something on it that will never go into a stocking.',
      ],
    },
    [
      'Why people give each other things in the first place is an older question, and we go into it in ',
      { text: 'a history of giving', to: { article: 'giving' } },
      '. If you would sooner add a line to history yourself, ',
      { text: 'begin a list', to: 'newList' },
      '. Toffee may be mentioned twice.',
    ],
  ],
}

export const wishlists = article({
  id: 'wishlists',
  day: '2026-11-19',
  published: true,
  sites: editionCodes,
  related: ['giving', 'tips'],
  texts: { nl: dutch, be: dutch, de: german, en: english },
})
