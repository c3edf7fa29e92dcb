import { z } from 'zod'
import { noPriceLimit } from './price-steps.ts'
import { blankAsNull, text } from '#core/input.ts'
import type { MessageId } from '#core/i18n.ts'

const wholeNumber = () => z.int({ error: 'general.invalid' satisfies MessageId })
const optional = (value: unknown) => value ?? null

/**
 * Schema of the lower price limit, in cents. 0 becomes null, because it excludes nothing; so does the highest step in
 * `maxPrice`.
 */
const minPrice = () =>
  z
    .preprocess(optional, wholeNumber().min(0, 'general.invalid').max(noPriceLimit, 'general.invalid').nullable())
    .transform((cents) => cents || null)
const maxPrice = () =>
  z
    .preprocess(optional, wholeNumber().min(0, 'general.invalid').nullable())
    .transform((cents) => (cents !== null && cents >= noPriceLimit ? null : cents))

const offset = () => wholeNumber().min(0, 'general.invalid').max(10_000, 'general.invalid')

export const searchTerm = text({
  max: 200,
  required: 'product_search.term.required',
  tooLong: 'product_search.term.too_long',
})

export const productSearchInput = z.object({
  term: searchTerm,
  count: wholeNumber().min(1, 'general.invalid').max(30, 'general.invalid'),
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
