import { Parser } from 'htmlparser2'
import { EmbeddedItems, type Attributes } from './embedded-items.ts'
import {
  isBasketForm,
  isInline,
  isJsonLd,
  marksOf,
  noMarks,
  NameReader,
  type Aside,
  type Marks,
  type PageElement,
} from './page-elements.ts'
import { ProductNumbers } from './product-numbers.ts'
import type { Thing } from './schema-org.ts'
import { ShownAmounts, type ShownAmount } from './shown-amounts.ts'
import { shownPicture, type ShownPicture } from './shown-picture.ts'

/** Greatest depth of nested elements, the same as in browsers. */
const maxDepth = 512
/** The markup is parsed in pieces of this length, so that parsing can stop in time. */
const pieceLength = 32_768
const max = {
  metas: 300,
  valuesOfMeta: 10,
  metaLength: 4_000,
  addressLength: 4_000,
  jsonLdScripts: 60,
  jsonLdLength: 600_000,
  jsonLdLengthOfPage: 1_200_000,
  pictures: 80,
  headings: 30,
  titleText: 1_000,
  /** number of forms up to which a page may be about one product; a listing has a form for each product */
  basketForms: 2,
}
/** Number of characters before an element that `separatesWords` looks at. */
const textEndLength = 20

export interface Heading {
  text: string
  /** counts the page's headings from 1, including those without a text */
  number: number
  aside: Aside | null
}

/** Parts of a page that a reading needs. Texts are as the page has them. */
export interface ScannedPage {
  base: string | null
  title: string
  /** `h1` elements, except those of dialogs */
  headings: Heading[]
  /** contents of meta elements, by name or property in lower case */
  metas: Map<string, string[]>
  canonical: string | null
  pictureLink: string | null
  jsonLd: string[]
  items: { own: Thing[]; beside: Thing[]; loose: Thing }
  pictures: ShownPicture[]
  /** in the page's order */
  amounts: ShownAmount[]
  /** texts behind “EAN” and similar labels */
  numbers: string[]
  /** whether the markup shows that the page is about one product */
  isMadeForProduct: boolean
}

const emptyPage = (): ScannedPage => ({
  base: null,
  title: '',
  headings: [],
  metas: new Map(),
  canonical: null,
  pictureLink: null,
  jsonLd: [],
  items: { own: [], beside: [], loose: {} },
  pictures: [],
  amounts: [],
  numbers: [],
  isMadeForProduct: false,
})

/** Collects the text of an element, with that of the elements within, until the element ends. */
interface TextCapture {
  readonly kind: 'jsonLd' | 'title' | 'heading'
  readonly maxLength: number
  text: string
}

/** Element that is still open. */
interface OpenElement {
  readonly tag: string
  readonly marks: Marks
  readonly capture: TextCapture | null
}

const outsideOfAll: OpenElement = { tag: '', marks: noMarks, capture: null }

/**
 * Scans a page as its elements begin and end. Collects tags and attributes when an element begins (`collect`). Captures
 * texts that matter as they arrive, and collects them when their element ends (`collectText`).
 */
class Scanner {
  isTooDeep = false
  private readonly page = emptyPage()
  private readonly names = new NameReader()
  private readonly items = new EmbeddedItems()
  private readonly numbers = new ProductNumbers()
  private readonly amounts = new ShownAmounts()
  /** the innermost last */
  private readonly openElements: OpenElement[] = []
  private readonly captures: TextCapture[] = []
  private metas = 0
  private jsonLdLength = 0
  private basketForms = 0
  private headingsBegun = 0
  private textEnd = ''

  beginElement(tag: string, attributes: Attributes): void {
    if (this.openElements.length >= maxDepth) this.isTooDeep = true
    const outer = this.innermost().marks
    const element = { tag, attributes, names: this.names.namesOf(attributes) }
    const marks = marksOf(element, outer)
    const capture = this.captureFor(element, marks)
    if (capture) this.captures.push(capture)
    if (this.separatesWords(tag)) this.addSpace()
    this.openElements.push({ tag, marks, capture })
    if (tag === 'h1' && !marks.isDialog) this.headingsBegun++
    this.items.open(tag, outer.isHidden ? {} : attributes, marks)
    this.amounts.open(element, marks, this.headingsBegun)
    if (!outer.isHidden) this.collect(element, marks)
  }

  addText(piece: string): void {
    const { tag, marks } = this.innermost()
    if (marks.isHidden && tag !== 'script') return
    for (const capture of this.captures) if (capture.text.length < capture.maxLength) capture.text += piece
    if (marks.isHidden) return
    this.textEnd = piece.slice(-textEndLength)
    this.items.text(piece)
    this.amounts.text(piece)
    if (!marks.isBeside) this.numbers.read(piece)
  }

