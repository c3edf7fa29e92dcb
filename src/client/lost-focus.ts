import { focusOn } from './dialogs.ts'
import { topDialog } from './page.ts'

// Whatever replaces or removes a part of the page, be it a live update or the response to a press, may remove the
// element that has the focus. Browsers then focus the body, so that the next Tab begins at the top of the page. This
// script gives the focus to the nearest place that is still there: the same element in its new rendering, its gift,
// the next gift, or the heading of the category.

/** Time in ms after which the focus moves. Until then the response itself may have moved it. */
const graceMs = 50
/** Entry of a list: a gift, a category, a person or a message. */
const entry = 'li[id]'

/** Element that has the focus, or had it until it was removed. */
let focused: Element | null = null
/** Ids of the places around the lost element, from near to far. */
let places: string[] = []

function* siblings(node: Node | null, direction: 'nextSibling' | 'previousSibling'): Generator<Element> {
  for (let each = node; each; each = each[direction]) if (each instanceof Element && each.matches(entry)) yield each
}

const idsOf = (elements: Iterable<Element>) => [...elements].map(({ id }) => id)

/** Returns the id of the element itself, or of the heading that names a section. */
const placeOf = (element: Element) => element.getAttribute('aria-labelledby') ?? element.id

/**
 * Returns the ids of all places around an element that was removed, from near to far.
 * @param record says where the removed part was, because it knows its former neighbours no longer
 */
function placesAround(lost: Element, removed: Node, record: MutationRecord): string[] {
  const ids: string[] = []
  for (let each: Element | null = lost; each; each = each.parentElement) {
    ids.push(placeOf(each))
    if (!each.matches(entry)) continue
    const [next, previous] =
      each === removed ? [record.nextSibling, record.previousSibling] : [each.nextSibling, each.previousSibling]
    ids.push(...idsOf(siblings(next, 'nextSibling')), ...idsOf(siblings(previous, 'previousSibling')))
  }
  for (let each: Node | null = record.target; each instanceof Element; each = each.parentElement)
    ids.push(placeOf(each))
  return ids.filter(Boolean)
}

function noteLoss(records: readonly MutationRecord[]): void {
  const lost = focused
  if (!lost || lost.isConnected || places.length > 0) return
  for (const record of records) {
    const removed = [...record.removedNodes].find((node) => node.contains(lost))
    if (!removed) continue
    places = placesAround(lost, removed, record)
    setTimeout(replace, graceMs)
    return
  }
}

function replace(): void {
  const ids = places
  places = []
  if (document.activeElement !== document.body) return
  const near = ids.map((id) => document.getElementById(id)).find((element) => element?.checkVisibility())
  focusOn(near ?? topDialog() ?? document.getElementById('main'))
}

/** Moves the focus to a near place when the element that has it is removed. */
export function watchLostFocus(): void {
  document.addEventListener('focusin', ({ target }) => (focused = target as Element))
  // The user has left the element, for example by a click beside it. A removal has no such event, or one at which the
  // element is about to go.
  document.addEventListener('focusout', ({ target }) => {
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = null
    })
  })
  new MutationObserver(noteLoss).observe(document.body, { childList: true, subtree: true })
}
