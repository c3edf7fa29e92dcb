import { texts } from './texts.ts'

/** Texts about the calendar, which shows a user's days in other programs. */
export const calendar = texts({
  'calendar.title': { nl: 'In je agenda', de: 'In deinem Kalender', en: 'In your calendar' },
  'calendar.explanation': {
    nl: 'Zet de verjaardagen van je vrienden, de dagen van je lijsten en je trekkingen in de agenda op je telefoon of computer. Verandert er iets, dan verandert je agenda mee.',
    de: 'Die Geburtstage deiner Freunde, die Termine deiner Listen und deine Auslosungen stehen dann im Kalender auf deinem Handy oder Computer. Ändert sich etwas, ändert sich dein Kalender mit.',
    en: 'See friends’ birthdays and the dates of your lists and draws in the calendar on your phone or computer. When something changes here, your calendar updates too.',
  },
  'calendar.explanation_without_draws': {
    nl: 'Zet de verjaardagen van je vrienden en de dagen van je lijsten in de agenda op je telefoon of computer. Verandert er iets, dan verandert je agenda mee.',
    de: 'Die Geburtstage deiner Freunde und die Termine deiner Listen stehen dann im Kalender auf deinem Handy oder Computer. Ändert sich etwas, ändert sich dein Kalender mit.',
    en: 'See friends’ birthdays and the dates of your lists in the calendar on your phone or computer. When something changes here, your calendar updates too.',
  },
  'calendar.make': { nl: 'Link voor mijn agenda maken', de: 'Kalender-Link erstellen', en: 'Create calendar link' },
  'calendar.subscribe': { nl: 'Abonneren', de: 'Abonnieren', en: 'Subscribe' },
  'calendar.google': { nl: 'Openen in Google Agenda', de: 'In Google Kalender öffnen', en: 'Add to Google Calendar' },
  'calendar.address': { nl: 'Link van je agenda', de: 'Link zu deinem Kalender', en: 'Your calendar’s link' },
  'calendar.address_hint': {
    nl: 'Voor andere agenda’s: kies daar “abonneren” of “toevoegen via URL” en plak deze link.',
    de: 'Für andere Kalender: Wähl dort „Abonnieren“ oder „Per URL hinzufügen“ und füg diesen Link ein.',
    en: 'For other calendars: choose “subscribe” or “add by URL” there, and paste this link.',
  },
  'calendar.download': { nl: 'Eén keer downloaden', de: 'Einmal herunterladen', en: 'Download a copy' },
  'calendar.download_hint': {
    nl: 'Dit bestand wordt later niet bijgewerkt.',
    de: 'Diese Datei wird später nicht aktualisiert.',
    en: 'A downloaded copy doesn’t update when something changes.',
  },
  'calendar.secret': {
    nl: 'Wie deze link heeft, ziet deze dagen. Per ongeluk gedeeld? Vernieuw hem dan: de oude link werkt meteen niet meer.',
    de: 'Wer diesen Link hat, sieht diese Termine. Aus Versehen geteilt? Dann erneuere ihn: Der alte Link funktioniert danach nicht mehr.',
    en: 'Anyone with this link can see these dates. Shared it by accident? Get a new link, and the old one will stop working straight away.',
  },
  'calendar.renew': { nl: 'Link vernieuwen', de: 'Link erneuern', en: 'Get a new link' },
  'calendar.delete': { nl: 'Agenda uitzetten', de: 'Kalender ausschalten', en: 'Turn off calendar' },
  'calendar.made': { nl: 'Je agenda staat klaar.', de: 'Dein Kalender steht bereit.', en: 'Your calendar is ready.' },
  'calendar.renewed': {
    nl: 'Je agenda heeft een nieuwe link. Abonneer je er opnieuw op.',
    de: 'Dein Kalender hat einen neuen Link. Abonniere ihn bitte neu.',
    en: 'Your calendar has a new link. Subscribe to it again.',
  },
  'calendar.deleted': {
    nl: 'Je agenda staat uit. De link werkt niet meer.',
    de: 'Dein Kalender ist ausgeschaltet. Der Link funktioniert nicht mehr.',
    en: 'Calendar turned off. The link no longer works.',
  },
  'calendar.offer': {
    nl: 'Verjaardagen in je agenda zetten',
    de: 'Geburtstage zum Kalender hinzufügen',
    en: 'Add birthdays to your calendar',
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
  'calendar.birthday.about': { nl: 'Wensen: {url}', de: 'Wünsche: {url}', en: 'What they’d like: {url}' },
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
