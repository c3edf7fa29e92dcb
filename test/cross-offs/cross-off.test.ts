import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { Client, World } from '#test/support/world.ts'

const { world, noor, lotte, bram } = await openFamily()

const guidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const gift = (about: Parameters<World['addGift']>[1] = {}) => world.addGift(noor.list, about)
const crossOff = (who: Client, publicGiftGuid: string, contextId?: string) =>
  who.api('POST', '/api/Gift/CrossOff', { publicGiftGuid, contextId })

describe('crossing a gift off', () => {
  test('starts a flow without a login', async () => {
    const { publicGuid } = await gift()
    const answer = await world.visitor().api('POST', '/api/Wishlist/StartFlow', { publicGiftGuid: publicGuid })
    assert.equal(answer.status, 200)
    assert.deepEqual(Object.keys(answer.body), ['contextId'])
    assert.match(answer.body.contextId, guidForm)
  })

  test('returns the guid that undoes it, and the gift is taken for everybody else', async () => {
    const { publicGuid } = await gift()
    const answer = await crossOff(lotte, publicGuid, randomUUID())
    assert.equal(answer.status, 200)
    assert.deepEqual(Object.keys(answer.body), ['crossOffGuid'])
    assert.match(answer.body.crossOffGuid, guidForm)
    assert.equal(answer.headers.get('clear-response-cache'), '1')

    const other = await crossOff(bram, publicGuid, randomUUID())
    assert.equal(other.status, 422)
    assert.deepEqual(other.body, { problem: 'CrossedOffByOtherUser' })
  })

  test('returns the same guid to the same flow, with a single mail, even after an undo', async () => {
    const { publicGuid } = await gift({ description: 'Leeslamp voor naast de bank' })
    // The index has the later flow first, and after the update below so has the table.
    const [contextId, secondFlow] = ['ffffffff-ffff-4fff-bfff-ffffffffffff', '00000000-0000-4000-8000-000000000000']
    const first = await crossOff(lotte, publicGuid, contextId)
    const again = await crossOff(lotte, publicGuid, contextId)
    assert.deepEqual([again.status, again.body], [200, first.body])
    await world.mails()
    const undone = await lotte.api('POST', '/api/Gift/UndoCrossOff', {
      publicGuid,
      privateCrossOffGuid: first.body.crossOffGuid,
      contextId,
    })
    assert.deepEqual([undone.status, undone.body], [200, {}])
    const replayed = await crossOff(lotte, publicGuid, contextId)
    assert.deepEqual([replayed.status, replayed.body], [200, first.body])
    assert.equal(
      (
        await world.sql`select 1 from cross_offs where undone_at is null and gift_id = (select id from gifts where public_guid = ${publicGuid})`
      ).length,
      0,
    )
    await world.mails()
    const orders =
      await world.sql`select 1 from mails where kind = 'cross-off' and user_id = (select id from users where email = ${lotte.email}) and data->>'crossOffId' = (select id::text from cross_offs where private_guid = ${first.body.crossOffGuid})`
    assert.equal(orders.length, 1)
    const anew = await crossOff(lotte, publicGuid, secondFlow)
    assert.equal(anew.status, 200)
    assert.notEqual(anew.body.crossOffGuid, first.body.crossOffGuid)
    await world.sql`update cross_offs set was_shown = was_shown where private_guid = ${first.body.crossOffGuid}`
    for (const [flow, answered] of [[contextId, first] as const, [secondFlow, anew] as const])
      assert.deepEqual(
        (await crossOff(lotte, publicGuid, flow)).body,
        answered.body,
        'each flow gets its own guid again',
      )
  })

  test('returns the same guid to a user who gives the gift already, whatever the flow', async () => {
    const { publicGuid } = await gift()
    const first = await crossOff(lotte, publicGuid, randomUUID())
    for (const contextId of [randomUUID(), undefined])
      assert.deepEqual((await crossOff(lotte, publicGuid, contextId)).body, first.body)
  })

  test('lets one flow cross off several gifts', async () => {
    const contextId = randomUUID()
    const guids = [await gift(), await gift()].map(({ publicGuid }) => publicGuid)
    const answers = await Promise.all(guids.map((guid) => crossOff(lotte, guid, contextId)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    assert.notEqual(answers[0]!.body.crossOffGuid, answers[1]!.body.crossOffGuid)
  })

  test('returns one guid to one flow that sends many requests at once', async () => {
    const { publicGuid } = await gift()
    const contextId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => crossOff(lotte, publicGuid, contextId)))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    assert.equal(new Set(answers.map(({ body }) => body.crossOffGuid)).size, 1)
  })

  test('needs a user', async () => {
    const { publicGuid } = await gift()
    assert.equal((await crossOff(world.visitor(), publicGuid, randomUUID())).status, 401)
  })

  test('is refused for a gift that is gone or may not be crossed off', async () => {
    assert.deepEqual((await crossOff(lotte, randomUUID())).body, { problem: 'GiftDeleted' })
    const { publicGuid } = await gift({ crossOffEnabled: false })
    const answer = await crossOff(lotte, publicGuid)
    assert.deepEqual([answer.status, answer.body], [422, { problem: 'GiftUncrossable' }])
  })

  test('is refused on a list that the current user may not open', async () => {
    const { publicGuid } = await gift()
    try {
      for (const accessType of ['CLOSED', 'UNKNOWN', 'OPEN']) {
        await world.sql`update lists set access_type = ${accessType}::access_type, access_question = 'Hoe heet de kat?', access_answer = 'Poes' where id = ${noor.list.id}`
        const answer = await crossOff(lotte, publicGuid)
        assert.deepEqual([answer.status, answer.body], [422, { problem: 'NoAccess' }], accessType)
      }
      const right = await lotte.api('POST', '/api/Wishlist/VerifyAnswer', { username: noor.username, answer: ' poes ' })
      assert.deepEqual(right.body, { valid: true })
      assert.equal((await crossOff(lotte, publicGuid)).status, 200)
    } finally {
      await world.sql`update lists set access_type = 'PUBLIC' where id = ${noor.list.id}`
    }
  })

  test('returns the same response to an owner of the list, whatever the gift’s state', async () => {
    const free = await gift()
    const taken = await gift()
    const locked = await gift({ crossOffEnabled: false })
    await crossOff(lotte, taken.publicGuid)
    for (const { publicGuid } of [free, taken, locked]) {
      const answer = await crossOff(noor, publicGuid, randomUUID())
      assert.deepEqual([answer.status, answer.body], [422, { problem: 'OwnWishlist' }])
    }
  })

  test('refuses invalid bodies', async () => {
    const { publicGuid } = await gift()
    for (const body of [
      undefined,
      '',
      'no json',
      '[]',
      'null',
      '"text"',
      {},
      { publicGiftGuid: null },
      { publicGiftGuid: 'x' },
      { publicGiftGuid: [publicGuid] },
      { publicGiftGuid: { $ne: null } },
      { publicGiftGuid: `${publicGuid}'; drop table cross_offs; --` },
      { publicGiftGuid: publicGuid, contextId: 'x' },
      { publicGiftGuid: publicGuid, contextId: 7 },
    ]) {
      const answer = await lotte.api('POST', '/api/Gift/CrossOff', body)
      assert.equal(answer.status, 400, JSON.stringify(body))
      assert.ok(answer.body.errors)
    }
    assert.equal((await lotte.api('POST', '/api/Wishlist/StartFlow', { publicGiftGuid: 'x' })).status, 400)
  })

  test('accepts a guid in capitals', async () => {
    const { publicGuid } = await gift()
    assert.equal((await crossOff(lotte, publicGuid.toUpperCase(), randomUUID().toUpperCase())).status, 200)
  })

  test('refuses a request without the session’s token', async () => {
    const { publicGuid } = await gift()
    const response = await lotte.request('POST', '/api/Gift/CrossOff', {
      body: JSON.stringify({ publicGiftGuid: publicGuid }),
      headers: { 'Content-Type': 'application/json' },
    })
    assert.equal(response.status, 400)
    assert.equal(response.headers.get('csrf-token-invalid'), '1')
    assert.equal(
      (
        await world.sql`select 1 from cross_offs where gift_id = (select id from gifts where public_guid = ${publicGuid})`
      ).length,
      0,
    )
  })
})
