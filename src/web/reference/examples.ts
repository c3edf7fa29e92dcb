import { createHash } from 'node:crypto'
import { resolved, type JsonSchema, type SharedSchemas } from './json-schema.ts'

/**
 * Assembles an example of a schema from the examples of its fields. A format, an enumeration or a boolean needs none.
 * Guids are made from the name of their field and of its shape, so that a thing has the same guid in all examples.
 * @param at place of the schema, which ends with the name of its field
 * @throws Error if a field lacks an example
 */
export function exampleOf(given: JsonSchema, shared: SharedSchemas, at: string): unknown {
  if (given.examples) return given.examples[0]
  const { schema, name } = resolved(given, shared)
  if (schema.examples) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf[0]!, shared, at)
  if (schema.properties) return exampleOfObject(schema.properties, shared, name ?? at)
  if (Array.isArray(schema.items))
    return schema.items.map((item, index) => exampleOf(item, shared, `${at}[${index}].${item.title ?? ''}`))
  if (schema.maxItems === 0) return []
  if (schema.items) return [exampleOf(schema.items, shared, at)]
  const [type] = [schema.type].flat()
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'object' && !schema.additionalProperties) return {}
  if (schema.format === 'uuid') return exampleGuid(at)
  if (schema.format === 'date') return '2026-12-05'
  if (schema.format === 'date-time') return '2026-11-29T18:30:00.000Z'
  throw new Error(`${at} has no example`)
}

const exampleOfObject = (properties: Record<string, JsonSchema>, shared: SharedSchemas, at: string) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, exampleOf(field, shared, `${at}.${name}`)]),
  )

/** Returns the guid of a field. A field like `publicGuid` belongs to its shape, and one like `publicGiftGuid` doesn't. */
function exampleGuid(at: string): string {
  const [shape, name] = at.split('.').slice(-2)
  const digits = createHash('sha256')
    .update(/^(public|private)?guid$/i.test(name!) ? `${shape}.${name}` : name!)
    .digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
