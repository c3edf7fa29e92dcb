import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { draw, givenPeople, readDraw, type Given } from './drawing.ts'

const { world } = await openFamily()

describe('Refused requests', () => {
  const refused = async (body: unknown) => {
    const { status, body: answered } = await world.visitor().api('POST', '/api/Loting/Create', body)
    return [status, answered?.errors ? Object.keys(answered.errors as object) : answered]
  }
  const withPeople = (change: (people: Given[]) => unknown, more = {}) => ({
    title: 'Kerst',
    participants: change(givenPeople(3)),
    ...more,
  })

  test('A draw at its limits is made, and a draw beyond them is refused', async () => {
    assert.deepEqual(await refused(withPeople((people) => people, { title: 'Ke' })), [400, ['title']])
    assert.deepEqual(await refused(withPeople((people) => people, { title: 'x'.repeat(101) })), [400, ['title']])
    assert.deepEqual(await refused(withPeople((people) => people, { description: 'x'.repeat(2001) })), [
      400,
      ['description'],
    ])
    assert.deepEqual(await refused(withPeople((people) => people.slice(1))), [400, ['participants']])
    assert.deepEqual(await refused({ title: 'Kerst', participants: givenPeople(1001) }), [400, ['participants']])
    const longEmail = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`
    assert.deepEqual(
      await refused(withPeople(([one, two, three]) => [one, two, { ...three, name: '👪'.repeat(101) }])),
      [400, ['participants.2.name']],
    )
    assert.deepEqual(
      await refused(withPeople(([one, two, three]) => [one, two, { ...three, email: longEmail(101) }])),
      [400, ['participants.2.email']],
    )
    assert.deepEqual(
      await refused(withPeople(([one, two, three]) => [one, { ...two, name: ' ' }, { ...three, email: 'nee' }])),
      [400, ['participants.1.name', 'participants.2.email']],
    )
    const people = givenPeople(3)
    people[2]!.name = '👪'.repeat(100)
    people[2]!.email = longEmail(100)
    await draw(world.visitor(), people, { title: '🎁🎁🎁', description: 'é'.repeat(2000) })
    await draw(world.visitor(), givenPeople(3), { title: 'x'.repeat(100), description: null })
  })

  test('Exclusions of unknown people, repeated guids and friends of nobody are refused', async () => {
    assert.deepEqual(
      await refused(withPeople(([one, two, three]) => [one, two, { ...three, exclude: [randomUUID()] }])),
      [422, { problem: 'InvalidData' }],
    )
    assert.deepEqual(
      await refused(withPeople(([one, two, three]) => [one, two, { ...three, localGuid: one!.localGuid }])),
      [422, { problem: 'InvalidData' }],
    )
    assert.deepEqual(
      await refused(
        withPeople(([one, two, three]) => [
          one,
          two,
          { ...three, email: null, friendParticipantPublicGuid: randomUUID() },
        ]),
      ),
      [422, { problem: 'InvalidData' }],
    )
  })

  test('Malformed and oversized request bodies are refused', async () => {
    for (const body of [
      null,
      [],
      'x',
      7,
      {},
      { title: [], participants: {} },
      { title: 'Kerst', participants: [null, 1, 'x'] },
      { title: 'a\u0000b', participants: givenPeople(3) },
    ]) {
      assert.equal((await refused(body))[0], 400, JSON.stringify(body))
    }
    assert.equal(
      (
        await world
          .visitor()
          .api(
            'POST',
            '/api/Loting/Create',
            JSON.stringify({ title: 'Kerst', participants: givenPeople(3), more: 'x'.repeat(1024 * 1024) }),
          )
      ).status,
      413,
    )
  })

  test('Other people’s draws and unknown draws and lots don’t open', async () => {
    const visitor = world.visitor()
    const organizer = world.visitor()
    const others = await draw(organizer, givenPeople(3))
    for (const guid of [others, randomUUID(), 'geen-guid']) {
      assert.deepEqual((await visitor.api('GET', `/api/Loting/${guid}`)).body, { problem: 'NotFound' })
      assert.deepEqual((await visitor.api('DELETE', `/api/Loting/${guid}`)).body, { problem: 'Unauthorized' })
      assert.deepEqual((await visitor.api('GET', `/api/Lot/${guid}`)).body, { problem: 'NotFound' })
    }
    const { participants } = await readDraw(organizer, others)
    for (const { publicGuid } of participants) {
      assert.deepEqual((await visitor.api('GET', `/api/Lot/${publicGuid}`)).body, { problem: 'NotFound' })
      const resent = { participantPublicGuid: publicGuid, email: 'a@example.org' }
      assert.deepEqual((await visitor.api('POST', '/api/Loting/ResendLot', resent)).body, { problem: 'Unauthorized' })
    }
    const unknown = randomUUID()
    assert.deepEqual(
      (await visitor.api('POST', '/api/Loting/ResendLot', { participantPublicGuid: unknown, email: 'a@example.org' }))
        .body,
      { problem: 'NotFound' },
    )
    assert.deepEqual(
      (
        await visitor.api('POST', '/api/Loting/OpenWithOrganizer', {
          publicLotingGuid: unknown,
          privateUserGuid: unknown,
        })
      ).body,
      { problem: 'NotFound' },
    )
    assert.equal(
      (await visitor.api('POST', '/api/Lot/RegisterFirstView', { participantPrivateGuid: unknown })).status,
      404,
    )
    assert.equal(
      (await visitor.api('POST', '/api/Lot/SelectWishlist', { participantPrivateGuid: unknown })).status,
      404,
    )
    assert.deepEqual((await visitor.api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: unknown })).body, {
      problem: 'LotDoesNotExist',
    })
    assert.deepEqual(
      (await visitor.api('POST', '/api/Lot/SendQuestion', { lotPrivateGuid: unknown, question: 'Hoi?' })).body,
      { problem: 'LotDoesNotExist' },
    )
    assert.equal((await visitor.api('GET', '/api/Loting/Overview')).status, 401)
    assert.equal((await visitor.api('GET', '/api/Loting/LotingFriendsList')).status, 401)
  })
})
