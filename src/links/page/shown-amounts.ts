import type { Aside, Marks, PageElement } from './page-elements.ts'
import {
  currencyIn,
  hasOnlyAmounts,
  isFormerPrice,
  isRange,
  isOtherAmount,
  looksLikePrice,
  priceIn,
  type PagePrice,
} from './price.ts'

const max = {
  amounts: 200,
  /** text of an element whose name says price, before its spaces are collapsed */
  priceText: 200,
  priceLength: 80,
  /** text of an element with no such name */
  plainText: 40,
  /** open elements whose names say price */
  openPrices: 10,
  /** number of elements around an amount that make up its path */
  pathLength: 8,
  className: 100,
}

/** Amount of money that a page shows. */
export interface ShownAmount extends PagePrice {
  /** number of `h1` elements that begin before the amount */
  headingsBefore: number
  /** whether a class or id calls the amount a price */
  isCalledPrice: boolean
  aside: Aside | null
  variant: 'chosen' | 'other' | null
  /** `former` if the page strikes it out or calls it a former price; `other` for prices per kilo, without tax and so on */
  role: 'price' | 'former' | 'other'
  /** whether a class or id calls it the current price */
  isCurrent: boolean
  /** whether it is an end of a range: `€ 10 – € 20` */
  isOfRange: boolean
  /** `href` of the link around the amount */
  link: string | null
  /** tags and classes of the elements around it; amounts of a list's rows have the same path */
  path: string
}

interface Open {
  element: PageElement
  marks: Marks
  headingsBefore: number
  isPrice: boolean
  hasElements: boolean
  /** own text; for a price also the text of the elements within, except former prices */
  text: string
  /** text before the element */
  label: string
  /** number of amounts found before the element */
  foundBefore: number
}

/** Finds the amounts of money that a page shows, from its elements as they open and close. */
export class ShownAmounts {
  readonly found: ShownAmount[] = []
  /** the innermost last */
  private readonly stack: Open[] = []
  private readonly openPrices: Open[] = []
  private lastText = ''

  /** @param headingsBefore number of headings that begin before the element or with it */
  open(element: PageElement, marks: Marks, headingsBefore: number): void {
    const outer = this.stack.at(-1)
    if (outer) outer.hasElements = true
    const isPrice = element.names.isPrice && this.openPrices.length < max.openPrices
    const open = {
      element,
      marks,
      headingsBefore,
      isPrice,
      hasElements: false,
      text: '',
      label: this.lastText,
      foundBefore: this.found.length,
    }
    if (isPrice) this.openPrices.push(open)
    this.stack.push(open)
  }

  text(piece: string): void {
    const innermost = this.stack.at(-1)
    if (!innermost) return
    const isShort = piece.length < max.priceText && innermost.text.length < max.plainText
    if (!innermost.isPrice && isShort) innermost.text += piece
    for (const open of this.openPrices)
      if (open.text.length < max.priceText && (isOther(open.marks) || !isOther(innermost.marks))) open.text += piece
    if (piece.trim() !== '') this.lastText = piece.trim().slice(-max.plainText)
  }

  close(): void {
    const open = this.stack.pop()
    if (!open) return
    if (open.isPrice) this.openPrices.splice(this.openPrices.indexOf(open), 1)
    if (open.marks.isHidden || this.found.length >= max.amounts) return
    const text = open.text.replace(/\s+/g, ' ').trim()
    if (!/\d/.test(text)) return
    if (open.isPrice) this.addPrice(open, text)
    else if (!open.hasElements && isAmountOnly(text)) this.add(open, text)
  }

  /** Adds the price that an element is called, unless the elements within have given it already. */
  private addPrice(open: Open, text: string): void {
    if (text.length >= max.priceLength || !looksLikePrice(text)) return
    const within = this.found.slice(open.foundBefore)
    if (within.every(({ role }) => role !== 'price')) return this.add(open, text)
    const price = priceIn(text)
    if (!price) return
    for (const amount of within) if (amount.cents === price.cents) amount.currency ??= price.currency
    if (isRange(text)) for (const amount of within) amount.isOfRange = true
    else if (hasOnlyAmounts(text) && new Set(within.map(({ cents }) => cents)).size === 2)
      for (const amount of within) if (amount.cents > price.cents) amount.role = 'former'
    // An element within may hold the euros without the cents.
    const isInParts = within.every(({ cents }) => cents % 100 === 0 && cents === price.cents - (price.cents % 100))
    if (!isInParts || within[0]!.cents === price.cents) return
    this.found.length = open.foundBefore
    this.add(open, text)
  }

  private add({ element, marks, headingsBefore, isPrice, label }: Open, text: string): void {
    const price = /^[+−-]/.test(text) ? null : priceIn(text)
    if (!price) return
    this.found.push({
      ...price,
      headingsBefore,
      isCalledPrice: isPrice || this.openPrices.length > 0,
      aside: marks.aside,
      variant: marks.isChosen ? 'chosen' : marks.isVariant ? 'other' : null,
      role: roleOf(marks, text, label),
      isCurrent: marks.isCurrentPrice,
      isOfRange: isRange(text),
      link: marks.link,
      path: this.pathTo(element),
    })
  }

  private pathTo(element: PageElement): string {
    const around = this.stack.slice(-max.pathLength).map((open) => open.element)
    return [...around, element]
      .map(({ tag, attributes }) => `${tag}.${(attributes.class ?? '').slice(0, max.className)}`.replace(/\d+/g, '0'))
      .join(' ')
  }
}

function roleOf(marks: Marks, text: string, label: string): ShownAmount['role'] {
  if (marks.isOtherAmount || isOtherAmount(text, label)) return 'other'
  return marks.isOldPrice || isFormerPrice(text, label) ? 'former' : 'price'
}

const isOther = ({ isOldPrice, isOtherAmount }: Marks): boolean => isOldPrice || isOtherAmount

/** Whether a text is an amount with its currency and nothing else. */
const isAmountOnly = (text: string): boolean =>
  /^(?:[^\d]{1,6})?\d[\d.,'’\s]*(?:[-–—]{1,2})?(?:\s?[^\d\s.,]{1,4})?$/.test(text) && currencyIn(text) !== null
