import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { contractOf } from '#test/api/contract.ts'
import { post as postShape, refused } from '#test/api/shapes.ts'
import { openFamily } from '#test/support/family.ts'
import { lastUpdate, setAccess } from '#test/support/lists.ts'
import { waitForLocks, whileLocked } from '#test/support/locks.ts'
import { addOwners } from '#test/support/owners.ts'
import { writePost } from '#test/support/posts.ts'
import type { Client } from '#test/support/world.ts'
import { createProofFor } from '#test/support/proofs.ts'

const { world, noor, lotte, bram, sem } = await openFamily()
const { expect, expectErrors, afstreper } = await contractOf(world)

const creating = '/api/Wishlist/CreateForumPost'
const bodyOf = (message: string, more: object = {}) => ({
  publicWishlistGuid: noor.list.publicGuid,
  message,
  ...more,
})
const onList = async (who: Client) => (await who.api('GET', '/api/Wishlist/Get/noor')).body.forum

describe('writing a message', () => {
  test('a message is returned as it then stands on the list, for visitors and owners', async () => {
    const before = await lastUpdate(world, noor.list)
    const made = await expect(lotte, 'POST', creating, bodyOf('  Wie komt er?\n\nIk wel. '), 200, postShape)
    assert.deepEqual(
      [made.fullName, made.message, made.deletableByCurrentUser],
      ['Lotte de Vries', 'Wie komt er?\n\nIk wel.', true],
    )
    assert.ok(Math.abs(Date.parse(made.createDate) - Date.now()) < 60_000)
    assert.equal(new Date(made.createDate).toISOString(), made.createDate)
    assert.deepEqual(await onList(lotte), [made])
    assert.deepEqual(await onList(bram), [{ ...made, deletableByCurrentUser: false }])
    assert.deepEqual(await onList(world.visitor()), [{ ...made, deletableByCurrentUser: false }])
    const own = await noor.api('GET', `/api/MyList/Get/${noor.list.privateGuid}`)
    assert.deepEqual(own.body.forum, [made])
    assert.equal(await lastUpdate(world, noor.list), before, 'a message changed the time of the list’s last update')

    await expect(noor, 'POST', creating, bodyOf('Ik ook!'), 200, postShape)
    assert.deepEqual(
      (await onList(bram)).map(({ message }: { message: string }) => message),
      ['Wie komt er?\n\nIk wel.', 'Ik ook!'],
    )
  })

  test('a message needs a login, and has 2000 characters at most', async () => {
    await expect(world.visitor(), 'POST', creating, bodyOf('Hoi'), 401)
    await expect(world.visitor(), 'POST', creating, {}, 401)
    await expectErrors(lotte, creating, {}, ['publicWishlistGuid', 'message'])
    const errors = async (message: string) => (await lotte.api('POST', creating, bodyOf(message))).body.errors
    for (const nothing of [' \n ', '\u200b\u200b', '\u2060', '\u3164', '\u2800'])
      assert.deepEqual(await errors(nothing), { message: ['forum.message_required'] })
    assert.deepEqual(await errors('🎁'.repeat(2001)), { message: ['forum.message_too_long'] })
    await expect(lotte, 'POST', creating, bodyOf('🎁'.repeat(2000)), 200, postShape)
  })

  test('a message is refused if its list or its author’s account is deleted at that moment', async () => {
    const gone = await world.person('Gaat Weg', { username: 'gaat-weg' })
    const [{ id }] = await world.sql<[{ id: number }]>`select id from users where email = ${gone.email}`
    const writeWhile = async (who: Client, list: string, deleted: (tx: typeof world.sql) => Promise<unknown>) => {
      const body = { ...bodyOf('Hallo'), publicWishlistGuid: list }
      const answer = await whileLocked(world.sql, deleted, () => who.api('POST', creating, body))
      return [answer.status, answer.body?.problem]
    }
    const noList = await writeWhile(
      lotte,
      gone.list.publicGuid,
      (tx) => tx`delete from lists where id = ${gone.list.id}`,
    )
    assert.deepEqual(noList, [422, 'WishlistNotFound'])
    const nobody = await writeWhile(gone, noor.list.publicGuid, (tx) => tx`delete from users where id = ${id}`)
    assert.equal(nobody[0], 401)
  })

  test('a message is refused on an unknown list, and on a list that its author may not open', async () => {
    const { list } = await world.person('Daan Mulder')
    const write = (who: Client, status: number, problem = 'NoAccess', guid = list.publicGuid) =>
      expect(
        who,
        'POST',
        creating,
        { publicWishlistGuid: guid, message: 'Hoi' },
        status,
        status === 200 ? postShape : refused(problem),
      )
    await write(lotte, 422, 'WishlistNotFound', randomUUID())
    await setAccess(world, 'daan', 'CLOSED')
    await write(lotte, 422)
    await setAccess(world, 'daan', 'OPEN', 'Hoe heet de kat?', 'Minoes')
    await write(lotte, 422)
    await lotte.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'daan', answer: 'Minoes' })
    await write(lotte, 200)
  })

  test('a guest without a name gives one with the first message, and keeps it', async () => {
    const guest = await afstreper('tante@example.org')
    await expectErrors(guest, creating, bodyOf('Hoi'), ['firstName', 'lastName'])
    await expectErrors(guest, creating, bodyOf('Hoi', { firstName: 'Jo', lastName: 'x'.repeat(101) }), ['lastName'])
    const names = { firstName: ' Jo ', lastName: 'Smit' }
    const made = await expect(guest, 'POST', creating, bodyOf('Hoi', names), 200, postShape)
    assert.equal(made.fullName, 'Jo Smit')
    const { firstName, lastName } = (await guest.api('GET', '/api/Account/UserData')).body
    assert.deepEqual([firstName, lastName], ['Jo', 'Smit'])
    const again = await expect(guest, 'POST', creating, bodyOf('Dag', { firstName: 'Koningin' }), 200, postShape)
    const other = await afstreper('naam@example.org')
    await world.mails() // The jobs of these mails lock users, too.
    const posting = await world.sql.begin(async (tx) => {
      await tx`update users set first_name = 'Bo', last_name = 'Bos' where email = 'naam@example.org'`
      const posted = other.api('POST', creating, bodyOf('Hoi', names))
      await waitForLocks(world.sql)
      return { posted }
    })
    assert.equal((await posting.posted).status, 200)
    assert.equal(
      (await other.api('GET', '/api/Account/UserData')).body.firstName,
      'Bo',
      'a name that was set meanwhile',
    )
    assert.equal(again.fullName, 'Jo Smit', 'a guest who has a name already')
    assert.equal(
      (await expect(sem, 'POST', creating, bodyOf('Ik ben Noor', { firstName: 'Noor' }), 200, postShape)).fullName,
      'Sem Bakker',
    )
  })
})

