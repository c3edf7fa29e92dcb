import { editionCodes } from '#core/editions.ts'
import { article, type ArticleText } from './article.ts'

const dutch: ArticleText = {
  slug: 'de-geschiedenis-van-het-geven',
  title: 'Waarom we elkaar iets geven',
  subtitle: 'Van Romeinse kaarsen en vreselijke gedichten tot de vraag wie er nu weer aan de beurt is.',
  intro: 'Kaarsen, vijgen, armbanden en slechte poëzie: een kleine geschiedenis van het geven.',
  alt: 'Een Romeinse tempel met zuilen, met een kaars, een beeldje en een cadeautas ervoor',
  body: [
    'In het Frans betekende cadeau ooit een letter. Schrijvers noemden er de grote, met krullen versierde hoofdletter mee waarmee een bladzijde begon. Van mooi extraatje op papier werd het een feestje, en van feestje een geschenk. Wie in december een chocoladeletter krijgt, heeft dus een cadeau in de oudste zin van het woord.',
    'Het geven zelf is ouder dan alle letters bij elkaar. En overal waar mensen het doen, zijn er dezelfde drie vragen: wat geef ik, is het genoeg, en o help, wat krijg ik terug?',
    { heading: 'Een week lang Saturnalia' },
    'In Rome vierde men vanaf 17 december de Saturnalia, het feest van Saturnus. De scholen gingen dicht, de toga bleef in de kist, meesters bedienden hun slaven of deden alsof, en iedereen gaf elkaar iets. Meestal iets kleins: waskaarsen tegen het donker, en beeldjes van klei of was die sigillaria heetten. Er was een markt voor. Aan het eind van de week stond menig Romein daar nog gauw iets uit te zoeken, met het gezicht dat je op 4 december in elke winkelstraat ziet.',
    'De dichter Martialis schreef bij zulke geschenken tweeregelige rijmpjes, ruim tweehonderd, voor een worst, een kam, een papegaai, een spaarpot. Het is het oudste bewaard gebleven stapeltje sinterklaasgedichten, al wist hij dat niet.',
    'En ook het flauwe cadeau is van alle tijden. Catullus kreeg van zijn vriend Calvus met de Saturnalia een boekrol vol met de slechtste dichters van de stad. Hij beloofde dat hij de volgende ochtend vroeg naar de boekhandel zou gaan om iets nog ergers terug te kopen. Het zijn de vrolijkste verwensingen uit de oudheid.',
    { heading: 'Vijgen op nieuwjaarsdag' },
    'Twee weken later was het alweer raak. Op 1 januari gaven Romeinen elkaar strenae: twijgjes, vijgen, dadels, honing, later ook een muntje, opdat het nieuwe jaar zoet zou zijn. Keizer Augustus hield ervan en kocht van de muntjes godenbeelden voor de stad. Zijn opvolger Tiberius vond het gedoe en was rond die tijd liever de deur uit. Elke familie kent ze, een Augustus en een Tiberius. Het woord leeft nog in het Franse étrennes, en de gewoonte op plaatsen waar met nieuwjaar een envelop klaarligt.',
    { heading: 'Drie plichten en een kring' },
    'In 1925 schreef de Franse socioloog Marcel Mauss er een dun boek over dat nog altijd gelezen wordt, Essai sur le don. Een cadeau, zag hij, is nooit helemaal vrij. Er horen drie plichten bij: geven, aannemen en teruggeven. Wie niet geeft, hoort er niet bij. Wie weigert, beledigt. En wie niets terugdoet, blijft met een raar gevoel zitten, dat wij kennen als: we moeten nog iets voor ze meenemen.',
    'Zijn mooiste voorbeeld komt van de eilanden ten oosten van Nieuw-Guinea. Daar voeren mannen dagenlang over open zee om elkaar kettingen en armbanden te geven. De kettingen gingen met de klok mee de eilanden langs, de armbanden ertegenin, jaar in jaar uit, en niemand hield ze. Kula heet die ruil: een kring van geschenken. Niet het bezit telde, maar dat er aan de overkant iemand op je wachtte.',
    { quote: 'Een cadeau is een touwtje. Aan het ene eind zit wie het gaf, aan het andere wie het kreeg.' },
    { heading: 'Gif en gift' },
    'Geven heeft ook een schaduw. Gift en vergif zijn familie van elkaar: wat je iemand gaf, kon ook in een beker zitten. In het Duits is Gift zelfs alleen nog vergif. Kinderen hebben dat in één les door, en gebruiken het vervolgens hun hele schooltijd.',
    'Daar staat het verhaal van Nicolaas tegenover, de bisschop van Myra, die bij nacht goud door een raam gooide en niet gezien wilde worden. Wie in het geheim geeft, vraagt niets terug. Misschien is dat de slimste oplossing voor de drie plichten van Mauss: als je niet weet van wie het komt, kun je alleen blij zijn.',
    { heading: 'Wat dat voor ons betekent' },
    {
      list: [
        'Klein mag. Waskaarsen waren tweeduizend jaar geleden al genoeg.',
        'Een rijmpje maakt van een worst een geschenk.',
        'Teruggeven hoeft niet meteen, en niet evenveel. De kring is lang.',
        'Wie niet weet wat te geven, mag het vragen. Of stiekem kijken wat er op de lijst staat.',
      ],
    },
    [
      'Dat laatste konden de Romeinen niet, en het had Catullus een slechte nacht gescheeld. Hoe de verlanglijst er kwam, lees je in ',
      { text: 'Van schoen tot scherm', to: { article: 'wishlists' } },
      '.',
      {
        by: 'drawLots',
        words: [
          ' Wil je dit jaar weer eens een kring maken, dan kun je met je familie ',
          { text: 'lootjes trekken', to: 'draws' },
          '. De kettingen mogen met de klok mee.',
        ],
      },
    ],
  ],
}

