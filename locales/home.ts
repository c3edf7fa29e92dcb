import { texts } from './texts.ts'

/** Texts of the start page of a logged-in user. */
export const home = texts({
  'title.landing': {
    nl: 'Wensen delen, cadeaus afstrepen',
    de: 'Wünsche teilen, Geschenke abhaken',
    en: 'Share wishes, cross off gifts',
  },
  'home.greeting': { nl: 'Dag {name}', de: 'Hallo {name}', en: 'Hello {name}' },
  'home.greeting_nameless': { nl: 'Dag!', de: 'Hallo!', en: 'Hello!' },
  'home.list_facts': {
    nl: '{count, plural, =0 {nog leeg} one {# cadeau} other {# cadeaus}}, bijgewerkt op {date}',
    de: '{count, plural, =0 {noch leer} one {# Wunsch} other {# Wünsche}}, aktualisiert am {date}',
    en: '{count, plural, =0 {still empty} one {# gift} other {# gifts}}, updated {date}',
  },
  'home.kept_with': { nl: 'samen met {name}', de: 'zusammen mit {name}', en: 'together with {name}' },
  'home.kept_with_more': {
    nl: 'samen met {count, plural, =0 {{name} en {second}} one {{name}, {second} en nog iemand} other {{name}, {second} en # anderen}}',
    de: 'zusammen mit {count, plural, =0 {{name} und {second}} one {{name}, {second} und noch jemandem} other {{name}, {second} und # anderen}}',
    en: 'together with {count, plural, =0 {{name} and {second}} one {{name}, {second} and one other} other {{name}, {second} and # others}}',
  },
  'home.i_give_all': {
    nl: 'Alles<sr> van “Wat ik geef”</sr>',
    de: 'Alles<sr> unter „Was ich schenke“</sr>',
    en: 'All<sr> under “Gifts I’m giving”</sr>',
  },
  'home.for': { nl: 'Voor {name}', de: 'Für {name}', en: 'For {name}' },
  'home.i_give_nothing': {
    nl: 'Nog niets. Open de lijst van iemand en streep af wat je geeft, dan staat het hier.',
    de: 'Noch nichts. Öffne die Liste von jemandem und hak ab, was du schenkst, dann steht es hier.',
    en: 'Nothing yet. Open someone’s list and cross off what you’re giving, and you’ll find it here.',
  },
  'home.intro': {
    nl: 'Deel je lijst en streep af wat je voor een ander koopt. Zo krijgt niemand iets dubbel en blijft een verrassing een verrassing.',
    de: 'Teil deine Liste und hak ab, was du für andere kaufst. So bekommt niemand etwas doppelt, und eine Überraschung bleibt eine Überraschung.',
    en: 'Share your list and cross off what you buy for others. No one gets the same thing twice, and a surprise stays a surprise.',
  },
  'home.statistics': { nl: 'Wij samen', de: 'Alle zusammen', en: 'All of us together' },
  'home.statistics.people': {
    nl: '{count, plural, one {mens met een lijst} other {mensen met een lijst}}',
    de: '{count, plural, one {Mensch mit einer Liste} other {Menschen mit einer Liste}}',
    en: '{count, plural, one {person with a list} other {people with a list}}',
  },
  'home.statistics.gifts': {
    nl: '{count, plural, one {cadeau} other {cadeaus}}',
    de: '{count, plural, one {Wunsch} other {Wünsche}}',
    en: '{count, plural, one {gift} other {gifts}}',
  },
  'home.statistics.birthdays': {
    nl: 'jarig deze maand',
    de: 'Geburtstage in diesem Monat',
    en: 'birthdays this month',
  },
  'home.make_list.title': { nl: 'Ook iets te wensen?', de: 'Hast du auch Wünsche?', en: 'Got wishes of your own?' },
  'home.make_list.body': {
    nl: 'Maak je eigen lijst. Wat je afstreepte, blijft staan.',
    de: 'Erstell deine eigene Liste. Was du abgehakt hast, bleibt erhalten.',
    en: 'Make your own list. We’ll keep everything you’ve crossed off.',
  },
  'home.make_list.button': { nl: 'Maak mijn lijst', de: 'Meine Liste erstellen', en: 'Make my list' },
})
