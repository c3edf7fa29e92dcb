import type { Marks } from './page-elements.ts'
import type { Thing } from './schema-org.ts'

const maxItems = 3_000
const maxProperties = 20_000
const maxText = 2_000

/** Attributes of an element, by name. */
export type Attributes = Readonly<Record<string, string>>

/** Property that a `price` becomes in an element that shows a former price. */
export const formerPrice = 'formerPrice'

type Item = Record<string, unknown[]>

/** Returns an empty item without a prototype, because a page may give its properties names such as `constructor`. */
const newItem = (types: string[]): Item => Object.assign(Object.create(null) as Item, { '@type': types })

/** Ids of an element and the elements around it, the innermost first. */
interface Ids {
  id: string
  outer: Ids | null
}

interface Property {
  of: Item | null
  names: string[]
  value: unknown
  ids: Ids | null
}

interface Open {
  item: Item | null
  ids: Ids | null
  /**
   * property names from a `rel` without a URL: an item inside this element becomes the value of these properties of the
   * outer item
   */
  relation: string[]
  /** property whose value is this element's text; null if there is none */
  property: (Property & { value: string }) | null
}

/** Schema.org names for terms of GoodRelations, FOAF and RDFS, by the term. */
const schemaOrgNames = new Map(
  Object.entries({
    Offering: 'Product',
    ProductOrService: 'Product',
    SomeItems: 'Product',
    Individual: 'Product',
    hasPriceSpecification: 'offers',
    UnitPriceSpecification: 'Offer',
    hasCurrencyValue: 'price',
    hasMinCurrencyValue: 'lowPrice',
    hasMaxCurrencyValue: 'highPrice',
    hasCurrency: 'priceCurrency',
    'hasEAN_UCC-13': 'gtin13',
    'hasGTIN-14': 'gtin14',
    hasStockKeepingUnit: 'sku',
    depiction: 'image',
    page: 'url',
    label: 'name',
  }),
)

const list = (text: string | undefined) => (text ?? '').slice(0, 500).split(/\s+/).filter(Boolean).slice(0, 10)

/**
 * Returns the schema.org names of the terms in an attribute, such as `name` for `schema:name`. Omits terms of
 * vocabularies that don't describe products, such as `og:title`.
 */
function localNames(names: string | undefined): string[] {
  return list(names).flatMap((name) => {
    const [, prefix, local = ''] = /^(?:([\w-]*):(?!\/\/))?(.+)$/.exec(name) ?? []
    if (prefix !== undefined && !/^(?:s|schema|gr|foaf|rdfs|product)$/.test(prefix)) return []
    if (prefix === 'product') return []
    const bare = local.slice(Math.max(local.lastIndexOf('/'), local.lastIndexOf('#')) + 1)
    return bare ? (schemaOrgNames.get(bare) ?? bare) : []
  })
}

const linkAttributes = new Map(
  Object.entries({
    a: ['href'],
    area: ['href'],
    link: ['href'],
    img: ['data-src', 'data-lazy-src', 'data-original', 'src'],
    audio: ['src'],
    embed: ['src'],
    iframe: ['src'],
    source: ['src', 'srcset'],
    track: ['src'],
    video: ['src'],
    object: ['data'],
    data: ['value'],
    meter: ['value'],
    time: ['datetime'],
  }),
)

/** Returns the value of a property that an element's attributes state, or null if the element's text is the value. */
function attributeValue(element: string, attributes: Attributes): string | null {
  const stated = attributes.content ?? attributes.resource
  if (stated !== undefined) return stated
  for (const name of linkAttributes.get(element) ?? []) {
    const value = attributes[name]
    if (value !== undefined && !value.startsWith('data:')) return value
  }
  return element === 'meta' ? '' : null
}

/** Reads items of microdata and RDFa from a page's elements as they open and close. */
export class EmbeddedItems {
  private readonly items: { item: Item; isTop: boolean; isBeside: boolean; refs: string[] }[] = []
  private readonly properties: Property[] = []
  private readonly stack: Open[] = []

