import { texts } from './texts.ts'

/** Texts of a list's page: for its owner, for visitors, and for visitors without access. */
export const listView = texts({
  'listview.last_update': {
    nl: 'Bijgewerkt op {date}.',
    de: 'Zuletzt geändert am {date}.',
    en: 'Last updated on {date}.',
  },
  'listview.empty.title': { nl: 'Hier staat nog niets', de: 'Hier steht noch nichts', en: 'Nothing here yet' },
  'listview.empty.body': {
    nl: '{name} moet nog bedenken wat er op de lijst komt. Kijk later nog eens.',
    de: '{name} überlegt noch, was auf die Liste kommt. Schau später noch einmal vorbei.',
    en: '{name} is still thinking about what to wish for. Look again later.',
  },
  'listview.og.description': {
    nl: 'Kijk wat {name} graag wil hebben, en streep af wat je geeft.',
    de: 'Schau, was {name} sich wünscht, und hak ab, was du schenkst.',
    en: 'See what {name} would like, and cross off what you give.',
  },

  'listview.own.closed': {
    nl: 'Je lijst is nog dicht: alleen wie hem beheert, kan hem zien. <settings>Open hem in de instellingen.</settings>',
    de: 'Deine Liste ist noch zu: Nur wer sie verwaltet, kann sie sehen. <settings>Öffne sie in den Einstellungen.</settings>',
    en: 'Your list is still closed: only those who manage it can see it. <settings>Open it in the settings.</settings>',
  },
  'listview.own.actions': {
    nl: 'Wat je met je lijst kunt doen',
    de: 'Was du mit deiner Liste tun kannst',
    en: 'What you can do with your list',
  },
  'listview.own.share': { nl: 'Lijst delen', de: 'Liste teilen', en: 'Share list' },
  'listview.own.categories': { nl: 'Categorieën', de: 'Kategorien', en: 'Categories' },
  'listview.own.settings': { nl: 'Instellingen', de: 'Einstellungen', en: 'Settings' },
  'listview.own.print': { nl: 'Printen', de: 'Drucken', en: 'Print' },
  'listview.own.owners': { nl: 'Lijst van {names}', de: 'Liste von {names}', en: 'List by {names}' },

  'listview.question.heading': { nl: '{name} vraagt', de: '{name} fragt', en: '{name} asks' },
  'listview.question.explanation': {
    nl: 'Weet je het antwoord, dan gaat de lijst open. Hoofdletters maken niet uit.',
    de: 'Weißt du die Antwort, dann öffnet sich die Liste. Groß- und Kleinschreibung ist egal.',
    en: 'If you know the answer, the list opens. Capitals do not matter.',
  },
  'listview.question.answer_required': {
    nl: 'Vul een antwoord in.',
    de: 'Gib eine Antwort ein.',
    en: 'Enter an answer.',
  },
  'listview.question.wrong_answer': {
    nl: 'Dat is het niet. Probeer het nog eens, of vraag om een hint.',
    de: 'Das ist es nicht. Versuch es noch einmal, oder bitte um einen Tipp.',
    en: 'That is not it. Try again, or ask for a hint.',
  },
  'listview.question.submit': { nl: 'Open de lijst', de: 'Liste öffnen', en: 'Open the list' },

  'listview.ask_owner.title': {
    nl: 'Houd jij deze lijst bij?',
    de: 'Führst du diese Liste?',
    en: 'Do you keep this list?',
  },
  'listview.ask_owner.explanation': {
    nl: 'Op dit apparaat was iemand ingelogd die deze lijst bijhoudt. Bezoekers zien wat er is afgestreept, en dat moet voor wie de lijst bijhoudt een verrassing blijven.',
    de: 'Auf diesem Gerät war jemand angemeldet, der diese Liste führt. Besucher sehen, was abgehakt ist, und das soll für alle, die sie führen, eine Überraschung bleiben.',
    en: 'Somebody who keeps this list was logged in on this device. Visitors see what is crossed off, and that must stay a surprise for those who keep it.',
  },
  'listview.ask_owner.log_in': { nl: 'Ja, log in', de: 'Ja, anmelden', en: 'Yes, log in' },
  'listview.ask_owner.somebody_else': {
    nl: 'Ik ben iemand anders',
    de: 'Ich bin jemand anderes',
    en: 'I am somebody else',
  },
  'listview.ask_owner.note': {
    nl: 'Houd je hem bij? Na het inloggen staat de lijst voor je klaar, zonder iets te verklappen.',
    de: 'Führst du sie? Nach dem Anmelden wartet die Liste auf dich, ohne etwas zu verraten.',
    en: 'If you do: once you have logged in the list is there for you, and gives nothing away.',
  },

  'listview.not_found.title': {
    nl: 'Deze lijst is er niet',
    de: 'Diese Liste gibt es nicht',
    en: 'There is no such list',
  },
  'listview.not_found': {
    nl: 'We kennen geen lijst met de naam “{name}”. Misschien is hij verhuisd, of zit er een tikfout in het adres.',
    de: 'Wir kennen keine Liste mit dem Namen „{name}“. Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.',
    en: 'We know no list called “{name}”. It may have moved, or there is a typo in the address.',
  },
  'listview.deleted.title': { nl: 'Deze lijst is weg', de: 'Diese Liste ist weg', en: 'This list is gone' },
  'listview.deleted': {
    nl: 'De lijst is zojuist verwijderd.',
    de: 'Die Liste wurde gerade gelöscht.',
    en: 'The list has just been deleted.',
  },
  'listview.no_access.title': { nl: 'Deze lijst is dicht', de: 'Diese Liste ist zu', en: 'This list is closed' },
  'listview.no_access': {
    nl: 'De lijst van {name} is niet voor iedereen te zien. Vraag {name} om hem open te zetten.',
    de: 'Die Liste von {name} ist nicht für alle zu sehen. Bitte {name}, sie zu öffnen.',
    en: '{name}’s list is not open to everyone. Ask {name} to open it.',
  },
  'listview.no_access.invitation_required.title': {
    nl: 'Alleen met een uitnodiging',
    de: 'Nur mit Einladung',
    en: 'By invitation only',
  },
  'listview.no_access.invitation_required': {
    nl: 'De lijst van {name} gaat open met een uitnodiging. Heb je er een gekregen? Open dan de link die erin staat.',
    de: 'Die Liste von {name} öffnet sich mit einer Einladung. Hast du eine bekommen? Dann öffne den Link darin.',
    en: '{name}’s list opens with an invitation. Were you sent one? Then open the link in it.',
  },
  'listview.no_access.login': {
    nl: 'Is dit jouw lijst? <login>Log dan in.</login>',
    de: 'Ist das deine Liste? <login>Dann melde dich an.</login>',
    en: 'Is this your list? <login>Then log in.</login>',
  },
})
