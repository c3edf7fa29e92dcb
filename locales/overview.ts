import { texts } from './texts.ts'

/** Texts of the mail about a user's lists, friends' birthdays and the gifts that the user gives. */
export const overview = texts({
  'mail.overview.subject.birthdays': {
    nl: '{name} {others, plural, =0 {is} one {en nog iemand zijn} other {en # anderen zijn}} bijna jarig',
    de: '{name} {others, plural, =0 {hat} one {und noch jemand haben} other {und # andere haben}} bald Geburtstag',
    en: '{others, plural, =0 {{name} has a birthday soon} one {{name} and one other have birthdays soon} other {{name} and # others have birthdays soon}}',
  },
  'mail.overview.subject.gifts': {
    nl: 'Ter herinnering: wat je nog geeft, en aan wie',
    de: 'Erinnerung: was du noch schenkst',
    en: 'Reminder: the gifts you’re giving',
  },
  'mail.overview.subject.lists': {
    nl: '{count, plural, one {Je lijst in het kort} other {Je lijsten in het kort}}',
    de: '{count, plural, one {Deine Liste im Überblick} other {Deine Listen im Überblick}}',
    en: '{count, plural, one {Your list at a glance} other {Your lists at a glance}}',
  },
  'mail.overview.heading': {
    nl: 'Even bijpraten, {name}',
    de: 'Kurz das Wichtigste, {name}',
    en: 'A quick catch-up, {name}',
  },
  'mail.overview.heading_nameless': { nl: 'Even bijpraten', de: 'Kurz das Wichtigste', en: 'A quick catch-up' },
  'mail.overview.birthdays': { nl: 'Bijna jarig', de: 'Bald Geburtstag', en: 'Upcoming birthdays' },
  'mail.overview.birthday_on': {
    nl: '{day}, {days, plural, =0 {vandaag} =1 {morgen} other {over # dagen}}',
    de: '{day}, {days, plural, =0 {heute} =1 {morgen} other {in # Tagen}}',
    en: '{day}, {days, plural, =0 {today} =1 {tomorrow} other {in # days}}',
  },
  'mail.overview.gifts': { nl: 'Dit geef jij', de: 'Das schenkst du', en: 'You’re giving' },
  'mail.overview.gift_for': { nl: 'Voor {name}', de: 'Für {name}', en: 'For {name}' },
  'mail.overview.gift_for_on': {
    nl: 'Voor {name}, op {day}',
    de: 'Für {name}, am {day}',
    en: 'For {name}, on {day}',
  },
  'mail.overview.lists': {
    nl: '{count, plural, one {Je lijst} other {Je lijsten}}',
    de: '{count, plural, one {Deine Liste} other {Deine Listen}}',
    en: '{count, plural, one {Your list} other {Your lists}}',
  },
  'mail.overview.occasion_in': {
    nl: '{occasion} {days, plural, =0 {vandaag} =1 {morgen} other {over # dagen}}',
    de: '{occasion} {days, plural, =0 {heute} =1 {morgen} other {in # Tagen}}',
    en: '{occasion} {days, plural, =0 {today} =1 {tomorrow} other {in # days}}',
  },
  'mail.overview.more': { nl: 'En nog {count}', de: 'Und noch {count}', en: 'And {count} more' },
  'mail.overview.button': { nl: 'Bekijk alles', de: 'Alles ansehen', en: 'See everything' },
  'mail.overview.why': {
    nl: 'Je krijgt deze mail omdat je om een overzicht vroeg. Hoe vaak het komt, bepaal jij.',
    de: 'Du bekommst diese Mail, weil du einen Überblick haben wolltest. Wie oft er kommt, bestimmst du.',
    en: 'You’re getting this email because you asked for an overview. You decide how often it comes.',
  },
})