  open(
    element: string,
    attributes: Attributes,
    { isBeside, isOldPrice }: Pick<Marks, 'isBeside' | 'isOldPrice'>,
  ): void {
    const outer = this.stack.at(-1)
    const outerItem = outer?.item ?? null
    const ids = attributes.id ? { id: attributes.id, outer: outer?.ids ?? null } : (outer?.ids ?? null)
    const isItem = attributes.itemscope !== undefined || attributes.typeof !== undefined
    const item: Item | null =
      isItem && this.items.length < maxItems
        ? newItem([...list(attributes.itemtype), ...localNames(attributes.typeof)])
        : null
    const about = attributes.itemid ?? attributes.about
    if (item && about) item['@id'] = [about]
    const stated = this.namesOf(element, attributes, outerItem)
    const isRelation =
      stated.length > 0 && !item && attributes.rel !== undefined && !attributes.resource && !attributes.href
    const named = isRelation ? [] : item && stated.length === 0 ? (outer?.relation ?? []) : stated
    const names = isOldPrice ? named.map((name) => (name === 'price' ? formerPrice : name)) : named
    const property: Property | null =
      names.length > 0 && this.properties.length < maxProperties
        ? { of: outerItem, names, value: item ?? attributeValue(element, attributes), ids }
        : null
    if (property) this.properties.push(property)
    if (item) this.items.push({ item, isTop: !property || !outerItem, isBeside, refs: list(attributes.itemref) })
    const takesText = property && property.value === null
    if (takesText) property.value = ''
    const relation = isRelation ? stated : item ? [] : (outer?.relation ?? [])
    this.stack.push({
      item: item ?? outerItem,
      ids,
      relation,
      property: takesText ? (property as Open['property']) : null,
    })
  }

  private namesOf(element: string, attributes: Attributes, outer: Item | null): string[] {
    if (attributes.itemprop !== undefined) return list(attributes.itemprop).map((name) => name.split('/').at(-1)!)
    if (attributes.property !== undefined) return localNames(attributes.property)
    // `rel` has many meanings. Inside an item, a `rel` with a prefix (`schema:offers`) may name a property.
    return outer && attributes.rel !== undefined && attributes.rel.includes(':') ? localNames(attributes.rel) : []
  }

  text(piece: string): void {
    for (let at = this.stack.length - 1; at >= 0 && at > this.stack.length - 8; at--) {
      const property = this.stack[at]!.property
      if (property && property.value.length < maxText) property.value += piece
    }
  }

  close(): void {
    this.stack.pop()
  }

  /**
   * Returns the items that aren't values of another item's property: `beside` from elements beside the page's subject,
   * `own` from all others. `loose` is one item with all properties that stand outside of items.
   */
  end(): { own: Thing[]; beside: Thing[]; loose: Thing } {
    const loose = newItem(['Product'])
    const referred = new Map<string, Item[]>()
    for (const { item, refs } of this.items)
      for (const ref of refs) referred.set(ref, [...(referred.get(ref) ?? []).slice(0, 10), item])
    for (const { of, names, value, ids } of this.properties) {
      const owners = new Set<Item>(of ? [of] : [])
      if (referred.size > 0)
        for (let at: Ids | null = ids, steps = 0; at && steps < 50; at = at.outer, steps++)
          for (const item of referred.get(at.id) ?? []) if (item !== value) owners.add(item)
      if (owners.size === 0) owners.add(loose)
      for (const owner of owners) for (const name of names) (owner[name] ??= []).push(value)
    }
    const top = this.items.filter(({ isTop }) => isTop)
    return {
      own: top.filter(({ isBeside }) => !isBeside).map(({ item }) => item),
      beside: top.filter(({ isBeside }) => isBeside).map(({ item }) => item),
      loose,
    }
  }
}
