import { z } from 'zod'
import { noPriceLimit } from './price-steps.ts'
import { blankAsNull, text } from '#core/input.ts'
import type { MessageId } from '#core/i18n.ts'

const wholeNumber = () => z.int({ error: 'general.invalid' satisfies MessageId })
const optional = (value: unknown) => value ?? null

/**
 * Schema of the lower price limit. 0 becomes null, because it excludes nothing; so does the highest step in `maxPrice`.
 */
const minPrice = () =>
  z
    .preprocess(optional, wholeNumber().min(0, 'general.invalid').max(noPriceLimit, 'general.invalid').nullable())
    .transform((cents) => cents || null)
    .meta({ description: 'Lowest price in euro cents; 0 or null for no limit', example: 500 })
const maxPrice = () =>
  z
    .preprocess(optional, wholeNumber().min(0, 'general.invalid').nullable())
    .transform((cents) => (cents !== null && cents >= noPriceLimit ? null : cents))
    .meta({
      description: `Highest price in euro cents; 0, null, or ${noPriceLimit} and more for no limit`,
      example: 3000,
    })

const offset = () =>
  wholeNumber()
    .min(0, 'general.invalid')
    .max(10_000, 'general.invalid')
    .meta({ description: 'Number of products to leave out before the first one', example: 0 })

export const searchTerm = text({
  max: 200,
  required: 'product_search.term.required',
  tooLong: 'product_search.term.too_long',
}).meta({ description: 'Words, or an EAN', example: 'blue bicycle bell' })

export const productSearchInput = z.object({
  term: searchTerm,
  count: wholeNumber()
    .min(1, 'general.invalid')
    .max(30, 'general.invalid')
    .meta({ description: 'Number of products to return', example: 30 }),
  offset: offset(),
  minPrice: minPrice(),
  maxPrice: maxPrice(),
})

const numberFrom = (typed: unknown) => {
  const value = blankAsNull(typed)
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}

export const productSearchForm = z.object({
  term: searchTerm,
  offset: z.preprocess((typed) => numberFrom(typed) ?? 0, offset()),
  minPrice: z.preprocess(numberFrom, minPrice()),
  maxPrice: z.preprocess(numberFrom, maxPrice()),
})
