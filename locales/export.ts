import { texts } from './texts.ts'

/** Texts about the export of a user's own data as a file. */
export const dataExport = texts({
  'export.title': { nl: 'Gegevens downloaden', de: 'Daten herunterladen', en: 'Download your data' },
  'export.explanation': {
    nl: 'Alles wat je hier hebt, in één zipbestand: je lijsten met foto’s, wat je geeft, je vrienden, je berichten en je lootjes. Wie wat van jouw lijst geeft, staat er niet in.',
    de: 'Alles, was du hier hast, in einer Zip-Datei: deine Listen mit Fotos, was du schenkst, deine Freunde, Nachrichten und Auslosungen. Wer dir was schenkt, steht nicht darin.',
    en: 'Everything you have here, in one zip file: your lists with photos, the gifts you’re giving, your friends, messages and draws. It doesn’t say who is giving what on your own list.',
  },
  'export.page.title': { nl: 'Jouw gegevens', de: 'Deine Daten', en: 'Your data' },
  'export.page.made': {
    nl: 'Van {brand}, op {day}. Deze pagina werkt ook zonder internet.',
    de: 'Von {brand}, am {day}. Diese Seite funktioniert auch ohne Internet.',
    en: 'Downloaded from {brand} on {day}. This page works offline too.',
  },
  'export.page.not_in_it': {
    nl: 'Wat anderen van jouw lijsten afstrepen en wie je hebt getrokken, staat er niet in.',
    de: 'Was andere auf deinen Listen abhaken und wen du gezogen hast, steht nicht darin.',
    en: 'It doesn’t include what others cross off on your lists, or whose name you drew.',
  },
  'export.page.not_in_it_without_draws': {
    nl: 'Wat anderen van jouw lijsten afstrepen, staat er niet in.',
    de: 'Was andere auf deinen Listen abhaken, steht nicht darin.',
    en: 'It doesn’t include what others cross off on your lists.',
  },
  'export.changed': { nl: 'Laatst veranderd op {day}', de: 'Zuletzt geändert am {day}', en: 'Last changed on {day}' },
  'export.gone': {
    nl: 'Voor {name}. Staat niet meer op de lijst.',
    de: 'Für {name}. Steht nicht mehr auf der Liste.',
    en: 'For {name}. No longer on the list.',
  },
  'export.drawn': { nl: 'Getrokken op {day}', de: 'Ausgelost am {day}', en: 'Drawn on {day}' },
  'export.took_part': {
    nl: 'Je deed mee. {name} liet op {day} lootjes trekken.',
    de: 'Du warst dabei. {name} hat am {day} ausgelost.',
    en: 'You took part. {name} drew names on {day}.',
  },
  'export.explanation_without_draws': {
    nl: 'Alles wat je hier hebt, in één zipbestand: je lijsten met foto’s, wat je geeft, je vrienden en je berichten. Wie wat van jouw lijst geeft, staat er niet in.',
    de: 'Alles, was du hier hast, in einer Zip-Datei: deine Listen mit Fotos, was du schenkst, deine Freunde und Nachrichten. Wer dir was schenkt, steht nicht darin.',
    en: 'Everything you have here, in one zip file: your lists with photos, the gifts you’re giving, your friends and messages. It doesn’t say who is giving what on your own list.',
  },
  'export.submit': { nl: 'Alles downloaden', de: 'Meine Daten herunterladen', en: 'Download my data' },
  'export.readme': {
    nl: `Jouw gegevens bij {brand}, van {day}.

Begin met index.html: die open je in je browser, ook zonder internet. De bestanden op .json kun je openen met elke teksteditor, of laten lezen door een ander programma.

account.json   wie je bent, welke mails je krijgt, en sinds wanneer je bent ingelogd
lists          een bestand voor elke lijst die je bijhoudt, met de cadeaus per categorie
pictures       de foto’s bij je lijsten en cadeaus
giving.json    wat jij hebt afgestreept, en cadeaus die daarna van hun lijst verdwenen
friends.json   je vrienden
messages.json  wat je op lijsten schreef
draws.json     de trekkingen die jij deed
lots.json      de trekkingen waaraan je meedeed, met de wensen die je opschreef

Wat anderen op jouw lijsten hebben afgestreept, staat hier niet in. Wie je hebt getrokken ook niet: dat zie je alleen op je lootje zelf.
`,
    de: `Deine Daten bei {brand}, vom {day}.

Fang mit index.html an: Die Datei öffnest du im Browser, auch ohne Internet. Dateien mit der Endung .json öffnet jeder Texteditor, und andere Programme können sie einlesen.

account.json   wer du bist, welche Mails du bekommst und seit wann du angemeldet bist
lists          eine Datei für jede Liste, die du verwaltest, mit den Wünschen nach Kategorien
pictures       die Fotos zu deinen Listen und Wünschen
giving.json    was du abgehakt hast, und Wünsche, die danach von ihrer Liste verschwunden sind
friends.json   deine Freunde
messages.json  was du auf Listen geschrieben hast
draws.json     die Auslosungen, die du gemacht hast
lots.json      die Auslosungen, an denen du teilgenommen hast, mit deinen Wünschen

Was andere auf deinen Listen abgehakt haben, steht hier nicht. Wen du gezogen hast, auch nicht: Das zeigt nur dein Los.
`,
    en: `Your data from {brand}, as of {day}.

Start with index.html: open it in your browser, even offline. Files that end in .json open in any text editor, and other programs can read them.

account.json   who you are, which emails you get, and when you logged in
lists          one file for each list you manage, with its gifts by category
pictures       the photos of your lists and gifts
giving.json    what you crossed off, and gifts that have since been removed from their list
friends.json   your friends
messages.json  what you wrote on lists
draws.json     the draws you organised
lots.json      the draws you took part in, with the wishes you wrote

What others crossed off on your lists isn’t in here. Nor is the name you drew: only your envelope shows that.
`,
  },
})
