import { closestClicked } from './page.ts'

// A form that the server refused for several reasons begins with a list of them, and each leads to its field. Without
// this script, the messages stand at their fields alone.

const ownTitle = document.title

/** Returns the sentence that tells how many fields have an error. Each error brings it along. */
function sentenceFor(count: number): string {
  const error = document.querySelector<HTMLElement>('[data-error-summary-sentence]')
  return error?.dataset.errorSummarySentence!.replace('{count}', () => String(count)) ?? ''
}

/** Fields that the server refused. A field whose value is only checked while it is typed is not marked as invalid. */
const refused = '.field:has(> [aria-invalid=true], > .with-inside > [aria-invalid=true]), fieldset.field:has(> p.error)'

function entryFor(field: Element): HTMLElement {
  const entry = document.createElement('li')
  const link = document.createElement('a')
  const control = field.querySelector('input:not([type=hidden]), textarea, select')!
  const message = field.querySelector('p.error, .note .error')!
  control.id ||= `${message.id}-control`
  link.href = `#${control.id}`
  link.dataset.errorSummaryLink = ''
  const label = field.querySelector('label, legend')!.firstChild!.textContent ?? ''
  link.textContent = `${label.trim()}: ${message.textContent.trim()}`
  entry.append(link)
  return entry
}

/** Shows the form's errors above its fields, if there are several. @returns how many there are */
function summarize(form: Element): number {
  const fields = [...form.querySelectorAll(refused)]
  const summary = form.querySelector('[data-error-summary-box]')
  if (fields.length < 2) {
    summary?.remove()
    return 0
  }
  const fresh = document.createElement('div')
  fresh.className = 'banner bad'
  fresh.dataset.errorSummaryBox = ''
  const words = document.createElement('div')
  const list = document.createElement('ul')
  list.append(...fields.map(entryFor))
  words.append(sentenceFor(fields.length), list)
  const icon = fields[0]!.querySelector('.error .icon')
  if (icon) fresh.append(icon.cloneNode(true))
  fresh.append(words)
  if (summary) summary.replaceWith(fresh)
  else form.prepend(fresh)
  return fields.length
}

/** Summarizes each form whose errors are new, announces their number, and puts it before the page's title. */
function summarizeNew(announce: (text: string) => void): void {
  let count = 0
  for (const form of document.querySelectorAll('form:not(:has([data-error-summary-box]))')) count += summarize(form)
  if (count > 0) announce(sentenceFor(count))
  const all = document.querySelectorAll('[data-error-summary-link]').length
  document.title = all > 0 ? `${sentenceFor(all)} ${ownTitle}` : ownTitle
}

/**
 * Summarizes the errors of the page's forms, now and after each response.
 * @param announce has screen readers say a text
 */
export function summarizeErrors(announce: (text: string) => void): void {
  summarizeNew(announce)
  document.addEventListener('htmx:after:settle', () => summarizeNew(announce))
  // An error goes once its field changes.
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form:has([data-error-summary-box])')
    if (form) summarize(form)
  })
  document.addEventListener('click', (event) => {
    const link = closestClicked(event, 'a[data-error-summary-link]') as HTMLAnchorElement | null
    if (!link) return
    event.preventDefault()
    document.getElementById(link.hash.slice(1))?.focus()
  })
}
