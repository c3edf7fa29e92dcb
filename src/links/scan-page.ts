import { Parser } from 'htmlparser2'
import { EmbeddedItems, type Attributes } from './embedded-items.ts'
import { looksLikePrice } from './price.ts'
import type { Thing } from './schema-org.ts'

/** As deep as browsers go. */
const maxDepth = 512
/** Piece by piece, so that it can stop in time. */
const pieceLength = 32_768
const max = {
  metas: 300,
  blocks: 60,
  blockLength: 600_000,
  allBlocks: 1_200_000,
  pictures: 80,
  prices: 40,
  headings: 5,
  text: 1_000,
}

/** A picture as an element shows it; addresses as they stand there, the largest first. */
export interface ShownPicture {
  addresses: string[]
  alt: string
  /** is made to be looked at: may be enlarged, or stands in a gallery */
  isLarge: boolean
}

/** What a page consists of, as far as a reading needs it; texts as they stand there. */
export interface ScannedPage {
  base: string | null
  title: string
  headings: string[]
  /** by name or property, in lower case */
  metas: Map<string, string[]>
  canonical: string | null
  pictureLink: string | null
  jsonLd: string[]
  items: { own: Thing[]; beside: Thing[]; loose: Thing }
  pictures: ShownPicture[]
  /** what looks like a price that is asked now, in the page's order; above the first heading stand baskets and offers of the day */
  prices: { text: string; isBelowHeading: boolean }[]
  /** what stands behind “EAN” and its like */
  numbers: string[]
  /** says by its make that one product is what it is about */
  isMadeForProduct: boolean
}

interface Capture {
  text: string
  readonly max: number
  readonly done: (text: string) => void
}

interface Open {
  readonly name: string
  readonly capture: Capture | null
  /** among what goes with the page's matter: recommendations, menus, baskets */
  readonly isBeside: boolean
  /** shows one of several products */
  readonly isCard: boolean
  /** is struck out, or says what it cost before, costs by the kilo, or costs to send */
  readonly isOldPrice: boolean
  /** is no text of the page's */
  readonly isHidden: boolean
  readonly isGallery: boolean
}

const outside: Open = {
  name: '',
  capture: null,
  isBeside: false,
  isCard: false,
  isOldPrice: false,
  isHidden: false,
  isGallery: false,
}

const besideElements = new Set(['nav', 'footer', 'aside'])
const besideWords =
  /(?:^|-)(?:related|recommend\w*|recos?|upsells?|up-sells?|cross-?sell\w*|also-\w+|similar|recent|recently|suggest\w*|sponsored|(?:mini|header|top|side)-?(?:cart|basket)|cart-(?:drawer|contents|total)|mega-?menu|breadcrumbs?|gerelateerd\w*|aanbevolen|empfehlung\w*|aehnlich\w*)(?:-|$)/
const cardWords = /(?:^|-)product-(?:card|tile|item|box|miniature|teaser|thumb)s?(?:-|$)/
const oldPriceElements = new Set(['del', 's', 'strike'])
const oldPriceWords =
  /(?:^|-)(?:old|was|list|strike\w*|striked|through|crossed|original|rrp|uvp|msrp|advies\w*|previous|before|compare|recommended|unit|per|basis|base|grundpreis|shipping|delivery|verzend\w*|versand\w*|sav(?:e|ed|ing|ings)|installments?|monthly|month|points?)(?:-|$)/
const priceWords = /price|prijs|preis/
const galleryWords = /gallery|product-(?:image|img|media|photo)|zoom|main-image|hero|primary-image|landing-?image/
const productWords =
  /(?:^|\s)(?:single-product|catalog-product-view|template-product|page-product|product-(?:page|detail|view|template|main|info|single)|is-ctl-(?:detail|product)|pdp)(?:-\w+)*(?:\s|$)/
/** Around them no space is seen. */
const inlineElements = new Set(['b', 'i', 'em', 'strong', 'u', 'mark', 'wbr', 'font', 'bdi', 'small', 'abbr', 'sub'])
const hiddenElements = new Set(['script', 'style', 'template'])
const numberLabel = /^\W*(?:ean|gtin|isbn|barcode|streepjescode)(?:[\s-]?(?:code|nummer|number|nr\.?|1[0-4]|8))?\W*$/i
const labelledNumber = /\b(?:ean|gtin|isbn)(?:[\s-]?(?:code|nummer|number|nr\.?|1[034]))?\s?[:=]\s?([\d-]{8,17})(?!\d)/i

/** `productPrice_old` as words: `product-price-old`. */
const split = (names: string) =>
  names
    .slice(0, 400)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll('_', '-')

const namesOf = ({ class: classes = '', id = '', ...others }: Attributes) =>
  split(
    `${classes} ${id} ${others['data-testid'] ?? others['data-test'] ?? others['data-qa'] ?? others['data-test-id'] ?? ''}`,
  )

