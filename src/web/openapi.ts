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
          'The JSON API behind the native app. Most calls need a logged-in session, which the session cookie carries; changes need the header X-CSRF-TOKEN. A “Loting” is a draw, and a lot is what users know as their envelope.',
      },
      servers: [{ url: '/' }],
    })
  return new Hono<Env>().get('/api/openapi.json', (c) => c.json((document ??= generate())))
}
