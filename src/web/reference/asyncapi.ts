import { z } from 'zod'
import type { Arguments, HubEvent } from '../hub.ts'
import { sessionCookieNameAt } from '../session.ts'
import type { InvocationError } from '../signalr/invoke.ts'
import { messageType } from '../signalr/protocol.ts'
import type { Described } from './documents.ts'
import { exampleOf } from './examples.ts'
import { hubIntroduction, markdownOf } from './introductions.ts'
import { jsonSchemaOf, type JsonSchema, type Reference, type SharedSchemas } from './json-schema.ts'
import { apiVersion } from './openapi.ts'

export interface HubMessage {
  name: string
  title: string
  summary: string
  payload: JsonSchema
  examples: { payload: unknown }[]
}

export interface AsyncApiDocument {
  asyncapi: '3.0.0'
  info: { title: string; version: string; description: string }
  defaultContentType: 'application/json'
  servers: Record<string, object>
  channels: { hub: { address: string; title: string; description: string; messages: Record<string, Reference> } }
  operations: Record<
    string,
    {
      action: 'send' | 'receive'
      channel: Reference
      summary: string
      messages: Reference[]
      security: Reference[]
      reply?: { channel: Reference; messages: Reference[] }
    }
  >
  components: {
    messages: Record<string, HubMessage>
    schemas: SharedSchemas
    securitySchemes: { session: object }
  }
}

const security = [{ $ref: '#/components/securitySchemes/session' }]
const channel = { $ref: '#/channels/hub' }

/** Returns the AsyncAPI document of the hub. */
export function asyncApiOf({
  methods,
  config,
  operator,
}: Pick<Described, 'methods' | 'config' | 'operator'>): AsyncApiDocument {
  const schemas: SharedSchemas = {}
  const messages: Record<string, HubMessage> = {}
  const operations: AsyncApiDocument['operations'] = {}
  const events = new Set<HubEvent>()
  const add = (
    name: string,
    title: string,
    summary: string,
    io: 'input' | 'output',
    payload: z.ZodType,
  ): Reference[] => {
    const json = jsonSchemaOf(payload, { io, target: 'draft-07', shared: schemas })
    messages[name] = { name, title, summary, payload: json, examples: [{ payload: exampleOf(json, schemas, name) }] }
    return [{ $ref: `#/channels/hub/messages/${name}` }]
  }
  for (const [name, { description, args, result, events: own }] of Object.entries(methods)) {
    operations[name] = {
      action: 'receive',
      channel,
      security,
      summary: description,
      messages: add(name, name, description, 'input', invocation(name, argumentsOf(args))),
      reply: {
        channel,
        messages: add(
          `${name}Completion`,
          `Completion of ${name}`,
          'The result, or an error.',
          'output',
          completion(result),
        ),
      },
    }
    for (const event of own) events.add(event)
  }
  for (const { name, description, args } of events)
    operations[name] = {
      action: 'send',
      channel,
      security,
      summary: description,
      messages: add(name, name, description, 'output', event(name, argumentsOf(args))),
    }
  const { protocol, host } = new URL(config.baseUrl)
  return {
    asyncapi: '3.0.0',
    info: { title: `${operator.name} hub`, version: apiVersion, description: markdownOf(hubIntroduction) },
    defaultContentType: 'application/json',
    servers: {
      app: {
        host,
        protocol: protocol === 'https:' ? 'wss' : 'ws',
        description: 'The session cookie says who connects, as for the API.',
      },
    },
    channels: {
      hub: {
        address: '/signalr',
        title: 'Hub',
        description: 'One WebSocket for all methods and events.',
        messages: Object.fromEntries(
          Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations,
    components: {
      messages,
      schemas,
      securitySchemes: {
        session: {
          type: 'httpApiKey',
          in: 'cookie',
          name: sessionCookieNameAt(config),
          description: 'Cookie of the session.',
        },
      },
    },
  }
}

const argumentsOf = (schemas: Arguments) => z.tuple(schemas as [z.ZodType])

const invocationId = () =>
  z.string().meta({ description: 'Chosen by the client; its completion has the same', example: '1' })

const event = (name: string, args: z.ZodType) =>
  z.object({ type: z.literal(messageType.invocation), target: z.literal(name), arguments: args })

const invocation = (name: string, args: z.ZodType) =>
  z.object({
    type: z.literal(messageType.invocation),
    invocationId: invocationId().optional(),
    target: z.literal(name),
    arguments: args,
  })

/** Errors of the methods that exist. Each takes any text for a guid, so none has invalid arguments. */
const methodErrors = ['unauthorized', 'internal error'] as const satisfies InvocationError[]

const completion = (result: z.ZodType) =>
  z.union([
    z.object({ type: z.literal(messageType.completion), invocationId: invocationId(), result }),
    z.object({
      type: z.literal(messageType.completion),
      invocationId: invocationId(),
      error: z.enum(methodErrors).meta({ description: '`unauthorized` also stands for an unknown or malformed guid' }),
    }),
  ])
