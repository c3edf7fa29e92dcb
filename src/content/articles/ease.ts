import { editionCodes } from '#core/editions.ts'
import { article, type ArticleText } from './article.ts'

const dutch: ArticleText = {
  slug: 'een-jaar-met-een-lijst',
  title: 'Een jaar met één lijst',
  subtitle: 'Van de eerste ingeving in januari tot het laatste pakje in december: zo weinig werk is het.',
  intro: 'Hoe een verlanglijst het hele jaar meegaat zonder dat je er werk van hebt. Een dagboek in twaalf maanden.',
  alt: 'Een telefoon met een lijst erop, met een theepot, een sjaal en een kamerplant eromheen',
  body: [
    'Vraag iemand in november wat hij wil hebben, en hij weet niets. Dat is vreemd, want in april wist hij het wel. Toen liep hij langs een etalage, zei “die!” en liep door. Een goede wens duurt ongeveer vier seconden. Wie hem dan niet opschrijft, krijgt in december sokken.',
    'Daarom is een lijst geen klus voor de avond voor je verjaardag, maar iets wat je het hele jaar bij je hebt. Zo ziet dat er bij ons thuis uit.',
    { heading: 'Januari: het begint met één ding' },
    [
      'De theepot breekt op nieuwjaarsdag. Je ',
      { text: 'maakt een lijst', to: 'newList' },
      ' en schrijft: theepot. Meer hoeft niet. Je kiest een adres dat je kunt onthouden, zodat oma het over de telefoon kan spellen, en je bent klaar. Dat duurde een minuut, en de scherven liggen nog op het aanrecht.',
    ],
    { heading: 'Maart: een link en verder niets' },
    'In een webwinkel zie je een lamp die precies goed is. Je kopieert het adres van de pagina en plakt het op je lijst. De foto en de prijs komen er vanzelf bij. Je hoeft niets over te typen, ook niet dat bestelnummer van veertien tekens.',
    [
      'Wie dat vaker doet, zet een knop in zijn browser of op zijn telefoon. Dan gaat het ',
      { text: 'rechtstreeks vanuit de winkel', to: 'fromElsewhere' },
      ': delen, opslaan, verder kijken. Weet je nog niet waar je zoekt, dan is er een ',
      { text: 'pagina met winkels', to: 'shops' },
      '.',
    ],
    { heading: 'Juni: voor wie, en wat erbij hoort' },
    'De lijst wordt langer. Je maakt categorieën: boeken, keuken, dromen. Onder dromen staat een piano. Niemand geeft je een piano, maar je zus weet nu wel waarom je bij elke piano even gaat zitten.',
    'Bij de sjaal schrijf je een zin: graag zonder wol, dat kriebelt. Zulke zinnen voorkomen meer teleurstelling dan welk kassabonnetje ook.',
    { heading: 'Augustus: samen één lijst' },
    'Jullie gaan verhuizen. Voor het nieuwe huis maak je een tweede lijst, en je stuurt je vriend een link waarmee hij de lijst mee bijhoudt. Nu zetten jullie er allebei dingen op, en een gordijnrail waar jullie het niet over eens waren, verdwijnt er stilletjes weer af. Iets wat bij nader inzien op de andere lijst hoort, verplaats je met twee tikken.',
    { heading: 'Oktober: delen zonder gedoe' },
    'Je bent bijna jarig. Je deelt je lijst in de familiegroep, en voor je oudtante, die geen apps wil, druk je hem af. Onderaan het papier staat het adres met een QR-code, en dat vindt ze dan weer wel handig. Niemand hoeft een account te maken om te kijken. Wie iets wil afstrepen, geeft zijn e-mailadres en is klaar.',
    'Wil je niet dat de hele straat meeleest? Zet er een vraag voor die alleen je eigen mensen kunnen beantwoorden. “Hoe heette onze hond?” werkt prima, tot je een nieuwe hond hebt.',
    { heading: 'December: de drukke weken' },
    [
      'Sinterklaas en Kerst vallen drie weken uit elkaar en hebben allebei een verlanglijst nodig. Je hoeft er geen nieuwe te maken. Wat je in oktober kreeg, haal je eraf; wat je nog steeds wilt, staat er nog. De kinderen hebben ieder een lijst, en jij beheert ze tot ze het zelf willen doen. ',
      {
        by: 'drawLots',
        words: [
          { text: 'Lootjes trekken', to: 'draws' },
          ' gaat op dezelfde plek. Hang je je lijst aan je lootje, dan vindt wie jou trok hem meteen.',
        ],
      },
    ],
    { quote: 'Een wens duurt vier seconden. Een lijst onthoudt hem een jaar.' },
    { heading: 'En wat jij er niet van merkt' },
    [
      'Al die tijd strepen anderen af. Dat zie je niet, en dat is de bedoeling: ',
      { text: 'hoe dat geheim werkt', to: { article: 'secrets' } },
      ', vertellen we ergens anders. Voor jou is er alleen de lijst, en de vraag of je nog iets weet.',
    ],
    'Het gemak zit dus niet in wat je moet doen, maar in wat niet meer hoeft:',
    {
      list: [
        'je hoeft in november niet na te denken;',
        'je moeder hoeft niet te onthouden wie wat geeft;',
        'niemand hoeft te bellen, te ruilen of blij te kijken bij een derde fonduepan;',
        'en als je iets per ongeluk weggooit, zet je het meteen met één druk terug.',
      ],
    },
    [
      'Op 31 december staat de piano er nog op. Dat geeft niet. Volgend jaar heb je de lijst al. En woont er iemand in je leven van wie je nooit weet wat je moet geven? ',
      { text: 'Zoek zijn lijst', to: 'search' },
      ', misschien heeft hij er al een.',
    ],
  ],
}

