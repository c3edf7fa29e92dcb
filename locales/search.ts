import { texts } from './texts.ts'

/** Texts of the search for lists. */
export const search = texts({
  'listsearch.title': { nl: 'Een lijst vinden', de: 'Eine Liste finden', en: 'Find a list' },
  'listsearch.menu': { nl: 'Zoeken', de: 'Suchen', en: 'Search' },
  'listsearch.lead': {
    nl: 'Zoek op naam, plaats of titel, of plak de link van een lijst. Je vindt alleen lijsten waarvan de eigenaar dat goedvindt.',
    de: 'Such nach Name, Ort oder Titel, oder füg den Link einer Liste ein. Du findest nur Listen, die gefunden werden sollen.',
    en: 'Search by name, town or title, or paste a list’s link. You’ll only find lists whose owners allow it.',
  },
  'listsearch.query': {
    nl: 'Naam of link van de lijst',
    de: 'Name oder Link der Liste',
    en: 'Name, or link to the list',
  },
  'listsearch.submit': { nl: 'Zoeken', de: 'Suchen', en: 'Search' },
  'listsearch.validation.too_short': {
    nl: 'Vul minstens drie letters in.',
    de: 'Gib mindestens drei Buchstaben ein.',
    en: 'Enter at least three letters.',
  },
  'listsearch.searching': { nl: 'Aan het zoeken…', de: 'Wird gesucht …', en: 'Searching…' },
  'listsearch.count': {
    nl: '{count, plural, one {# lijst gevonden.} other {# lijsten gevonden.}}',
    de: '{count, plural, one {# Liste gefunden.} other {# Listen gefunden.}}',
    en: '{count, plural, one {# list found.} other {# lists found.}}',
  },
  'listsearch.too_many': {
    nl: '{shown, number} van {count, number} lijsten. Zoek met plaats of voornaam erbij, dan worden het er minder.',
    de: '{shown, number} von {count, number} Listen. Such mit Ort oder Vornamen, um weniger zu sehen.',
    en: '{shown, number} of {count, number} lists. Add a town or first name to narrow it down.',
  },
  'listsearch.far_too_many': {
    nl: '{shown, number} van meer dan {count, number} lijsten. Zoek met plaats of voornaam erbij, dan worden het er minder.',
    de: '{shown, number} von mehr als {count, number} Listen. Such mit Ort oder Vornamen, um weniger zu sehen.',
    en: '{shown, number} of more than {count, number} lists. Add a town or first name to narrow it down.',
  },
  'listsearch.not_found.title': {
    nl: 'Niets gevonden voor “{query}”',
    de: 'Nichts gefunden für „{query}“',
    en: 'Nothing found for “{query}”',
  },
  'listsearch.not_found': {
    nl: 'Misschien heet de lijst anders, of wil de eigenaar niet gevonden worden. Vraag dan om de link.',
    de: 'Vielleicht heißt die Liste anders, oder sie soll nicht gefunden werden. Frag dann nach dem Link.',
    en: 'The list may be under a different name, or its owner may not want it found. Ask them for the link.',
  },
  'listsearch.address': {
    nl: 'Dat is de link van een lijst. Hier is hij:',
    de: 'Das ist der Link zu einer Liste. Hier ist sie:',
    en: 'That’s a link to a list. Here it is:',
  },
  'listsearch.failed': {
    nl: 'Er ging iets mis bij het zoeken. Probeer het nog eens.',
    de: 'Beim Suchen ist etwas schiefgelaufen. Versuch es noch einmal.',
    en: 'Something went wrong while searching. Try again.',
  },
  'listsearch.again': { nl: 'Opnieuw zoeken', de: 'Noch einmal suchen', en: 'Search again' },
  'landing.search': {
    nl: 'Zoek je de lijst van iemand? Zoek op naam, plaats of titel.',
    de: 'Du suchst die Liste von jemandem? Such nach Name, Ort oder Titel.',
    en: 'Looking for someone’s list? Search by name, town or title.',
  },
  'listsearch.to_search': { nl: 'Zoek een lijst', de: 'Liste suchen', en: 'Search for a list' },
})