/** Addresses of `a.jpg 1x, b.jpg 2x`, the largest first. */
function ofSourceSet(set: string): string[] {
  return set
    .slice(0, 8_000)
    .split(/,\s+|\s,/)
    .map((source) => {
      const [address = '', size = ''] = source.trim().split(/\s+/)
      return { address, size: Number.parseFloat(size) || 0 }
    })
    .filter(({ address }) => address !== '')
    .sort((one, other) => other.size - one.size)
    .map(({ address }) => address)
}

/** Of a list of addresses with their sizes, as Amazon has it. */
function ofSizes(json: string): string[] {
  try {
    const sizes = Object.entries(JSON.parse(json.slice(0, 8_000)) as Record<string, unknown>)
    return sizes
      .map(([address, size]) => ({ address, width: Array.isArray(size) ? Number(size[0]) || 0 : 0 }))
      .sort((one, other) => other.width - one.width)
      .map(({ address }) => address)
  } catch {
    return []
  }
}

const enlarged = ['data-zoom-image', 'data-large_image', 'data-old-hires', 'data-zoom', 'data-full', 'data-large']
const shown = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'src']

function pictureOf(attributes: Attributes, isGallery: boolean): ShownPicture {
  const zooms = enlarged.flatMap((name) => attributes[name] ?? [])
  const sizes = ofSizes(attributes['data-a-dynamic-image'] ?? '')
  const sets = ['data-srcset', 'data-lazy-srcset', 'srcset'].flatMap((name) => ofSourceSet(attributes[name] ?? ''))
  return {
    addresses: [...zooms, ...sizes, ...sets, ...shown.flatMap((name) => attributes[name] ?? [])]
      .filter((address) => address !== '' && !address.startsWith('data:'))
      .slice(0, 4),
    alt: attributes.alt ?? '',
    isLarge: isGallery || zooms.length > 0 || sizes.length > 0,
  }
}

/** Reads elements as they come, and keeps what may matter. */
class Scanner {
  readonly page: ScannedPage = {
    base: null,
    title: '',
    headings: [],
    metas: new Map(),
    canonical: null,
    pictureLink: null,
    jsonLd: [],
    items: { own: [], beside: [], loose: {} },
    pictures: [],
    prices: [],
    numbers: [],
    isMadeForProduct: false,
  }
  isTooDeep = false
  private readonly embedded = new EmbeddedItems()
  private readonly stack: Open[] = []
  private readonly captures: Capture[] = []
  private metas = 0
  private blocksLength = 0
  private baskets = 0
  private hasHeading = false
  private lastText = ''
  private lastPiece = ''

  open(name: string, attributes: Attributes): void {
    if (this.stack.length >= maxDepth) this.isTooDeep = true
    const outer = this.stack.at(-1) ?? outside
    const names = namesOf(attributes)
    const open = {
      name,
      isBeside:
        outer.isBeside || besideElements.has(name) || (name !== 'body' && besideWords.test(names.replaceAll(' ', '-'))),
      isCard: outer.isCard || cardWords.test(names.replaceAll(' ', '-')),
      isOldPrice:
        outer.isOldPrice ||
        oldPriceElements.has(name) ||
        attributes['data-a-strike'] === 'true' ||
        (priceWords.test(names) && oldPriceWords.test(names.replaceAll(' ', '-'))),
      isHidden: outer.isHidden || hiddenElements.has(name),
      isGallery: outer.isGallery || galleryWords.test(names),
    }
    const capture = this.captureFor(open, attributes, names)
    if (capture) this.captures.push(capture)
    if (this.isApart(name)) this.space()
    this.stack.push({ ...open, capture })
    this.embedded.open(name, outer.isHidden ? {} : attributes, open.isBeside)
    if (!outer.isHidden) this.keep(open, attributes, names)
  }

  private captureFor(
    { name, isBeside, isCard, isHidden, isOldPrice }: Omit<Open, 'capture'>,
    attributes: Attributes,
    names: string,
  ): Capture | null {
    const { page } = this
    if (name === 'script' && /^\s*application\/ld\+json/i.test(attributes.type ?? ''))
      return { text: '', max: max.blockLength, done: (text) => this.keepBlock(text) }
    if (isHidden) return null
    if (name === 'title' && page.title === '' && !this.stack.some((open) => open.name === 'svg'))
      return { text: '', max: max.text, done: (text) => void (page.title ||= text) }
    if (name === 'h1' && page.headings.length < max.headings)
      return { text: '', max: max.text, done: (text) => void (text.trim() && page.headings.push(text)) }
    if (
      priceWords.test(names) &&
      !isBeside &&
      !isCard &&
      !isOldPrice &&
      page.prices.length < max.prices &&
      this.captures.length < 10
    )
      return { text: '', max: 200, done: (text) => this.keepPrice(text) }
    return null
  }

