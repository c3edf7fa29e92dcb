import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { refusedWord } from '#locales/tools/words.ts'
import { openWorld } from '#test/support/world.ts'
import { endpointsOf, mismatches, problemSchemaOf, resolve } from './openapi.ts'
import type { DocumentedEndpoint, OpenApi, Schema } from './openapi.ts'

const world = await openWorld()
const document = (await (await world.app.request('/api/openapi.json')).json()) as OpenApi
await world.close()

/** Every field of the document's bodies and parameters, with its place. */
function fieldsOf(schema: Schema, at: string): { at: string; field: Schema }[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).map(([name, field]) => [`${at}.${name}`, field] as const),
    ...(schema.anyOf ?? []).map((choice) => [at, choice] as const),
    ...(schema.items ? [[`${at}[]`, schema.items] as const] : []),
  ]
  return [
    ...Object.entries(schema.properties ?? {}).map(([name, field]) => ({ at: `${at}.${name}`, field })),
    ...inside.flatMap(([place, each]) => fieldsOf(each, place)),
  ]
}

const bodies = endpointsOf(document).flatMap(({ operation: { operationId, requestBody, responses } }) =>
  [
    requestBody?.content?.['application/json'],
    ...Object.entries(responses).map(([status, response]) =>
      Number(status) < 300 ? response.content?.['application/json'] : undefined,
    ),
  ].flatMap((media) => (media ? [{ operationId: operationId!, ...media }] : [])),
)

const fields = [
  ...bodies.flatMap(({ operationId, schema }) => fieldsOf(schema, operationId)),
  ...Object.entries(document.components!.schemas!).flatMap(([name, schema]) => fieldsOf(schema, name)),
]

const typesOf = ({ type, anyOf = [] }: Schema): string[] => [...[type ?? []].flat(), ...anyOf.flatMap(typesOf)]

describe('the API’s document', () => {
  test('names every operation after its path, and no two alike', () => {
    const ids = endpointsOf(document).map(({ operation }) => operation.operationId)
    assert.ok(ids.includes('accountLogin') && ids.includes('giftCrossOff') && ids.includes('shopGet'))
    assert.equal(new Set(ids).size, ids.length)
  })

  test('summarizes every operation in a line, and describes it in sentences', () => {
    const wrong = endpointsOf(document).flatMap(({ operation: { operationId, summary = '', description = '' } }) =>
      summary.length <= 72 && /^[A-Z].*[^.]$/.test(summary) && /^[A-Z`].{20,}\.$/s.test(description)
        ? []
        : [`${operationId}: ${summary} | ${description}`],
    )
    assert.deepEqual(wrong, [])
  })

  test('says which calls need the CSRF token, with its session’s cookie, and which a user', () => {
    const schemesOf = ({ operation }: DocumentedEndpoint) => operation.security!.flatMap(Object.keys).join(' and ')
    const needs = Object.groupBy(endpointsOf(document), schemesOf)
    assert.deepEqual(Object.keys(needs).sort(), ['', 'session and csrf', 'user', 'user and csrf'])
    const withToken = endpointsOf(document).filter((call) => schemesOf(call).endsWith('csrf'))
    assert.deepEqual(
      withToken.map(({ operation }) => operation.operationId),
      endpointsOf(document)
        .filter(({ method, path }) => method !== 'GET' && path !== '/api/Utility/CheckSession')
        .map(({ operation }) => operation.operationId),
    )
    const idsOf = (schemes: string) => needs[schemes]!.map(({ operation }) => operation.operationId)
    assert.ok(idsOf('user').includes('myListGetAll') && idsOf('user and csrf').includes('giftCrossOff'))
    assert.ok(idsOf('session and csrf').includes('accountLogin') && idsOf('').includes('wishlistGet'))
  })

  test('says which fields a request may leave out, and which may be null', () => {
    const body = (path: string) => endpointsOf(document).find((call) => call.path === path)!.body!
    const { required, properties } = body('/api/Gift/CrossOff')
    assert.deepEqual(required, ['publicGiftGuid'])
    assert.deepEqual(properties!['contextId']!.type, ['string', 'null'])
    assert.deepEqual(body('/api/Account/Create').properties!['receiveMailing']!.type, ['boolean', 'null'])
    const { properties: gift } = document.components!.schemas!['Gift']!
    assert.deepEqual(gift!['uri']!.type, ['string', 'null'])
    assert.equal(gift!['description']!.type, 'string')
  })

  test('says of every field that may be null when it is', () => {
    const silent = fields.filter(
      ({ field }) => typesOf(field).includes('null') && !/\bnull\b/.test(field.description ?? ''),
    )
    assert.deepEqual([...new Set(silent.map(({ at }) => at))], [])
  })

  test('says of every number what it counts', () => {
    const silent = fields.filter(
      ({ field }) => typesOf(field).some((type) => type === 'number' || type === 'integer') && !field.description,
    )
    assert.deepEqual([...new Set(silent.map(({ at }) => at))], [])
  })

  test('has an example of every body, which fits its schema', () => {
    for (const { operationId, schema, example } of bodies)
      assert.deepEqual(mismatches(document, schema, example), [], operationId)
  })

  test('says what every problem of every operation means, in plain text', () => {
    const refusals = endpointsOf(document).flatMap(({ operation }) => problemSchemaOf(document, operation) ?? [])
    assert.ok(refusals.length > 50)
    for (const { enum: problems, description = '', 'x-enumDescriptions': texts = {} } of refusals) {
      assert.deepEqual(Object.keys(texts), problems)
      for (const [problem, text] of Object.entries(texts)) {
        assert.match(text, /^[A-Z{][^<]{10,}$/, problem)
        assert.doesNotMatch(text, /\{\w+,/, `${problem} has a plural or a choice`)
        assert.ok(description.split('\n').includes(`- \`${problem}\`: ${text}`), problem)
      }
    }
  })

  test('uses the words of docs/texts.md in its descriptions of fields and problems', () => {
    const shapes = Object.entries(document.components!.schemas!).map(([at, field]) => ({ at, field }))
    const calls = endpointsOf(document).map(({ path, operation }) => ({ at: path, field: operation }))
    const wrong = [...fields, ...shapes, ...calls]
      .map(({ at, field }) => ({ at, word: refusedWord('en', field.description ?? '') }))
      .filter(({ word }) => word)
    assert.deepEqual(wrong, [])
  })

  test('has the shapes that clients share among its components', () => {
    const names = ['AccessState', 'Category', 'ForumPost', 'Gift', 'OwnWishlist', 'PublicWishlist', 'Summary', 'User']
    for (const name of names) assert.ok(document.components!.schemas![name], name)
  })

  test('has no schema that accepts everything', () => {
    const open = fields.filter(({ field }) => Object.keys(resolve(document, field)).length === 0)
    assert.deepEqual(
      open.map(({ at }) => at),
      [],
    )
  })
})
