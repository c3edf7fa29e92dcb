import { editionCodes } from '#core/editions.ts'
import { article, type ArticleText } from './article.ts'

const dutch: ArticleText = {
  slug: 'het-geheim-van-je-lijst',
  title: 'Het geheim van je lijst',
  subtitle: 'Je schrijft zelf op wat je wilt hebben, en toch weet je niet wat je krijgt. Hoe kan dat?',
  intro: 'Je schrijft zelf op wat je wilt, en toch blijft het een verrassing. Over strepen die jij niet ziet.',
  alt: 'Een verlanglijst met twee doorgestreepte regels, naast een gordijn waarachter een pakje staat',
  body: [
    'Het is 4 december en ergens in Nederland staat een vader in de schuur een fiets in te pakken. Een fiets laat zich niet inpakken. Na een uur is het een fiets met papier eraan. Toch houdt hij vol, want het gaat hem om één moment: zijn dochter, die het al weken had kunnen weten en het niet wist.',
    'Een verlanglijst lijkt het tegendeel van zo’n verrassing. Je hebt zelf opgeschreven wat je wilt, dus wat valt er nog te raden? Meer dan je denkt. Een lijst met twintig wensen is een hoge hoed met twintig konijnen. Je kent ze allemaal bij naam, maar welk konijn eruit komt, weet alleen de goochelaar.',
    { heading: 'Twee kanten van hetzelfde papier' },
    'Op Wenskring heeft een lijst twee kanten. De ene zie jij: je wensen op een rij, met een foto en een prijs. De andere zien je familie en vrienden. Daar staat bij elke wens een knop, en wie iets gaat geven, drukt erop en streept het af. De anderen zien meteen dat er een streep door staat en kiezen iets anders.',
    'Aan jouw kant verandert er niets. Er staat geen streep, er loopt geen tellertje mee, en er springt geen datum op vandaag. Haal je een wens weg die iemand al in huis heeft, dan gaat dat net zo stil als bij alle andere wensen. De gever krijgt er wel een mailtje over. Zo hoeft niemand jou te bellen met een vraag die alles verraadt.',
    { heading: 'De oom die niet kon zwijgen' },
    'De meeste verrassingen sneuvelen niet door nieuwsgierigheid maar door overleg. Er is altijd een appgroep met een naam als Sint en Kerst, en er is altijd iemand die vergeet dat de jarige daar zelf ook in zit. “Ik neem de theepot, goed?” Twaalf duimpjes, waarvan één van degene die de theepot zou krijgen.',
    'Met een lijst is dat overleg niet nodig. De streep ís het overleg. Zelfs de oom die na één glas advocaat alles vertelt, kan er weinig aan bederven: hij weet wat hij zelf geeft, en dat de rest geregeld is.',
    { heading: 'Spieken mag, maar het levert niets op' },
    [
      'Natuurlijk is er iemand die het toch probeert. Uitloggen, je eigen lijst openen alsof je je zus bent, en kijken waar de strepen staan. Daar is aan gedacht. Op een apparaat waarop jij ingelogd was, vraagt je lijst eerst of hij van jou is. Wie dan ',
      { stressed: 'nee' },
      ' antwoordt, houdt alleen zichzelf voor de gek, en dat kon altijd al.',
    ],
    'Er zijn ook goede redenen om wél mee te kijken. Wie een babykamer inricht, wil weten of het bedje er komt voordat de baby er is. Daarom kun je in de instellingen kiezen dat je de strepen ziet. Je gevers lezen dat er dan bij, zodat niemand denkt in het geheim te werken terwijl jij over zijn schouder kijkt.',
    {
      by: 'drawLots',
      blocks: [
        { heading: 'Een envelop voor iedereen' },
        [
          'Bij lootjes trekken is het geheim zelfs dubbel: je weet niet wat je krijgt en ook niet van wie. Trek je ',
          { text: 'lootjes op Wenskring', to: 'draws' },
          ', dan krijgt iedereen een eigen envelop in de mail. Wie de trekking regelt, ziet wel of een envelop al open is, maar niet wat erin zit. Wil je iets weten van degene die je trok, dan stel je je vraag zonder naam. “Hou je van dropveters?” verraadt niets, behalve dat iemand in de familie aan een surprise met dropveters begonnen is.',
        ],
      ],
    },
    { quote: 'Een lijst zegt wat je graag wilt. Het geheim is wie er luistert.' },
    { heading: 'Vier afspraken voor thuis' },
    {
      list: [
        'Wens ruim. Uit drie wensen is makkelijk te raden, uit vijftien niet.',
        'Streep af in de winkel, nog voor de kassa. Je neef staat misschien in een andere winkel met hetzelfde in zijn hand.',
        'Bewaar cadeaus niet bij de kerstversiering. Op 6 december wil ineens iedereen in die kast zijn.',
        'Vraag niet of iemand je lijst al gezien heeft. Dat heet vissen, en er wordt gebeten.',
      ],
    },
    'Een lijst is geen bestelling. Van een bestelling weet je op welke dag hij komt en wat erin zit, en de doos gaat open met een keukenmes. Een cadeau van je lijst heeft iemand uitgezocht, gekocht, verstopt, bijna verklapt en ingepakt. Dat het op je lijst stond, maakt het niet minder. Het betekent dat er iemand geluisterd heeft.',
    [
      'Heb je nog geen lijst? ',
      { text: 'Begin er een', to: 'newList' },
      ' met één wens, en vergeet hem dan een tijdje. Je hoeft alleen nog maar verrast te worden. En wil je weten hoe je hem zo schrijft dat geven leuk wordt, lees dan onze ',
      { text: 'tips voor een goede verlanglijst', to: { article: 'tips' } },
      '.',
    ],
  ],
}

