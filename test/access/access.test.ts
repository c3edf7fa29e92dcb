import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { audienceOf, listByGuid, listFor, listOfGift, verifyAnswer } from '../../src/access/index.ts'
import { rememberSession } from '../../src/accounts/index.ts'
import { openFamily } from '#test/support/family.ts'
import { unusedGuid } from '#test/support/guids.ts'
import { setAccess } from '#test/support/lists.ts'
import type { Client, Person } from '#test/support/world.ts'

const { world, noor, sem, bram } = await openFamily()
beforeEach(async () => {
  await world.sql`delete from owner_invites`
  await setAccess(world, 'noor', 'PUBLIC')
})

/** Returns a visitor without an account whose session has a row. */
async function rememberedVisitor(): Promise<Client> {
  const visitor = world.visitor()
  await visitor.csrfToken()
  const scope = await world.scopeOf(visitor)
  await rememberSession(scope, world.sql)
  visitor.cookies.set('session', scope.session.token)
  return visitor
}

const stateFor = async (who: Client) => (await listFor(await world.scopeOf(who), 'noor'))?.state ?? null
const sessionOf = async (who: Client) => (await world.scopeOf(who)).session.id

async function answer(who: Client, given: string): Promise<boolean | null> {
  const scope = await world.scopeOf(who)
  const isRight = await verifyAnswer(scope, () => rememberSession(scope, world.sql), 'noor', given)
  who.cookies.set('session', scope.session.token)
  return isRight
}

/** Returns what the list is to each of these sessions. */
async function standingsOf(...sessionIds: (number | null)[]) {
  const known = sessionIds.filter((id) => id !== null)
  const audience = (await audienceOf(world.services, noor.list.publicGuid, known))!
  return sessionIds.map((id) => audience.standingOf(id)?.is ?? null)
}

describe('access to a list', () => {
  test('is always given to its owners, and tells a co-owner from the primary owner', async () => {
    for (const type of ['PUBLIC', 'CLOSED', 'UNKNOWN'] as const) {
      await setAccess(world, 'noor', type)
      const access = await listFor(await world.scopeOf(noor), 'noor')
      assert.ok(access?.state === 'OwnedByCurrentUser' && access.isPrimaryOwner, type)
      assert.equal(access.privateGuid, noor.list.privateGuid)
    }
    const mira = await world.person('Mira Bos')
    await world.sql`insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${mira.email}`
    const access = await listFor(await world.scopeOf(mira), 'noor')
    assert.ok(access?.state === 'OwnedByCurrentUser' && !access.isPrimaryOwner)
  })

  test('is given to everybody while the list is public, without its private guid', async () => {
    for (const who of [sem, world.visitor(), await rememberedVisitor()]) {
      const access = await listFor(await world.scopeOf(who), 'NOOR')
      assert.equal(access?.state, 'Access')
      assert.ok(!JSON.stringify(access).includes(noor.list.privateGuid))
    }
  })

  test('requires an answer to the list’s question, and does not reveal the answer', async () => {
    await setAccess(world, 'noor', 'OPEN', 'Hoe heet de hond?', 'Takkie')
    for (const who of [sem, world.visitor()]) {
      const access = await listFor(await world.scopeOf(who), 'noor')
      assert.deepEqual(access, {
        state: 'Question',
        question: 'Hoe heet de hond?',
        fullName: 'Noor de Vries',
        username: 'noor',
      })
    }
  })

  test('is refused for a closed list, or asks for an invitation while one is open', async () => {
    for (const type of ['CLOSED', 'UNKNOWN'] as const) {
      await setAccess(world, 'noor', type)
      await world.sql`delete from owner_invites`
      const refused = { fullName: 'Noor de Vries', username: 'noor' }
      assert.deepEqual(await listFor(await world.scopeOf(sem), 'noor'), { state: 'NoAccess', ...refused })
      await world.sql`insert into owner_invites (list_id, name) values (${noor.list.id}, 'Mira')`
      assert.deepEqual(await listFor(await world.scopeOf(sem), 'noor'), { state: 'InvitationRequired', ...refused })
      await world.sql`update owner_invites set expires_at = now() - interval '1 minute'`
      assert.equal(await stateFor(sem), 'NoAccess', 'an expired invitation')
      await world.sql`update owner_invites set expires_at = now() + interval '1 day', accepted_at = now()`
      assert.equal(await stateFor(sem), 'NoAccess', 'an accepted invitation')
    }
  })

  test('is the same by username, by guid and by a gift on the list, and null for an unknown list', async () => {
    const gift = await world.addGift(noor.list)
    const scope = await world.scopeOf(sem)
    const expected = await listFor(scope, 'noor')
    assert.deepEqual(await listByGuid(scope, noor.list.publicGuid), expected)
    assert.deepEqual(await listOfGift(scope, gift.publicGuid), expected)
    assert.deepEqual(
      [
        await listFor(scope, 'niemand'),
        await listFor(scope, "noor' or '1'='1"),
        await listByGuid(scope, unusedGuid),
        await listByGuid(scope, noor.list.privateGuid),
        await listOfGift(scope, unusedGuid),
      ],
      [null, null, null, null, null],
    )
  })
})

