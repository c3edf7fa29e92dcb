import { texts } from './texts.ts'

/** Texts about friends, the owners whose lists a user keeps within reach. */
export const friends = texts({
  'friends.title': { nl: 'Vrienden', de: 'Freunde', en: 'Friends' },

  'friends.add': {
    nl: 'Bewaar {name} bij je vrienden, dan vind je de lijst zo terug.',
    de: 'Füg {name} zu deinen Freunden hinzu, dann findest du die Liste schnell wieder.',
    en: 'Keep {name} among your friends, and the list is easy to find again.',
  },
  'friends.add.button': {
    nl: 'Bewaren<sr>: {name} bij je vrienden</sr>',
    de: 'Hinzufügen<sr>: {name} zu deinen Freunden</sr>',
    en: 'Keep<sr> {name} among your friends</sr>',
  },
  'friends.is_friend': {
    nl: 'Staat bij je <friends>vrienden</friends>',
    de: 'Bei deinen <friends>Freunden</friends>',
    en: 'Among your <friends>friends</friends>',
  },
  'listview.friend_added': {
    nl: '{name} staat nu bij je vrienden.',
    de: '{name} ist jetzt bei deinen Freunden.',
    en: '{name} is now among your friends.',
  },
  'friends.error.own_wishlist': {
    nl: 'Dit is je eigen lijst.',
    de: 'Das ist deine eigene Liste.',
    en: 'This is your own list.',
  },
  'friends.error.not_found': {
    nl: 'Deze lijst staat niet voor je open. Niemand toegevoegd.',
    de: 'Diese Liste ist nicht für dich offen. Niemand wurde hinzugefügt.',
    en: 'This list is not open to you. Nobody was added.',
  },
  'login.to_add_friend': {
    nl: 'Log in, dan staat deze lijst meteen bij je vrienden.',
    de: 'Melde dich an, dann ist diese Liste gleich bei deinen Freunden.',
    en: 'Log in, and this list is among your friends at once.',
  },

  'friends.birthday': { nl: 'Jarig op {day}', de: 'Geburtstag am {day}', en: 'Birthday on {day}' },
  'friends.updated': { nl: 'bijgewerkt {ago}', de: 'aktualisiert {ago}', en: 'updated {ago}' },
  'friends.closed': { nl: 'Deze lijst is nu dicht', de: 'Diese Liste ist jetzt zu', en: 'This list is closed now' },

  'friends.sort': { nl: 'Volgorde', de: 'Reihenfolge', en: 'Order' },
  'friends.sort.fullName': { nl: 'Op naam', de: 'Nach Namen', en: 'By name' },
  'friends.sort.city': { nl: 'Op plaats', de: 'Nach Ort', en: 'By city' },
  'friends.sort.birthday': { nl: 'Op verjaardag', de: 'Nach Geburtstag', en: 'By birthday' },
  'friends.sort.lastUpdate': { nl: 'Laatst bijgewerkt', de: 'Zuletzt aktualisiert', en: 'Last updated' },
  'friends.sort.reversed': { nl: 'andersom', de: 'umgekehrt', en: 'the other way round' },

  'friends.delete': { nl: 'Verwijderen', de: 'Entfernen', en: 'Remove' },
  'friends.delete.of': {
    nl: '{name} uit je vrienden verwijderen',
    de: '{name} aus deinen Freunden entfernen',
    en: 'Remove {name} from your friends',
  },
  'friends.delete.title': {
    nl: '{name} uit je vrienden verwijderen?',
    de: '{name} aus deinen Freunden entfernen?',
    en: 'Remove {name} from your friends?',
  },
  'friends.delete.body': {
    nl: '{name} merkt er niets van. Wat je afstreepte, blijft afgestreept.',
    de: '{name} erfährt davon nichts. Was du abgehakt hast, bleibt abgehakt.',
    en: '{name} will not be told. What you crossed off stays crossed off.',
  },
  'friends.deleted': {
    nl: '{name} staat niet meer bij je vrienden.',
    de: '{name} ist nicht mehr bei deinen Freunden.',
    en: '{name} is no longer among your friends.',
  },

  'friends.missing': {
    nl: 'Iemand kwijt? Zoek een lijst op naam en bewaar hem bij je vrienden.',
    de: 'Fehlt jemand? Such eine Liste nach Namen und füg sie zu deinen Freunden hinzu.',
    en: 'Someone missing? Search for a list by name and keep it among your friends.',
  },
  'friends.search': { nl: 'Zoeken', de: 'Suchen', en: 'Search' },
  'friends.empty.title': { nl: 'Nog geen vrienden', de: 'Noch keine Freunde', en: 'No friends yet' },
  'friends.empty.body': {
    nl: 'Open de lijst van iemand en druk op “Bewaren”. Dan vind je hier de lijst terug, en zie je wie er jarig is.',
    de: 'Öffne die Liste von jemandem und drück auf „Hinzufügen“. Dann findest du die Liste hier wieder und siehst, wer Geburtstag hat.',
    en: 'Open somebody’s list and press “Keep”. You will find the list here, and see whose birthday is near.',
  },
  'friends.empty.search': { nl: 'Zoek een lijst', de: 'Such eine Liste', en: 'Search for a list' },

  'home.birthdays': { nl: 'Bijna jarig', de: 'Bald Geburtstag', en: 'Birthdays soon' },
  'home.birthdays_all': {
    nl: 'Alle<sr> vrienden op verjaardag</sr>',
    de: 'Alle<sr> Freunde nach Geburtstag</sr>',
    en: 'All<sr> friends by birthday</sr>',
  },
  'home.birthday_in': {
    nl: '{days, plural, =0 {vandaag} =1 {morgen} other {# dagen}}',
    de: '{days, plural, =0 {heute} =1 {morgen} other {# Tage}}',
    en: '{days, plural, =0 {today} =1 {tomorrow} other {# days}}',
  },
})
