import type { Language } from '#locales/texts.ts'
import type { Price } from './gift.ts'

/** Returns a price as an owner would type it, for a form's field. Names the currency unless it is the euro. */
export function priceAsTyped(price: Pick<Price, 'cents' | 'currency'> | null, language: Language): string {
  if (!price) return ''
  const number = (price.cents / 100).toFixed(2)
  return `${language === 'en' ? number : number.replace('.', ',')}${price.currency === 'EUR' ? '' : ` ${price.currency}`}`
}