const belgian: ArticleText = {
  slug: 'het-geheim-van-je-lijstje',
  title: 'Het geheim van je lijstje',
  subtitle: 'De Sint weet alles. Maar wat als je zelf je lijstje schreef en tóch niets weet?',
  intro: 'Waarom een cadeautje van je eigen lijstje toch een verrassing blijft, van de Sint tot het lentefeest.',
  alt: 'Een verlanglijst met twee doorgestreepte regels, naast een gordijn waarachter een pakje staat',
  body: [
    'Op 5 december zetten ze in Vlaanderen hun schoentje klaar, met een wortel voor het paard en voor alle zekerheid een pintje voor de Piet. ’s Morgens ligt er speculoos, een chocoladen Sint en een mandarijntje dat niemand opeet voor de chocolade op is. En er ligt iets dat op het briefje stond. Het kind dat dat briefje zelf geschreven heeft, is stomverbaasd. Hoe kón hij dat weten?',
    'Dat is het mooie aan een verlanglijstje. Je weet precies wat erop staat, en toch niet wat eruit komt. Twintig wensen op een blad zijn twintig deuren, en achter welke er iemand staat te wachten, weet je pas als ze opengaat.',
    { heading: 'Jouw kant en hun kant' },
    'Op Wenskring heeft je lijstje twee kanten. Jij ziet je wensen, met een foto en een prijs. Je familie en vrienden zien er een knop bij: afstrepen. Wie iets koopt, streept het af, en van dan af weet heel de familie dat dát cadeau geregeld is. Tante Rita hoeft niet meer rond te bellen en de peter staat niet met dezelfde puzzel aan de deur als de buren.',
    'Alleen jij ziet er niets van. Geen streep, geen teller, geen datum die plots van vandaag is. Schrap je een wens die iemand al gekocht had, dan merk je daar niets van; wie hem gekocht had, krijgt wel een berichtje in de mailbox. Zo moet niemand je opbellen met een onnozel smoesje.',
    { heading: 'Wat er vroeger misliep' },
    'Vroeger ging dat via de moeder. De moeder hield de lijst bij in haar hoofd, of op de achterkant van een envelop van de mutualiteit, en heel de familie belde haar. Dat werkte, tot ze met tien tegelijk belden of tot de jarige zelf opnam. “Is ons ma daar? Nee, zomaar. Zeg, welke maat van schoenen hebt gij?” Meer moest je niet weten.',
    'Tegenwoordig is er een groepje op de gsm, en dat loopt op een andere manier mis: er zit altijd iemand in die er niet in mocht zitten. Met een lijstje waar iedereen in stilte kan afstrepen, valt er niets meer af te spreken en dus ook niets meer te verklappen.',
    { heading: 'En als ik toch eens piep?' },
    [
      'Je kunt het proberen. Uitloggen, je eigen lijstje openen en doen alsof je je nonkel bent. Maar op een gsm of computer waar jij ingelogd was, vraagt je lijstje eerst of het van jou is. Wie daar ',
      { stressed: 'ik ben iemand anders' },
      ' antwoordt, bedriegt alleen zichzelf, en krijgt op zijn verjaardag de verrassing die hij verdient: geen.',
    ],
    'Soms wil je het wel weten. Met een baby op komst is het goed om te weten of het badje er zal zijn voor het kind er is, en bij een groot feest wil je misschien kunnen opvolgen wat er nog open staat. In de instellingen kies je dan dat je de strepen wel ziet. Je gasten lezen dat erbij, dus niemand werkt in het geheim terwijl jij meekijkt.',
    {
      by: 'drawLots',
      blocks: [
        { heading: 'Met Kerstmis trekken we lootjes' },
        [
          'Bij veel families krijgt met Kerstmis niet iedereen iets van iedereen. Je trekt een naam, en die persoon verwen je. ',
          { text: 'Trek je de lootjes op Wenskring', to: 'draws' },
          ', dan krijgt ieder zijn eigen envelop in zijn mailbox. Zelfs wie alles regelt, kan niet zien wie wie getrokken heeft. Ook niet als je heel lief vraagt of je schoonbroer er voor één keer tussenuit mag: dat moet je vóór de trekking instellen, eerlijk en voor iedereen.',
        ],
      ],
    },
    { quote: 'Het schoonste cadeau is er een dat je zelf bedacht had, en dat toch iemand anders voor jou bedacht.' },
    { heading: 'Vier gouden regels' },
    {
      list: [
        'Zet er meer op dan je ooit kunt krijgen. Bij drie wensen is het raden, bij vijftien is het dromen.',
        'Streep meteen af, nog in de winkel. Voor je het weet staat je zus aan een andere kassa met hetzelfde.',
        'Verstop cadeautjes nooit in de garage bij het bier. Daar komt iedereen.',
        'Vraag niet of iemand je lijstje al gezien heeft. Dat is vissen, en vis is voor vrijdag.',
      ],
    },
    'Een lijstje is geen bestelbon. Een bestelling komt met de koerier, op een uur dat je juist niet thuis bent. Een cadeautje van je lijstje is uitgezocht, gekocht, verstopt in de kelder, bijna verklapt aan tafel en ingepakt met te veel plakband. Dat het op je lijstje stond, betekent alleen dat er iemand naar je geluisterd heeft.',
    [
      'Nog geen lijstje? ',
      { text: 'Maak er een', to: 'newList' },
      ', zet er één ding op waar je goesting in hebt, en laat het dan met rust. Wil je weten hoe het beter kan, lees dan onze ',
      { text: 'tips voor een goede verlanglijst', to: { article: 'tips' } },
      '.',
    ],
  ],
}

