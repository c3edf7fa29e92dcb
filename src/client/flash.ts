import { focusOn } from './dialogs.ts'
import { subjectIdOf, closestClicked, topDialog } from './page.ts'

const minimumMs = { words: 6000, undo: 10_000 }
const msPerLetter = 70

const findBox = () => document.querySelector<HTMLElement>('#flash > .flash')
const findUndo = () => document.querySelector<HTMLFormElement>('#flash [data-flash-undo]')

const regions = () => ['flash', 'announcement'].flatMap((id) => document.getElementById(id) ?? [])

function move(host: Element): void {
  for (const region of regions()) if (region.parentElement !== host) host.append(region)
}

/** Element that the flash follows in the tab order. */
let comesAfter: Element | null = null

/**
 * Moves the flash into the top dialog, because everything outside a modal dialog is inert and silent to screen readers.
 * Shows it as a popover, so that it stays on top. The popover's source is the focused element, so that Tab leads to the
 * flash next.
 */
function place(): void {
  move(topDialog() ?? document.body)
  const box = findBox()
  if (!box || !('popover' in box) || box.contains(document.activeElement)) return
  const source = document.activeElement === document.body ? null : document.activeElement
  if (box.matches(':popover-open') && (comesAfter === source || !source)) return
  box.popover = 'manual'
  if (box.matches(':popover-open')) box.hidePopover()
  comesAfter = source
  box.showPopover(source instanceof HTMLElement ? { source } : undefined)
}

/**
 * Closes a flash. If the focus was in the flash, it moves to the element that the flash is about, or else to the page's
 * main part.
 */
function close(box: HTMLElement): void {
  const hadFocus = box.contains(document.activeElement)
  box.remove()
  if (hadFocus) focusOn(document.getElementById(subjectIdOf(box)) ?? document.getElementById('main'))
}

/** Closes a flash after its reading time. Hovering over the flash or focusing it stops the timer. */
function expire(box: HTMLElement): void {
  const minimum = box.querySelector('[data-flash-undo]') ? minimumMs.undo : minimumMs.words
  const time = Math.max(minimum, (box.textContent?.length ?? 0) * msPerLetter)
  let timer: ReturnType<typeof setTimeout>
  const stop = () => clearTimeout(timer)
  const start = () => {
    stop()
    timer = setTimeout(() => close(box), time)
  }
  for (const event of ['pointerenter', 'focusin']) box.addEventListener(event, stop)
  for (const event of ['pointerleave', 'focusout']) box.addEventListener(event, start)
  start()
}

/**
 * Highlights and focuses the element that the page's first flash is about, as if the change had happened on this page.
 */
function highlightSubject(): void {
  const subject = document.getElementById(subjectIdOf(findBox()))
  if (!subject) return
  subject.dataset.cssNews = ''
  focusOn(subject)
}

/** Keeps the flash above a phone's on-screen keyboard, which covers the bottom of the page. */
function followKeyboard(): void {
  const { visualViewport: seen, document: page } = window
  seen?.addEventListener('resize', () => {
    const height = Math.max(0, innerHeight - seen.height - seen.offsetTop)
    page.documentElement.style.setProperty('--keyboard', `${seen.scale === 1 ? height : 0}px`)
  })
}

const isTyping = ({ target }: Event) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]') && !isEmpty(target)
const isEmpty = (field: Element) => 'value' in field && field.value === ''

/** Places and closes flashes, from the server and from scripts alike. Ctrl+Z sends the undo form of the flash. */
export function watchFlashes(): void {
  const region = document.getElementById('flash')
  if (!region) return
  let hasFocus = false
  document.addEventListener('focusin', ({ target }) => (hasFocus = region.contains(target as Node)))
  const received = () => {
    const box = region.querySelector<HTMLElement>('.flash:not([data-flash-seen])')
    if (!box) return
    box.dataset.flashSeen = ''
    if (box.dataset.flashTells) document.body.dispatchEvent(new Event(box.dataset.flashTells, { bubbles: true }))
    place()
    expire(box)
    // If a button of the previous flash had the focus when this flash replaced that one, the focus would be lost.
    if (hasFocus && document.activeElement === document.body) focusOn(document.getElementById(subjectIdOf(box)))
  }
  highlightSubject()
  followKeyboard()
  new MutationObserver(received).observe(region, { childList: true })
  received()
  // Moves the flash regions out of the open dialog, because the response may replace that dialog.
  document.addEventListener('htmx:before:swap', () => move(document.body))
  for (const event of ['htmx:finally:swap', 'dialog-closed']) document.addEventListener(event, place)
  document.addEventListener('dialog-opened', () => {
    document.querySelector('#flash > .flash[data-flash-kind=good]')?.remove() // it would cover the dialog's buttons
    place()
  })
  document.addEventListener('click', (event) => {
    const box = closestClicked(event, '[data-flash-close]')?.closest<HTMLElement>('.flash')
    if (box) close(box)
  })
  document.addEventListener('keydown', (event) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z'
    const form = isUndo && !isTyping(event) ? findUndo() : null
    if (!form) return
    event.preventDefault()
    form.requestSubmit()
  })
}