  private keep(
    { name, isBeside, isCard, isGallery }: Omit<Open, 'capture'>,
    attributes: Attributes,
    names: string,
  ): void {
    const { page } = this
    if (name === 'h1') this.hasHeading = true
    else if (name === 'base') page.base ??= attributes.href ?? null
    else if (name === 'meta') this.keepMeta(attributes)
    else if (name === 'link') this.keepLink(attributes)
    else if (name === 'img' && !isBeside && !isCard && page.pictures.length < max.pictures)
      page.pictures.push(pictureOf(attributes, isGallery || galleryWords.test(names)))
    else if (
      name === 'form' &&
      /cart\/add|add-to-(?:cart|basket)|warenkorb|winkelwagen/i.test(attributes.action ?? '') &&
      !isBeside
    )
      this.baskets++
    if (productWords.test(names) || names.includes('product-title')) page.isMadeForProduct ||= !isBeside && !isCard
  }

  private keepMeta({ name, property, content }: Attributes): void {
    const key = (property ?? name)?.toLowerCase()
    if (!key || !content || this.metas++ >= max.metas) return
    const values = this.page.metas.get(key) ?? []
    this.page.metas.set(key, [...values.slice(0, 9), content.slice(0, 4_000)])
  }

  private keepLink({ rel = '', href }: Attributes): void {
    const relations = rel.toLowerCase().split(/\s+/)
    if (!href || href.length > 4_000) return
    if (relations.includes('canonical')) this.page.canonical ??= href
    if (relations.includes('image_src')) this.page.pictureLink ??= href
  }

  private keepBlock(text: string): void {
    if (
      this.page.jsonLd.length >= max.blocks ||
      text.length >= max.blockLength ||
      this.blocksLength + text.length > max.allBlocks
    )
      return
    this.blocksLength += text.length
    this.page.jsonLd.push(text)
  }

  private keepPrice(text: string): void {
    const price = text.replace(/\s+/g, ' ').trim()
    if (price.length < 80 && /\d/.test(price) && looksLikePrice(price))
      this.page.prices.push({ text: price, isBelowHeading: this.hasHeading })
  }

  text(piece: string): void {
    const { name = '', isOldPrice = false, isBeside = false, isHidden = false } = this.stack.at(-1) ?? outside
    if (isHidden && name !== 'script') return
    for (const capture of this.captures)
      if (capture.text.length < capture.max && (!isOldPrice || capture.max !== 200)) capture.text += piece
    if (isHidden) return
    this.lastPiece = piece.slice(-20)
    this.embedded.text(piece)
    if (!isBeside) this.findNumber(piece)
  }

  private findNumber(piece: string): void {
    const text = piece.length < 200 ? piece.trim() : ''
    if (text === '' || this.page.numbers.length >= 5) return
    const labelled = labelledNumber.exec(text)
    if (labelled) this.page.numbers.push(labelled[1]!)
    else if (/^[\d\s-]{8,17}$/.test(text) && numberLabel.test(this.lastText)) this.page.numbers.push(text)
    // a colon or a mark of direction between the two changes nothing
    if (/[\p{L}\d]/u.test(text)) this.lastText = text
  }

  /** What is raised stands apart behind a number, as cents do; not behind a name, as ® does. */
  private isApart(element: string): boolean {
    return element === 'sup' ? /\d\s?$/.test(this.lastPiece) : !inlineElements.has(element)
  }

  private space(): void {
    if (this.captures.length > 0)
      for (const capture of this.captures) if (capture.text !== '' && capture.max < max.blockLength) capture.text += ' '
    this.embedded.text(' ')
  }

  close(): void {
    const open = this.stack.pop()
    if (open?.capture) {
      this.captures.splice(this.captures.indexOf(open.capture), 1)
      open.capture.done(open.capture.text)
    }
    if (open && this.isApart(open.name)) this.space()
    this.embedded.close()
  }

  end(): ScannedPage {
    while (this.stack.length > 0) this.close()
    this.page.items = this.embedded.end()
    this.page.isMadeForProduct ||= this.baskets === 1 || this.baskets === 2
    return this.page
  }
}

/**
 * @param isOver asked between pieces: what was read until then counts
 */
export function scanPage(markup: string, isOver: () => boolean): ScannedPage {
  const scanner = new Scanner()
  const parser = new Parser({
    onopentag: (name, attributes) => scanner.open(name, attributes),
    ontext: (piece) => scanner.text(piece),
    onclosetag: () => {
      scanner.close()
    },
  })
  for (let at = 0; at < markup.length && !scanner.isTooDeep && !isOver(); at += pieceLength)
    parser.write(markup.slice(at, at + pieceLength))
  return scanner.end()
}
