import { texts } from './texts.ts'

/** Texts about friends, the owners whose lists a user keeps within reach. */
export const friends = texts({
  'friends.title': { nl: 'Vrienden', de: 'Freunde', en: 'Friends' },

  'friends.add': {
    nl: 'Voeg {name} toe aan je vrienden, dan vind je de lijst zo terug.',
    de: 'Füg {name} zu deinen Freunden hinzu, dann findest du die Liste schnell wieder.',
    en: 'Add {name} to your friends, so you can easily find this list again.',
  },
  'friends.add.button': {
    nl: 'Toevoegen aan vrienden<sr>: {name}</sr>',
    de: 'Hinzufügen<sr>: {name} zu deinen Freunden</sr>',
    en: 'Add to friends<sr>: {name}</sr>',
  },
  'friends.is_friend': {
    nl: 'Staat bij je <friends>vrienden</friends>',
    de: 'In deiner <friends>Freundesliste</friends>',
    en: 'One of your <friends>friends</friends>',
  },
  'listview.friend_added': {
    nl: '{name} staat nu bij je vrienden.',
    de: '{name} ist jetzt in deiner Freundesliste.',
    en: '{name} has been added to your friends.',
  },
  'friends.error.own_wishlist': {
    nl: 'Dit is je eigen lijst.',
    de: 'Das ist deine eigene Liste.',
    en: 'This is your own list.',
  },
  'friends.error.not_found': {
    nl: 'Je kunt deze persoon niet toevoegen, omdat de lijst niet voor je openstaat. Vraag om toegang.',
    de: 'Du kannst diese Person nicht hinzufügen, weil ihre Liste nicht für dich freigegeben ist. Bitte sie um Zugang.',
    en: 'You can’t add this friend, because you don’t have access to their list. Ask them to give you access.',
  },
  'login.to_add_friend': {
    nl: 'Log in om deze lijst aan je vrienden toe te voegen.',
    de: 'Melde dich an, um diese Liste in deine Freundesliste aufzunehmen.',
    en: 'Log in to add this list to your friends.',
  },

  'friends.birthday': { nl: 'Jarig op {day}', de: 'Geburtstag am {day}', en: 'Birthday on {day}' },
  'friends.updated': { nl: 'bijgewerkt {ago}', de: 'aktualisiert {ago}', en: 'updated {ago}' },
  'friends.closed': {
    nl: 'Deze lijst is nu privé',
    de: 'Diese Liste ist jetzt privat',
    en: 'This list is private now',
  },

  'friends.sort': { nl: 'Volgorde', de: 'Reihenfolge', en: 'Sort' },
  'friends.sort.fullName': { nl: 'Op naam', de: 'Nach Namen', en: 'By name' },
  'friends.sort.city': { nl: 'Op plaats', de: 'Nach Ort', en: 'By town' },
  'friends.sort.birthday': { nl: 'Op verjaardag', de: 'Nach Geburtstag', en: 'By birthday' },
  'friends.sort.lastUpdate': { nl: 'Laatst bijgewerkt', de: 'Zuletzt aktualisiert', en: 'Last updated' },
  'friends.sort.reversed': { nl: 'andersom', de: 'umgekehrt', en: 'in reverse order' },

  'friends.delete': { nl: 'Verwijderen', de: 'Entfernen', en: 'Remove' },
  'friends.delete.of': {
    nl: '{name} uit je vrienden verwijderen',
    de: '{name} aus deiner Freundesliste entfernen',
    en: 'Remove {name} from your friends',
  },
  'friends.delete.title': {
    nl: '{name} uit je vrienden verwijderen?',
    de: '{name} aus deiner Freundesliste entfernen?',
    en: 'Remove {name} from your friends?',
  },
  'friends.delete.body': {
    nl: '{name} merkt er niets van. Wat je afstreepte, blijft afgestreept.',
    de: '{name} erfährt davon nichts. Was du abgehakt hast, bleibt abgehakt.',
    en: '{name} won’t be told. What you crossed off stays crossed off.',
  },
  'friends.deleted': {
    nl: '{name} staat niet meer bij je vrienden.',
    de: '{name} ist nicht mehr in deiner Freundesliste.',
    en: '{name} has been removed from your friends.',
  },

  'friends.missing': {
    nl: 'Iemand kwijt? Zoek een lijst op naam en voeg hem toe aan je vrienden.',
    de: 'Fehlt jemand? Such die Liste über den Namen und füg sie zu deinen Freunden hinzu.',
    en: 'Someone missing? Search for their list by name and add them to your friends.',
  },
  'friends.search': { nl: 'Zoeken', de: 'Suchen', en: 'Search' },
  'friends.empty.title': { nl: 'Nog geen vrienden', de: 'Noch keine Freunde', en: 'No friends yet' },
  'friends.empty.body': {
    nl: 'Open de lijst van iemand en kies “Toevoegen aan vrienden”. Dan vind je hier de lijst terug, en zie je wie er jarig is.',
    de: 'Öffne die Liste von jemandem und tipp auf „Hinzufügen“. Dann findest du die Liste hier wieder und siehst, wer Geburtstag hat.',
    en: 'Open someone’s list and choose “Add to friends”. You’ll find their list here, along with upcoming birthdays.',
  },
  'friends.empty.search': { nl: 'Zoek een lijst', de: 'Liste suchen', en: 'Search for a list' },

  'home.birthdays': { nl: 'Bijna jarig', de: 'Bald Geburtstag', en: 'Upcoming birthdays' },
  'home.birthdays_all': {
    nl: 'Alle<sr> vrienden op verjaardag</sr>',
    de: 'Alle<sr> Freunde nach Geburtstag</sr>',
    en: 'All<sr> friends by birthday</sr>',
  },
  'home.birthday_in': {
    nl: '{days, plural, =0 {vandaag} =1 {morgen} other {over # dagen}}',
    de: '{days, plural, =0 {heute} =1 {morgen} other {# Tage}}',
    en: '{days, plural, =0 {today} =1 {tomorrow} other {# days}}',
  },
})
