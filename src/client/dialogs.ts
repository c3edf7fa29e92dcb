import { htmx } from './htmx.ts'
import { subjectIdOf, hasUnsavedInput, closestClicked, topDialog } from './page.ts'

const closingMs = 300

/**
 * Element to focus when a dialog closes, and the id of that element or of its nearest ancestor with an id. The key is
 * the dialog's id, because a response may replace the dialog.
 */
const openers = new Map<string, { element: Element; place: string | undefined }>()
let source: Element | null = null
/**
 * Element that gets the focus once the open dialog closes. Until then the element is inert, because it lies beneath the
 * dialog.
 */
let focusAfterClose: HTMLElement | null = null

/**
 * Returns the element to focus after the dialog that `element` opened has closed: usually `element`. A menu entry
 * disappears with its menu, so the menu's button is returned instead. `data-dialogs-opener` marks the button if several
 * buttons share the menu. A flash disappears too, so for a button in a flash, the element that the flash is about is
 * returned.
 */
const openerOf = (element: Element | null): Element | null => {
  const about = subjectIdOf(element?.closest<HTMLElement>('.flash'))
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
  // A flash that was removed meanwhile still names the element that it is about.
  const asked = openerOf(source)
  const isSource =
    source &&
    asked?.isConnected &&
    !source.contains(document.activeElement) && // if the source is a form, its focused field or button is the opener
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

/**
 * Moves the focus after a dialog has closed: to the element that `focusOn` was given meanwhile, or else to the dialog's
 * opener. If the opener was replaced, the element that now has its id, or that of its nearest ancestor, gets the focus.
 */
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

/** Focuses any element. An element that is no control becomes focusable first. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: false })
}

/** Focuses any element. An element beneath an open dialog gets the focus once the dialog closes. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element || element.closest('dialog:not([open])')) return // its dialog closed before the response settled
  const dialog = topDialog()
  if (dialog && !dialog.contains(element)) {
    focusAfterClose = element
    return
  }
  focus(element)
}

const isBeside = (event: MouseEvent, { left, right, top, bottom }: DOMRect) =>
  event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom

/**
 * Opens the dialog that came with the page. The page's own `autofocus` field gets the focus before, so that it gets the
 * focus back once the dialog closes.
 */
function openFromPage(place: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-dialogs-on-load]')
  if (!template) return
  document.querySelector<HTMLElement>('main [autofocus]')?.focus()
  place.append(template.content)
}

/**
 * Loads the dialog of a clicked link (`a[data-dialogs-link]`) and opens every dialog added to `#dialogs`. A dialog
 * closes by its buttons, by a click outside it or by the server's `close-dialog` event.
 */
export function watchDialogs(): void {
  const place = document.getElementById('dialogs')
  if (!place) return
  document.addEventListener('htmx:before:swap', (event) => {
    const { ctx } = event.detail
    const tasks = event.detail.tasks as { target: Node | null }[]
    // Remembers the element that requested a dialog. Ignores responses without a dialog, because other requests may be
    // under way.
    if (tasks.some(({ target }) => place.contains(target))) source = ctx.sourceElement
  })
  new MutationObserver(() =>
    place.querySelectorAll<HTMLDialogElement>('dialog[data-dialogs-open]').forEach(open),
  ).observe(place, { childList: true })
  openFromPage(place)

  document.addEventListener('click', (event) => {
    const link = closestClicked(event, 'a[data-dialogs-link]') as HTMLAnchorElement | null
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void loadDialog(link)
  })
  document.addEventListener('click', (event) => {
    const closer = closestClicked(event, '[data-dialogs-close]')
    const dialog = closer?.closest('dialog')
    if (!dialog) return
    event.preventDefault()
    dialog.close()
  })
  // Press and release must both be outside the dialog, because selecting text in it may end outside.
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
