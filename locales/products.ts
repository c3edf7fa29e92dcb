import { texts } from './texts.ts'

/** Texts about shops' offers for a gift. */
export const products = texts({
  'product.shops': {
    nl: '{count, plural, one {# winkel} other {# winkels}}',
    de: '{count, plural, one {# Shop} other {# Shops}}',
    en: '{count, plural, one {# shop} other {# shops}}',
  },
  'product.shops_from': { nl: '{shops}, vanaf {price}', de: '{shops}, ab {price}', en: '{shops}, from {price}' },
  'product.compare': { nl: 'Prijzen vergelijken', de: 'Preise vergleichen', en: 'Compare prices' },
  'product.compare.none': {
    nl: 'Op dit moment verkoopt geen winkel die we kennen dit cadeau.',
    de: 'Gerade verkauft kein Shop, den wir kennen, dieses Geschenk.',
    en: 'None of the shops we check sells this gift at the moment.',
  },
})
