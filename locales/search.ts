import { texts } from './texts.ts'

/** Texts of the search for lists. */
export const search = texts({
  'listsearch.title': { nl: 'Een lijst vinden', de: 'Eine Liste finden', en: 'Find a list' },
  'listsearch.menu': { nl: 'Zoeken', de: 'Suchen', en: 'Search' },
  'listsearch.lead': {
    nl: 'Zoek op naam, plaats of titel, of plak het adres van een lijst. Je vindt alleen lijsten waarvan de eigenaar dat goedvindt.',
    de: 'Such nach Name, Ort oder Titel, oder füg die Adresse einer Liste ein. Du findest nur Listen, deren Besitzer das erlauben.',
    en: 'Search by name, town or title, or paste the address of a list. You find only lists whose owners allow it.',
  },
  'listsearch.query': {
    nl: 'Naam of adres van de lijst',
    de: 'Name oder Adresse der Liste',
    en: 'Name or address of the list',
  },
  'listsearch.submit': { nl: 'Zoeken', de: 'Suchen', en: 'Search' },
  'listsearch.validation.too_short': {
    nl: 'Typ minstens drie letters.',
    de: 'Gib mindestens drei Buchstaben ein.',
    en: 'Type at least three letters.',
  },
  'listsearch.searching': { nl: 'Aan het zoeken…', de: 'Wird gesucht …', en: 'Searching…' },
  'listsearch.count': {
    nl: '{count, plural, one {# lijst gevonden.} other {# lijsten gevonden.}}',
    de: '{count, plural, one {# Liste gefunden.} other {# Listen gefunden.}}',
    en: '{count, plural, one {# list found.} other {# lists found.}}',
  },
  'listsearch.too_many': {
    nl: '{shown, number} van {count, number} lijsten. Met plaats of voornaam vind je sneller.',
    de: '{shown, number} von {count, number} Listen. Mit Ort oder Vornamen findest du schneller.',
    en: '{shown, number} of {count, number} lists. Add a town or first name to find it faster.',
  },
  'listsearch.far_too_many': {
    nl: '{shown, number} van meer dan {count, number} lijsten. Met plaats of voornaam vind je sneller.',
    de: '{shown, number} von mehr als {count, number} Listen. Mit Ort oder Vornamen findest du schneller.',
    en: '{shown, number} of more than {count, number} lists. Add a town or first name to find it faster.',
  },
  'listsearch.not_found.title': {
    nl: 'Niets gevonden voor “{query}”',
    de: 'Nichts gefunden für „{query}“',
    en: 'Nothing found for “{query}”',
  },
  'listsearch.not_found': {
    nl: 'Misschien heet de lijst anders, of wil de eigenaar niet gevonden worden. Vraag dan om de link.',
    de: 'Vielleicht heißt die Liste anders, oder sie soll nicht gefunden werden. Frag dann nach dem Link.',
    en: 'The list may have another name, or its owner does not want it found. Then ask for the link.',
  },
  'listsearch.address': {
    nl: 'Dat is het adres van een lijst. Je vindt hem hier:',
    de: 'Das ist die Adresse einer Liste. Sie ist hier:',
    en: 'That is the address of a list. You find it here:',
  },
  'listsearch.failed': {
    nl: 'Er ging iets mis bij het zoeken. Probeer het nog eens.',
    de: 'Beim Suchen ist etwas schiefgelaufen. Versuch es noch einmal.',
    en: 'Something went wrong while searching. Try again.',
  },
  'listsearch.again': { nl: 'Opnieuw zoeken', de: 'Noch einmal suchen', en: 'Search again' },
  'landing.search': {
    nl: 'Weet je van wie, maar niet waar? Zoek op naam, plaats of titel.',
    de: 'Weißt du, von wem, aber nicht wo? Such nach Name, Ort oder Titel.',
    en: 'You know whose, but not where? Search by name, town or title.',
  },
  'listsearch.to_search': { nl: 'Zoek een lijst', de: 'Liste suchen', en: 'Search for a list' },
})
