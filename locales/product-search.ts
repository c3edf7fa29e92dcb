import { texts } from './texts.ts'

/** Texts of the search for products of shops. */
export const productSearch = texts({
  'product_search.title': { nl: 'Cadeaus zoeken', de: 'Geschenke suchen', en: 'Find gifts' },
  'product_search.lead': {
    nl: 'Zoek in het aanbod van winkels, en vergelijk de prijzen.',
    de: 'Durchsuch das Angebot der Shops und vergleich die Preise.',
    en: 'Search our shops and compare prices.',
  },
  'product_search.term': { nl: 'Waar zoek je naar?', de: 'Wonach suchst du?', en: 'What are you looking for?' },
  'product_search.term.required': {
    nl: 'Vul in waar je naar zoekt.',
    de: 'Gib ein, wonach du suchst.',
    en: 'Enter what you’re looking for.',
  },
  'product_search.term.too_long': {
    nl: 'Zoek met minder woorden.',
    de: 'Such mit weniger Wörtern.',
    en: 'Search with fewer words.',
  },
  'product_search.submit': { nl: 'Zoeken', de: 'Suchen', en: 'Search' },
  'product_search.searching': { nl: 'Aan het zoeken…', de: 'Wird gesucht …', en: 'Searching…' },
  'product_search.min_price': { nl: 'Prijs vanaf', de: 'Preis ab', en: 'Price from' },
  'product_search.max_price': { nl: 'Prijs tot', de: 'Preis bis', en: 'Price up to' },
  'product_search.any_price': { nl: 'alles', de: 'egal', en: 'any' },
  'product_search.prices_crossed': {
    nl: '“Prijs vanaf” is hoger dan “Prijs tot”. Kies andere prijzen.',
    de: '„Preis ab“ ist höher als „Preis bis“. Wähl andere Preise.',
    en: '“Price from” is higher than “Price up to”. Choose different prices.',
  },
  'product_search.count': {
    nl: '{count, plural, one {# cadeau gevonden.} other {# cadeaus gevonden.}}',
    de: '{count, plural, one {# Geschenk gefunden.} other {# Geschenke gefunden.}}',
    en: '{count, plural, one {# gift found.} other {# gifts found.}}',
  },
  'product_search.many': {
    nl: 'Meer dan {count, number} cadeaus gevonden. Zoek met een woord erbij, dan worden het er minder.',
    de: 'Mehr als {count, number} Geschenke gefunden. Such mit einem Wort mehr, dann werden es weniger.',
    en: 'More than {count, number} gifts found. Add a word to narrow it down.',
  },
  'product_search.not_found.title': {
    nl: 'Niets gevonden voor “{term}”',
    de: 'Nichts gefunden für „{term}“',
    en: 'Nothing found for “{term}”',
  },
  'product_search.not_found': {
    nl: 'Probeer een ander woord, of plak de link van een winkel bij je cadeau.',
    de: 'Versuch ein anderes Wort, oder füg bei deinem Wunsch den Link eines Shops ein.',
    en: 'Try another word, or paste a link from a shop into your gift.',
  },
  'product_search.not_found.price': {
    nl: 'Probeer andere prijzen of een ander woord.',
    de: 'Versuch andere Preise oder ein anderes Wort.',
    en: 'Try different prices or another word.',
  },
  'product_search.pick': { nl: 'Kies dit', de: 'Das nehmen', en: 'Choose this' },
  'product_search.again': { nl: 'Opnieuw zoeken', de: 'Noch einmal suchen', en: 'Search again' },
  'product_search.more': { nl: 'Meer cadeaus', de: 'Mehr Geschenke', en: 'More gifts' },
  'product_search.other_shops': {
    nl: '{count, plural, one {Toon # andere winkel} other {Toon # andere winkels}}',
    de: '{count, plural, one {# anderen Shop anzeigen} other {# andere Shops anzeigen}}',
    en: '{count, plural, one {Show # other shop} other {Show # other shops}}',
  },
  'product_search.priced_on': { nl: 'prijs van {day}', de: 'Preis vom {day}', en: 'price on {day}' },
})
