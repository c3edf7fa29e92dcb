import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { openWorld, type Client, type Person, type World } from '#test/support/world.ts'
import { draftOf, keptIn, namesIn, sender } from './drafts.ts'

let world: World
let visitor: Client
before(async () => {
  world = await openWorld()
  visitor = world.visitor()
})
after(() => world.close())

const send = sender(() => visitor)

const draft = draftOf('Anna', 'Bram')

describe('friends', () => {
  let eva: Person
  let tim: Person
  let oma: Person
  before(async () => {
    eva = await world.person('Eva Smit')
    tim = await world.person('Tim Jansen')
    oma = await world.person('Riet Bakker', { username: 'riet' })
    const [evaRow] = await world.sql<
      { id: number }[]
    >`select id from users where private_guid = ${eva.user.privateGuid}::uuid`
    for (const friend of [tim, oma])
      await world.sql`insert into friendships (user_id, list_id) values (${evaRow!.id}, ${friend.list.id})`
  })

  test('are chosen and let go by their boxes, by the name that we know', async () => {
    const tab = await send('/deelnemers?tab=friends', draft, {}, eva)
    assert.deepEqual(
      tab
        .$('input[name=friend]')
        .toArray()
        .map((box) => tab.$(box).attr('value'))
        .sort(),
      [tim.list.publicGuid, oma.list.publicGuid].sort(),
    )
    const chosen = await send('/deelnemers/friends', draft, { friend: [tim.list.publicGuid, randomUUID()] }, eva)
    assert.deepEqual(namesIn(chosen), ['Anna', 'Bram', 'Tim Jansen'])
    const added = keptIn(chosen).participants[2]!
    assert.deepEqual(
      [added.email, added.friendParticipantPublicGuid, added.publicUserGuid, added.isEmailAddedUser],
      [null, tim.list.publicGuid, tim.user.publicGuid, false],
    )
    assert.doesNotMatch(chosen.html, new RegExp(tim.email), 'a friend’s address is his own')
    const both = await send(
      '/deelnemers/friends',
      keptIn(chosen),
      { friend: [tim.list.publicGuid, oma.list.publicGuid] },
      eva,
    )
    assert.equal(keptIn(both).participants.find(({ name }) => name === 'Tim Jansen')!.localGuid, added.localGuid)
    assert.deepEqual(namesIn(await send('/deelnemers/friends', keptIn(both), { friend: oma.list.publicGuid }, eva)), [
      'Anna',
      'Bram',
      'Riet Bakker',
    ])
    assert.deepEqual(namesIn(await send('/deelnemers/friends', keptIn(both), {}, eva)), ['Anna', 'Bram'])
  })

  test('none yet, and friends who share a list, are explained', async () => {
    assert.match((await send('/deelnemers?tab=friends', draft, {}, tim)).$('#add-people').text(), /nog geen vrienden/)
    const [lotte] = await world.sql<
      { id: number }[]
    >`select id from users where private_guid = ${tim.user.privateGuid}::uuid`
    await world.sql`insert into list_owners (list_id, user_id, is_primary) values (${oma.list.id}, ${lotte!.id}, false)`
    const { $ } = await send('/deelnemers?tab=friends', draft, {}, eva)
    assert.match($('#add-people').text(), /gezamenlijke lijst/)
    assert.equal($('input[name=friend]').length, 1)
  })
})