const belgian: ArticleText = {
  slug: 'heel-het-jaar-een-lijstje',
  title: 'Heel het jaar een lijstje',
  subtitle: 'Van nieuwjaarsbrief tot kerstboom: een lijstje dat meegaat, en waar je bijna niets voor moet doen.',
  intro: 'Nieuwjaar, lentefeest, verjaardag, de Sint: één lijstje volstaat. Hoe dat gaat, van januari tot december.',
  alt: 'Een telefoon met een lijst erop, met een theepot, een sjaal en een kamerplant eromheen',
  body: [
    'Het is een bekend tafereel. De meter belt in november: “Wat zou hij willen van de Sint?” En jij, die heel het jaar hebt horen zeggen wat hij wou, weet niets. Niet één ding. Je zegt “iets van bouwblokken” en je hoort haar denken dat ze vorig jaar ook al bouwblokken gaf.',
    'Een wens komt langs als je er niet op let, en ze is zo weer weg. Het enige wat helpt, is ze opschrijven als ze daar is. Zo doen wij dat, een jaar lang.',
    { heading: 'Januari: de brief is gelezen, het briefje nog niet geschreven' },
    [
      'Op nieuwjaarsdag hebben de kinderen op een stoel hun nieuwjaarsbrief voorgelezen en hun enveloppe gekregen. Diezelfde avond breekt de theepot. Je ',
      { text: 'maakt een lijstje', to: 'newList' },
      ' en schrijft: theepot. Je kiest een adres dat bomma kan onthouden, en dat is het. De solden zijn nog niet begonnen en jij bent al klaar.',
    ],
    { heading: 'Maart: een link is genoeg' },
    'Je ziet in een webshop een lamp die je wilt. Je kopieert de link en plakt hem op je lijstje. De foto en de prijs komen er vanzelf bij, in euro’s en met de centen erbij. Wie dat vaak doet, zet er een knop voor in zijn browser.',
    [
      'Op je gsm gaat het nog vlotter: ',
      { text: 'van de winkel recht naar je lijst', to: 'fromElsewhere' },
      ', met de deelknop die daar toch al staat. En wie nog inspiratie zoekt, kan rondkijken bij ',
      { text: 'de winkels', to: 'shops' },
      '.',
    ],
    { heading: 'Mei: communie of lentefeest' },
    [
      'In mei is het zover, en heel de familie wil weten wat het feestvarken graag heeft. Een eigen lijstje voor zo’n feest is rap gemaakt: een paar kleine dingen voor de nichtjes, een fiets waar iedereen samen aan kan bijdragen. Wij hebben er ',
      { text: 'een apart stuk over geschreven', to: { article: 'communion' } },
      ', want het is een feest met zijn eigen gewoontes.',
    ],
    { heading: 'Juli: het lijstje van ons twee' },
    'Jullie bouwen of verbouwen, zoals iedereen die met een baksteen in de maag geboren is. Je maakt een lijstje voor het huis en stuurt je lief een uitnodiging, zodat jullie er samen op schrijven. Wat op het verkeerde lijstje terechtkwam, verhuis je gewoon. Een soepterrine waar jullie het niet over eens zijn, mag er nog even op blijven staan.',
    { heading: 'Oktober: delen met wie je wilt' },
    'Je verjaart bijna. Je zet de link in het groepje van de familie, en voor nonkel Jos, die geen gsm wil “omdat ze dan bellen”, print je het lijstje. Onderaan staat een QR-code, die zijn kleindochter voor hem scant. Kijken kan zonder account. Afstrepen ook: een e-mailadres is genoeg.',
    'Liever niet dat iedereen meeleest? Zet er een vraag voor die alleen de familie kan beantwoorden. “Hoe heette de hond van bompa?” sluit heel de straat buiten, behalve de buurvrouw die hem altijd moest uitlaten.',
    { heading: 'December: de Sint, Kerstmis en de rest' },
    [
      'De Sint komt in de nacht van 5 op 6 december, de kerstman een goede twee weken later, en dan is het al weer nieuwjaar. Met één lijstje per kind kom je die hele maand door. Wat de Sint gebracht heeft, doe je eraf, wat er nog op staat, is voor onder de boom.',
      {
        by: 'drawLots',
        words: [
          ' En bij de grote mensen, die met Kerstmis ',
          { text: 'een naam trekken', to: 'draws' },
          ', hangt wie wil zijn lijstje aan zijn lootje. Zo weet wie hem trok meteen wat hij graag heeft.',
        ],
      },
    ],
    { quote: 'Een goed idee blijft geen minuut. Een lijstje blijft een jaar.' },
    { heading: 'Wat je niet meer moet doen' },
    {
      list: [
        'In november nadenken. Dat heb je in maart al gedaan, tussen twee winkels door.',
        'Rondbellen om te weten wie wat koopt. Wie iets koopt, streept het af.',
        'Blij kijken bij een derde fonduestel.',
        'Schrik hebben dat je iets kwijt bent: wat je per ongeluk wegdoet, zet je meteen met één druk terug.',
      ],
    },
    [
      'En jij? Jij merkt niets van al dat afstrepen. ',
      { text: 'Hoe dat geheim in elkaar zit', to: { article: 'secrets' } },
      ', lees je in een ander stuk. Zoek je zelf nog iets voor iemand die altijd zegt dat hij niets nodig heeft? ',
      { text: 'Zoek zijn lijstje eens op', to: 'search' },
      '. Je zou ervan verschieten wie er allemaal stilletjes een heeft.',
    ],
    'Op 31 december staat er nog een piano op. Niemand geeft je een piano. Maar je hebt hem toch maar eens opgeschreven, en volgend jaar hoef je niet opnieuw te beginnen.',
  ],
}

