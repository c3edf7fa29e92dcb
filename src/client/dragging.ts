import Sortable, { AutoScroll } from 'sortablejs/modular/sortable.core.esm.js'
import type { Htmx } from 'htmx.org'
import { labelFor } from './gift-menu.ts'
import { showFlash } from './show-flash.ts'
import { currentCsrfToken, pageTexts } from './page.ts'

Sortable.mount(new AutoScroll())

const options = {
  handle: '.grip',
  animation: 150,
  delay: 200,
  forceFallback: true, // native dragging starts without the delay, and only if the pointer hasn't moved before
  touchStartThreshold: 24,
  scrollSensitivity: 40,
  onStart: rememberOrder,
} satisfies Sortable.Options

/** htmx as main.ts bundles it: it puts itself on `window`. An import here would bundle it twice. */
const { htmx } = window as unknown as { htmx: Htmx }
const pending = new WeakMap<Element, AbortController>()

/** Reloads the page's content, because the order on screen differs from the server's. */
async function startOver(): Promise<void> {
  const response = await fetch(location.href)
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('main')
  if (!response.ok || !fresh) return
  document.getElementById('main')?.replaceWith(fresh)
  htmx.process(fresh)
}

const sortableLists = ':is(ul.gifts[data-dragging-url], ol[data-dragging-list=categories])'

/**
 * Children of every sortable element before the first change of order that is still being sent to the server; null if
 * none is.
 */
let savedOrder: Map<Element, Element[]> | null = null
let requestsUnderWay = 0

function rememberOrder(): void {
  savedOrder ??= new Map([...document.querySelectorAll(sortableLists)].map((list) => [list, [...list.children]]))
}

/**
 * Puts all children of the sortable elements back into their saved order, except elements that were replaced meanwhile.
 */
function restoreOrder(): void {
  for (const [list, children] of savedOrder ?? [])
    if (list.isConnected) list.append(...children.filter((child) => child.isConnected))
}

/** Ignores the click that the browser reports after a drop if the grip lies under the pointer. */
function ignoreClickOfDrop(): void {
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', ignore, true))
}

const requestTimeoutMs = 10_000

/**
 * Sends the new order of gifts or categories to the server, and swaps in the parts of the page that changed with it.
 * Aborts an earlier request for the same element.
 */
async function send(list: HTMLElement, field: 'gift' | 'category', more: Record<string, string> = {}): Promise<void> {
  const { draggingUrl: url } = list.dataset
  if (!url) return
  pending.get(list)?.abort()
  const request = new AbortController()
  pending.set(list, request)
  const timer = setTimeout(() => request.abort(), requestTimeoutMs)
  requestsUnderWay++
  const order = [...list.children].flatMap(({ id }) => (id.startsWith(`${field}-`) ? id.slice(field.length + 1) : []))
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'X-CSRF-TOKEN': currentCsrfToken(), 'HX-Request': 'true' },
      body: new URLSearchParams([...Object.entries(more), ...order.map((guid) => ['order', guid])]),
      signal: request.signal,
    }).catch(() => null)
    if (pending.get(list) !== request) return // A newer order is on its way.
    if (response) await showSaved(list, response)
    else {
      restoreOrder()
      showFlash(pageTexts.noConnection)
    }
  } finally {
    clearTimeout(timer)
    if (--requestsUnderWay === 0) savedOrder = null
  }
}

async function showSaved(list: HTMLElement, response: Response): Promise<void> {
  try {
    if (!response.ok) throw new Error(String(response.status))
    await htmx.swap({ sourceElement: list, target: list, swap: 'none', text: await response.text() })
  } catch {
    showFlash(pageTexts.wrong)
    await startOver().catch(restoreOrder)
  }
}

function sortGifts(list: HTMLElement): void {
  Sortable.create(list, {
    ...options,
    group: 'gifts',
    draggable: '.gift',
    onEnd: ({ to }) => {
      ignoreClickOfDrop()
      void send(to, 'gift', { categoryPrivateGuid: to.dataset.draggingCategory ?? '' })
    },
  })
}

function sortCategories(list: HTMLElement): void {
  Sortable.create(list, {
    ...options,
    onEnd: ({ to }) => {
      ignoreClickOfDrop()
      void send(to, 'category')
    },
  })
}

/**
 * Adds a grip to a gift. It is a link that opens the move dialog when it is clicked without dragging. Tab skips it,
 * because the gift's menu leads to the same dialog.
 */
function addGrip(gift: Element): void {
  const grip = document.createElement('a')
  grip.className = 'icon-button grip'
  grip.href = `/gifts/${gift.id.slice('gift-'.length)}/move`
  grip.dataset.dialogsLink = ''
  grip.tabIndex = -1
  const help = document.getElementById('drag-help')!
  grip.ariaLabel = labelFor(gift, help.dataset.draggingGrip!)
  grip.setAttribute('aria-describedby', help.id)
  gift.querySelector('.gift-picture')!.after(grip)
}

/** Adds the grips of gifts that are near the screen. A hundred at once would keep a slow phone busy. */
const giftsInView = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      giftsInView.unobserve(target)
      addGrip(target)
    }
  },
  { rootMargin: '800px' },
)

/**
 * Makes gifts and categories sortable, and gives gifts their grips when they come near the screen. Skips elements that
 * are prepared already, so it is safe to call again.
 */
export function makeSortable(): void {
  for (const gift of document.querySelectorAll('.gift.own:not(:has(> .grip))')) giftsInView.observe(gift)
  for (const list of document.querySelectorAll<HTMLElement>(sortableLists)) {
    if (Sortable.get(list)) continue
    if (list.matches('ul')) sortGifts(list)
    else sortCategories(list)
  }
}