const german: ArticleText = {
  slug: 'die-geschichte-des-schenkens',
  title: 'Warum wir einander etwas schenken',
  subtitle: 'Von römischen Kerzen und schlechten Gedichten bis zu der Frage, wer jetzt eigentlich dran ist.',
  intro: 'Kerzen, Feigen, Armreife und miserable Gedichte: eine kleine Geschichte des Schenkens.',
  alt: 'Ein römischer Tempel mit Säulen, davor eine Kerze, ein Figürchen und eine Geschenktüte',
  body: [
    'Schenken heißt ursprünglich einschenken. Wer im Mittelalter einem Gast schenkte, hielt einen Krug in der Hand, und die Schenke heißt noch heute so. Das älteste Geschenk der deutschen Sprache ist also ein voller Becher, und dass man ihn nicht ablehnt, versteht sich von selbst.',
    'Das Geben ist älter als jedes Wort dafür. Und wo immer Menschen es tun, stellen sich dieselben drei Fragen: Was schenke ich, reicht das, und ach du Schreck, was bekomme ich zurück?',
    { heading: 'Eine Woche Saturnalien' },
    'In Rom begann am 17. Dezember das Fest des Saturn. Die Schulen schlossen, die Toga blieb in der Truhe, Herren bedienten ihre Sklaven oder taten so, und alle beschenkten einander. Meist mit Kleinigkeiten: Wachskerzen gegen die Dunkelheit und Figürchen aus Ton oder Wachs, die Sigillaria hießen. Dafür gab es einen eigenen Markt. Dort stand gegen Ende der Woche mancher Römer mit demselben Gesicht, das man am 23. Dezember in jeder Fußgängerzone sieht.',
    'Der Dichter Martial schrieb zu solchen Gaben kleine Zweizeiler, mehr als zweihundert: für eine Wurst, einen Kamm, einen Papagei, eine Sparbüchse. Es sind die ältesten Geschenkanhänger, die wir haben.',
    'Auch das Scherzgeschenk ist alt. Catull bekam von seinem Freund Calvus zu den Saturnalien eine Buchrolle mit den schlechtesten Dichtern der Stadt. Er schwor, gleich am nächsten Morgen zum Buchhändler zu laufen und etwas noch Schlimmeres zurückzuschenken. Heute nennt man das Schrottwichteln und hält es für eine Erfindung der Buchhaltung.',
    { heading: 'Feigen zum neuen Jahr' },
    'Kaum war das überstanden, kam Neujahr. Am 1. Januar gab man sich Strenae: Zweige, Feigen, Datteln, Honig, später auch eine Münze, damit das Jahr süß werde. Kaiser Augustus mochte das und ließ von den Münzen Götterbilder für die Stadt aufstellen. Seinem Nachfolger Tiberius war der Trubel zu viel, er war um diese Zeit lieber nicht zu Hause. In jeder Familie gibt es einen Augustus und einen Tiberius. In Frankreich heißen die Gaben zum neuen Jahr bis heute étrennes.',
    { heading: 'Drei Pflichten und ein Kreis' },
    'Im Jahr 1925 veröffentlichte der französische Soziologe Marcel Mauss ein schmales Buch, das bis heute gelesen wird: den Essai sur le don, auf Deutsch „Die Gabe“. Ein Geschenk, sagt er, ist nie ganz freiwillig. Es gehören drei Pflichten dazu: geben, annehmen und erwidern. Wer nicht gibt, gehört nicht dazu. Wer ablehnt, kränkt. Und wer nichts erwidert, wird ein Gefühl nicht los, das sich in dem Satz zusammenfassen lässt: Wir müssen denen noch etwas mitbringen.',
    'Sein schönstes Beispiel kommt von den Inseln östlich von Neuguinea. Dort fuhren Männer tagelang über das offene Meer, um einander Halsketten und Armreife zu schenken. Die Ketten wanderten im Uhrzeigersinn von Insel zu Insel, die Armreife dagegen, Jahr um Jahr, und niemand behielt sie. Kula heißt dieser Tausch, ein Kreis aus Geschenken. Wertvoll war nicht der Besitz, sondern dass am anderen Ufer jemand wartete.',
    { quote: 'Ein Geschenk ist eine Schnur. Am einen Ende steht, wer schenkt, am anderen, wer beschenkt wird.' },
    { heading: 'Gift und Mitgift' },
    'Das Schenken hat auch einen Schatten. Das Wort Gift kommt von geben: Es war einfach die Gabe, und in der Mitgift ist es das noch. Doch weil man jemandem auch etwas in den Becher geben konnte, blieb vom Gift nur das Gift. Engländer, die in Deutschland einen Laden mit Geschenkartikeln suchen, lernen das schnell.',
    'Dagegen steht die Legende von Nikolaus, der nachts Gold durch ein Fenster warf und nicht gesehen werden wollte. Wer heimlich schenkt, verlangt nichts zurück. Vielleicht ist das die klügste Antwort auf die drei Pflichten von Marcel Mauss: Wenn du nicht weißt, von wem es kommt, bleibt dir nichts übrig, als dich zu freuen.',
    { heading: 'Was wir davon haben' },
    {
      list: [
        'Klein genügt. Wachskerzen waren schon vor zweitausend Jahren in Ordnung.',
        'Ein Zweizeiler macht aus einer Wurst ein Geschenk.',
        'Erwidern eilt nicht, und es muss nicht gleich viel sein. Der Kreis ist lang.',
        'Wer nicht weiß, was er schenken soll, darf fragen. Oder heimlich auf die Liste sehen.',
      ],
    },
    [
      'Das konnten die Römer noch nicht, und Catull hätte es eine schlaflose Nacht erspart. Wie der Wunschzettel entstand, steht in unserer ',
      { text: 'kleinen Geschichte des Wunschzettels', to: { article: 'wishlists' } },
      '.',
      {
        by: 'drawLots',
        words: [
          ' Und wenn ihr dieses Jahr selbst einen Kreis schließen wollt, könnt ihr ',
          { text: 'fürs Wichteln auslosen', to: 'draws' },
          '. Halsketten bitte im Uhrzeigersinn.',
        ],
      },
    ],
  ],
}

