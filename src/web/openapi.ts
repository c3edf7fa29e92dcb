import { OpenApiGeneratorV31, type OpenAPIRegistry } from '@asteasolutions/zod-to-openapi'
import { Hono } from 'hono'
import type { Env } from './http.ts'

/** `/api/openapi.json`: the whole API, from the schemas that validate and answer it. */
export function openApi(registries: OpenAPIRegistry[]) {
  let document: object | undefined
  const make = () =>
    new OpenApiGeneratorV31(registries.flatMap((registry) => registry.definitions)).generateDocument({
      openapi: '3.1.0',
      info: { title: 'Wishring', version: '1', description: 'The JSON calls behind the native app shell. The session cookie authenticates; changes carry the header X-CSRF-TOKEN.' },
      servers: [{ url: '/' }],
    })
  return new Hono<Env>().get('/api/openapi.json', (c) => c.json((document ??= make())))
}
