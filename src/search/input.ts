import { z } from 'zod'
import { text } from '#core/input.ts'

/** As long as it likes to be: pasted addresses are. */
export const searchInput = text({
  min: 3,
  max: Infinity,
  required: 'listsearch.validation.too_short',
  tooShort: 'listsearch.validation.too_short',
  tooLong: 'general.invalid',
})

export const searchForm = z.object({ query: searchInput })