const english: ArticleText = {
  slug: 'a-history-of-giving',
  title: 'Why we give each other things',
  subtitle: 'From Saturnalia candles and dreadful poems to the question of whose turn it’s now.',
  intro: 'Candles, figs, armbands and truly bad poetry: a short history of giving.',
  alt: 'A Roman temple with columns, and in front of it a candle, a clay figure and a gift bag',
  body: [
    'On New Year’s Day the court of Elizabeth I lined up with parcels. There were embroidered sleeves, gloves, a box of ginger, marzipan in the shape of a chessboard. A clerk stood by and wrote all of it down on long rolls of parchment: who had given the Queen what, and, on the other side, what each of them was given in return, in gilt plate and by weight. Some of the rolls have survived. They are the most honest documents ever written about presents.',
    'Giving is older than parchment. Wherever people do it, they ask themselves the same three questions: what shall I give, is it enough, and what on earth will they give me?',
    { heading: 'A week of Saturnalia' },
    'In Rome the feast of Saturn began on the seventeenth of December. Schools closed, the toga stayed in its chest, masters waited on their slaves or made a show of it, and everyone gave everyone something. Small things, as a rule: wax candles against the dark, and little figures of clay or wax called sigillaria. There was a market for them. By the end of the week a good many Romans stood there wearing the face that you can see in any high street on Christmas Eve.',
    'The poet Martial wrote couplets to go with such presents, more than two hundred of them: for a sausage, a comb, a parrot, a money box. They are the oldest gift tags we have.',
    'The joke present is just as old. One Saturnalia, Catullus was sent a scroll of the worst poets in town by his friend Calvus. He replied that he would be at the bookseller’s first thing in the morning to buy something even worse. If you have ever been given a singing fish, you’re in good company.',
    { heading: 'Figs for the new year' },
    'No sooner was that over than it was New Year. On the first of January Romans gave strenae: twigs, figs, dates, honey, and in time a coin, so that the year might be sweet. The emperor Augustus enjoyed it, and spent the coins on statues for the city. His successor Tiberius thought it a nuisance and took care to be away. Every family has an Augustus and a Tiberius. The French still call a New Year’s present étrennes.',
    { heading: 'Three duties and a ring' },
    'In 1925 a French sociologist, Marcel Mauss, published a slim book that people have been reading ever since, the Essai sur le don, in English The Gift. No present, he said, is entirely free. Three duties come with it: to give, to accept, and to give in return. If you don’t give, you don’t belong. If you refuse, you offend. And if you do nothing in return, there is a feeling that won’t go away, and that most of us know as: we really must bring them something.',
    'His finest example comes from the islands east of New Guinea. Men there sailed for days across open sea to give each other necklaces and armbands. The necklaces travelled round the islands clockwise, the armbands the other way, year after year, and nobody kept them. It’s called the kula, and it’s a ring of presents. What counted wasn’t owning them, but knowing that someone was waiting for you on the other shore.',
    { quote: 'A present is a piece of string. The giver is at one end of it and the receiver at the other.' },
    { heading: 'Mind the word' },
    'Giving has its shadow, too. English gift and German Gift are one and the same word, and in German it means poison. It began as something given; but then, one could also give someone something in a cup. If you ever open a shop for presents in Hamburg, think carefully about the sign.',
    'Against that stands the story of Nicholas of Myra, who threw gold through a window at night and didn’t want to be seen. Those who give in secret ask for nothing back. It may be the cleverest answer to the three duties there is: if you don’t know who it came from, all you can do is be pleased.',
    { heading: 'What we can learn from all this' },
    {
      list: [
        'Small will do. A candle was quite enough two thousand years ago.',
        'Two lines of verse turn a sausage into a present.',
        'There is no hurry to give in return, and it need not be as much. It’s a long way round the islands.',
        'If you don’t know what to give, you may ask. Or take a quiet look at the list.',
      ],
    },
    [
      'That last one the Romans couldn’t do, and it would have saved Catullus a bad night. How lists came about is told in ',
      { text: 'a short history of the wishlist', to: { article: 'wishlists' } },
      '.',
      {
        by: 'drawLots',
        words: [
          ' And to make a ring of your own this year, ',
          { text: 'draw names', to: 'draws' },
          ' with your family. Necklaces go clockwise.',
        ],
      },
    ],
  ],
}

export const giving = article({
  id: 'giving',
  day: '2026-09-24',
  published: true,
  sites: editionCodes,
  related: ['wishlists', 'secrets'],
  texts: { nl: dutch, be: dutch, de: german, en: english },
})
