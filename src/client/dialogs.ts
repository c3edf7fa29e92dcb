import { htmx } from './htmx.ts'
import { aboutOf, hasUnsavedInput, pressed, topDialog } from './page.ts'

const closingMs = 300

/** What had the focus when each dialog opened. Keyed by the dialog's id, because a response may replace the element. */
const openers = new Map<string, { element: Element; place: string | undefined }>()
let source: Element | null = null
/** Arrived beneath the open dialog, which makes it inert: it gets the focus once the dialog closes. */
let focusAfterClose: HTMLElement | null = null

/**
 * The element to focus after closing. A menu entry disappears with its menu, so there it is the menu's button; `data-dialogs-opener` marks which one if
 * several share the menu. A flash disappears too: what it is about stays.
 */
const openerOf = (element: Element | null): Element | null => {
  const about = aboutOf(element?.closest<HTMLElement>('.flash'))
  if (about) return document.getElementById(about)
  const menu = element?.closest('[popover]')
  if (!menu) return element
  const button = `[popovertarget="${CSS.escape(menu.id)}"]`
  return document.querySelector(`${button}[data-dialogs-opener]`) ?? document.querySelector(button) ?? element
}

const loading = new WeakSet<Element>()

async function loadDialog(link: HTMLAnchorElement): Promise<void> {
  if (loading.has(link)) return
  loading.add(link)
  link.ariaBusy = 'true'
  try {
    await htmx.ajax('GET', link.href, { source: link, target: '#dialogs', swap: 'beforeend' })
  } finally {
    loading.delete(link)
    link.ariaBusy = null
  }
}

function open(dialog: HTMLDialogElement): void {
  delete dialog.dataset.dialogsOpen
  const asked = openerOf(source) // what is in a flash that went meanwhile still knows what it was about
  const isSource =
    source &&
    asked?.isConnected &&
    !source.contains(document.activeElement) && // a form: its field or button
    !source.closest('dialog[id="' + CSS.escape(dialog.id) + '"]')
  const opener = isSource ? asked : openerOf(document.activeElement)
  if (opener && opener !== document.body && !openers.has(dialog.id))
    openers.set(dialog.id, { element: opener, place: opener.closest('[id]')?.id })
  dialog.showModal()
  const first =
    dialog.querySelector<HTMLElement>('[autofocus]') ??
    dialog.querySelector<HTMLElement>(':is(input:not([type=hidden]), textarea, select, .dialog-foot .primary)')
  first?.focus()
  dialog.addEventListener('close', () => close(dialog), { once: true })
  document.dispatchEvent(new Event('dialog-opened'))
}

/** Returns the focus to the opener, or to what now stands in its place. */
function close(dialog: HTMLDialogElement): void {
  document.dispatchEvent(new Event('dialog-closed'))
  const opener = openers.get(dialog.id)
  openers.delete(dialog.id)
  const arrived = focusAfterClose
  focusAfterClose = null
  if (arrived?.isConnected) focusOn(arrived)
  else if (opener?.element.isConnected) focus(opener.element as HTMLElement)
  else if (opener?.place) focusOn(document.getElementById(opener.place))
  setTimeout(() => dialog.remove(), closingMs)
}

/** Even an element that is no control. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: false })
}

/** Focuses any element, also one beneath an open dialog, once that closes. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element || element.closest('dialog:not([open])')) return // it was closed before its response had settled
  const dialog = topDialog()
  if (dialog && !dialog.contains(element)) {
    focusAfterClose = element
    return
  }
  focus(element)
}

const isBeside = (event: MouseEvent, { left, right, top, bottom }: DOMRect) =>
  event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom

/** Opens the dialog that the page came with. The page's own field gets the focus first, so that it has it again once the dialog closes. */
function openFromPage(place: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-dialogs-on-load]')
  if (!template) return
  document.querySelector<HTMLElement>('main [autofocus]')?.focus()
  place.append(template.content)
}

/**
 * Loads the dialog of a link (`a[data-dialogs-link]`), opens every dialog added to `#dialogs`, and closes it by its buttons, a click outside it or the
 * server's `close-dialog`.
 */
export function watchDialogs(): void {
  const place = document.getElementById('dialogs')
  if (!place) return
  document.addEventListener('htmx:before:swap', (event) => {
    const { ctx } = event.detail
    const tasks = event.detail.tasks as { target: Node | null }[]
    // only the response that carries the dialog: other requests may be under way
    if (tasks.some(({ target }) => place.contains(target))) source = ctx.sourceElement
  })
  new MutationObserver(() =>
    place.querySelectorAll<HTMLDialogElement>('dialog[data-dialogs-open]').forEach(open),
  ).observe(place, { childList: true })
  openFromPage(place)

  document.addEventListener('click', (event) => {
    const link = pressed(event, 'a[data-dialogs-link]') as HTMLAnchorElement | null
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void loadDialog(link)
  })
  document.addEventListener('click', (event) => {
    const closer = pressed(event, '[data-dialogs-close]')
    const dialog = closer?.closest('dialog')
    if (!dialog) return
    event.preventDefault()
    dialog.close()
  })
  // press and release must both be outside: selecting text can end there
  document.addEventListener('pointerdown', (down) => {
    const dialog = topDialog()
    if (!dialog || down.target !== dialog || !isBeside(down, dialog.getBoundingClientRect())) return
    document.addEventListener(
      'click',
      (up) =>
        up.target === dialog &&
        isBeside(up, dialog.getBoundingClientRect()) &&
        !hasUnsavedInput(dialog) &&
        dialog.close(),
      { once: true },
    )
  })
  htmx.on('close-dialog', () => topDialog()?.close())
}
