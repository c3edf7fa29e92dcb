import type { JsonSchema } from '../../src/web/reference/json-schema.ts'
import { English } from './English.tsx'

/** Returns the id of a shared shape's entry. */
export const shapeId = (name: string): string => `shape-${name}`

/** Renders the type of a schema, and the fields of the object that it is or whose list it is. */
export function Fields({ schema }: { schema: JsonSchema }) {
  const object = objectIn(schema)
  return (
    <>
      {object !== schema && (
        <p className="small">
          <code>
            <Type schema={schema} />
          </code>
        </p>
      )}
      {object && (
        <dl className="api-fields">
          {Object.entries(object.properties!).map(([name, field]) => (
            <Field key={name} name={name} field={field} isRequired={object.required?.includes(name) ?? false} />
          ))}
        </dl>
      )}
    </>
  )
}

/** Renders a field with its type, in the notation of TypeScript: an optional field has a question mark. */
export function Field({ name, field, isRequired }: { name: string; field: JsonSchema; isRequired: boolean }) {
  return (
    <div>
      <dt>
        <code>
          {name}
          {!isRequired && '?'}
          {': '}
          <span className="soft-text">
            <Type schema={field} />
          </span>
        </code>
      </dt>
      {field.description && (
        <dd>
          <English text={field.description} />
        </dd>
      )}
      {objectIn(field) && (
        <dd>
          <Fields schema={objectIn(field)!} />
        </dd>
      )}
    </div>
  )
}

/** Returns the object with fields that a schema is or whose list it is; null if the schema is neither. */
function objectIn(schema: JsonSchema): JsonSchema | null {
  if (schema.properties && Object.keys(schema.properties).length > 0) return schema
  return schema.items && !Array.isArray(schema.items) ? objectIn(schema.items) : null
}

/** Returns the name of the shape to which a schema refers; null if it refers to none. */
export function sharedName({ $ref, allOf }: JsonSchema): string | null {
  const reference = $ref ?? allOf?.[0]?.$ref
  return reference === undefined ? null : reference.slice(reference.lastIndexOf('/') + 1)
}

function Type({ schema }: { schema: JsonSchema }) {
  const shared = sharedName(schema)
  if (shared !== null) return <a href={`#${shapeId(shared)}`}>{shared}</a>
  if (schema.anyOf)
    return schema.anyOf.map((choice, index) => (
      <span key={index}>
        {index > 0 && ' | '}
        <Type schema={choice} />
      </span>
    ))
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const orNull = [schema.type].flat().includes('null') ? ' | null' : ''
  if (schema.items && !Array.isArray(schema.items))
    return (
      <>
        <Type schema={schema.items} />
        {'[]'}
        {limitsOf(schema)}
        {orNull}
      </>
    )
  return `${[schema.type].flat()[0]}${limitsOf(schema)}${orNull}`
}

/** Returns the format of a value and its limits, which count characters, items or the value itself: ` (uuid)`, ` (3–50)`. */
function limitsOf({ format, minLength, maxLength, minItems, maxItems, minimum, maximum }: JsonSchema): string {
  const range = rangeOf(minLength ?? minItems ?? minimum, maxLength ?? maxItems ?? maximum)
  const limits = [format, range].filter(Boolean).join(', ')
  return limits && ` (${limits})`
}

function rangeOf(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${least}–${most}`
  if (most !== undefined) return `≤ ${most}`
  return least ? `≥ ${least}` : ''
}
