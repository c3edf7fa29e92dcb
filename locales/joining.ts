import { texts } from './texts.ts'

/** Creating an account with its first list, and the welcome mail. */
export const joining = texts({
  'title.create_account': { nl: 'Maak je lijst', de: 'Erstell deine Liste', en: 'Make your list' },
  'category.first_name': { nl: 'Cadeaus', de: 'Wünsche', en: 'Gifts' },
  'create_account.title': { nl: 'Maak je lijst', de: 'Erstell deine Liste', en: 'Make your list' },
  'create_account.explanation': {
    nl: 'Over een minuut staat je eerste wens erop. Het is gratis, en het blijft gratis.',
    de: 'In einer Minute steht dein erster Wunsch darauf. Es kostet nichts, und das bleibt so.',
    en: 'Your first wish will be on it in a minute. It is free, and stays free.',
  },
  'create_account.address': { nl: 'Adres van je lijst', de: 'Adresse deiner Liste', en: 'Address of your list' },
  'create_account.address_hint': {
    nl: 'Zo vinden anderen hem: {address}',
    de: 'So finden andere sie: {address}',
    en: 'This is how others find it: {address}',
  },
  'create_account.address_example': { nl: 'noor', de: 'jonas', en: 'orla' },
  'create_account.password_hint': {
    nl: 'Minstens 8 tekens. Een zinnetje mag ook.',
    de: 'Mindestens 8 Zeichen. Ein kleiner Satz geht auch.',
    en: 'At least 8 characters. A short sentence works too.',
  },
  'create_account.receive_mailing': {
    nl: 'Stuur me nu en dan een overzicht',
    de: 'Schick mir ab und zu einen Überblick',
    en: 'Send me an overview now and then',
  },
  'create_account.receive_mailing_hint': {
    nl: 'Eens per drie maanden: je lijsten en wie er jarig is.',
    de: 'Alle drei Monate: deine Listen und wer Geburtstag hat.',
    en: 'Every three months: your lists and whose birthday is near.',
  },
  'create_account.button': { nl: 'Maak mijn lijst', de: 'Meine Liste erstellen', en: 'Make my list' },
  'create_account.has_account': {
    nl: 'Al een lijst? <link>Log in</link>.',
    de: 'Schon eine Liste? <link>Melde dich an</link>.',
    en: 'Have a list already? <link>Log in</link>.',
  },
  'create_account.log_in_instead': {
    nl: 'Inloggen met dit adres',
    de: 'Mit dieser Adresse anmelden',
    en: 'Log in with this address',
  },
  'create_account.done': {
    nl: 'Welkom, {name}! Dit is je lijst.',
    de: 'Willkommen, {name}! Das ist deine Liste.',
    en: 'Welcome, {name}! This is your list.',
  },
  'create_account.already_logged_in': {
    nl: 'Je bent al ingelogd.',
    de: 'Du bist schon angemeldet.',
    en: 'You are logged in already.',
  },
  'create_account.list_failed': {
    nl: 'Je account is er, maar je lijst nog niet. Maak hem op de startpagina.',
    de: 'Dein Konto ist da, deine Liste noch nicht. Erstell sie auf der Startseite.',
    en: 'Your account is there, but your list is not yet. Make it on the home page.',
  },
  'mail.welcome.subject': { nl: 'Welkom bij {brand}', de: 'Willkommen bei {brand}', en: 'Welcome to {brand}' },
  'mail.welcome.heading': {
    nl: 'Dag {name}, je lijst staat klaar',
    de: 'Hallo {name}, deine Liste ist bereit',
    en: 'Hello {name}, your list is ready',
  },
  'mail.welcome.first': {
    nl: 'Plak een link of schrijf op wat je graag wilt. Deel daarna je lijst: familie en vrienden strepen af wat ze geven, en jij ziet daar niets van.',
    de: 'Füg einen Link ein oder schreib, was du dir wünschst. Dann teil deine Liste: Familie und Freunde haken ab, was sie schenken, und du siehst davon nichts.',
    en: 'Paste a link or write what you would like. Then share your list: family and friends cross off what they give, and you see none of it.',
  },
  'mail.welcome.second': {
    nl: 'Open je lijst met de knop hieronder, dan weten we ook dat dit adres van jou is.',
    de: 'Öffne deine Liste mit dem Knopf hier, dann wissen wir auch, dass diese Adresse dir gehört.',
    en: 'Open your list with the button below, and we will know that this address is yours.',
  },
  'mail.welcome.button': { nl: 'Open mijn lijst', de: 'Meine Liste öffnen', en: 'Open my list' },
  'mail.welcome.footnote': {
    nl: 'Je krijgt deze mail omdat iemand met dit adres een lijst maakte: {address}. Was jij dat niet? Dan hoef je niets te doen.',
    de: 'Du bekommst diese Mail, weil jemand mit dieser Adresse eine Liste erstellt hat: {address}. Warst du das nicht? Dann musst du nichts tun.',
    en: 'You got this e-mail because somebody made a list with this address: {address}. Wasn’t that you? Then there is nothing you need to do.',
  },
})
