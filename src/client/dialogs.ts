import { htmx } from './htmx.ts'
import { hasUnsavedInput, pressed, topDialog } from './page.ts'

const leaving = 300

/** Where the focus was when a dialog opened, by the dialog's id, as an answer may replace the dialog. */
const openers = new Map<string, { element: Element; place: string | undefined }>()
let source: Element | null = null
/** What came beneath an open dialog: it gets the focus as the dialog closes. */
let came: HTMLElement | null = null

/** What opened a dialog; for an entry of a menu, which closes with it, the menu's button: of several that share it, the one that opened it (`data-opens`). */
const openerOf = (element: Element | null): Element | null => {
  const menu = element?.closest('[popover]')
  if (!menu) return element
  const button = `[popovertarget="${CSS.escape(menu.id)}"]`
  return document.querySelector(`${button}[data-opens]`) ?? document.querySelector(button) ?? element
}

/** Links whose dialog is on its way. */
const asked = new WeakSet<Element>()

async function ask(link: HTMLAnchorElement): Promise<void> {
  if (asked.has(link)) return
  asked.add(link)
  link.ariaBusy = 'true'
  try {
    await htmx.ajax('GET', link.href, { source: link, target: '#dialogs', swap: 'beforeend' })
  } finally {
    asked.delete(link)
    link.ariaBusy = null
  }
}

function open(dialog: HTMLDialogElement): void {
  delete dialog.dataset.open
  const opener = openerOf(
    source?.isConnected && !source.closest('dialog[id="' + CSS.escape(dialog.id) + '"]')
      ? source
      : document.activeElement,
  )
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

/** The way back: to what opened it, or to what has its place now. */
function close(dialog: HTMLDialogElement): void {
  document.dispatchEvent(new Event('dialog-closed'))
  const opener = openers.get(dialog.id)
  openers.delete(dialog.id)
  const arrived = came
  came = null
  if (arrived?.isConnected) focusOn(arrived)
  else if (opener?.element.isConnected) (opener.element as HTMLElement).focus()
  else if (opener?.place) focusOn(document.getElementById(opener.place))
  setTimeout(() => dialog.remove(), leaving)
}

/** Focuses an element that need not be a control. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  const dialog = topDialog()
  if (dialog && !dialog.contains(element)) {
    came = element
    return
  }
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: false })
}

const isBeside = (event: MouseEvent, { left, right, top, bottom }: DOMRect) =>
  event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom

/** Asks for the dialogs of links (`data-dialog`), opens each that lands on the page, and closes it by its buttons, Esc, a press beside it or the server's `close-dialog`. */
export function watchDialogs(): void {
  const place = document.getElementById('dialogs')
  if (!place) return
  document.addEventListener('htmx:before:swap', (event) => {
    const { ctx } = event.detail
    const tasks = event.detail.tasks as { target: Node | null }[]
    // of the answer that brings the dialog: the page may have asked for more meanwhile
    if (tasks.some(({ target }) => place.contains(target))) source = ctx.sourceElement
  })
  new MutationObserver(() => place.querySelectorAll<HTMLDialogElement>('dialog[data-open]').forEach(open)).observe(
    place,
    { childList: true },
  )

  document.addEventListener('click', (event) => {
    const link = pressed(event, 'a[data-dialog]') as HTMLAnchorElement | null
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void ask(link)
  })
  document.addEventListener('click', (event) => {
    const closer = pressed(event, '[data-close=dialog]')
    const dialog = closer?.closest('dialog')
    if (!dialog) return
    event.preventDefault()
    dialog.close()
  })
  // pressed and let go beside it: who selects text may end there
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
