import { subjectIdOf, topDialog } from './page.ts'

const findField = () => document.querySelector<HTMLInputElement>('#wish')

/**
 * Returns an event like that of typing by hand, so that drafts.ts and links.ts notice a text that this script has set.
 */
const inputEvent = () => new Event('input', { bubbles: true })

/** Whether the user pastes into a field. In Firefox, the target may be a text, which isn't in a field. */
const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * Opens the gift form that the page's URL asks for (`?add=`). Removes the query from the URL, so that a reload doesn't
 * open the form again.
 */
function openRequestedForm(): void {
  const button = document.querySelector<HTMLElement>('[data-wishes-press-now]')
  if (!button) return
  history.replaceState(null, '', location.pathname)
  button.click()
}

/** Space in pixels to leave between a new gift and elements that cover the page, such as the flash. */
const clearance = 24

/**
 * Scrolls towards the gift that the flash is about, until it is visible above the flash. The focus stays where it is. It
 * also stays in view, except on a touch screen.
 */
function reveal(): void {
  const box = document.querySelector<HTMLElement>('#flash > .flash')
  const gift = document.getElementById(subjectIdOf(box))
  if (!box || !gift) return
  const { top, bottom } = gift.getBoundingClientRect()
  const hidden = bottom + clearance - box.getBoundingClientRect().top
  const above = top - clearance - (visualViewport?.offsetTop ?? 0)
  const room = matchMedia('(pointer: coarse)').matches
    ? above
    : document.activeElement!.getBoundingClientRect().top - clearance
  if (hidden > 0) scrollBy({ top: Math.max(0, Math.min(hidden, above, room)) })
  else if (above < 0) scrollBy({ top: above })
}

/**
 * Empties the wish field for the next wish once a wish was added. Puts text that is pasted anywhere on the page into
 * that field.
 */
export function watchWishes(): void {
  let sent: string | undefined
  openRequestedForm()
  document.addEventListener('htmx:before:request', ({ detail: { ctx } }) => {
    if (ctx.sourceElement.id === 'add-gift') sent = findField()?.value
  })
  document.addEventListener('wish-added', () => {
    const field = findField()
    if (!field) return
    if (field.value === sent) field.value = '' // unless the user is already typing the next wish
    field.form!.querySelector<HTMLInputElement>('[name=once]')!.value = new Date().toISOString()
    field.dispatchEvent(inputEvent())
    reveal()
  })
  document.addEventListener('paste', (event) => {
    const field = findField()
    const text = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ').trim()
    if (!field || !text || topDialog() || isEditable(event.target)) return
    event.preventDefault()
    field.value = [field.value, text].filter(Boolean).join(' ')
    field.dispatchEvent(inputEvent())
    field.focus()
  })
}
