import { z } from 'zod'
import { text } from '#core/input.ts'

/** Schema of a search's query. Its length has no upper limit, because users paste long URLs. */
export const searchInput = text({
  min: 3,
  max: Infinity,
  required: 'listsearch.validation.too_short',
  tooShort: 'listsearch.validation.too_short',
  tooLong: 'general.invalid',
}).meta({ description: 'Words, or a link to a list', example: 'noor utrecht' })

export const searchForm = z.object({ query: searchInput })
