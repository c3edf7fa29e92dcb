import { texts } from './texts.ts'

/** What shops sell. */
export const products = texts({
  'product.shops': {
    nl: '{count, plural, one {# winkel} other {# winkels}}',
    de: '{count, plural, one {# Shop} other {# Shops}}',
    en: '{count, plural, one {# shop} other {# shops}}',
  },
})
