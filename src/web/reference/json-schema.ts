import { z } from 'zod'

/** JSON Schema, as far as the API's documents use it. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  /** a list if the array is a tuple, in draft 7 */
  items?: JsonSchema | JsonSchema[]
  anyOf?: JsonSchema[]
  /** one reference beside other keywords, in draft 7 */
  allOf?: JsonSchema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  /** texts of an enumeration's values */
  'x-enumDescriptions'?: Record<string, string>
  [keyword: string]: unknown
}

/** Shapes that several places of a document share, by name. A schema is one of them if its metadata has an `id`. */
export type SharedSchemas = Record<string, JsonSchema>

/** Reference to another part of the document. */
export interface Reference {
  $ref: string
}

const sharedPath = '#/components/schemas/'

/** Where a schema is used. In `input`, a field is optional if its schema accepts its absence. */
export interface SchemaUse {
  io: 'input' | 'output'
  /** draft of JSON Schema: OpenAPI 3.1 has 2020-12, AsyncAPI 3 has 7 */
  target: 'draft-2020-12' | 'draft-07'
  /** receives the schemas with an `id`, to which the result refers */
  shared: SharedSchemas
}

/** Returns the shared schema that a reference names, with its name; or the given schema if it is no reference. */
export function resolved(given: JsonSchema, shared: SharedSchemas): { schema: JsonSchema; name: string | null } {
  const reference = given.$ref ?? given.allOf?.[0]?.$ref
  if (reference === undefined) return { schema: given, name: null }
  const name = reference.slice(sharedPath.length)
  return { schema: shared[name]!, name }
}

/** Converts a zod schema into JSON Schema. */
export function jsonSchemaOf(schema: z.ZodType, { io, target, shared }: SchemaUse): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    io,
    target,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema as JsonSchema, io),
  }) as JsonSchema & { definitions?: Record<string, JsonSchema>; $defs?: Record<string, JsonSchema> }
  const { $schema: _, $defs = {}, definitions = $defs, ...whole } = converted
  for (const [id, named] of Object.entries(definitions)) share(id, named, shared)
  const { id, ...own } = relinked(whole) as JsonSchema & { id?: string }
  if (id === undefined) return own
  share(id, own, shared)
  return { $ref: sharedPath + id }
}

function share(id: string, schema: JsonSchema, shared: SharedSchemas): void {
  const { id: _, ...own } = relinked(schema) as JsonSchema & { id?: string }
  if (shared[id] && JSON.stringify(shared[id]) !== JSON.stringify(own)) throw new Error(`two schemas have the id ${id}`)
  shared[id] = own
}

const relinked = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll(/"#\/(\$defs|definitions)\//g, `"${sharedPath}`)) as JsonSchema

/** Corrects zod's JSON Schema by the values that we accept, and removes keywords that tell a reader nothing. */
function simplify(zodSchema: z.core.$ZodType, json: JsonSchema, io: 'input' | 'output'): void {
  if ('example' in json) {
    json.examples = [json['example']]
    delete json['example']
  }
  if (json.format !== undefined) delete json['pattern']
  if (json.additionalProperties === false) delete json.additionalProperties
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  delete json['propertyNames']
  if (io === 'input' && zodSchema instanceof z.ZodObject) describeAbsence(zodSchema, json)
  if (io === 'input' && zodSchema instanceof z.ZodTuple) {
    delete json.maxItems
    delete json['additionalItems']
  }
  mergeNull(json)
}

/**
 * Lists the fields whose absence a request's schema refuses. Adds null to the types of fields that accept it, and takes
 * the least length from those that accept an empty text.
 */
function describeAbsence({ shape }: z.ZodObject, json: JsonSchema): void {
  const fields = Object.entries<z.ZodType>(shape)
  const required = fields.flatMap(([name, field]) => (field.safeParse(undefined).success ? [] : [name]))
  if (required.length > 0) json.required = required
  else delete json.required
  for (const [name, field] of fields) {
    const described = json.properties![name]!
    const { type } = described
    if (typeof type === 'string' && field.safeParse(null).success) described.type = [type, 'null']
    if (described.minLength !== undefined && field.safeParse('').success) delete described.minLength
  }
}

/** Turns the choice between a plain type and null into a type that has null as one of its values. */
function mergeNull(json: JsonSchema): void {
  const [choice, nothing, ...others] = json.anyOf ?? []
  if (!choice || nothing?.type !== 'null' || others.length > 0 || typeof choice.type !== 'string') return
  delete json.anyOf
  const ownKeywords = { ...json }
  Object.assign(json, choice, ownKeywords, { type: [choice.type, 'null'] })
  if (choice.enum) json.enum = [...choice.enum, null]
}