const german: ArticleText = {
  slug: 'das-geheimnis-deiner-liste',
  title: 'Das Geheimnis deiner Liste',
  subtitle: 'Du schreibst selbst auf, was du dir wünschst, und weißt trotzdem nicht, was du bekommst. Wie geht das?',
  intro:
    'Du schreibst selbst auf, was du dir wünschst, und es bleibt eine Überraschung. Von Haken, die du nicht siehst.',
  alt: 'Ein Wunschzettel mit zwei durchgestrichenen Zeilen, daneben ein Vorhang, hinter dem ein Päckchen steht',
  body: [
    'Am 23. Dezember ist in vielen Wohnungen eine Tür abgeschlossen. Dahinter raschelt es. Davor liegt ein Kind auf dem Bauch und versucht, unter dem Spalt hindurchzusehen. Es hat vor Wochen einen Wunschzettel geschrieben, es kennt jede Zeile auswendig, und trotzdem würde es in diesem Moment sein ganzes Taschengeld für einen Blick durch das Schlüsselloch geben.',
    'Ein Wunschzettel verdirbt die Überraschung also nicht. Er macht sie erst spannend. Zwanzig Wünsche auf einem Blatt sind zwanzig geschlossene Türen, und hinter welcher jemand steht, erfährst du erst am Abend.',
    { heading: 'Eine Liste mit zwei Seiten' },
    'Auf Wunschkreis hat jede Liste zwei Seiten. Die eine siehst du: deine Wünsche, mit Bild und Preis. Die andere sehen deine Familie und deine Freunde. Dort steht neben jedem Wunsch ein Knopf, und wer etwas schenken will, hakt es ab. Die anderen sehen den Haken sofort und suchen sich etwas anderes aus.',
    'Auf deiner Seite passiert nichts. Kein Haken, kein Zähler, kein Datum, das plötzlich auf heute springt. Wenn du einen Wunsch löschst, den schon jemand gekauft hat, sieht das für dich aus wie bei jedem anderen. Wer ihn gekauft hat, bekommt eine Mail. So muss niemand bei dir anrufen und so tun, als ginge es um das Wetter.',
    { heading: 'Die meisten Geheimnisse sterben am Telefon' },
    'Überraschungen gehen selten an der Neugier zugrunde. Sie gehen an der Absprache zugrunde. Irgendwo gibt es immer eine Chatgruppe namens „Mamas Geburtstag“, und irgendwann fügt jemand Mama hinzu. „Ich nehme die Teekanne, ja?“ Elf Daumen nach oben, einer davon von Mama.',
    'Mit einer Liste braucht es die Absprache nicht. Der Haken ist die Absprache. Selbst der Onkel, der nach dem zweiten Glühwein alles erzählt, kann nur das verraten, was er selbst schenkt.',
    { heading: 'Spicken ist erlaubt, aber es bringt nichts' },
    [
      'Natürlich versucht es jemand. Abmelden, die eigene Liste öffnen, als wäre man die Schwester, und nach Haken suchen. Daran ist gedacht. Auf einem Gerät, auf dem du angemeldet warst, fragt dich deine Liste zuerst, ob sie dir gehört. Wer dann ',
      { stressed: 'nein' },
      ' sagt, beschwindelt nur sich selbst, und das ging schon immer.',
    ],
    'Manchmal gibt es gute Gründe, doch hinzusehen. Wer ein Kinderzimmer einrichtet, möchte wissen, ob das Bettchen kommt, bevor das Baby kommt. In den Einstellungen kannst du deshalb festlegen, dass du die Haken siehst. Alle, die schenken, lesen das dann auch. Niemand hält für geheim, was es nicht ist.',
    {
      by: 'drawLots',
      blocks: [
        { heading: 'Wichteln: das doppelte Geheimnis' },
        [
          'Beim Wichteln weißt du weder, was du bekommst, noch von wem. ',
          { text: 'Wenn ihr auf Wunschkreis auslost', to: 'draws' },
          ', bekommen alle einen eigenen Umschlag per Mail. Wer das Auslosen organisiert, sieht zwar, ob ein Umschlag schon offen ist, aber nicht, welcher Name darin steht. Und wenn du von deinem Wichtelkind etwas wissen musst, stellst du die Frage ohne deinen Namen. „Welche Schuhgröße hast du?“ verrät nichts, außer dass es in dieser Abteilung bald warme Socken gibt.',
        ],
      ],
    },
    { quote: 'Eine Liste sagt, was du dir wünschst. Das Geheimnis ist, wer zuhört.' },
    { heading: 'Vier Regeln für zu Hause' },
    {
      list: [
        'Wünsch dir reichlich. Bei drei Wünschen ist Raten leicht, bei fünfzehn nicht.',
        'Hak sofort ab, am besten noch im Laden. Vielleicht steht dein Bruder gerade in einem anderen mit demselben Buch in der Hand.',
        'Versteck Geschenke nicht bei den Christbaumkugeln. An den Karton will im Dezember jeder.',
        'Frag nicht, ob schon jemand auf deine Liste geschaut hat. Das ist Angeln, und irgendwer beißt immer an.',
      ],
    },
    'Eine Liste ist keine Bestellung. Eine Bestellung kommt am Dienstag zwischen neun und zwölf, und der Karton wird mit dem Küchenmesser geöffnet. Ein Geschenk von deiner Liste hat jemand ausgesucht, gekauft, hinter dem Bügelbrett versteckt, beim Abendessen beinahe verraten und dann eingepackt. Dass es auf der Liste stand, macht es nicht kleiner. Es heißt nur, dass dir jemand zugehört hat.',
    [
      'Du hast noch keine Liste? ',
      { text: 'Fang mit einem einzigen Wunsch an', to: 'newList' },
      ' und vergiss sie dann für eine Weile. Den Rest übernehmen die anderen, leise und hinter der Tür. Wie man Wünsche so aufschreibt, dass Schenken Freude macht, steht in unseren ',
      { text: 'Tipps für einen guten Wunschzettel', to: { article: 'tips' } },
      '.',
    ],
  ],
}

