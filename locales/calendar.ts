import { texts } from './texts.ts'

/** Texts about the calendar, which shows a user's days in other programs. */
export const calendar = texts({
  'calendar.title': { nl: 'In je agenda', de: 'In deinem Kalender', en: 'In your calendar' },
  'calendar.explanation': {
    nl: 'Zet de verjaardagen van je vrienden, de feesten van je lijsten en je trekkingen in de agenda op je telefoon of computer. Verandert er iets, dan verandert je agenda mee.',
    de: 'Hol dir die Geburtstage deiner Freunde, die Feste deiner Listen und deine Auslosungen in den Kalender auf Handy oder Computer. Ändert sich etwas, zieht dein Kalender nach.',
    en: 'See your friends’ birthdays, the days your lists are for and your draws in the calendar on your phone or computer. When something changes, your calendar follows.',
  },
  'calendar.explanation_without_draws': {
    nl: 'Zet de verjaardagen van je vrienden en de feesten van je lijsten in de agenda op je telefoon of computer. Verandert er iets, dan verandert je agenda mee.',
    de: 'Hol dir die Geburtstage deiner Freunde und die Feste deiner Listen in den Kalender auf Handy oder Computer. Ändert sich etwas, zieht dein Kalender nach.',
    en: 'See your friends’ birthdays and the days your lists are for in the calendar on your phone or computer. When something changes, your calendar follows.',
  },
  'calendar.make': { nl: 'Agenda maken', de: 'Kalender erstellen', en: 'Make my calendar' },
  'calendar.subscribe': { nl: 'Abonneren', de: 'Abonnieren', en: 'Subscribe' },
  'calendar.google': { nl: 'In Google Agenda', de: 'In Google Kalender', en: 'In Google Calendar' },
  'calendar.address': { nl: 'Adres van je agenda', de: 'Adresse deines Kalenders', en: 'Your calendar’s address' },
  'calendar.address_hint': {
    nl: 'Voor andere agenda’s: kies daar “abonneren” of “toevoegen via URL” en plak dit adres.',
    de: 'Für andere Kalender: Wähl dort „Abonnieren“ oder „Per URL hinzufügen“ und füg diese Adresse ein.',
    en: 'For other calendars: choose “subscribe” or “add by URL” there, and paste this address.',
  },
  'calendar.download': { nl: 'Eén keer downloaden', de: 'Einmal herunterladen', en: 'Download it once' },
  'calendar.download_hint': {
    nl: 'Zo’n bestand verandert later niet mee.',
    de: 'So eine Datei ändert sich später nicht mit.',
    en: 'A file does not follow later changes.',
  },
  'calendar.secret': {
    nl: 'Wie dit adres heeft, ziet deze dagen. Deelde je het per ongeluk? Vernieuw het dan: het oude adres werkt meteen niet meer.',
    de: 'Wer diese Adresse hat, sieht diese Tage. Aus Versehen geteilt? Dann erneuere sie: Die alte Adresse gilt sofort nicht mehr.',
    en: 'Whoever has this address sees these days. Shared it by accident? Renew it, and the old address stops working at once.',
  },
  'calendar.renew': { nl: 'Adres vernieuwen', de: 'Adresse erneuern', en: 'Renew the address' },
  'calendar.delete': { nl: 'Agenda uitzetten', de: 'Kalender ausschalten', en: 'Switch it off' },
  'calendar.made': { nl: 'Je agenda staat klaar.', de: 'Dein Kalender steht bereit.', en: 'Your calendar is ready.' },
  'calendar.renewed': {
    nl: 'Je agenda heeft een nieuw adres. Abonneer je er opnieuw op.',
    de: 'Dein Kalender hat eine neue Adresse. Abonniere ihn neu.',
    en: 'Your calendar has a new address. Subscribe to it again.',
  },
  'calendar.deleted': {
    nl: 'Je agenda staat uit. Het adres werkt niet meer.',
    de: 'Dein Kalender ist aus. Die Adresse gilt nicht mehr.',
    en: 'Your calendar is off. Its address no longer works.',
  },
  'calendar.offer': {
    nl: 'Verjaardagen in je agenda zetten',
    de: 'Geburtstage in deinen Kalender holen',
    en: 'Put birthdays into your calendar',
  },

  'calendar.name': {
    nl: 'Verjaardagen en feesten ({brand})',
    de: 'Geburtstage und Feste ({brand})',
    en: 'Birthdays and occasions ({brand})',
  },
  'calendar.birthday': {
    nl: '{name} is jarig',
    de: '{name} hat Geburtstag',
    en: '{name}’s birthday',
  },
  'calendar.birthday.about': { nl: 'Wensen: {url}', de: 'Wünsche: {url}', en: 'Wishes: {url}' },
  'calendar.list': { nl: '{occasion}: {title}', de: '{occasion}: {title}', en: '{occasion}: {title}' },
  'calendar.list.about': { nl: 'Je lijst: {url}', de: 'Deine Liste: {url}', en: 'Your list: {url}' },
  'calendar.draw': { nl: 'Lootjes: {title}', de: 'Auslosung: {title}', en: 'Draw: {title}' },
  'calendar.drawn': {
    nl: 'Lootjes getrokken: {title}',
    de: 'Lose gezogen: {title}',
    en: 'Names drawn: {title}',
  },
  'calendar.draw.about': { nl: 'Je lootjes: {url}', de: 'Deine Lose: {url}', en: 'Your draws: {url}' },
})
