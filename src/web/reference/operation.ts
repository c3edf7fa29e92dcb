import { z } from 'zod'
import { messages } from '#locales/index.ts'
import type { ProblemText } from '#core/result.ts'
import type { AnyEndpoint } from '../api.ts'
import { exampleOf } from './examples.ts'
import { jsonSchemaOf, type JsonSchema, type Reference, type SharedSchemas } from './json-schema.ts'
import { refusals, responseHeaders } from './refusals.ts'

export interface Media {
  schema: JsonSchema
  example?: unknown
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}

export interface ResponseObject {
  description: string
  headers?: Record<string, Reference>
  content?: Record<string, Media>
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: Record<string, Media> }
  responses: Record<string, ResponseObject | Reference>
}

const jsonType = 'application/json'

/** Returns the endpoint's name in generated clients, such as `giftCrossOff` for `/api/Gift/CrossOff`. */
export function operationIdOf({ path, method }: Pick<AnyEndpoint, 'path' | 'method'>): string {
  const words = path.split('/').filter((part) => part !== '' && part !== 'api' && !part.startsWith('{'))
  const [first, ...others] = words.length > 1 ? words : [...words, capitalized(method)]
  return first!.charAt(0).toLowerCase() + first!.slice(1) + others.join('')
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns the group of an endpoint. */
export const tagOf = ({ path }: Pick<AnyEndpoint, 'path'>): string => path.split('/')[2]!

/** Describes an endpoint. */
export function operationOf(
  endpoint: AnyEndpoint,
  withoutCsrfToken: readonly RegExp[],
  shared: SharedSchemas,
): Operation {
  const operationId = operationIdOf(endpoint)
  const needsToken = endpoint.method !== 'get' && !withoutCsrfToken.some((path) => path.test(endpoint.path))
  const cookie = endpoint.requiresUser ? 'user' : 'session'
  const security = { ...((endpoint.requiresUser ?? needsToken) && { [cookie]: [] }), ...(needsToken && { csrf: [] }) }
  const parameters = [
    ...parametersOf(endpoint.params, 'path', shared, operationId),
    ...parametersOf(endpoint.query, 'query', shared, operationId),
  ]
  const body = bodyOf(endpoint, shared, operationId)
  return {
    operationId,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: endpoint.description,
    security: Object.keys(security).length > 0 ? [security] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true as const, content: body } }),
    responses: responsesOf(endpoint, shared, operationId),
  }
}

function parametersOf(
  shape: z.ZodRawShape | undefined,
  place: Parameter['in'],
  shared: SharedSchemas,
  operationId: string,
): Parameter[] {
  const { properties = {}, required = [] } = jsonSchemaOf(z.object(shape ?? {}), {
    io: 'input',
    target: 'draft-2020-12',
    shared,
  })
  return Object.entries(properties).map(([name, { description, examples, ...given }]) => {
    // A URL has no null.
    const schema = { ...given, type: [given.type].flat()[0]! }
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description && { description }),
      schema,
      example: exampleOf({ ...schema, ...(examples && { examples }) }, shared, `${operationId}.${name}`),
    }
  })
}

const picture: JsonSchema = { type: 'string', format: 'binary', description: 'The bytes of the picture' }

function bodyOf(
  { body, picture: field }: AnyEndpoint,
  shared: SharedSchemas,
  operationId: string,
): Record<string, Media> | null {
  if (field)
    return {
      // Generated clients use the first one.
      'multipart/form-data': { schema: { type: 'object', properties: { [field]: picture }, required: [field] } },
      'image/*': { schema: picture },
    }
  return body ? { [jsonType]: mediaOf(body, 'input', shared, operationId) } : null
}

function mediaOf(schema: z.ZodType, io: 'input' | 'output', shared: SharedSchemas, at: string): Media {
  const json = jsonSchemaOf(schema, { io, target: 'draft-2020-12', shared })
  return { schema: json, example: exampleOf(json, shared, at) }
}

const headersOf = (names: readonly (keyof typeof responseHeaders)[]): Record<string, Reference> =>
  Object.fromEntries(names.map((name) => [responseHeaders[name].header, { $ref: `#/components/headers/${name}` }]))

function responsesOf(endpoint: AnyEndpoint, shared: SharedSchemas, operationId: string): Operation['responses'] {
  const responses: Operation['responses'] = {}
  const headers = headersOf([
    ...(endpoint.method === 'get' ? [] : (['ClearResponseCache'] as const)),
    ...(endpoint.setsSession ? (['CsrfTokenInvalidated'] as const) : []),
  ])
  for (const [status, schema] of Object.entries(endpoint.responses))
    if (status in successes)
      responses[status] = {
        description: successes[status]!,
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(schema && { content: { [jsonType]: mediaOf(schema, 'output', shared, operationId) } }),
      }
  if (endpoint.problems) responses[422] = refusalOf(endpoint, endpoint.problems, shared, operationId)
  const refers = [400, 401, 404, 429, 503, ...((endpoint.body ?? endpoint.picture) ? [413, 415] : [])]
  for (const status of [...refers, ...Object.keys(endpoint.responses).filter((each) => !(each in successes))])
    responses[status] = { $ref: `#/components/responses/${refusals[Number(status)]!.name}` }
  return responses
}

const problemsIntroduction = 'The website shows these texts. If no page shows a problem, its text is for developers.'

const successes: Readonly<Record<string, string>> = { 200: 'Done', 201: 'Created', 204: 'Done, without a body' }

/** Returns the English text of a problem, without tags. Values in it stay names in braces, such as `{name}`. */
const englishOf = (text: ProblemText): string =>
  typeof text === 'string' ? messages[text].en.replaceAll(/<\/?\w+\/?>/g, '') : text.says

/**
 * Returns the 422 of an endpoint. Its enumeration of problems has a name, for generated clients, and says what each
 * problem means: in Markdown, and in an extension for programs.
 */
function refusalOf(
  { problemDetail = {} }: AnyEndpoint,
  problems: Readonly<Record<string, ProblemText>>,
  shared: SharedSchemas,
  operationId: string,
): ResponseObject {
  const texts = Object.fromEntries(Object.entries(problems).map(([name, text]) => [name, englishOf(text)]))
  const list = Object.entries(texts).map(([name, text]) => `- \`${name}\`: ${text}`)
  const problem = z.enum(Object.keys(texts)).meta({
    id: `${capitalized(operationId)}Problem`,
    description: [problemsIntroduction, '', ...list].join('\n'),
    'x-enumDescriptions': texts,
  })
  const { schema, example } = mediaOf(z.object({ problem, ...problemDetail }), 'output', shared, operationId)
  const always = Object.entries(example as object).filter(([name]) => schema.required!.includes(name))
  return {
    description: 'Refused, for the reason in `problem`.',
    content: { [jsonType]: { schema, example: Object.fromEntries(always) } },
  }
}

/** Returns the responses that operations share, by name. */
export const sharedResponses = (shared: SharedSchemas): Record<string, ResponseObject> =>
  Object.fromEntries(
    Object.values(refusals).map(({ name, description, body, headers }) => [
      name,
      {
        description,
        ...(headers && { headers: headersOf(headers) }),
        ...(body && { content: { [jsonType]: mediaOf(body, 'output', shared, name) } }),
      },
    ]),
  )
