import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { contractOf } from './contract.ts'
import { endpointsOf, resolve, type Schema } from './openapi.ts'

const { world, noor } = await openFamily()
const { document } = await contractOf(world)

const samples: Record<string, readonly unknown[]> = {
  number: [0, 3],
  boolean: [true, false],
  string: ['', '3', 'true', 'on'],
  array: [[], [3], ['x']],
  object: [{}],
}

/** Returns the JSON types that a schema allows. */
function typesOf(schema: Schema): Set<string> {
  const { type, anyOf, oneOf, enum: values, const: value } = resolve(document, schema)
  const parts = [...(anyOf ?? []), ...(oneOf ?? [])]
  if (parts.length > 0) return new Set(parts.flatMap((part) => [...typesOf(part)]))
  const named = type === undefined ? (values ?? [value]).map((each) => typeof each) : [type].flat()
  return new Set(named.map((each) => (each === 'integer' ? 'number' : each)))
}

interface Answer {
  errors: Record<string, string[]>
}

interface Place {
  path: string
  schema: Schema
  /** returns a request body that has only this property, with the given value */
  around: (value: unknown) => Record<string, unknown>
}

/** Returns every property of a request body, including properties of objects in its arrays. */
function placesIn(
  body: Schema,
  prefix = '',
  around: Place['around'] = (value) => value as Record<string, unknown>,
): Place[] {
  return Object.entries(resolve(document, body).properties ?? {}).flatMap(([name, schema]): Place[] => {
    const path = prefix + name
    const here: Place['around'] = (value) => around({ [name]: value })
    const { items } = resolve(document, schema)
    const inside = items ? placesIn(items, `${path}.0.`, (value) => here([value])) : []
    return [{ path, schema, around: here }, ...inside]
  })
}

const places = endpointsOf(document).flatMap((call) =>
  call.body ? placesIn(call.body).map((place) => ({ call, ...place })) : [],
)

const tokenOfNoor = await noor.csrfToken()
let leavers = 0

async function send(method: string, path: string, body: unknown): Promise<[status: number, answer: Answer | null]> {
  // A successful request to delete the account deletes its caller, so a new account sends each of these requests.
  const leaver = path === '/api/Account/Delete' ? await world.person(`Gaat${leavers++} Weg`) : null
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': (await leaver?.csrfToken()) ?? tokenOfNoor }
  const init = { headers, body: JSON.stringify(body) }
  const response = await (leaver ?? noor).request(method, path.replace(/\{\w+\}/g, 'x'), init)
  return [response.status, response.status === 400 ? ((await response.json()) as Answer) : null]
}

test('no endpoint accepts a value of another JSON type than it documents', { timeout: 600_000 }, async () => {
  const taken: string[] = []
  for (const { call, path, schema, around } of places) {
    const types = typesOf(schema)
    assert.ok(types.size > 0, `${call.path} ${path} has no type`)
    const wrong = Object.entries(samples).flatMap(([type, values]) => (types.has(type) ? [] : values))
    assert.ok(wrong.length > 0, `${call.path} ${path}`)
    for (const value of wrong) {
      const [status, answer] = await send(call.method, call.path, around(value))
      if (!Object.keys(answer?.errors ?? {}).some((key) => key === path || key.startsWith(`${path}.`)))
        taken.push(
          `${call.method} ${call.path} ${path} = ${JSON.stringify(value)}: ${status} ${JSON.stringify(answer)}`,
        )
    }
  }
  assert.deepEqual(taken, [])
  assert.ok(places.length > 80, `${places.length} properties`)
})

test('null and a missing key mean the same to every endpoint', { timeout: 600_000 }, async () => {
  for (const { call, path, around } of places)
    assert.deepEqual(
      await send(call.method, call.path, around(null)),
      await send(call.method, call.path, around(undefined)),
      `${call.method} ${call.path} ${path}`,
    )
})
