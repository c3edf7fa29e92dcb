import { giftForm, splitWish } from './input.ts'
import { parse, type FieldErrors } from '#core/input.ts'
import { nameFromLink } from './name-from-link.ts'

/** Values that a share sheet, a bookmarklet or another site hands over. They are untrusted: any site can send them. */
export interface Shared {
  url: string
  title: string
  /** may contain the URL: Android puts it here */
  text: string
}

interface Wish {
  description: string
  url: string
  /**
   * beginning of the description that comes from the shared title or the URL, for which the browser may substitute the
   * title of the page; else empty
   */
  title: string
}

const isControl = /[^\P{Cc}\n]/gu

/** Replaces the characters that no field can show. */
const readable = (value = '') => value.toWellFormed().replace(isControl, ' ').trim()

export const readShared = ({ url, title, text }: Record<string, string | undefined>): Shared => ({
  url: readable(url),
  title: readable(title).replaceAll('\n', ' '),
  text: readable(text),
})

/**
 * Returns the description: the shared title, with the shared text below it. If there is a title, a text that contains a
 * URL is left out.
 */
function wordsOf({ title, text }: Shared): string {
  const words = splitWish(text)
  if (!title) return words.description
  return words.url || !text || title.includes(text) ? title : `${title}\n${text}`
}

/** Returns the values with which the gift form opens. Keeps an invalid URL, so that the user can see and correct it. */
export function sharedWish(shared: Shared): Wish {
  const inTitle = splitWish(shared.title)
  const url = shared.url || splitWish(shared.text).url || inTitle.url
  const title = inTitle.description
  const description = wordsOf({ ...shared, title })
  if (description) return { url, description, title }
  const name = nameFromLink(url)
  return { url, description: name, title: name }
}

/**
 * Returns the errors of the values with which the gift form opens, by field, or undefined if there are none. An empty
 * field becomes an error only when the user sends the form.
 */
export function faultsOf(wish: Wish): FieldErrors | undefined {
  const given = parse(giftForm.pick({ description: true, url: true }), wish)
  if (given.ok) return undefined
  const faults = Object.entries(given.errors).filter(([field]) => wish[field as keyof Wish] !== '')
  return faults.length > 0 ? Object.fromEntries(faults) : undefined
}
