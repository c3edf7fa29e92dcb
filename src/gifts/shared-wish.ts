import { giftForm, wishOf } from './input.ts'
import { parse, type FieldErrors } from '#core/input.ts'
import { nameFromLink } from './name-from-link.ts'

/** As a share sheet, a bookmarklet or another site hands something over. Whoever sends it decides what stands in it. */
export interface Shared {
  url: string
  title: string
  /** may hold the address: Android puts it there */
  text: string
}

interface Wish {
  description: string
  url: string
  /** the beginning of the description that the page's own title may replace: it came from the page or its address. Empty where somebody wrote all of it */
  title: string
}

const isControl = /[^\P{Cc}\n]/gu

/** Without what no field could show. */
const readable = (value = '') => value.toWellFormed().replace(isControl, ' ').trim()

export const readShared = ({ url, title, text }: Record<string, string | undefined>): Shared => ({
  url: readable(url),
  title: readable(title).replaceAll('\n', ' '),
  text: readable(text),
})

/** The page's title, and below it what was said of it; words that came around an address are left out where there is a title. */
function wordsOf({ title, text }: Shared): string {
  const words = wishOf(text)
  if (!title) return words.description
  return words.url || !text || title.includes(text) ? title : `${title}\n${text}`
}

/** What a form begins with. An address that is none is kept, to be seen and corrected. */
export function sharedWish(shared: Shared): Wish {
  const inTitle = wishOf(shared.title)
  const url = shared.url || wishOf(shared.text).url || inTitle.url
  const title = inTitle.description
  const description = wordsOf({ ...shared, title })
  if (description) return { url, description, title }
  const name = nameFromLink(url)
  return { url, description: name, title: name }
}

/** What is wrong with it already, at its field; what is missing is asked for when the form is sent. */
export function faultsOf(wish: Wish): FieldErrors | undefined {
  const given = parse(giftForm.pick({ description: true, url: true }), wish)
  if (given.ok) return undefined
  const faults = Object.entries(given.errors).filter(([field]) => wish[field as keyof Wish] !== '')
  return faults.length > 0 ? Object.fromEntries(faults) : undefined
}
