import assert from 'node:assert/strict'
import type { ApiResponse, Client, World } from '#test/support/world.ts'
import { endpointsOf, mismatches, responseOf, type DocumentedEndpoint, type OpenApi } from './openapi.ts'
import { assertShape, user, type Shape } from './shapes.ts'

const patternOf = ({ path }: DocumentedEndpoint) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
const isPlain = (call: DocumentedEndpoint) => !call.path.includes('{')

function documentedCall(document: OpenApi, method: string, path: string): DocumentedEndpoint {
  const plain = path.replace(/\?.*/, '')
  const fitting = endpointsOf(document).filter((call) => call.method === method && patternOf(call).test(plain))
  const call = fitting.find(isPlain) ?? fitting[0]
  assert.ok(call, `${method} ${path} is not documented`)
  return call
}

const reading =
  /^\/api\/(Account\/CheckEmail|MyList\/CheckUsername|MyList\/UsedInRecentLot\/.+|Utility\/CheckSession|Wishlist\/StartFlow)$/

const hasHeader = ({ headers = {} }: { headers?: Record<string, object> }, header: string) =>
  Object.keys(headers).some((name) => name.toLowerCase() === header)

/** Whether a successful request changed something, so that apps must clear their caches. */
const reportsChange = (method: string, path: string, { body }: ApiResponse) =>
  method !== 'GET' && !reading.test(path) && body !== false && body?.valid !== false

/** Returns the API's OpenAPI document, and functions that send requests and check the responses against it. */
export async function contractOf(world: World) {
  const document = (await (await world.app.request('/api/openapi.json')).json()) as OpenApi

  /** Sends a request. Checks the response against the document and against the rules for every response. */
  async function call(
    client: Client,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<ApiResponse> {
    const answer = await client.api(method, path, body)
    const at = `${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`
    const documented = responseOf(document, documentedCall(document, method, path).operation, answer.status)
    assert.ok(documented, `${at}: the status is not documented`)
    const schema = documented.content?.['application/json']?.schema
    if (schema) {
      assert.match(answer.headers.get('content-type') ?? '', /^application\/json\b/, at)
      assert.deepEqual(mismatches(document, schema, answer.body), [], at)
    } else assert.equal(answer.body, null, at)
    for (const header of ['csrf-token-invalidated', 'clear-response-cache', 'retry-after'])
      if (answer.headers.has(header)) assert.ok(hasHeader(documented, header), `${at}: ${header} is not documented`)
    if (answer.status < 300) {
      assert.equal(answer.headers.get('clear-response-cache'), reportsChange(method, path, answer) ? '1' : null, at)
      assert.equal(answer.headers.get('cache-control'), 'no-store', at)
    } else assert.equal(answer.headers.get('clear-response-cache'), null, at)
    return answer
  }

  /** Sends a request and expects this status with a body of this shape, or an empty body if there is no shape. */
  async function expect(
    client: Client,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: unknown,
    status: number,
    shape?: Shape,
  ): Promise<ApiResponse['body']> {
    const answer = await call(client, method, path, body)
    assert.equal(answer.status, status, `${method} ${path} ${JSON.stringify(answer.body)}`)
    if (shape === undefined) assert.equal(answer.body, null)
    else assertShape(answer.body, shape)
    return answer.body
  }

  /** Sends a request and expects a 400 with messages for exactly these fields. */
  async function expectErrors(
    client: Client,
    path: string,
    body: unknown,
    fields: string[],
    method: 'POST' | 'DELETE' = 'POST',
  ): Promise<void> {
    const answer = await call(client, method, path, body)
    assert.equal(answer.status, 400, `${path} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`)
    assert.deepEqual(Object.keys(answer.body), ['errors'])
    assert.deepEqual(Object.keys(answer.body.errors).sort(), [...fields].sort(), path)
    for (const messages of Object.values<string[]>(answer.body.errors)) {
      assert.ok(
        messages.length > 0 && messages.every((message) => /^[a-z_]+(\.[a-z_0-9]+)+$/.test(message)),
        JSON.stringify(messages),
      )
    }
  }

  /** Returns a visitor who became a guest with this e-mail address. */
  async function guestClient(email: string): Promise<Client> {
    const client = world.visitor()
    await expect(client, 'POST', '/api/Afstreper/Create', { email }, 201, { user })
    return client
  }

  return { document, call, expect, expectErrors, afstreper: guestClient }
}
