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
    en: '{name} is still thinking about what to wish for. Check back later.',
  },
  'listview.og.description': {
    nl: 'Kijk wat {name} graag wil hebben, en streep af wat je geeft.',
    de: 'Schau, was {name} sich wünscht, und hak ab, was du schenkst.',
    en: 'See what {name} would like, and cross off what you’re giving.',
  },

  'listview.own.closed': {
    nl: 'Je lijst is nog privé: alleen de eigenaren kunnen hem zien. <settings>Zet hem open in de instellingen.</settings>',
    de: 'Deine Liste ist noch privat: Nur wer sie verwaltet, kann sie sehen. <settings>In den Einstellungen freigeben.</settings>',
    en: 'Your list is private: only its owners can see it. <settings>Change this in settings.</settings>',
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
    nl: 'Weet je het antwoord, dan gaat de lijst open. Hoofdletters maken niet uit. Weet je het niet? Vraag het aan {name}.',
    de: 'Weißt du die Antwort, dann öffnet sich die Liste. Groß- und Kleinschreibung ist egal. Sonst frag {name}.',
    en: 'Answer correctly to open the list. Capital letters don’t matter. Not sure? Ask {name}.',
  },
  'listview.question.answer_required': {
    nl: 'Vul een antwoord in.',
    de: 'Gib eine Antwort ein.',
    en: 'Enter an answer.',
  },
  'listview.question.wrong_answer': {
    nl: 'Dat is het niet. Probeer het nog eens, of vraag om een hint.',
    de: 'Das ist es nicht. Versuch es noch einmal, oder bitte um einen Tipp.',
    en: 'That’s not it. Try again, or ask for a hint.',
  },
  'listview.question.submit': { nl: 'Lijst openen', de: 'Liste öffnen', en: 'Open the list' },

  'listview.ask_owner.title': {
    nl: 'Is dit jouw lijst?',
    de: 'Ist das deine Liste?',
    en: 'Is this your list?',
  },
  'listview.ask_owner.explanation': {
    nl: 'Op dit apparaat was een eigenaar van deze lijst ingelogd. Bezoekers zien wat er is afgestreept, en dat moet voor de eigenaar een verrassing blijven.',
    de: 'Auf diesem Gerät war jemand angemeldet, der diese Liste verwaltet. Gäste sehen, was abgehakt ist, und für alle, die sie verwalten, soll es eine Überraschung bleiben.',
    en: 'One of the owners of this list has been logged in on this device. Visitors can see what’s been crossed off, and that should stay a surprise for the owners.',
  },
  'listview.ask_owner.log_in': { nl: 'Ja, log in', de: 'Ja, anmelden', en: 'Yes, log in' },
  'listview.ask_owner.somebody_else': {
    nl: 'Ik ben iemand anders',
    de: 'Ich bin jemand anders',
    en: 'I’m someone else',
  },
  'listview.ask_owner.note': {
    nl: 'Is hij van jou? Log in, dan zie je de lijst zonder dat er iets wordt verklapt.',
    de: 'Ist es deine? Melde dich an, dann siehst du sie, ohne dass etwas verraten wird.',
    en: 'If it’s yours, log in to see it without spoiling the surprise.',
  },

  'listview.not_found.title': {
    nl: 'Deze lijst vinden we niet',
    de: 'Diese Liste gibt es nicht',
    en: 'We can’t find this list',
  },
  'listview.not_found': {
    nl: 'Er is geen lijst met de naam “{name}”. Misschien is hij verhuisd, of zit er een tikfout in het adres.',
    de: 'Wir kennen keine Liste mit dem Namen „{name}“. Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.',
    en: 'There’s no list called “{name}”. It may have moved, or there’s a typo in the address.',
  },
  'listview.deleted.title': {
    nl: 'Deze lijst is verwijderd',
    de: 'Diese Liste wurde gelöscht',
    en: 'This list has been deleted',
  },
  'listview.deleted': {
    nl: 'De lijst is zojuist verwijderd.',
    de: 'Die Liste wurde gerade gelöscht.',
    en: 'The list has just been deleted.',
  },
  'listview.no_access.title': { nl: 'Deze lijst is privé', de: 'Diese Liste ist privat', en: 'This list is private' },
  'listview.no_access': {
    nl: 'De lijst van {name} is niet voor iedereen te zien. Vraag {name} om hem open te zetten.',
    de: 'Die Liste von {name} ist nicht für alle offen. Bitte {name}, sie freizugeben.',
    en: '{name}’s list isn’t open to everyone. Ask {name} to open it.',
  },
  'listview.no_access.invitation_required.title': {
    nl: 'Alleen met een uitnodiging',
    de: 'Nur mit Einladung',
    en: 'By invitation only',
  },
  'listview.no_access.invitation_required': {
    nl: 'De lijst van {name} kun je alleen met een uitnodiging zien. Heb je er een gekregen? Open dan de link die erin staat.',
    de: 'Die Liste von {name} kannst du nur mit einer Einladung sehen. Hast du eine bekommen? Dann öffne den Link darin.',
    en: 'You need an invitation to see {name}’s list. Got one? Open the link in it.',
  },
  'listview.no_access.login': {
    nl: 'Is dit jouw lijst? <login>Log dan in.</login>',
    de: 'Ist das deine Liste? <login>Dann melde dich an.</login>',
    en: 'Is this your list? <login>Log in.</login>',
  },
})
