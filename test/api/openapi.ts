import assert from 'node:assert/strict'

/** Parts of JSON Schema that our OpenAPI document uses. */
export interface Schema {
  $ref?: string
  description?: string
  examples?: unknown[]
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  enum?: unknown[]
  'x-enumDescriptions'?: Record<string, string>
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

export interface Content {
  $ref?: string
  content?: Record<string, { schema: Schema; example?: unknown }>
}

export interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

export interface RequestBody extends Content {
  required?: boolean
}

export interface Response extends Content {
  description: string
  headers?: Record<string, { $ref?: string; schema?: Schema }>
}

/** Alternatives of security schemes with their scopes, of which a client meets one. */
export type Security = Record<string, string[]>[]

export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  security?: Security
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, Response>
}

export interface OpenApi {
  openapi: string
  info: { title: string; version: string }
  security?: Security
  components?: {
    schemas?: Record<string, Schema>
    responses?: Record<string, Response>
    parameters?: Record<string, Parameter>
    securitySchemes?: Record<string, object>
  }
  paths: Record<string, Record<string, Operation>>
}

/** Endpoint that the OpenAPI document describes. */
export interface DocumentedEndpoint {
  method: string
  /** with `{name}` for parameters */
  path: string
  operation: Operation
  body: Schema | undefined
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/** Whether the document says that an endpoint is for users only. */
export const requiresUser = ({ operation }: DocumentedEndpoint): boolean =>
  operation.security!.some((schemes) => 'user' in schemes)

/** Returns all endpoints of the document. */
export const endpointsOf = (document: OpenApi): DocumentedEndpoint[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      body: operation.requestBody?.content?.['application/json']?.schema,
    })),
  )

/** Returns the component that `$ref` names, or the given part if it has no `$ref`. @throws AssertionError if unknown */
export function resolve<Part extends { $ref?: string }>(document: OpenApi, part: Part): Part {
  if (!part.$ref) return part
  const [, kind, name] = /^#\/components\/(\w+)\/([\w.-]+)$/.exec(part.$ref) ?? []
  const components = document.components as Record<string, Record<string, Part>> | undefined
  const found = kind && name ? components?.[kind]?.[name] : undefined
  assert.ok(found, `${part.$ref} leads nowhere`)
  return found
}

/** Returns the response of a status; null if the operation has none. */
export const responseOf = (document: OpenApi, { responses }: Operation, status: number): Response | null =>
  responses[status] ? resolve(document, responses[status]) : null

/** Returns the schema of `problem` in an operation's 422; undefined if the operation has none. */
export function problemSchemaOf(document: OpenApi, operation: Operation): Schema | undefined {
  const schema = responseOf(document, operation, 422)?.content?.['application/json']?.schema
  return schema && resolve(document, resolve(document, schema).properties!['problem']!)
}

/** Returns the values of `problem` in an operation's 422. */
export const problemsOf = (document: OpenApi, operation: Operation): string[] =>
  (problemSchemaOf(document, operation)?.enum ?? []) as string[]

export const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/**
 * Compares a value with a schema. Fields that the schema doesn't name are not allowed.
 * @returns descriptions of the mismatches, each with its place; empty if the value fits
 */
export function mismatches(document: OpenApi, given: Schema, value: unknown, at = 'body'): string[] {
  const schema = resolve(document, given)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return choices.some((choice) => mismatches(document, choice, value, at).length === 0)
      ? []
      : [`${at} is none of the choices: ${JSON.stringify(value)}`]
  if (schema.allOf) return schema.allOf.flatMap((part) => mismatches(document, part, value, at))
  const found: string[] = []
  const types = schema.type === undefined ? null : [schema.type].flat()
  const isOf = (type: string) => typeOf(value) === type || (type === 'integer' && Number.isInteger(value))
  if (types && !types.some(isOf)) return [`${at} is ${typeOf(value)}, not ${types.join(' or ')}`]
  if (schema.enum && !schema.enum.includes(value)) found.push(`${at} is not in the enumeration: ${String(value)}`)
  if ('const' in schema && schema.const !== value) found.push(`${at} is not ${String(schema.const)}`)
  if (schema.pattern && typeof value === 'string' && !new RegExp(schema.pattern).test(value))
    found.push(`${at} does not match its pattern`)
  if (schema.items && Array.isArray(value))
    found.push(...value.flatMap((item, index) => mismatches(document, schema.items!, item, `${at}[${index}]`)))
  if (schema.properties && typeOf(value) === 'object') {
    const fields = value as Record<string, unknown>
    for (const name of schema.required ?? []) if (!(name in fields)) found.push(`${at}.${name} is missing`)
    for (const [name, field] of Object.entries(fields)) {
      const known = schema.properties[name]
      if (known) found.push(...mismatches(document, known, field, `${at}.${name}`))
      else found.push(`${at}.${name} is not documented`)
    }
  }
  return found
}

function checkSchema(document: OpenApi, schema: Schema, at: string): void {
  assert.equal(typeOf(schema), 'object', at)
  if (schema.$ref) return void resolve(document, schema)
  for (const type of [schema.type ?? []].flat())
    assert.ok(
      ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'].includes(type),
      `${at}: type ${type}`,
    )
  if (schema.pattern) assert.doesNotThrow(() => new RegExp(schema.pattern!, 'u'), at)
  if (schema.enum)
    assert.ok(
      schema.enum.length > 0 && new Set(schema.enum).size === schema.enum.length,
      `${at}: the enum is empty or repeats a value`,
    )
  for (const name of schema.required ?? [])
    assert.ok(schema.properties && name in schema.properties, `${at}: ${name} is required but unknown`)
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    checkSchema(document, property, `${at}.${name}`)
  for (const [index, part] of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].entries())
    checkSchema(document, part, `${at}(${index})`)
  if (schema.items) checkSchema(document, schema.items, `${at}[]`)
}

/** Checks that a document has the structure of OpenAPI 3.1. @throws AssertionError that names the wrong place */
export function checkDocument(document: OpenApi): void {
  assert.match(document.openapi, /^3\.1\.\d+$/)
  assert.ok(document.info.title && document.info.version)
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    assert.match(name, /^[\w.-]+$/)
    checkSchema(document, schema, name)
  }
  for (const [path, item] of Object.entries(document.paths)) {
    assert.match(path, /^\//)
    for (const [method, operation] of Object.entries(item)) {
      const at = `${method} ${path}`
      assert.ok(methods.has(method), at)
      assert.ok(operation.summary, `${at} has no summary`)
      for (const scheme of (operation.security ?? []).flatMap(Object.keys))
        assert.ok(document.components?.securitySchemes?.[scheme], `${at}: ${scheme} is unknown`)
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      assert.deepEqual(declared.map(({ name }) => name).sort(), [...inPath].sort(), at)
      for (const parameter of operation.parameters ?? []) {
        assert.ok(['path', 'query', 'header', 'cookie'].includes(parameter.in), at)
        if (parameter.in === 'path') assert.equal(parameter.required, true, at)
        checkSchema(document, parameter.schema!, `${at} ${parameter.name}`)
      }
      assert.ok(
        Object.keys(operation.responses).some((status) => status.startsWith('2')),
        `${at} has no response for success`,
      )
      for (const [status, response] of Object.entries(operation.responses)) {
        assert.match(status, /^[1-5]\d\d$/, at)
        const { description, content } = resolve(document, response)
        assert.equal(typeof description, 'string', at)
        for (const { schema } of Object.values(content ?? {})) checkSchema(document, schema, `${at} ${status}`)
      }
      for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
        checkSchema(document, schema, `${at} request`)
    }
  }
}
