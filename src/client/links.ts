import { htmx } from './htmx.ts'
import { clearFieldMessages } from './fields.ts'
import { closestClicked, topDialog } from './page.ts'

// When a user types or pastes a link into a gift form, the form shows a preview of the linked page, and takes over the
// page's title and URL.

const pauseMs = 800
const link = /\bhttps?:\/\/\S+|\bwww\.\S+/i

type TextField = HTMLInputElement | HTMLTextAreaElement

const fieldOf = (form: Element, name: string) => form.querySelector<TextField>(`[name=${name}]`)

let timer: ReturnType<typeof setTimeout> | undefined

/** Sets a field's text without an `input` event. Nobody typed the text, so it must not start a draft. */
function fill(field: TextField, text: string): void {
  if (field.value === text) return
  field.value = text
  clearFieldMessages(field)
}

async function read(preview: HTMLElement, typed: string): Promise<void> {
  const asked = link.exec(typed)?.[0] ?? ''
  if (asked === (preview.dataset.linksAsked ?? '')) return
  preview.dataset.linksAsked = asked
  preview.dispatchEvent(new Event('htmx:abort')) // aborts the request for the previous link
  if (!asked) return preview.replaceChildren()
  await htmx.ajax('POST', '/gifts/link', {
    source: preview,
    target: preview,
    swap: 'innerHTML',
    values: { typed: asked },
  })
}

/**
 * Joins a page's title and the text that a user shared with the page's link, on two lines. If one contains the other,
 * returns the longer.
 */
function titled(title: string, text: string): string {
  if (title.includes(text)) return title
  return text.includes(title) ? text : `${title}\n${text}`
}

/**
 * Returns the text for the description field once a page's title is known.
 * @param own text of the field, without the link
 * @param before title that the field took over earlier; empty if the form was opened with a link and shared text, but
 * no title
 */
function withTitle(words: TextField, own: string, title: string, before: string): string {
  if (before !== '') return own.startsWith(before) ? title + own.slice(before.length) : own
  return words.value === words.defaultValue ? titled(title, own) : own
}

/**
 * Copies a page's URL and title into the gift form. The user's own text stays, without the link. A title replaces the
 * title of the page read before. If the form has no text and the page no title, the words in the page's URL serve as
 * title.
 */
function takeOver(preview: HTMLElement): void {
  const form = preview.closest('form')!
  const found = preview.querySelector<HTMLElement>('[data-links-url]')
  if (!found) return
  const [url, words] = [fieldOf(form, 'url'), fieldOf(form, 'description')]
  if (!url || !words) return // the quick form has one field for link and text
  const own = words.value.replace(link, '').trim()
  const { linksTitle: title, linksName: name = '' } = found.dataset
  const before = preview.dataset.linksTitle
  preview.dataset.linksAsked = found.dataset.linksUrl
  fill(url, found.dataset.linksUrl!)
  if (!own) fill(words, title ?? name)
  else fill(words, title && before !== undefined ? withTitle(words, own, title, before) : own)
  if (title || !own) preview.dataset.linksTitle = title ?? name
}

/** Shows the price of a page or product, unless the owner has typed one meanwhile. */
function showPrice(field: TextField, price: string): void {
  if (field.value === field.defaultValue) field.value = field.defaultValue = price
}

/** Reads the link with which a new gift's form was opened, for example by a phone's share sheet. */
function readGiven(): void {
  for (const preview of document.querySelectorAll<HTMLElement>('form .source-preview[data-links-title]:empty'))
    void read(preview, fieldOf(preview.closest('form')!, 'url')?.value ?? '')
}

/** Returns the field that may hold the form's link: the URL field, or the description while the URL is empty. */
const linkFieldOf = (form: Element): TextField => {
  const url = fieldOf(form, 'url')
  return url?.value ? url : fieldOf(form, 'description')!
}

/**
 * Content that each preview had when its form opened. The preview shows this content again if the user discards the
 * draft.
 */
const opened = new WeakMap<Element, Node[]>()

/** Reads the link of a restored draft, which may differ from the link that the form was opened with. */
function readRestored({ target }: Event): void {
  const form = target as Element
  const preview = form.querySelector<HTMLElement>('.source-preview')
  if (!preview) return
  const field = linkFieldOf(form)
  if (field.value === field.defaultValue) return
  opened.set(preview, [...preview.childNodes])
  void read(preview, field.value)
}

function showOpened({ target }: Event): void {
  const preview = (target as Element).querySelector<HTMLElement>('.source-preview')
  const before = preview && opened.get(preview)
  if (!before) return
  preview.dispatchEvent(new Event('htmx:abort'))
  delete preview.dataset.linksAsked
  preview.replaceChildren(...before)
}

/** Puts a clicked product into the gift form that is open. If none is open, the product's link opens a form. */
function pick(event: MouseEvent): void {
  const link = closestClicked(event, 'a[data-links-pick]')
  if (!link) return
  topDialog()?.close()
  const preview = document.querySelector<HTMLElement>('#gift-form .source-preview')
  if (!preview) return
  event.preventDefault()
  void htmx.ajax('GET', `/gifts/product/${link.dataset.linksPick}`, {
    source: preview,
    target: preview,
    swap: 'innerHTML',
  })
}

/**
 * Must be called before `watchDialogs`, which ignores clicks that are handled already, and before `watchDrafts`, which
 * restores drafts at once.
 */
export function watchLinks(): void {
  document.addEventListener('click', pick)
  readGiven()
  document.addEventListener('dialog-opened', readGiven)
  document.addEventListener('draft-restored', readRestored)
  document.addEventListener('draft-discarded', showOpened)
  document.addEventListener('input', ({ target, isTrusted }) => {
    const field = target as TextField
    const preview = field.form?.querySelector<HTMLElement>('.source-preview')
    if (!preview || !['url', 'description'].includes(field.name) || !(isTrusted || field.id === 'wish')) return
    clearTimeout(timer)
    const { form, name } = field
    timer = setTimeout(() => {
      const url = name === 'description' ? fieldOf(form!, 'url')?.value : ''
      if (!url) void read(preview, field.value)
    }, pauseMs)
  })
  document.addEventListener('htmx:after:settle', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const element = target as HTMLInputElement
    if (element.id === 'price-shown') showPrice(fieldOf(element.form!, 'price')!, element.value)
    if (element.matches('.source-preview')) takeOver(element)
  })
}
