import { z } from 'zod'
import { blankAsNull, text } from '#core/input.ts'
import type { MessageId } from '#core/i18n.ts'

const wholeNumber = () => z.int({ error: 'general.invalid' satisfies MessageId })
const price = () =>
  z.preprocess(
    blankAsNull,
    wholeNumber()
      .min(0, 'general.invalid' satisfies MessageId)
      .nullable(),
  )

export const searchTerm = text({
  max: 200,
  required: 'product_search.term.required',
  tooLong: 'product_search.term.too_long',
})

export const productSearchInput = z.object({
  term: searchTerm,
  count: wholeNumber().min(1, 'general.invalid').max(30, 'general.invalid'),
  offset: wholeNumber().min(0, 'general.invalid').max(10_000, 'general.invalid'),
  minPrice: price(),
  maxPrice: price(),
})
