import { aboutOf, topDialog } from './page.ts'

const findField = () => document.querySelector<HTMLInputElement>('#wish')

/** As if by hand, for whoever keeps drafts. */
const typing = () => new Event('input', { bubbles: true })

const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Opens what somebody came for by the page's address, once: the address forgets it. */
function pressNow(): void {
  const button = document.querySelector<HTMLElement>('[data-wishes-press-now]')
  if (!button) return
  history.replaceState(null, '', location.pathname)
  button.click()
}

/** Room between a new gift and what lies over the page. */
const clearance = 24

/** Scrolls to the gift that the flash is about, above the flash. The focus stays where it is. */
function reveal(): void {
  const box = document.querySelector<HTMLElement>('#flash > .flash')
  const gift = document.getElementById(aboutOf(box))
  if (!box || !gift) return
  const { top, bottom } = gift.getBoundingClientRect()
  const hidden = bottom + clearance - box.getBoundingClientRect().top
  const above = top - clearance - (visualViewport?.offsetTop ?? 0)
  if (hidden > 0) scrollBy({ top: Math.min(hidden, above) })
  else if (above < 0) scrollBy({ top: above })
}

/** One wish after the other goes into the field; what is pasted anywhere on the page starts one. */
export function watchWishes(): void {
  let sent: string | undefined
  pressNow()
  document.addEventListener('htmx:before:request', ({ detail: { ctx } }) => {
    if (ctx.sourceElement.id === 'add-gift') sent = findField()?.value
  })
  document.addEventListener('wish-added', () => {
    const field = findField()
    if (!field) return
    if (field.value === sent) field.value = '' // not the next wish, which is being typed
    field.form!.querySelector<HTMLInputElement>('[name=once]')!.value = new Date().toISOString()
    field.dispatchEvent(typing())
    reveal()
  })
  document.addEventListener('paste', (event) => {
    const field = findField()
    const text = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ').trim()
    if (!field || !text || topDialog() || isEditable(event.target)) return
    event.preventDefault()
    field.value = [field.value, text].filter(Boolean).join(' ')
    field.dispatchEvent(typing())
    field.focus()
  })
}
