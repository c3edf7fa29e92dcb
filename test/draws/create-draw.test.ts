import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { couples, draw, givenPeople, givenPerson, lotGuidIn, readDraw, readLot, type Given } from './drawing.ts'

const { world, noor, lotte, bram } = await openFamily()

/** Makes a draw among these people, and checks that each gets one mail and that the lots form an allowed assignment. */
async function holdsWhatItPromises(given: Given[]): Promise<void> {
  const mailsBefore = (await world.mails()).length
  const organizer = world.visitor()
  const publicGuid = await draw(organizer, given)
  const mails = (await world.mails()).slice(mailsBefore)
  const lotMails = mails.filter(({ kind }) => kind === 'lot')
  assert.deepEqual(
    lotMails.map(({ to }) => to).sort(),
    given.map(({ email }) => email).sort(),
    'each gets exactly one mail',
  )
  assert.deepEqual(
    mails.filter(({ kind }) => kind !== 'lot').map(({ kind, to }) => [kind, to]),
    [['draw-manage', given[0]!.email]],
  )

  const { participants } = await readDraw(organizer, publicGuid)
  assert.deepEqual(
    participants.map(({ name, email }) => [name, email]),
    given.map(({ name, email }) => [name, email]),
  )
  const indexOf = new Map(participants.map((participant, index) => [participant.publicGuid, index]))
  const receivers: number[] = []
  for (const mail of lotMails) {
    const lot = await readLot(world, lotGuidIn(mail))
    assert.equal(lot.email, mail.to)
    receivers[given.findIndex(({ email }) => email === mail.to)] = indexOf.get(lot.drawnParticipant.publicGuid)!
    assert.ok(!mail.subject.includes(lot.drawnParticipant.name))
  }
  assert.deepEqual(
    [...receivers].sort((a, b) => a - b),
    given.map((_, index) => index),
    'everybody is drawn once',
  )
  for (const [giver, receiver] of receivers.entries()) {
    assert.notEqual(giver, receiver)
    assert.ok(!given[giver]!.exclude.includes(given[receiver]!.localGuid), 'an exclusion was not kept')
  }
  assert.deepEqual(
    participants.map(({ excluded }) => excluded.map((guid) => given[indexOf.get(guid)!]!.localGuid).sort()),
    given.map(({ exclude }) => [...exclude].sort()),
  )
}

