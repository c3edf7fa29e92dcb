/** Thing of schema.org in the form of JSON-LD. Microdata and RDFa are converted to this form. */
export type Thing = Readonly<Record<string, unknown>>

/**
 * Place of a thing in the page's data: on its own, in a list or as a variant of a group. `beside` is for reviews and
 * related products.
 */
export type Place = 'own' | 'listed' | 'variant' | 'beside'

export interface Placed {
  thing: Thing
  place: Place
}

const maxThings = 20_000

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns `Product` for `Product`, `schema:Product` and `http://schema.org/Product`. */
const localName = (name: string) =>
  name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1)

export function typesOf(thing: Thing): string[] {
  const types = thing['@type']
  return (Array.isArray(types) ? types.slice(0, 10) : [types]).flatMap((type) =>
    typeof type === 'string' ? localName(type) : [],
  )
}

/**
 * Returns the place of things that are values of a property. `place` is the place of the thing that has the property.
 */
function placeUnder(property: string, place: Place): Place {
  if (
    /^is(?:RelatedTo|SimilarTo|AccessoryOrSparePartFor|ConsumableFor)$|^(?:review|reviews|recommendations)$/.test(
      property,
    )
  )
    return 'beside'
  if (place === 'beside') return place
  if (property === 'hasVariant' || property === 'model') return 'variant'
  if (property === 'itemListElement') return 'listed'
  return place
}

/** All things in a page's data. */
export class Graph {
  /** in the page's order */
  readonly things: Placed[] = []
  private readonly byId = new Map<string, Thing>()

  /** Adds all things in a block of data, nested at any depth. */
  add(data: unknown, place: Place = 'own'): void {
    const waiting: { value: unknown; place: Place }[] = [{ value: data, place }]
    while (waiting.length > 0 && this.things.length < maxThings) {
      const { value, place } = waiting.pop()!
      if (Array.isArray(value)) {
        for (const each of value.slice(0, maxThings).reverse()) waiting.push({ value: each, place })
      } else if (isThing(value)) {
        this.things.push({ thing: value, place })
        const id = value['@id']
        if (typeof id === 'string' && Object.keys(value).length > 1 && !this.byId.has(id)) this.byId.set(id, value)
        for (const [property, each] of Object.entries(value).slice(0, 500).reverse())
          if (typeof each === 'object') waiting.push({ value: each, place: placeUnder(localName(property), place) })
      }
    }
  }

  /** Returns the values of some properties, with or without a prefix. Flattens lists and follows references. */
  values(thing: Thing, ...properties: string[]): unknown[] {
    return properties.flatMap((property) => {
      const value =
        thing[property] ??
        thing[`schema:${property}`] ??
        thing[`http://schema.org/${property}`] ??
        thing[`https://schema.org/${property}`]
      return (Array.isArray(value) ? value.slice(0, 1000) : [value]).flatMap((each) => this.plain(each))
    })
  }

  /** Returns the offers that refer to a thing. Usually the thing refers to its offers. */
  offersOf(thing: Thing): Thing[] {
    return this.things
      .filter(({ thing: offer }) => this.values(offer, 'itemOffered', 'includes').includes(thing))
      .map((placed) => placed.thing)
  }

  private plain(value: unknown): unknown[] {
    if (value === null || value === undefined || value === '') return []
    if (Array.isArray(value)) return value.slice(0, 1000).filter((each) => each !== null && each !== undefined)
    if (!isThing(value)) return [value]
    if ('@value' in value) return [value['@value']]
    if (Array.isArray(value['@list'])) return value['@list'].slice(0, 1000)
    const id = value['@id']
    return [typeof id === 'string' && Object.keys(value).length === 1 ? (this.byId.get(id) ?? value) : value]
  }

  thingsIn(thing: Thing, ...properties: string[]): Thing[] {
    return this.values(thing, ...properties).filter(isThing)
  }

  /**
   * Returns the first text or number among the values of some properties. For a value that is a thing, its name counts.
   */
  text(thing: Thing, ...properties: string[]): string | null {
    for (const value of this.values(thing, ...properties)) {
      if (typeof value === 'number') return String(value)
      if (typeof value === 'string' && value.trim() !== '') return value
      const name = isThing(value) ? (value.name ?? value['@value']) : null
      if (typeof name === 'string') return name
    }
    return null
  }
}
