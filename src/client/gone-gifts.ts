import { announceToScreenReader } from './announcing.ts'
import { isOwnAct } from './requests.ts'

/** Number of gifts up to which each is named. */
const maxNamed = 3

/** Ids of the gifts that somebody else has taken off the list since the page loaded. */
const gone = new Set<string>()

/** Returns the gifts that somebody else took out of a list that is still on the page, and put nowhere else. */
const goneIn = (records: readonly MutationRecord[]): Element[] =>
  records
    .filter(({ target }) => target.isConnected && (target as Element).matches('.gifts'))
    .flatMap(({ removedNodes }) => [...removedNodes])
    .filter((node): node is Element => node instanceof Element && node.matches('.gift[id]'))
    .filter((gift) => !document.getElementById(gift.id) && !isOwnAct(gift))

const nameOf = (gift: Element) => gift.querySelector('.gift-title')?.textContent.trim()

function announce(label: string | undefined, gifts: readonly Element[]): void {
  if (!label || gifts.length === 0) return
  const more = gifts.length > maxNamed ? ` + ${gifts.length - maxNamed}` : ''
  announceToScreenReader(`${label}: ${gifts.slice(0, maxNamed).map(nameOf).join(', ')}${more}`)
}

function compare(records: readonly MutationRecord[]): void {
  const list = document.querySelector<HTMLElement>('[data-gone-gifts-label]')
  const back = [...gone].flatMap((id) => document.getElementById(id) ?? [])
  for (const { id } of back) gone.delete(id)
  announce(list?.dataset.goneGiftsBack, back)
  const lost = goneIn(records)
  for (const { id } of lost) gone.add(id)
  announce(list?.dataset.goneGiftsLabel, lost)
}

/** Has screen readers say which gifts somebody else takes off the list, and which of these come back. */
export function watchGoneGifts(): void {
  new MutationObserver(compare).observe(document.body, { childList: true, subtree: true })
}
