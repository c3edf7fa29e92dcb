import type { Aside } from './page-elements.ts'
import type { PagePrice } from './price.ts'
import type { Heading } from './scan-page.ts'
import type { ShownAmount } from './shown-amounts.ts'

/** Evidence for a product's price in the amounts that its page shows. */
export interface ShownPrice {
  /** null if the page shows no amount, or several between which nothing decides */
  price: PagePrice | null
  /** whether the page calls it the price, in a place that is the product's own */
  isSure: boolean
  /** amounts that may be the price */
  possible: readonly ShownAmount[]
  /** prices before a reduction */
  former: readonly ShownAmount[]
  /** amounts with another meaning, such as prices without tax or for members */
  other: readonly ShownAmount[]
}

/** Classes of amounts, from those that are most likely the product's price to those that are hardly ever. */
const ranks = ['own', 'unnamed', 'range', 'linked', 'above', 'listed'] as const
type Rank = (typeof ranks)[number]

/**
 * Finds the product's price among the amounts that a page shows. Amounts below the product's heading come before those
 * above it, which may belong to a menu or a basket. Amounts in links to other pages and in lists come last. Among
 * equally likely amounts of the product's own, the one that the page shows most often is the price.
 * @param heading the product's heading, if the page has one
 * @param isHere whether a link leads to the page itself
 */
export function shownPrice(
  amounts: readonly ShownAmount[],
  heading: Heading | null,
  isHere: (link: string) => boolean,
): ShownPrice {
  const own = amounts.filter(({ aside, variant }) => variant !== 'other' && holds(aside, heading))
  const { price: possible = [], former = [], other = [] } = Object.groupBy(own, ({ role }) => role)
  const isLinkedElsewhere = ({ link }: ShownAmount) => link !== null && !isHere(link)
  const byPlace = Map.groupBy(possible, isLinkedElsewhere)
  const listed = new Set([...byPlace.values()].flatMap(amountsInRows))
  const rankOf = (amount: ShownAmount): Rank => {
    const isAbove = heading !== null && amount.headingsBefore < heading.number
    const isLinked = isLinkedElsewhere(amount)
    if (listed.has(amount) || amount.variant) return 'listed'
    if (amount.isOfRange && !isAbove && !isLinked) return 'range'
    if (!isAbove && !isLinked) return amount.isCalledPrice ? 'own' : 'unnamed'
    if (!amount.isCalledPrice) return 'listed'
    return isAbove ? 'above' : 'linked'
  }
  const ranked = possible.map((amount) => ({ amount, rank: rankOf(amount) }))
  const best = ranks.find((rank) => ranked.some((each) => each.rank === rank))
  const likely = ranked.filter(({ rank }) => rank === best).map(({ amount }) => amount)
  const isOwn = best === 'own' || best === 'unnamed'
  const price =
    mostShown(best === undefined ? former : likely, isOwn ? amounts : []) ??
    mostShown(
      likely.filter(({ isCurrent }) => isOwn && isCurrent),
      [],
    )
  return { price, isSure: price !== null && best === 'own', possible, former, other }
}

const minRows = 6

/** Whether a page shows so many amounts in rows that it is a list of products. */
export function isListOfPrices(amounts: readonly ShownAmount[]): boolean {
  return [...Map.groupBy(amounts, ({ path }) => path).values()].some((row) => countDistinct(row) >= minRows)
}

/** Whether a part that seems to be beside the page's subject isn't, because it holds the product's heading. */
function holds(aside: Aside | null, heading: Heading | null): boolean {
  for (let around = heading?.aside ?? null; around !== aside; around = around.outer) if (around === null) return false
  return true
}

/** Returns the amounts that stand in rows of a list: those with the path of another amount. */
const amountsInRows = (amounts: readonly ShownAmount[]): ShownAmount[] =>
  [...Map.groupBy(amounts, ({ path }) => path).values()].filter((row) => countDistinct(row) > 1).flat()

const countDistinct = (amounts: readonly ShownAmount[]): number => new Set(amounts.map(({ cents }) => cents)).size

/** Returns the only likely amount, or else the one that occurs most often in `all`; null if two occur equally often. */
function mostShown(likely: readonly ShownAmount[], all: readonly ShownAmount[]): PagePrice | null {
  const counted = [...new Map(likely.map((amount) => [amount.cents, amount])).values()]
    .map((amount) => ({ amount, times: all.filter(({ cents }) => cents === amount.cents).length }))
    .sort((one, other) => other.times - one.times)
  const [first, second] = counted
  if (!first || first.times === second?.times) return null
  const { cents } = first.amount
  return { cents, currency: likely.find((amount) => amount.cents === cents && amount.currency)?.currency ?? null }
}