  endElement(): void {
    const element = this.openElements.pop()
    if (element?.capture) {
      this.captures.splice(this.captures.indexOf(element.capture), 1)
      this.collectText(element.capture, element.marks)
    }
    if (element && this.separatesWords(element.tag)) this.addSpace()
    this.items.close()
    this.amounts.close()
  }

  finish(): ScannedPage {
    while (this.openElements.length > 0) this.endElement()
    this.page.items = this.items.end()
    this.page.numbers = this.numbers.found
    this.page.amounts = this.amounts.found
    this.page.isMadeForProduct ||= this.basketForms > 0 && this.basketForms <= max.basketForms
    return this.page
  }

  private innermost(): OpenElement {
    return this.openElements.at(-1) ?? outsideOfAll
  }

  // ── Spaces ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Whether an element's text is separate from the words before and after it. A superscript is separate after a number,
   * as cents are, but part of the name before it, as ® is.
   */
  private separatesWords(tag: string): boolean {
    return tag === 'sup' ? /\d\s?$/.test(this.textEnd) : !isInline(tag)
  }

  private addSpace(): void {
    for (const capture of this.captures) if (capture.text !== '' && capture.kind !== 'jsonLd') capture.text += ' '
    this.items.text(' ')
    this.amounts.text(' ')
  }

  // ── Texts of elements ────────────────────────────────────────────────────────────────────────────────────────────

  private captureFor(element: PageElement, marks: Marks): TextCapture | null {
    if (isJsonLd(element)) return { kind: 'jsonLd', maxLength: max.jsonLdLength, text: '' }
    if (marks.isHidden) return null
    if (element.tag === 'title' && this.page.title === '' && !this.isInSvg())
      return { kind: 'title', maxLength: max.titleText, text: '' }
    if (element.tag === 'h1' && !marks.isDialog && this.page.headings.length < max.headings)
      return { kind: 'heading', maxLength: max.titleText, text: '' }
    return null
  }

  private isInSvg(): boolean {
    return this.openElements.some(({ tag }) => tag === 'svg')
  }

  private collectText({ kind, text }: TextCapture, { aside }: Marks): void {
    if (kind === 'jsonLd') this.addJsonLd(text)
    else if (kind === 'title') this.page.title ||= text
    else if (text.trim() !== '') this.page.headings.push({ text, number: this.headingsBegun, aside })
  }

  private addJsonLd(text: string): void {
    const isTooMuch =
      this.page.jsonLd.length >= max.jsonLdScripts ||
      text.length >= max.jsonLdLength ||
      this.jsonLdLength + text.length > max.jsonLdLengthOfPage
    if (isTooMuch) return
    this.jsonLdLength += text.length
    this.page.jsonLd.push(text)
  }

  // ── Tags and attributes ──────────────────────────────────────────────────────────────────────────────────────────

  private collect(element: PageElement, { isBeside, isCard, isGallery }: Marks): void {
    const { page } = this
    const { tag, attributes } = element
    const isSubject = !isBeside && !isCard
    if (tag === 'base') page.base ??= attributes.href ?? null
    else if (tag === 'meta') this.addMeta(attributes)
    else if (tag === 'link') this.addLink(attributes)
    else if (tag === 'img' && isSubject && page.pictures.length < max.pictures)
      page.pictures.push(shownPicture(attributes, isGallery))
    else if (isBasketForm(element) && !isBeside) this.basketForms++
    if (isSubject && element.names.isOfProductPage) page.isMadeForProduct = true
  }

  private addMeta({ name, property, content }: Attributes): void {
    const key = (property ?? name)?.toLowerCase()
    if (!key || !content || this.metas++ >= max.metas) return
    const values = this.page.metas.get(key) ?? []
    this.page.metas.set(key, [...values.slice(0, max.valuesOfMeta - 1), content.slice(0, max.metaLength)])
  }

  private addLink({ rel = '', href }: Attributes): void {
    const relations = rel.toLowerCase().split(/\s+/)
    if (!href || href.length > max.addressLength) return
    if (relations.includes('canonical')) this.page.canonical ??= href
    if (relations.includes('image_src')) this.page.pictureLink ??= href
  }
}

/** @param isOver checked between pieces; once it returns true, the result consists of the pieces read so far */
export function scanPage(markup: string, isOver: () => boolean): ScannedPage {
  const scanner = new Scanner()
  const parser = new Parser({
    onopentag: (tag, attributes) => scanner.beginElement(tag, attributes),
    ontext: (piece) => scanner.addText(piece),
    onclosetag: () => {
      scanner.endElement()
    },
  })
  for (let at = 0; at < markup.length && !scanner.isTooDeep && !isOver(); at += pieceLength)
    parser.write(markup.slice(at, at + pieceLength))
  return scanner.finish()
}