test('the first message of a day is mailed at once if mails do not wait', async () => {
  const { list, ...fien } = await world.person('Fien Vos')
  const told = async () =>
    (await world.mails()).filter(({ kind, to }) => kind === 'forum-posts' && to === fien.email).map(({ text }) => text)
  await writePost(lotte, list.publicGuid, 'De eerste')
  assert.equal((await told()).length, 1)
  await writePost(lotte, list.publicGuid, 'De tweede')
  assert.equal((await told()).length, 1)
  world.travel(1)
  await writePost(bram, list.publicGuid, 'De derde')
  world.travel(0)
  assert.match((await told())[1]!, /> De tweede\n[^]*> De derde\n/)
})

describe('deleting a message', () => {
  const remove = (who: Client, guid: string, status: number, shape?: Record<string, never>) =>
    expect(who, 'DELETE', `/api/Wishlist/DeleteForumPost/${guid}`, undefined, status, shape)
  const isThere = async (guid: string) =>
    (await onList(noor)).some(({ publicGuid }: { publicGuid: string }) => publicGuid === guid)

  test('is allowed to the author and the list’s owners only', async () => {
    const guid = await writePost(lotte, noor.list.publicGuid, 'Van Lotte')
    await remove(world.visitor(), guid, 401)
    for (const stranger of [bram, sem]) await remove(stranger, guid, 404)
    assert.ok(await isThere(guid))
    await remove(lotte, guid, 200, {})
    assert.ok(!(await isThere(guid)))
    await remove(lotte, guid, 404)
    await remove(lotte, 'geen-guid', 404)

    const another = await writePost(lotte, noor.list.publicGuid, 'Nog een van Lotte')
    await world.sql`insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${bram.email}`
    await remove(bram, another, 200, {})
    await world.sql`delete from list_owners where list_id = ${noor.list.id} and not is_primary`
    assert.ok(!(await isThere(another)))
  })

  test('is allowed to an author on a list that has been closed since', async () => {
    const guid = await writePost(lotte, noor.list.publicGuid, 'Voor het dicht ging')
    await setAccess(world, 'noor', 'CLOSED')
    await remove(lotte, guid, 200, {})
    await setAccess(world, 'noor', 'PUBLIC')
  })

  test('is allowed to a user for all messages of the users that were merged into them', async () => {
    const guest = await afstreper('oom@example.org')
    const names = { firstName: 'Oom', lastName: 'Jan' }
    const { publicGuid } = (await guest.api('POST', creating, bodyOf('Hoi', names))).body
    const gift = await world.addGift(noor.list)
    const elsewhere = await afstreper('oom@example.org')
    await elsewhere.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: gift.publicGuid })
    const mail = (await world.mails()).find(({ to }) => to === 'oom@example.org')
    const proof = /\/account\/confirm\?proof=(\S+)/.exec(mail!.text)![1]!
    await remove(elsewhere, publicGuid, 404)
    await elsewhere.post('/account/confirm', { proof })
    await remove(elsewhere, publicGuid, 404)
    await elsewhere.post('/account/confirm', { proof: await createProofFor(world.sql, guest) })
    await remove(elsewhere, publicGuid, 200, {})
  })
})

test('a guest’s messages join an account, but not as an owner’s messages on the account’s own list', async () => {
  const guest = await afstreper('fenna@example.org')
  const names = { firstName: 'Ano', lastName: 'Niem' }
  const written = [noor, lotte].map(async ({ list }) => {
    const body = { ...bodyOf('Hé daar'), publicWishlistGuid: list.publicGuid, ...names }
    return (await expect(guest, 'POST', creating, body, 200, postShape)).publicGuid as string
  })
  const [onNoors, onLottes] = await Promise.all(written)
  const fenna = await world.person('Fenna Bos')
  await addOwners(noor, fenna)
  const welcome = (await world.mails()).find(({ kind, to }) => kind === 'welcome' && to === fenna.email)!
  await fenna.post('/account/confirm', { proof: /\/account\/confirm\?proof=(\S+)/.exec(welcome.text)![1]! })
  await fenna.post('/account/confirm', { proof: await createProofFor(world.sql, guest) })
  assert.equal(
    (await fenna.get('/lotte')).$(`#post-${onLottes} .icon-button`).length,
    1,
    'the account can delete the message',
  )
  const card = (await fenna.get('/noor')).$(`#post-${onNoors}`)
  assert.deepEqual([card.find('b').text(), card.find('.chip').length], ['Ano Niem', 0])
})