const german: ArticleText = {
  slug: 'ein-jahr-mit-einer-liste',
  title: 'Ein Jahr mit einer Liste',
  subtitle: 'Vom ersten Einfall im Januar bis zum letzten Päckchen im Dezember: So wenig Arbeit ist das.',
  intro: 'Wie eine Wunschliste das ganze Jahr mitläuft, ohne Arbeit zu machen. Ein Tagebuch in zwölf Monaten.',
  alt: 'Ein Handy mit einer Liste darauf, daneben eine Teekanne, ein Schal und eine Zimmerpflanze',
  body: [
    'Frag jemanden im November, was er sich wünscht, und er sagt: „Ach, eigentlich nichts.“ Das stimmt nicht. Im April wusste er es genau. Da stand er vor einem Schaufenster, sagte „So eine!“ und ging weiter. Ein guter Wunsch dauert ungefähr vier Sekunden. Wer ihn dann nicht aufschreibt, bekommt im Dezember Socken.',
    'Eine Wunschliste ist deshalb keine Hausaufgabe für den Abend vor dem Geburtstag. Sie ist etwas, das man das ganze Jahr in der Tasche hat. Bei uns sieht das so aus.',
    { heading: 'Januar: Es fängt mit einem Ding an' },
    [
      'An Neujahr geht die Teekanne zu Bruch. Du ',
      { text: 'legst eine Liste an', to: 'newList' },
      ' und schreibst: Teekanne. Das reicht. Du suchst dir eine Adresse aus, die sich am Telefon buchstabieren lässt, und bist fertig. Das hat eine Minute gedauert, und die Scherben liegen noch in der Spüle.',
    ],
    { heading: 'März: Ein Link genügt' },
    'In einem Onlineshop siehst du genau die richtige Lampe. Du kopierst die Adresse der Seite und setzt sie auf deine Liste. Bild und Preis kommen von selbst. Abtippen musst du nichts, auch nicht die Artikelnummer mit den vierzehn Stellen.',
    [
      'Wer das öfter macht, legt sich einen Button in den Browser oder aufs Handy. Dann geht es ',
      { text: 'direkt aus dem Shop', to: 'fromElsewhere' },
      ': teilen, speichern, weiterstöbern. Und wer noch nicht weiß, wo, sieht sich bei ',
      { text: 'den Shops', to: 'shops' },
      ' um.',
    ],
    { heading: 'Juni: Ordnung, aber nicht zu viel' },
    'Die Liste wird länger. Du machst Kategorien: Bücher, Küche, Träume. Unter Träume steht ein Klavier. Niemand schenkt dir ein Klavier, aber deine Schwester versteht jetzt, warum du dich in jedem Bahnhof kurz an eines setzt.',
    'Zum Schal schreibst du einen Satz: bitte ohne Wolle, die kratzt. Solche Sätze ersparen mehr Enttäuschungen als jeder Kassenzettel.',
    { heading: 'August: Zwei Leute, eine Liste' },
    'Die Tochter kommt in die Schule, und alle fragen, was in die Schultüte soll. Du machst eine zweite Liste und schickst ihrem Vater einen Link, mit dem er sie gemeinsam mit dir verwaltet. Jetzt schreibt ihr beide daran. Was auf der falschen Liste gelandet ist, verschiebst du mit zwei Handgriffen. Das Schlagzeug, über das ihr euch nicht einig wart, verschwindet wieder, und niemand sagt etwas.',
    { heading: 'Oktober: Teilen ohne Umstände' },
    'Du hast bald Geburtstag. Du stellst den Link in die Familiengruppe, und für die Großtante, die keine Gruppen mag, druckst du die Liste aus. Unten auf dem Blatt steht die Adresse mit einem QR-Code, und den findet sie dann doch praktisch. Zum Ansehen braucht niemand ein Konto. Zum Abhaken genügt eine E-Mail-Adresse.',
    'Es soll nicht die ganze Straße mitlesen? Stell eine Frage davor, die nur deine Leute beantworten können. „Wie hieß unser Hund?“ ist gut, bis ihr einen neuen Hund habt.',
    { heading: 'Dezember: Die vollen Wochen' },
    [
      'Nikolaus, Weihnachtsfeier, Heiligabend. Du brauchst dafür keine neue Liste. Was du im Oktober bekommen hast, nimmst du herunter; was du dir noch immer wünschst, steht noch da. Die Kinder haben jeweils eine eigene, und du kümmerst dich darum, bis sie es selbst wollen. ',
      {
        by: 'drawLots',
        words: [
          { text: 'Auslosen fürs Wichteln', to: 'draws' },
          ' könnt ihr am selben Ort. Häng deine Liste an dein Los, dann findet sie gleich, wer dich gezogen hat.',
        ],
      },
    ],
    { quote: 'Ein Wunsch dauert vier Sekunden. Eine Liste merkt ihn sich ein Jahr.' },
    { heading: 'Und was du davon nicht merkst' },
    [
      'Die ganze Zeit über haken andere ab. Du siehst es nicht, und so soll es sein. ',
      { text: 'Wie das Geheimnis funktioniert', to: { article: 'secrets' } },
      ', erzählen wir an anderer Stelle. Für dich gibt es nur die Liste und die Frage, ob dir noch etwas einfällt.',
    ],
    'Das Praktische an ihr ist eben nicht, was man alles tun kann, sondern was wegfällt:',
    {
      list: [
        'im November angestrengt nachdenken;',
        'sich merken, wer aus der Familie was schenkt;',
        'anrufen, umtauschen und beim dritten Fonduetopf strahlen;',
        'sich ärgern, weil man etwas aus Versehen gelöscht hat. Ein Druck gleich danach, und es ist wieder da.',
      ],
    },
    [
      'Am 31. Dezember steht das Klavier immer noch auf der Liste. Das macht nichts. Nächstes Jahr hast du sie schon. Und wenn es in deinem Leben jemanden gibt, bei dem du nie weißt, was du schenken sollst: ',
      { text: 'Such nach seiner Liste', to: 'search' },
      '. Vielleicht hat er längst eine.',
    ],
  ],
}

