/** A thing of schema.org, as JSON-LD writes it; what microdata and RDFa say is brought into the same form. */
export type Thing = Readonly<Record<string, unknown>>

/** Where a thing stands: on its own, among others, as one of a group's variants, or as something that goes with it. */
export type Place = 'own' | 'listed' | 'variant' | 'beside'

export interface Placed {
  thing: Thing
  place: Place
}

const maxThings = 20_000

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `Product` of `Product`, `schema:Product` and `http://schema.org/Product`. */
const localName = (name: string) =>
  name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1)

export function typesOf(thing: Thing): string[] {
  const types = thing['@type']
  return (Array.isArray(types) ? types.slice(0, 10) : [types]).flatMap((type) =>
    typeof type === 'string' ? localName(type) : [],
  )
}

/** The place of what stands under such a property. */
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

/** Everything that a page's data says. */
export class Graph {
  /** in the page's order */
  readonly things: Placed[] = []
  private readonly byId = new Map<string, Thing>()

  /** Adds what a block of data holds, to any depth. */
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

  /** The values of a property, whatever its prefix: lists made flat, references followed. */
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

  /** Offers that name what they offer, where the other way round is usual. */
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

  /** The first text or number among these properties; of a thing, its name. */
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
