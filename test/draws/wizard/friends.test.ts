import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { setAccess } from '#test/support/lists.ts'
import { draftOf, keptIn, namesIn, sender } from './drafts.ts'

const { world, noor, lotte, bram } = await openFamily()
const send = sender(world.visitor())

for (const friend of [bram, noor])
  await world.sql`insert into friendships (user_id, list_id) select id, ${friend.list.id} from users where email = ${lotte.email}`

const draft = draftOf('Anna', 'Dirk')

describe('Friends in the participants step', () => {
  test('Boxes add and remove friends, who get the name of their list', async () => {
    const tab = await send('/deelnemers?tab=friends', draft, {}, lotte)
    assert.deepEqual(
      tab
        .$('input[name=friend]')
        .toArray()
        .map((box) => tab.$(box).attr('value'))
        .sort(),
      [bram.list.publicGuid, noor.list.publicGuid].sort(),
    )
    const chosen = await send('/deelnemers/friends', draft, { friend: [bram.list.publicGuid, randomUUID()] }, lotte)
    assert.deepEqual(namesIn(chosen), ['Anna', 'Dirk', 'Bram Visser'])
    const added = keptIn(chosen).participants[2]!
    assert.deepEqual(
      [added.email, added.friendParticipantPublicGuid, added.publicUserGuid, added.isEmailAddedUser],
      [null, bram.list.publicGuid, bram.user.publicGuid, false],
    )
    assert.doesNotMatch(chosen.html, new RegExp(bram.email), 'the page shows a friend’s address')
    const both = await send(
      '/deelnemers/friends',
      keptIn(chosen),
      { friend: [bram.list.publicGuid, noor.list.publicGuid] },
      lotte,
    )
    assert.equal(keptIn(both).participants.find(({ name }) => name === 'Bram Visser')!.localGuid, added.localGuid)
    assert.deepEqual(
      namesIn(await send('/deelnemers/friends', keptIn(both), { friend: noor.list.publicGuid }, lotte)),
      ['Anna', 'Dirk', 'Noor de Vries'],
    )
    assert.deepEqual(namesIn(await send('/deelnemers/friends', keptIn(both), {}, lotte)), ['Anna', 'Dirk'])
  })

  test('Friends are sorted by name with their pictures, including those with closed lists', async () => {
    await setAccess(world, 'bram', 'CLOSED')
    await world.sql`update lists set theme_image = 'pram' where id = ${bram.list.id}`
    const { $ } = await send('/deelnemers?tab=friends', draft, {}, lotte)
    assert.deepEqual(
      $('[data-drawing-filter-item]')
        .toArray()
        .map((item) => $(item).find('span').last().contents().first().text()),
      ['Bram Visser', 'Noor de Vries'],
    )
    assert.match($('[data-drawing-filter-item] img').first().attr('src')!, /^\/static\/.+\.svg$/)
    assert.equal($('[data-drawing-filter-input]').length, 1)
    await setAccess(world, 'bram', 'PUBLIC')

    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' })
    await guest.api('POST', '/api/Friend/Add', { publicGuid: bram.list.publicGuid })
    assert.equal((await send('/deelnemers?tab=friends', draft, {}, guest)).$('input[name=friend]').length, 1)
  })

  test('The step explains why there are no friends, or why friends who share a list are missing', async () => {
    assert.match(
      (await send('/deelnemers?tab=friends', draft, {}, bram)).$('#add-people').text(),
      /nog geen vrienden.*“Toevoegen aan vrienden”/,
    )
    await world.sql`insert into list_owners (list_id, user_id, is_primary) select ${noor.list.id}, id, false from users where email = ${bram.email}`
    const { $ } = await send('/deelnemers?tab=friends', draft, {}, lotte)
    assert.match($('#add-people').text(), /gezamenlijke lijst/)
    assert.equal($('input[name=friend]').length, 1)
    await world.sql`update list_owners set user_id = (select id from users where email = ${lotte.email}) where list_id = ${noor.list.id} and not is_primary`
    const own = await send('/deelnemers?tab=friends', draft, {}, lotte)
    assert.equal(own.$('input[name=friend]').length, 1)
    assert.doesNotMatch(
      own.$('#add-people').text(),
      /gezamenlijke lijst/,
      'a list that the user now owns too is no friend’s',
    )
  })
})
