import type { HtmxEvent } from 'htmx.org'
import { announceToScreenReader } from './announcing.ts'
import { focusOn } from './dialogs.ts'
import { subjectIdOf, closestClicked, topDialog } from './page.ts'

const minimumMs = 6000
const msPerLetter = 70

const findBox = () => document.querySelector<HTMLElement>('#flash > .flash')
const findUndo = () => document.querySelector<HTMLFormElement>('#flash [data-flash-undo]')

const findRegion = () => document.getElementById('flash')

function move(host: Element): void {
  const region = findRegion()
  if (region && region.parentElement !== host) host.append(region)
}

/** Has screen readers say what a flash says and offers. The flash itself is no live region, because it has buttons. */
function announce(box: HTMLElement): void {
  const words = [...box.querySelectorAll<HTMLElement>('p, .flash-actions :is(a, button)')]
  announceToScreenReader(words.map(({ textContent }) => textContent.trim()).join(' '))
}

/** Tells the style sheet how much of the page the flash covers, and scrolls so that no focused control lies under it. */
function reserveSpace(): void {
  const box = findBox()
  // Without a flash, nothing is measured: the browser would have to lay out the whole page, just when it opens.
  const height = box ? innerHeight - box.getBoundingClientRect().top : 0
  document.documentElement.style.setProperty('--flash', box && `${Math.max(0, Math.round(height))}px`)
  const focused = document.activeElement!
  if (!box || box.contains(focused)) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (top < innerHeight && bottom > innerHeight - height) focused.scrollIntoView({ block: 'nearest' })
}

/** Element that the flash follows in the tab order. */
let comesAfter: Element | null = null
/** Whether the user has pressed Tab since the flash appeared. Its place in the tab order is fixed from then on. */
let isPlaced = false

/**
 * Moves the flash into the top dialog, because everything outside a modal dialog is inert and silent to screen readers.
 * Shows it as a popover, so that it stays on top. The popover's source is the focused element, so that Tab leads to the
 * flash next.
 */
function place(): void {
  move(topDialog() ?? document.body)
  const box = findBox()
  if (!box || !('popover' in box) || box.contains(document.activeElement)) return
  const focused = document.activeElement === document.body ? null : document.activeElement
  const source = isPlaced ? comesAfter : focused
  if (box.matches(':popover-open') && (comesAfter === source || !source)) return
  box.popover = 'manual'
  if (box.matches(':popover-open')) box.hidePopover()
  comesAfter = source
  box.showPopover(source instanceof HTMLElement && source.isConnected ? { source } : undefined)
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

/**
 * Closes a flash after its reading time. Hovering over the flash or focusing it stops the timer. A flash that can undo
 * something has no such time: it stays until the user closes it or does the next thing.
 */
function expire(box: HTMLElement): void {
  if (box.querySelector('[data-flash-undo]')) return
  const time = Math.max(minimumMs, box.textContent.length * msPerLetter)
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
  const { visualViewport: seen } = window
  seen?.addEventListener('resize', () => {
    const height = Math.max(0, innerHeight - seen.height - seen.offsetTop)
    document.documentElement.style.setProperty('--keyboard', `${seen.scale === 1 ? height : 0}px`)
  })
}

const isTyping = ({ target }: Event) => {
  const field = target as HTMLInputElement
  return field.matches('input, textarea, select, [contenteditable]') && field.value !== ''
}

/** Whether nothing lies above the page that the browser itself closes with Escape. */
const isNothingOpen = () => !topDialog() && !document.querySelector(':popover-open:not(.flash)')

/** Removes a flash that offers to undo the last change, because the user has begun the next one. */
function removeOutdated({ detail: { ctx } }: HtmxEvent<'htmx:before:request'>): void {
  const box = findBox()
  if (ctx.request.method !== 'GET' && box?.querySelector('[data-flash-undo]') && !box.contains(ctx.sourceElement))
    close(box)
}

/**
 * Places and closes flashes, from the server and from scripts alike. Ctrl+Z sends the undo form of the flash, and
 * Escape closes the flash.
 */
export function watchFlashes(): void {
  const region = findRegion()
  if (!region) return
  let hasFocus = false
  document.addEventListener('focusin', ({ target }) => (hasFocus = region.contains(target as Node)))
  const received = () => {
    const box = region.querySelector<HTMLElement>('.flash:not([data-flash-seen])')
    if (!box) return
    box.dataset.flashSeen = ''
    isPlaced = false
    if (box.dataset.flashTells) document.body.dispatchEvent(new Event(box.dataset.flashTells, { bubbles: true }))
    place()
    announce(box)
    expire(box)
    // If a button of the previous flash had the focus when this flash replaced that one, the focus would be lost.
    if (hasFocus && document.activeElement === document.body) focusOn(document.getElementById(subjectIdOf(box)))
  }
  highlightSubject()
  followKeyboard()
  const changed = () => {
    received()
    reserveSpace()
  }
  new MutationObserver(changed).observe(region, { childList: true })
  changed()
  addEventListener('resize', reserveSpace)
  document.addEventListener('htmx:before:request', removeOutdated)
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
  document.addEventListener('keydown', (event) => {
    isPlaced ||= event.key === 'Tab'
    const box = findBox()
    const isMeant = box?.contains(document.activeElement) || isNothingOpen()
    if (event.key !== 'Escape' || event.defaultPrevented || !box || !isMeant) return
    event.preventDefault() // or the browser would close the dialog around the flash
    close(box)
  })
}
