import { sessionCookieNameAt } from '../session.ts'
import type { Described } from './documents.ts'
import { apiIntroduction, markdownOf } from './introductions.ts'
import type { JsonSchema, SharedSchemas } from './json-schema.ts'
import { operationOf, sharedResponses, tagOf, type Operation, type ResponseObject } from './operation.ts'
import { responseHeaders } from './refusals.ts'
import { tags } from './tags.ts'

/**
 * Version of the API, by semantic versioning. `test/api/release.test.ts` says when it must rise.
 */
export const apiVersion = '1.1.0'

export interface OpenApiDocument {
  openapi: '3.1.1'
  info: {
    title: string
    version: string
    description: string
    contact: { name: string; url: string; email: string }
    license: { name: string; url: string }
  }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  security: []
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: SharedSchemas
    responses: Record<string, ResponseObject>
    headers: Record<string, { description: string; schema: JsonSchema }>
    securitySchemes: Record<string, object>
  }
}

/** Returns the OpenAPI document of these endpoints. */
export function openApiOf({ endpoints, withoutCsrfToken, config, operator, pages }: Described): OpenApiDocument {
  const shared: SharedSchemas = {}
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method] = operationOf(endpoint, withoutCsrfToken, shared)
  const responses = sharedResponses(shared)
  const used = new Set(endpoints.map(tagOf))
  const cookie = { type: 'apiKey', in: 'cookie', name: sessionCookieNameAt(config) }
  return {
    openapi: '3.1.1',
    info: {
      title: `${operator.name} API`,
      version: apiVersion,
      description: markdownOf(apiIntroduction),
      contact: { name: operator.name, url: `${config.baseUrl}${pages.contact}`, email: operator.email },
      license: { name: 'Terms of use', url: operator.termsUrl ?? `${config.baseUrl}${pages.terms}` },
    },
    servers: [{ url: config.baseUrl }],
    tags: Object.entries(tags).flatMap(([name, description]) => (used.has(name) ? [{ name, description }] : [])),
    security: [],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(shared).sort(([one], [other]) => (one < other ? -1 : 1))),
      responses,
      headers: Object.fromEntries(
        Object.entries(responseHeaders).map(([name, { description, schema }]) => [
          name,
          { description, schema: structuredClone(schema) as unknown as JsonSchema },
        ]),
      ),
      securitySchemes: {
        session: { ...cookie, description: 'Cookie of the session to which the CSRF token belongs.' },
        user: { ...cookie, description: 'Cookie of a session in which a user is logged in.' },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-TOKEN',
          description: 'Token that `Utility/CsrfToken` returned for this session.',
        },
      },
    },
  }
}