const english: ArticleText = {
  slug: 'the-secret-of-your-list',
  title: 'The secret of your list',
  subtitle: 'You write down what you would like, and still you don’t know what you’ll get. How does that work?',
  intro: 'You write the list yourself, and it’s still a surprise. About the lines you never see being crossed out.',
  alt: 'A wishlist with two lines crossed out, beside a curtain with a present behind it',
  body: [
    'Late on Christmas Eve, in a shed with one light bulb, a man is wrapping a bicycle. A bicycle doesn’t want to be wrapped. After an hour it’s a bicycle with paper on it. He carries on all the same, because of one moment tomorrow morning: his daughter, who could have guessed weeks ago, and didn’t.',
    'A wishlist looks like the opposite of that. You wrote it yourself, so what is left to guess? Rather a lot, as it turns out. A list of twenty wishes is a hat with twenty rabbits in it. You know every one of them by name. Only the magician knows which comes out.',
    { heading: 'Two sides of one page' },
    'On Wishring a list has two sides. You see one: your wishes in a row, each with its picture and its price. Your family and friends see the other. Beside every wish they have a button, and whoever decides to give it presses that button and crosses it off. Everyone else sees the line at once and picks something different.',
    'On your side nothing happens. There is no line, no little number going up, no date that jumps to today. Take away a wish that someone has already bought, and it goes as quietly as any other. The person who bought it gets an email, so nobody has to ring you with a made-up question about the weather.',
    { heading: 'The group chat always leaks' },
    'Surprises are seldom killed by curiosity. They are killed by planning. There is always a group chat called something like Mum’s Sixtieth, and sooner or later someone adds Mum. “I’ll get the teapot, shall I?” Twelve thumbs up, and one of them is hers.',
    'A list needs no planning, because the line through the wish is the plan. Even the uncle who tells everything after one glass of sherry can only tell you what he is giving himself.',
    { heading: 'You may peek, for all the good it does' },
    [
      'Someone always tries. Log out, open your own list as though you were your sister, and look for the lines. We thought of that. On a phone or computer where you were logged in, your list first asks whether it’s yours. Anyone who says ',
      { stressed: 'no' },
      ' to that is only fooling themselves, and that has always been allowed.',
    ],
    'There are good reasons to look, too. When you’re getting a room ready for a baby, it helps to know that the cot will be there first. So there is a setting that shows you the lines. Those who give can read that it’s on, and nobody thinks that they are keeping a secret while you look over their shoulder.',
    {
      by: 'drawLots',
      blocks: [
        { heading: 'Names from a hat' },
        [
          'With Secret Santa, or Kris Kindle as it’s called in Ireland, there are two secrets: what you get, and who it’s from. ',
          { text: 'Draw the names on Wishring', to: 'draws' },
          ' and everyone receives an envelope of their own by email. Whoever organises it can see that an envelope has been opened, but not what’s inside. If you need to know something about the person you drew, you ask without giving your name. “What size shoes do you take?” gives nothing away, except that somewhere in the office there will be socks.',
        ],
      ],
    },
    { quote: 'A list says what you would like. The secret is who was listening.' },
    { heading: 'Four house rules' },
    {
      list: [
        'Wish widely. Anyone can guess from three wishes; nobody can from fifteen.',
        'Cross it off while you’re still in the shop. Your brother may be standing in another one with the same book in his hand.',
        'Don’t hide presents with the Christmas decorations. In December that’s the busiest cupboard in the house.',
        'Don’t ask whether people have seen your list. That’s called fishing, and someone always bites.',
      ],
    },
    'A list isn’t an order. An order arrives on Tuesday between nine and twelve, and you open the box with a kitchen knife. A present from your list was chosen, bought, hidden behind the ironing board, very nearly mentioned at dinner, and then wrapped. That it was on the list takes nothing away from it. It only means that someone was paying attention.',
    [
      'No list yet? ',
      { text: 'Start with a single wish', to: 'newList' },
      ', and then forget about it for a while. The others will see to the rest, quietly and behind the door. And for a list that people love giving from, read our ',
      { text: 'tips for a good wishlist', to: { article: 'tips' } },
      '.',
    ],
  ],
}

export const secrets = article({
  id: 'secrets',
  day: '2026-11-05',
  published: true,
  sites: editionCodes,
  related: ['ease', 'tips'],
  texts: { nl: dutch, be: belgian, de: german, en: english },
})
