import { resolve, typeOf, type OpenApi, type Schema } from './openapi.ts'

/** Open set of values of one type, such as every string of at most ten characters. */
export interface Shape {
  type: string
  /** bounds, `format`, `pattern` and every keyword that this module doesn't know */
  limits: Record<string, unknown>
  properties: Record<string, Schema>
  required: string[]
  additional: boolean | Schema | undefined
  items: Schema | undefined
}

/** Values that a schema accepts, however the schema is written: null, enumerated values, and shapes. */
export interface Meaning {
  /** whether every value is accepted; the other fields are empty then */
  anything: boolean
  nullable: boolean
  values: unknown[]
  shapes: Shape[]
}

/** A document, and the meanings of those of its schemas that were looked at. */
export interface Side {
  document: OpenApi
  meanings: Map<Schema, Meaning>
}

const anything: Meaning = { anything: true, nullable: false, values: [], shapes: [] }
const nothing: Meaning = { anything: false, nullable: false, values: [], shapes: [] }

export const lowerBounds = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum']
export const upperBounds = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum']

/** Keywords that say something about values of one type alone. */
const keywordsOf: Record<string, string[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentMediaType', 'contentEncoding'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
}

const structure = ['$ref', 'type', 'enum', 'const', 'allOf', 'anyOf', 'oneOf']
const structureOfShapes = ['items', 'properties', 'required', 'additionalProperties']
const annotations = ['title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly']
const moreAnnotations = ['$comment', '$id', 'externalDocs', 'discriminator', 'xml']

const keywordsOfTypes = Object.values(keywordsOf).flat()
const judged = new Set([...structure, ...annotations, ...moreAnnotations, ...keywordsOfTypes])

/** Whether this module cannot tell what a keyword accepts. */
export const isUnknown = (keyword: string): boolean => !judged.has(keyword) && !keyword.startsWith('x-')

/** Returns the type under which integers and other numbers are compared together. */
export const familyOf = (type: string): string => (type === 'integer' ? 'number' : type)

export const keyOf = (value: unknown): string => JSON.stringify(value)

const isOf = (value: unknown, type: string): boolean =>
  typeOf(value) === type || (type === 'integer' && Number.isInteger(value))

/** Whether an enumerated value belongs to a shape. Its bounds and format are not tried. */
function fits(value: unknown, { type, limits }: Shape): boolean {
  if (!isOf(value, type)) return false
  return typeof value !== 'string' || typeof limits['pattern'] !== 'string' || new RegExp(limits['pattern']).test(value)
}

/** Returns the types of a schema. A schema without `type` has those that its keywords are about. */
function typesOf(schema: Schema): string[] | undefined {
  if (schema.type !== undefined) return [schema.type].flat()
  const implied = Object.keys(keywordsOf).filter((type) => keywordsOf[type]!.some((keyword) => keyword in schema))
  return implied.length > 0 ? implied.slice(0, 1) : undefined
}

const isLimitOf = (type: string, keyword: string): boolean =>
  isUnknown(keyword) || (keywordsOf[familyOf(type)]!.includes(keyword) && !structureOfShapes.includes(keyword))

const shapeOf = (type: string, schema: Schema): Shape => ({
  type,
  limits: Object.fromEntries(Object.entries(schema).filter(([keyword]) => isLimitOf(type, keyword))),
  properties: { ...Object.fromEntries((schema.required ?? []).map((name) => [name, {}])), ...schema.properties },
  required: schema.required ?? [],
  additional: schema.additionalProperties,
  items: schema.items,
})

const listed = (values: unknown[]): Meaning => ({
  anything: false,
  nullable: values.includes(null),
  values: values.filter((value) => value !== null),
  shapes: [],
})