describe('Making a draw', () => {
  test('In a draw of 3 people each gets one mail, and each lot opens by its guid alone', () =>
    holdsWhatItPromises(givenPeople(3)))
  test('A draw of 30 people in couples keeps all exclusions', () => holdsWhatItPromises(couples(givenPeople(30))))
  test('A draw of 1,000 people in couples keeps all exclusions', { timeout: 300_000 }, () =>
    holdsWhatItPromises(couples(givenPeople(1000))),
  )

  test('Two participants who share an address get a lot each', async () => {
    const people = givenPeople(3).map((person, index) => ({
      ...person,
      email: index === 0 ? 'gedeeld0@example.org' : 'gedeeld@example.org',
    }))
    await draw(world.visitor(), people)
    const mails = (await world.mails()).filter(({ kind, to }) => kind === 'lot' && to === 'gedeeld@example.org')
    assert.equal(mails.length, 2)
    assert.notEqual(lotGuidIn(mails[0]!), lotGuidIn(mails[1]!))
  })

  test('A repeated request with the same contextId returns the same draw and mails nobody twice', async () => {
    const organizer = world.visitor()
    const given = { title: 'Pakjesavond', participants: givenPeople(3), contextId: randomUUID() }
    const mailsBefore = (await world.mails()).length
    const headers = { 'X-CSRF-TOKEN': await organizer.csrfToken(), 'Content-Type': 'application/json' }
    const press = async () => {
      // All presses use the session of the page with the button. The first response sets another session cookie.
      const response = await organizer.request('POST', '/api/Loting/Create', { headers, body: JSON.stringify(given) })
      return { status: response.status, body: (await response.json()) as unknown }
    }
    const presses = await Promise.all([press(), press(), press()])
    const later = await organizer.api('POST', '/api/Loting/Create', { ...given, title: 'Toch een andere titel' })
    assert.deepEqual(
      new Set([...presses, later].map(({ status, body }) => `${status} ${body}`)),
      new Set([`200 ${presses[0].body}`]),
    )
    assert.equal((await world.mails()).length - mailsBefore, 4)
    assert.equal((await readDraw(organizer, later.body)).title, 'Pakjesavond')

    const stranger = await world.visitor().api('POST', '/api/Loting/Create', given)
    assert.deepEqual([stranger.status, stranger.body], [422, { problem: 'DrawnAlready' }])
    assert.notEqual(
      await draw(organizer, given.participants),
      later.body,
      'a request without a contextId makes another draw',
    )

    assert.equal((await organizer.api('DELETE', `/api/Loting/${later.body}`)).status, 200)
    const anew = await organizer.api('POST', '/api/Loting/Create', given)
    assert.equal(anew.status, 200)
    assert.notEqual(anew.body, later.body, 'the contextId of a deleted draw can make another draw')
  })

  test('A refusal names the people whose exclusions make a draw impossible', async () => {
    const [anna, bram, carla, dirk, eva] = ['Anna', 'Bram', 'Carla', 'Dirk', 'Eva'].map((name, index) =>
      givenPerson(index, { name }),
    )
    for (const one of [anna!, bram!, carla!])
      one.exclude = [anna!, bram!, carla!].filter((other) => other !== one).map(({ localGuid }) => localGuid)
    const refused = await world
      .visitor()
      .api('POST', '/api/Loting/Create', { title: 'Kerst', participants: [anna, bram, carla, dirk, eva] })
    assert.equal(refused.status, 422)
    assert.equal(refused.body.problem, 'InvalidExclusions')
    assert.deepEqual(
      [refused.body.people.sort(), refused.body.canOnlyDraw.sort()],
      [
        ['Anna', 'Bram', 'Carla'],
        ['Dirk', 'Eva'],
      ],
    )
    assert.equal(refused.body.canOnlyBeDrawnBy, null)
    const [count] = await world.sql<{ count: number }[]>`select count(*)::int as count from draws where title = 'Kerst'`
    assert.equal(count!.count, 0)
  })

  test('A refusal names the people whom nobody, or too few people, may draw', async () => {
    const four = givenPeople(4)
    const [zero, one, two, three] = four.map(({ localGuid }) => localGuid) as [string, string, string, string]
    const refusal = async (excluded: string[][]) =>
      (
        await world.visitor().api('POST', '/api/Loting/Create', {
          title: 'Kerst',
          participants: four.map((person, index) => ({ ...person, exclude: excluded[index] })),
        })
      ).body
    assert.deepEqual(await refusal([[], [zero], [zero], [zero]]), {
      problem: 'InvalidExclusions',
      people: ['Deelnemer 0'],
      canOnlyDraw: null,
      canOnlyBeDrawnBy: [],
    })
    assert.deepEqual(await refusal([[one], [zero], [], [zero, one]]), {
      problem: 'InvalidExclusions',
      people: ['Deelnemer 0', 'Deelnemer 1'],
      canOnlyDraw: null,
      canOnlyBeDrawnBy: ['Deelnemer 2'],
    })
    assert.deepEqual(await refusal([[one, two, three], [], [], []]), {
      problem: 'InvalidExclusions',
      people: ['Deelnemer 0'],
      canOnlyDraw: [],
      canOnlyBeDrawnBy: null,
    })
  })

  test('Organizing at an account’s address requires its login, and an account can’t use another address', async () => {
    const people = givenPeople(3)
    people[0]!.email = lotte.email.toUpperCase()
    assert.equal(
      (await world.visitor().api('POST', '/api/Loting/Create', { title: 'Kerst', participants: people })).status,
      401,
    )
    const publicGuid = await draw(lotte, people)
    assert.equal((await readDraw(lotte, publicGuid)).participants[0]!.email, lotte.email)
    people[0]!.email = 'anders@example.org'
    const refused = await lotte.api('POST', '/api/Loting/Create', { title: 'Kerst', participants: people })
    assert.deepEqual([refused.status, refused.body], [422, { problem: 'InvalidOrganizerEmail' }])
  })

  test('Making a draw logs nobody in, and a session manages its draws under several addresses', async () => {
    const visitor = world.visitor()
    const first = await draw(visitor, givenPeople(3))
    const second = await draw(visitor, [givenPerson(900), ...givenPeople(3).slice(1)])
    assert.equal((await visitor.api('GET', '/api/Account/UserData')).status, 204)
    await readDraw(visitor, first)
    await readDraw(visitor, second)
    assert.deepEqual((await world.visitor().api('GET', `/api/Loting/${first}`)).body, { problem: 'NotFound' })
  })

  test('The link in the organizer’s mail opens the draw of a guest, who can’t log in', async () => {
    const [guest, email] = [world.visitor(), 'gast-die-trekt@example.org']
    await guest.api('POST', '/api/Afstreper/Create', { email })
    const publicGuid = await draw(guest, [givenPerson(0, { email }), givenPerson(1), givenPerson(2)])
    const mail = (await world.mails()).findLast(({ kind, to }) => kind === 'draw-manage' && to === email)!
    const reader = world.visitor()
    assert.equal((await reader.get(/\/lootjestrekken\/loting\/open\/\S+/.exec(mail.text)![0])).status, 303)
    assert.equal((await readDraw(reader, publicGuid)).participants.length, 3)
  })

  test('A draw takes friends by their guids, and never shows their addresses', async () => {
    const people = [
      givenPerson(0, { email: lotte.email }),
      givenPerson(1),
      givenPerson(2, {
        email: null,
        publicUserGuid: bram.user.publicGuid,
        friendParticipantPublicGuid: bram.list.publicGuid,
      }),
    ]
    await world.sql`insert into friendships (user_id, list_id) select id, ${bram.list.id} from users where email = ${noor.email}`
    const stranger = await lotte.api('POST', '/api/Loting/Create', { title: 'Kerst', participants: people })
    assert.deepEqual(
      [stranger.status, stranger.body],
      [422, { problem: 'InvalidData' }],
      'Bram is a friend of Noor, but not yet of Lotte',
    )
    await world.sql`insert into friendships (user_id, list_id) select id, ${bram.list.id} from users where email = ${lotte.email}`
    assert.deepEqual((await lotte.api('GET', '/api/Loting/LotingFriendsList')).body, {
      friends: [
        {
          fullName: 'Bram Visser',
          wishlistUrlForDisplay: `${new URL(world.services.config.baseUrl).host}/bram`,
          publicUserGuid: bram.user.publicGuid,
          friendParticipantPublicGuid: bram.list.publicGuid,
        },
      ],
      hadMultiUserFriends: false,
    })
    await world.sql`insert into list_owners (list_id, user_id) select ${bram.list.id}, id from users where email = ${noor.email}`
    const shared = await lotte.api('POST', '/api/Loting/Create', { title: 'Kerst', participants: people })
    assert.deepEqual(
      [shared.status, shared.body],
      [422, { problem: 'InvalidData' }],
      'a list of two owners identifies no participant',
    )
    await world.sql`delete from list_owners where not is_primary`
    await proveAddress(world, bram)
    const publicGuid = await draw(lotte, people)
    const { participants } = await readDraw(lotte, publicGuid)
    assert.deepEqual([participants[2]!.name, participants[2]!.email], ['Bram Visser', null])
    assert.ok(!JSON.stringify((await lotte.api('GET', `/api/Loting/${publicGuid}`)).body).includes(bram.email))
    const lotsOf = async () => (await bram.api('GET', '/api/Loting/Overview')).body.lotingen.length
    assert.equal(await lotsOf(), 1)
    await world.sql`update users set email_proven_at = null where email = ${bram.email}`
    await draw(lotte, people)
    assert.equal(await lotsOf(), 1, 'an account without a proven address gets no lot')
    await proveAddress(world, bram)
    assert.ok((await world.mails()).some(({ kind, to }) => kind === 'lot' && to === bram.email))
    const guess = { participantPublicGuid: participants[2]!.publicGuid, email: bram.email }
    const guessed = await lotte.api('POST', '/api/Loting/ResendLot', guess)
    assert.deepEqual(
      [guessed.status, guessed.body],
      [422, { problem: 'InvalidData' }],
      'a resend does not confirm a guessed address',
    )
    const overview = (await bram.api('GET', '/api/Loting/Overview')).body.lotingen
    assert.deepEqual([overview.length, overview[0].manageGuid, overview[0].lots.length], [1, null, 1])
    assert.equal((await readLot(world, overview[0].lots[0].privateParticipantGuid)).email, bram.email)
  })
})