describe('an answer to a list’s question', () => {
  test('opens the list for its session alone, in any case, spacing and Unicode form', async () => {
    await setAccess(world, 'noor', 'OPEN', 'Waar was het?', 'Café Één')
    for (const given of ['Café Één', '  café één ', 'CAFÉ ÉÉN', 'Cafe\u0301 E\u0301e\u0301n']) {
      const visitor = world.visitor()
      await visitor.csrfToken()
      assert.equal(await answer(visitor, given), true, given)
      assert.equal(await stateFor(visitor), 'Access', given)
      assert.equal(await stateFor(world.visitor()), 'Question')
    }
  })

  test('still counts after the visitor logs in, but not after another user logs in with the same session', async () => {
    await setAccess(world, 'noor', 'OPEN', 'Hoe heet de hond?', 'Takkie')
    const visitor = await rememberedVisitor()
    assert.equal(await answer(visitor, 'takkie'), true)
    const logIn = (who: Person) =>
      visitor.post('/account/login', { emailOrUsername: who.username, password: who.password })
    await logIn(sem)
    assert.equal(await stateFor(visitor), 'Access')
    await logIn(bram)
    assert.equal(await stateFor(visitor), 'Question')
  })

  test('opens nothing if it is wrong', async () => {
    await setAccess(world, 'noor', 'OPEN', 'Waar was het?', 'Café Één')
    for (const given of ['', ' ', 'Cafe Een', 'Café', 'Café Één!', '%']) {
      assert.equal(await answer(sem, given), false, given)
      assert.equal(await stateFor(sem), 'Question', given)
    }
  })

  test('stops counting when the question changes, and an answer to the new question opens the list again', async () => {
    await setAccess(world, 'noor', 'OPEN', 'Hoe heet de hond?', 'Takkie')
    assert.equal(await answer(sem, 'takkie'), true)
    assert.equal(await stateFor(sem), 'Access')
    await setAccess(world, 'noor', 'OPEN', 'Hoe heet de kat?', 'Minoes')
    assert.equal(await stateFor(sem), 'Question')
    assert.deepEqual(await standingsOf(await sessionOf(sem)), ['nobody'])
    assert.equal(await answer(sem, 'minoes'), true)
    assert.equal(await stateFor(sem), 'Access', 'the answer to the new question')
    await setAccess(world, 'noor', 'CLOSED')
    assert.equal(await stateFor(sem), 'NoAccess')
  })

  test('is always right for an owner or a public list, wrong for a closed one, and null for an unknown one', async () => {
    assert.equal(await answer(sem, 'x'), true, 'a public list')
    await setAccess(world, 'noor', 'CLOSED')
    assert.equal(await answer(sem, 'x'), false, 'a closed list')
    assert.equal(await answer(noor, 'x'), true, 'the owner’s own list')
    const scope = await world.scopeOf(sem)
    assert.equal(
      await verifyAnswer(scope, () => assert.fail('an answer for an unknown list was remembered'), 'niemand', 'x'),
      null,
    )
  })
})

describe('the audience of a list', () => {
  test('gives the current standing of many sessions at once', async () => {
    const visitor = await rememberedVisitor()
    const sessions = [await sessionOf(noor), await sessionOf(sem), await sessionOf(visitor), null]
    assert.ok(sessions.slice(0, 3).every((id) => id !== null))
    assert.deepEqual(await standingsOf(...sessions), ['owner', 'visitor', 'visitor', 'visitor'])
    await setAccess(world, 'noor', 'CLOSED')
    assert.deepEqual(await standingsOf(...sessions), ['owner', 'nobody', 'nobody', 'nobody'])
    await setAccess(world, 'noor', 'OPEN', 'Hoe heet de hond?', 'Takkie')
    await answer(visitor, 'Takkie')
    assert.deepEqual(await standingsOf(...sessions), ['owner', 'nobody', 'visitor', 'nobody'])
  })

  test('has no standing for a session that has ended, or whose account was deleted', async () => {
    for (const end of [
      (id: number) => world.sql`update sessions set expires_at = now() - interval '1 minute' where id = ${id}`,
      (id: number) => world.sql`update sessions set user_deleted = true where id = ${id}`,
      (id: number) => world.sql`delete from sessions where id = ${id}`,
    ]) {
      const id = (await sessionOf(await rememberedVisitor()))!
      assert.deepEqual(await standingsOf(id), ['visitor'])
      await end(id)
      assert.deepEqual(await standingsOf(id), [null])
    }
  })

  test('is null for a list that is gone', async () => {
    assert.equal(await audienceOf(world.services, unusedGuid, []), null)
    assert.equal(await audienceOf(world.services, noor.list.privateGuid, []), null)
  })
})