/** Returns the meaning of a schema's own keywords, without its `$ref`, `allOf`, `anyOf` and `oneOf`. */
function ownMeaning(schema: Schema): Meaning {
  const types = typesOf(schema)
  const values = 'const' in schema ? [schema.const] : schema.enum
  if (values) return listed(types ? values.filter((value) => types.some((type) => isOf(value, type))) : values)
  if (!types) return anything
  return {
    anything: false,
    nullable: types.includes('null'),
    values: types.includes('boolean') ? [true, false] : [],
    shapes: types.filter((type) => type in keywordsOf || type === 'integer').map((type) => shapeOf(type, schema)),
  }
}

const both = (one: Schema | undefined, other: Schema | undefined): Schema | undefined =>
  one && other && one !== other ? { allOf: [one, other] } : (one ?? other)

function bothAdditional(one: Shape['additional'], other: Shape['additional']): Shape['additional'] {
  if (typeof one === 'object' && typeof other === 'object') return both(one, other)
  return one === false || other === false ? false : typeof one === 'object' ? one : other
}

function tighterLimits(one: Shape['limits'], other: Shape['limits']): Shape['limits'] {
  const limits = { ...one, ...other }
  for (const [keyword, value] of Object.entries(one)) {
    if (!(keyword in other)) continue
    if (lowerBounds.includes(keyword)) limits[keyword] = Math.max(Number(value), Number(other[keyword]))
    if (upperBounds.includes(keyword)) limits[keyword] = Math.min(Number(value), Number(other[keyword]))
  }
  return limits
}

/** Returns the shape of the values that belong to two shapes of one type. */
function bothShapes(one: Shape, other: Shape): Shape {
  if (one === other) return one
  const names = Object.keys({ ...one.properties, ...other.properties })
  return {
    type: one.type === 'integer' ? one.type : other.type,
    limits: tighterLimits(one.limits, other.limits),
    properties: Object.fromEntries(names.map((name) => [name, both(one.properties[name], other.properties[name])!])),
    required: [...new Set([...one.required, ...other.required])],
    additional: bothAdditional(one.additional, other.additional),
    items: both(one.items, other.items),
  }
}

/** Whether an enumerated value is accepted. */
export const accepts = ({ anything, values, shapes }: Meaning, value: unknown): boolean =>
  anything || values.some((other) => keyOf(other) === keyOf(value)) || shapes.some((shape) => fits(value, shape))

/** Returns the values that two meanings share. */
function intersection(one: Meaning, other: Meaning): Meaning {
  if (one.anything) return other
  if (other.anything) return one
  return {
    anything: false,
    nullable: one.nullable && other.nullable,
    values: uniqueValues([
      ...one.values.filter((value) => accepts(other, value)),
      ...other.values.filter((value) => accepts(one, value)),
    ]),
    shapes: one.shapes.flatMap((shape) =>
      other.shapes
        .filter(({ type }) => familyOf(type) === familyOf(shape.type))
        .map((otherShape) => bothShapes(shape, otherShape)),
    ),
  }
}

const uniqueValues = (values: unknown[]): unknown[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
]

/** Returns the values that at least one meaning accepts. */
function union(meanings: Meaning[]): Meaning {
  if (meanings.some((meaning) => meaning.anything)) return anything
  return {
    anything: false,
    nullable: meanings.some((meaning) => meaning.nullable),
    values: uniqueValues(meanings.flatMap((meaning) => meaning.values)),
    shapes: [...new Set(meanings.flatMap((meaning) => meaning.shapes))],
  }
}

/** Returns what a schema accepts, through its `$ref`, `allOf`, `anyOf` and `oneOf`. */
export function meaningOf(side: Side, schema: Schema): Meaning {
  const known = side.meanings.get(schema)
  if (known) return known
  // A schema that leads to itself without a field in between accepts nothing there.
  side.meanings.set(schema, nothing)
  const parts = [ownMeaning(schema), ...(schema.allOf ?? []).map((part) => meaningOf(side, part))]
  if (schema.$ref) parts.push(meaningOf(side, resolve(side.document, schema)))
  for (const choices of [schema.anyOf, schema.oneOf])
    if (choices) parts.push(union(choices.map((choice) => meaningOf(side, choice))))
  const meaning = parts.reduce(intersection)
  side.meanings.set(schema, meaning)
  return meaning
}
