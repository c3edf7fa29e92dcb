import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutCsrfTokens, type Client } from '#test/support/world.ts'
import { endpoints } from './endpoints.ts'
import { openStage } from './cast.ts'
import { pages } from './pages.ts'

// Requests all pages, and the endpoints for visitors, from a device on which the list's owner was once logged in: first
// with a gift crossed off, then with the same gift free.

const stage = await openStage()
const { world, password } = stage

/** Replaces the values that are random in each response, so that two responses can be compared. */
const normal = (text: string) =>
  withoutCsrfTokens(text).replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])|(?<=name="contextId" value=")[^"]*/g, 'random')

/** Requests that only read, and requests that givers make. */
const asked: { call: string; body?: unknown }[] = [
  ...endpoints.filter(({ call }) => call.startsWith('GET')),
  { call: 'POST Gift/CrossOff', body: { publicGiftGuid: '{taken}', contextId: null } },
  { call: 'POST Gift/UndoCrossOff', body: { publicGuid: '{taken}', privateCrossOffGuid: '{crossOff}' } },
  { call: 'POST Gift/UndoCrossOff', body: { publicGuid: '{taken}', privateCrossOffGuid: '{unknown}' } },
]

async function everythingSeen(device: Client): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  await world.sql`delete from seat_sessions`
  for (const { path } of pages) {
    const address = stage.fill(path, 'visitor')
    for (const headers of [{}, { 'HX-Request': 'true' }, { 'HX-Request': 'true', 'HX-Target': 'div#visited-list' }]) {
      const { status, html, headers: answered } = await device.get(address, headers)
      seen.set(`${path} ${JSON.stringify(headers)}`, normal(`${status} ${answered.get('location') ?? ''} ${html}`))
    }
  }
  for (const { call, body } of asked) {
    const [method, path] = stage.fill(call, 'visitor').split(' ') as [string, string]
    const answer = await device.api(
      method,
      `/api/${path}`,
      body === undefined ? undefined : stage.fill(body, 'visitor'),
    )
    seen.set(`${call} ${JSON.stringify(body)}`, normal(JSON.stringify([answer.status, answer.body])))
  }
  return seen
}

test('on an owner’s logged-out device, no response reveals a cross-off, not even to a guest', async () => {
  const device = world.visitor()
  await device.post('/account/login', { emailOrUsername: 'noor', password })
  await device.post('/account/logout')
  const guest = world.visitor()
  await guest.post('/account/login', { emailOrUsername: 'noor', password })
  await guest.post('/account/logout')
  assert.equal((await guest.api('POST', '/api/Afstreper/Create', { email: 'tablet@example.org' })).status, 201)
  // The page of a lot says that it was read by the API, so it is read before the first visit, too.
  await world.visitor().api('GET', stage.fill('/api/Lot/{lot}', 'visitor'))
  const taken = [await everythingSeen(device), await everythingSeen(guest)]
  const visitors = await everythingSeen(world.visitor())
  await world.sql`update cross_offs set undone_at = now()`
  const free = [await everythingSeen(device), await everythingSeen(guest)]
  const differs = (one: Map<string, string>, other: Map<string, string>) =>
    [...one].flatMap(([what, answer]) => (other.get(what) === answer ? [] : [what]))
  assert.deepEqual(
    taken.flatMap((each, index) => differs(each, free[index]!)),
    [],
  )
  assert.ok(
    differs(visitors, await everythingSeen(world.visitor())).length > 5,
    'too few responses to a visitor on another device depend on the cross-off',
  )
})