const english: ArticleText = {
  slug: 'a-year-with-one-list',
  title: 'A year with one list',
  subtitle: 'From the first idea in January to the last parcel in December: this is how little work it takes.',
  intro: 'How a wishlist keeps you company all year without making work. A diary in twelve months.',
  alt: 'A phone with a list on it, with a teapot, a scarf and a house plant around it',
  body: [
    'Ask someone in November what they would like, and they say: “Oh, nothing really.” It isn’t true. In April they knew precisely. They stood in front of a shop window, said “That one!” and walked on. A good wish lasts about four seconds. If nobody writes it down, it comes back in December as socks.',
    'So a wishlist isn’t homework for the night before your birthday. It’s something to have in your pocket all year. Ours goes like this.',
    { heading: 'January: it starts with one thing' },
    [
      'The teapot breaks on New Year’s Day. You ',
      { text: 'make a list', to: 'newList' },
      ' and write: teapot. That will do. You choose an address that can be spelt over the telephone, for your grandmother, and that is that. It took a minute, and the pieces are still in the sink.',
    ],
    { heading: 'March: a link and nothing else' },
    'In an online shop you see exactly the right lamp. You copy the address of the page and paste it on your list. The picture and the price come along by themselves. There is nothing to type out, not even the fourteen-digit item number.',
    [
      'If you do that often, put a button in your browser or on your phone. Then it goes ',
      { text: 'straight from the shop to your list', to: 'fromElsewhere' },
      ': share, save, carry on looking. And if you don’t know where to look, there is ',
      { text: 'a page of shops', to: 'shops' },
      '.',
    ],
    { heading: 'June: some order, not too much' },
    'The list grows. You make categories: books, kitchen, dreams. Under dreams there is a piano. Nobody is going to give you a piano, but now your sister knows why you sit down at every one you pass in a railway station.',
    'Beside the scarf you write a sentence: not wool, please, it itches. A sentence like that prevents more disappointment than any receipt.',
    { heading: 'August: one list, two people' },
    'You’re moving in together. You make a second list for the new place, and send your partner a link that makes it their list as well. Now you both write on it, and a clock that you couldn’t agree about quietly disappears. Anything that turns out to belong on the other list moves across in two taps.',
    { heading: 'October: sharing without a fuss' },
    'Your birthday is near. You post the link in the family chat, and for your great-aunt, who doesn’t hold with chats, you print the list. At the bottom of the page is its address with a QR code, which she finds rather clever. Nobody needs an account to look. To cross something off, an email address is enough.',
    'Would you rather that the whole street didn’t read along? Put a question in front of it that only your own people can answer. “What was our dog called?” works well, until you get another dog.',
    { heading: 'December: the busy weeks' },
    [
      'The office, the school, the neighbours, Christmas itself. You don’t need a new list for any of them. What you were given in October comes off; what you still want is still there. The children have a list each, and you look after theirs until they would rather do it themselves. ',
      {
        by: 'drawLots',
        words: [
          { text: 'Drawing names', to: 'draws' },
          ' happens in the same place. Link your list there, and whoever drew you finds it beside your name.',
        ],
      },
    ],
    { quote: 'A wish lasts four seconds. A list remembers it for a year.' },
    { heading: 'And what you don’t notice' },
    [
      'All that time, others have been crossing things off. You see none of it, and that is as it should be: ',
      { text: 'how the secret works', to: { article: 'secrets' } },
      ' is another story. For you there is only the list, and the question of whether anything else comes to mind.',
    ],
    'The ease of it isn’t in what you can do. It’s in what you no longer have to:',
    {
      list: [
        'think hard in November;',
        'remember who in the family is giving what;',
        'ring round, take things back, or look delighted at a third fondue set;',
        'worry that you deleted something by accident, since one tap right away brings it back.',
      ],
    },
    [
      'On the thirty-first of December the piano is still there. Never mind. Next year you have a list already. And if there is someone in your life for whom you never know what to get, ',
      { text: 'look for their list', to: 'search' },
      '. They may have had one all along.',
    ],
  ],
}

export const ease = article({
  id: 'ease',
  day: '2026-10-22',
  published: true,
  sites: editionCodes,
  related: ['secrets', 'tips'],
  texts: { nl: dutch, be: belgian, de: german, en: english },
})
