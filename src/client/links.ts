import { htmx } from './htmx.ts'
import { forget } from './fields.ts'
import { pressed, topDialog } from './page.ts'

// While a link is typed or pasted into a form for a gift, the form shows what the link's page says, and takes its title and address over.

const pauseMs = 800
const link = /\bhttps?:\/\/\S+|\bwww\.\S+/i

type TextField = HTMLInputElement | HTMLTextAreaElement

const fieldOf = (form: Element, name: string) => form.querySelector<TextField>(`[name=${name}]`)

let timer: ReturnType<typeof setTimeout> | undefined

/** Nobody typed it: no draft is kept of it. */
function fill(field: TextField, text: string): void {
  if (field.value === text) return
  field.value = text
  forget(field)
}

async function read(preview: HTMLElement, typed: string): Promise<void> {
  const asked = link.exec(typed)?.[0] ?? ''
  if (asked === (preview.dataset.linksAsked ?? '')) return
  preview.dataset.linksAsked = asked
  preview.dispatchEvent(new Event('htmx:abort')) // what it asks is no longer the question
  if (!asked) return preview.replaceChildren()
  await htmx.ajax('POST', '/gifts/link', {
    source: preview,
    target: preview,
    swap: 'innerHTML',
    values: { typed: asked },
  })
}

/** A page's title, and below it what somebody shared along with its link; unless one says the other already. */
function titled(title: string, text: string): string {
  if (title.includes(text)) return title
  return text.includes(title) ? text : `${title}\n${text}`
}

/** @param before the title so far; empty where the words came with the link, without one */
function withTitle(words: TextField, own: string, title: string, before: string): string {
  if (before !== '') return own.startsWith(before) ? title + own.slice(before.length) : own
  return words.value === words.defaultValue ? titled(title, own) : own
}

/**
 * The form's own words stay; what stands there of the address goes, and the title of a page takes the place of one that came before it. Where a shop is silent,
 * the words of the address will do.
 */
function takeOver(preview: HTMLElement): void {
  const form = preview.closest('form')
  const found = preview.querySelector<HTMLElement>('[data-links-url]')
  if (!form || !found) return
  const [url, words] = [fieldOf(form, 'url'), fieldOf(form, 'description')]
  if (!url || !words) return // the one field for both
  const own = words.value.replace(link, '').trim()
  const { linksTitle: title, linksName: name = '' } = found.dataset
  const before = preview.dataset.linksTitle
  preview.dataset.linksAsked = found.dataset.linksUrl
  fill(url, found.dataset.linksUrl!)
  if (!own) fill(words, title ?? name)
  else fill(words, title && before !== undefined ? withTitle(words, own, title, before) : own)
  if (title || !own) preview.dataset.linksTitle = title ?? name
}

/** A new gift's form may come with a link, from wherever its reader was. */
function readGiven(): void {
  for (const preview of document.querySelectorAll<HTMLElement>('form .source-preview[data-links-title]:empty'))
    void read(preview, fieldOf(preview.closest('form')!, 'url')?.value ?? '')
}

/** The field that may hold the form's link: its own, or the words while that is empty. */
const linkFieldOf = (form: Element): TextField | null => {
  const url = fieldOf(form, 'url')
  return url?.value ? url : fieldOf(form, 'description')
}

/** The content that each preview had when its form opened, for when its draft is thrown away. */
const opened = new WeakMap<Element, Node[]>()

/** A restored draft may have another link than the form was opened with. */
function readRestored({ target }: Event): void {
  const form = target as Element
  const preview = form.querySelector<HTMLElement>('.source-preview')
  const field = linkFieldOf(form)
  if (!preview || !field || field.value === field.defaultValue) return
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

/** A product goes into the form that is open; where there is none, its form opens. */
function pick(event: MouseEvent): void {
  const link = pressed(event, 'a[data-links-pick]')
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

/** Before watchDialogs, which ignores clicks that are handled already, and before watchDrafts, which restores at once. */
export function watchLinks(): void {
  document.addEventListener('click', pick)
  readGiven()
  document.addEventListener('dialog-opened', readGiven)
  document.addEventListener('draft-restored', readRestored)
  document.addEventListener('draft-discarded', showOpened)
  document.addEventListener('input', ({ target, isTrusted }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const preview = target.form?.querySelector<HTMLElement>('.source-preview')
    if (!preview || !['url', 'description'].includes(target.name) || !(isTrusted || target.id === 'wish')) return
    clearTimeout(timer)
    const { form, name } = target
    timer = setTimeout(() => {
      const url = name === 'description' ? fieldOf(form!, 'url')?.value : ''
      if (!url) void read(preview, target.value)
    }, pauseMs)
  })
  document.addEventListener('htmx:after:settle', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('.source-preview')) takeOver(target)
  })
}
