import { OpenApiGeneratorV31, OpenAPIRegistry } from '@asteasolutions/zod-to-openapi'
import { Hono } from 'hono'
import { sessionScheme } from './api.ts'
import type { Env } from './http.ts'

export function openApi(registries: OpenAPIRegistry[]) {
  let document: object | undefined
  const session = new OpenAPIRegistry()
  session.registerComponent('securitySchemes', sessionScheme, { type: 'apiKey', in: 'cookie', name: 'session' })
  const generate = () =>
    new OpenApiGeneratorV31([session, ...registries].flatMap((registry) => registry.definitions)).generateDocument({
      openapi: '3.1.0',
      info: {
        title: 'Wishring',
        version: '1',
        description:
          'The JSON calls behind the native app shell. The session cookie authenticates, which some calls demand; changes carry the header X-CSRF-TOKEN.',
      },
      servers: [{ url: '/' }],
    })
  return new Hono<Env>().get('/api/openapi.json', (c) => c.json((document ??= generate())))
}
