import { texts } from './texts.ts'

/** Texts about login, logout and mail settings. */
export const accounts = texts({
  'title.login': { nl: 'Inloggen', de: 'Anmelden', en: 'Log in' },
  'login.title': { nl: 'Welkom terug', de: 'Schön, dass du da bist', en: 'Welcome back' },
  'login.explanation': {
    nl: 'Log in om je lijsten te zien en wat je nog gaat geven.',
    de: 'Melde dich an. Dann siehst du deine Listen und alles, was du schenken willst.',
    en: 'Log in to see your lists and the gifts you’re giving.',
  },
  'login.needed': {
    nl: 'Deze pagina is alleen voor jou. Log in om verder te gaan.',
    de: 'Diese Seite ist nur für dich. Melde dich an, um weiterzumachen.',
    en: 'Only you can see this page. Log in to continue.',
  },
  'error.login_failed': {
    nl: 'Inloggen is niet gelukt',
    de: 'Anmelden hat nicht geklappt',
    en: 'Login failed',
  },
  'login.new_here': {
    nl: 'Nieuw hier? <link>Maak je lijst</link>, dat kost een minuut.',
    de: 'Neu hier? <link>Erstell deine Liste</link>, das dauert eine Minute.',
    en: 'New here? <link>Make your list</link>. It takes a minute.',
  },
  'goodbye.title': { nl: 'Tot de volgende keer', de: 'Bis zum nächsten Mal', en: 'See you soon' },
  'goodbye.body': {
    nl: 'Je bent uitgelogd. Je lijsten blijven gewoon staan.',
    de: 'Du bist abgemeldet. Deine Listen bleiben, wo sie sind.',
    en: 'You’re logged out. Your lists are still here.',
  },
  'goodbye.log_in': { nl: 'Weer inloggen', de: 'Wieder anmelden', en: 'Log in again' },
  'email_settings.for': {
    nl: 'Wat sturen we naar {email}?',
    de: 'Was schicken wir an {email}?',
    en: 'What should we send to {email}?',
  },
  'email_settings.overview': {
    nl: 'Overzicht van lijsten en verjaardagen',
    de: 'Überblick über Listen und Geburtstage',
    en: 'Overview of lists and birthdays',
  },
  'email_settings.overview_hint': {
    nl: 'Je lijsten, wie er jarig is, en wat je nog geeft.',
    de: 'Deine Listen, wer Geburtstag hat und was du noch schenkst.',
    en: 'Your lists, upcoming birthdays, and the gifts you’re giving.',
  },
  'email_settings.overview_unproven': {
    nl: 'Deze mails komen pas als je je e-mailadres hebt bevestigd.',
    de: 'Diese Mails kommen erst, wenn du deine E-Mail-Adresse bestätigt hast.',
    en: 'These emails start once you’ve confirmed your email address.',
  },
  'email_settings.months': {
    nl: '{months, plural, =0 {Nooit} =1 {Elke maand} =12 {Eén keer per jaar} other {Elke # maanden}}',
    de: '{months, plural, =0 {Nie} =1 {Jeden Monat} =12 {Einmal im Jahr} other {Alle # Monate}}',
    en: '{months, plural, =0 {Never} =1 {Every month} =12 {Once a year} other {Every # months}}',
  },
  'email_settings.cross_offs': {
    nl: 'Mails over wat ik afstreepte',
    de: 'Mails zu dem, was ich abgehakt habe',
    en: 'Emails about gifts I’ve crossed off',
  },
  'email_settings.cross_offs_hint': {
    nl: 'Een bevestiging als je iets afstreept, en een bericht als het cadeau verandert of verdwijnt.',
    de: 'Eine Bestätigung, wenn du etwas abhakst, und eine Nachricht, wenn der Wunsch sich ändert oder verschwindet.',
    en: 'A confirmation when you cross something off, and a message if that gift changes or is removed.',
  },
  'email_settings.forum': {
    nl: 'Mails over berichten op mijn lijsten',
    de: 'Mails zu Nachrichten auf meinen Listen',
    en: 'Emails about messages on my lists',
  },
  'email_settings.forum_hint': {
    nl: 'Hoogstens één keer per dag, met alles wat er nieuw is.',
    de: 'Höchstens einmal am Tag, mit allem, was neu ist.',
    en: 'At most one email a day, with everything that’s new.',
  },
  'email_settings.refused': {
    nl: 'Onze mails aan {email} komen niet aan. Tot er weer een aankomt, sturen we je alleen mails waar je zelf om vraagt.',
    de: 'Unsere Mails an {email} kommen nicht an. Bis wieder eine ankommt, schicken wir dir nur, was du selbst anforderst.',
    en: 'Our emails to {email} are bouncing. Until one gets through, we’ll only send you the emails you ask for.',
  },
  'email_settings.saved': {
    nl: 'Opgeslagen. Je mailinstellingen zijn aangepast.',
    de: 'Gespeichert. Das gilt ab jetzt für unsere Mails an dich.',
    en: 'Saved. Your email settings are updated.',
  },
})
