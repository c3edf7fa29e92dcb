import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { forgetMails, lotGuidIn, lotStatus, mailsOf, readDraw } from '../draws/drawing.ts'
import { call, drawIt, gather, joinAll, joinByApi, readGathering } from './gathering.ts'

const { world, lotte, bram } = await openFamily({ BASE_URL: 'https://wenskring.example' })
beforeEach(async () => {
  await forgetMails(world)
  await world.sql`delete from rate_limits`
})

describe('Creating a gathering', () => {
  test('It has a link to share, and the organizer gets the link to manage it by mail', async () => {
    const organizer = world.visitor()
    const { guid, joinPath, managePath } = await gather(organizer, { date: '2027-12-05', budget: 2500 })
    assert.match(joinPath, /^\/lootjestrekken\/samen\/[0-9a-f-]{36}$/)
    assert.equal(managePath, `/lootjestrekken/samen/beheer/${guid}`)
    const read = await readGathering(organizer, guid)
    assert.deepEqual(
      [read['title'], read['date'], read['budget'], read['organizer'], new URL(read.joinUrl).pathname],
      ['Pakjesavond', '2027-12-05', 2500, { name: 'Emma de Boer', takesPart: true }, joinPath],
    )
    assert.deepEqual(read.participants.map(({ name, hasEmail }) => [name, hasEmail]), [['Emma de Boer', true]]) // oxfmt-ignore
    const [mail] = await mailsOf(world, 'gathering-manage', 'emma@example.org')
    assert.match(mail!.text, new RegExp(`/open/${guid}/[0-9a-f-]{36}`))
  })

  test('An organizer who does not draw has no seat', async () => {
    const organizer = world.visitor()
    const { guid } = await gather(organizer, { organizerTakesPart: false })
    assert.deepEqual((await readGathering(organizer, guid)).participants, [])
  })

  test('The rules of a draw hold', async () => {
    const create = async (who = world.visitor(), more: object = {}) =>
      who.api('POST', '/api/Gathering/Create', { title: 'Kerst', organizer: { name: 'Emma', email: 'emma@example.org' }, ...more }) // oxfmt-ignore
    assert.deepEqual((await create(world.visitor(), { organizer: null })).body, { problem: 'InvalidData' })
    assert.deepEqual((await create(lotte)).body, { problem: 'InvalidOrganizerEmail' })
    assert.equal((await create(world.visitor(), { organizer: { name: 'Lotte', email: lotte.email } })).status, 401)
    assert.equal((await create(world.visitor(), { title: 'x' })).status, 400)
    assert.equal((await create(world.visitor(), { date: '2001-01-01' })).status, 400)
    const contextId = randomUUID()
    const first = world.visitor()
    const [one, two] = [await create(first, { contextId }), await create(first, { contextId })]
    assert.deepEqual(two.body, one.body)
    assert.deepEqual((await create(world.visitor(), { contextId })).body, { problem: 'DrawnAlready' })
  })

  test('It is no draw yet: no overview, no calendar and no page of a draw has it', async () => {
    const { guid } = await gather(lotte, { organizer: null, date: '2027-12-05' })
    const { lotingen } = (await lotte.api('GET', '/api/Loting/Overview')).body
    assert.deepEqual(lotingen, [])
    assert.deepEqual((await lotte.api('GET', `/api/Loting/${guid}`)).body, { problem: 'NotDrawn' })
    assert.equal((await lotte.get('/lootjestrekken')).status, 200)
    const update = { publicGuid: guid, title: 'Sinterklaas', description: 'Nieuw', date: null, budget: null }
    assert.equal((await lotte.api('POST', '/api/Loting/Update', update)).status, 200)
    assert.equal((await readGathering(lotte, guid))['title'], 'Sinterklaas')
  })
})

describe('Joining', () => {
  test('A person without an address gets a seat, and one with an address its link by mail too', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await joinAll(world, gathered, ['Anna'])
    const joined = await joinByApi(world.visitor(), gathered, 'Dirk', 'dirk@example.org')
    assert.equal(joined.status, 201)
    const [mail] = await mailsOf(world, 'seat', 'dirk@example.org')
    assert.match(mail!.text, new RegExp(`/lootjestrekken/plek/${joined.body.seatGuid}`))
    const { participants } = await readGathering(organizer, gathered.guid)
    assert.deepEqual(
      participants.map(({ name, hasEmail }) => [name, hasEmail]),
      [
        ['Emma de Boer', true],
        ['Anna', false],
        ['Dirk', true],
      ],
    )
  })

  test('The organizer is never told an address or the link of a seat, and a dump has no link', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    const { body } = await joinByApi(world.visitor(), gathered, 'Dirk', 'dirk@example.org')
    const read = JSON.stringify(await readGathering(organizer, gathered.guid))
    assert.doesNotMatch(read, /dirk@example/)
    assert.ok(!read.includes(body.seatGuid))
    const { guid } = gathered
    assert.doesNotMatch(JSON.stringify(await call(organizer, 'AddParticipant', { publicGuid: guid, name: 'Iemand', email: 'dirk@example.org' })), /AlreadyJoined/) // oxfmt-ignore
    const tables = ['seats', 'seat_sessions', 'gatherings', 'join_links', 'mails']
    for (const table of tables) {
      const dump = JSON.stringify(await world.sql`select to_jsonb(t) from ${world.sql(table)} t`)
      assert.ok(!dump.includes(body.seatGuid), table)
      if (table === 'join_links') assert.ok(!dump.includes(gathered.joinGuid))
    }
  })

  test('A name, an address and an account join once', async () => {
    const gathered = await gather(world.visitor())
    await joinByApi(world.visitor(), gathered, 'Dirk', 'dirk@example.org')
    assert.deepEqual((await joinByApi(world.visitor(), gathered, 'DIRK')).body, { problem: 'NameTaken' })
    assert.deepEqual((await joinByApi(world.visitor(), gathered, 'emma de boer')).body, { problem: 'NameTaken' })
    assert.deepEqual((await joinByApi(world.visitor(), gathered, 'Piet', 'Dirk@example.org')).body, { problem: 'AlreadyJoined' }) // oxfmt-ignore
    await proveAddress(world, bram)
    assert.equal((await joinByApi(bram, gathered, 'Bram')).status, 201)
    assert.deepEqual((await joinByApi(bram, gathered, 'Bram weer')).body, { problem: 'AlreadyJoined' })
  })

  test('Of people who join at once under one name, one is in', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => joinByApi(world.visitor(), gathered, 'Anna')))
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), [201, 422, 422, 422, 422, 422, 422, 422])
    const same = await Promise.all(
      Array.from({ length: 4 }, (_, number) => joinByApi(world.visitor(), gathered, `Dirk ${number}`, 'd@example.org')),
    )
    assert.deepEqual(same.map(({ status }) => status).sort(), [201, 422, 422, 422])
    assert.equal((await readGathering(organizer, gathered.guid)).participants.length, 3)
  })

  test('A full, drawn, deleted or renewed one takes nobody, and an unknown one does not exist', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await world.sql`
      insert into seats (draw_id, public_guid, name, edition, joined_alone, joined_on)
      select id, gen_random_uuid(), 'Gast ' || n, 'nl', false, '2026-01-01' from draws, generate_series(1, 999) n
      where public_guid = ${gathered.guid}::uuid`
    assert.deepEqual((await joinByApi(world.visitor(), gathered, 'Anna')).body, { problem: 'Full' })
    assert.deepEqual((await call(organizer, 'AddParticipant', { publicGuid: gathered.guid, name: 'Anna' })).body, { problem: 'Full' }) // oxfmt-ignore
    await world.sql`delete from seats where name like 'Gast%'`
    const renewed = await call(organizer, 'RenewLink', { publicGuid: gathered.guid })
    assert.deepEqual((await joinByApi(world.visitor(), gathered, 'Anna')).body, { problem: 'Closed' })
    const joinGuid = (renewed.body.joinUrl as string).split('/').at(-1)!
    assert.equal((await joinByApi(world.visitor(), { joinGuid }, 'Anna')).status, 201)
    assert.deepEqual((await joinByApi(world.visitor(), { joinGuid: randomUUID() }, 'Anna')).body, { problem: 'NotFound' }) // oxfmt-ignore
    assert.equal((await organizer.api('DELETE', `/api/Gathering/${gathered.guid}`)).status, 200)
    assert.deepEqual((await joinByApi(world.visitor(), { joinGuid }, 'Piet')).body, { problem: 'Closed' })
  })

  test('A client joins thirty times in an hour', async () => {
    const limited = (await openFamily({ RATE_LIMITS: 'on' })).world
    const gathered = await gather(limited.visitor())
    const client = limited.visitor()
    for (let number = 1; number <= 30; number++)
      assert.equal((await joinByApi(client, gathered, `Gast ${number}`)).status, 201)
    assert.equal((await joinByApi(client, gathered, 'Gast 31')).status, 429)
  })

  test('A guess that somebody joined with an address counts as a join', async () => {
    const limited = (await openFamily({ RATE_LIMITS: 'on' })).world
    const gathered = await gather(limited.visitor())
    const client = limited.visitor()
    await joinByApi(client, gathered, 'Anna', 'anna@example.org')
    for (let number = 2; number <= 30; number++)
      assert.deepEqual((await joinByApi(client, gathered, `Gast ${number}`, 'Anna@example.org')).body, { problem: 'AlreadyJoined' }) // oxfmt-ignore
    assert.equal((await joinByApi(client, gathered, 'Gast 31')).status, 429)
  })

  test('A person leaves before the draw, and not after it', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    const [anna, dirk] = await joinAll(world, gathered, ['Anna', 'Dirk', 'Piet'])
    assert.deepEqual((await call(anna!.who, 'Leave', { seatGuid: anna!.seatGuid })).body, {})
    assert.deepEqual((await call(anna!.who, 'Leave', { seatGuid: anna!.seatGuid })).body, { problem: 'NotFound' })
    assert.equal((await drawIt(organizer, gathered)).status, 200)
    assert.deepEqual((await call(dirk!.who, 'Leave', { seatGuid: dirk!.seatGuid })).body, { problem: 'Drawn' })
    const other = await gather(organizer)
    const [eva] = await joinAll(world, other, ['Eva'])
    await organizer.api('DELETE', `/api/Gathering/${other.guid}`)
    assert.deepEqual((await call(eva!.who, 'Leave', { seatGuid: eva!.seatGuid })).body, { problem: 'Deleted' })
  })
})

describe('Managing a gathering', () => {
  test('The organizer adds people by hand, renames them, removes them and sets exclusions', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    const publicGuid = gathered.guid
    const added = await call(organizer, 'AddParticipant', { publicGuid, name: 'Oma', email: 'oma@example.org' })
    assert.equal(added.status, 200)
    const participantPublicGuid = added.body.participantPublicGuid as string
    assert.deepEqual((await call(organizer, 'AddParticipant', { publicGuid, name: 'oma' })).body, { problem: 'NameTaken' }) // oxfmt-ignore
    assert.deepEqual((await call(organizer, 'AddParticipant', { publicGuid, name: 'X', friendParticipantPublicGuid: randomUUID() })).body, { problem: 'InvalidData' }) // oxfmt-ignore
    assert.deepEqual((await call(organizer, 'RenameParticipant', { participantPublicGuid, name: 'Oma Riet' })).body, {})
    assert.deepEqual((await call(organizer, 'RenameParticipant', { participantPublicGuid, name: 'Emma de Boer' })).body, { problem: 'NameTaken' }) // oxfmt-ignore
    const own = (await readGathering(organizer, publicGuid)).participants[0]!
    assert.deepEqual((await call(organizer, 'SetExclusions', { participantPublicGuid, exclude: [own.publicGuid] })).body, {}) // oxfmt-ignore
    assert.deepEqual((await call(organizer, 'SetExclusions', { participantPublicGuid, exclude: [randomUUID()] })).body, { problem: 'InvalidData' }) // oxfmt-ignore
    const { participants } = await readGathering(organizer, publicGuid)
    assert.deepEqual(
      participants.map(({ name, exclude }) => [name, exclude]),
      [
        ['Emma de Boer', []],
        ['Oma Riet', [own.publicGuid]],
      ],
    )
    assert.deepEqual((await call(organizer, 'RemoveParticipant', { participantPublicGuid })).body, {})
    assert.deepEqual((await call(organizer, 'RemoveParticipant', { participantPublicGuid })).body, { problem: 'NotFound' }) // oxfmt-ignore
    assert.equal((await readGathering(organizer, publicGuid)).participants.length, 1)
  })

  test('A friend is added without their address', async () => {
    await lotte.api('POST', '/api/Friend/Add', { publicGuid: bram.list.publicGuid })
    const { guid: publicGuid } = await gather(lotte, { organizer: null })
    const friend = { publicGuid, name: 'Bram', friendParticipantPublicGuid: bram.list.publicGuid }
    assert.equal((await call(lotte, 'AddParticipant', friend)).status, 200)
    const read = await readGathering(lotte, publicGuid)
    assert.doesNotMatch(JSON.stringify(read), new RegExp(bram.email))
    assert.deepEqual(read.participants.map(({ hasEmail }) => hasEmail), [true, true]) // oxfmt-ignore
  })

  test('A stranger and a joiner manage nothing', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    const [anna] = await joinAll(world, gathered, ['Anna'])
    const [own] = (await readGathering(organizer, gathered.guid)).participants
    const publicGuid = gathered.guid
    const participantPublicGuid = own!.publicGuid
    for (const who of [lotte, anna!.who]) {
      assert.deepEqual((await who.api('GET', `/api/Gathering/${publicGuid}`)).body, { problem: 'Unauthorized' })
      assert.deepEqual((await who.api('DELETE', `/api/Gathering/${publicGuid}`)).body, { problem: 'Unauthorized' })
      const calls: [string, object][] = [
        ['AddParticipant', { publicGuid, name: 'X' }],
        ['RemoveParticipant', { participantPublicGuid }],
        ['RenameParticipant', { participantPublicGuid, name: 'X' }],
        ['SetExclusions', { participantPublicGuid, exclude: [] }],
        ['RenewLink', { publicGuid }],
        ['Draw', { publicGuid }],
      ]
      for (const [action, body] of calls)
        assert.deepEqual((await call(who, action, body)).body, { problem: 'Unauthorized' }, action)
    }
    assert.deepEqual((await call(organizer, 'Draw', { publicGuid: randomUUID() })).body, { problem: 'NotFound' })
  })
})

describe('Drawing a gathering', () => {
  test('It becomes a draw with the same people, and mails go to the addresses that joiners gave', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await joinAll(world, gathered, ['Anna'])
    await joinByApi(world.visitor(), gathered, 'Dirk', 'dirk@example.org')
    await call(organizer, 'AddParticipant', { publicGuid: gathered.guid, name: 'Oma', email: 'oma@example.org' })
    await forgetMails(world)
    const drawn = await drawIt(organizer, gathered)
    assert.deepEqual([drawn.status, drawn.body], [200, gathered.guid])
    await world.mails()
    const { participants, organizerLot } = await readDraw(organizer, gathered.guid)
    assert.deepEqual(
      participants.map(({ name, email, mail }) => [name, email, mail]),
      [
        ['Emma de Boer', 'emma@example.org', 'sent'],
        ['Anna', null, 'none'],
        ['Dirk', null, 'sent'],
        ['Oma', 'oma@example.org', 'sent'],
      ],
    )
    assert.ok(organizerLot)
    const [mail] = await mailsOf(world, 'lot', 'dirk@example.org')
    assert.equal(await lotStatus(world, lotGuidIn(mail!)), 'opens')
    assert.equal((await mailsOf(world, 'draw-manage', 'emma@example.org')).length, 1)
    assert.doesNotMatch(JSON.stringify(await readDraw(organizer, gathered.guid)), /dirk@example/)
    assert.doesNotMatch((await organizer.get(`/loting/${gathered.guid}`)).html, /dirk@example/)
    for (const action of ['Draw', 'RenewLink'])
      assert.deepEqual((await call(organizer, action, { publicGuid: gathered.guid })).body, { problem: 'Drawn' })
    assert.deepEqual((await organizer.api('DELETE', `/api/Gathering/${gathered.guid}`)).body, { problem: 'Drawn' })
    assert.deepEqual((await joinByApi(world.visitor(), gathered, 'Piet')).body, { problem: 'Closed' })
  })

  test('Two people are too few, and exclusions that allow no draw name the people', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await joinAll(world, gathered, ['Anna'])
    assert.deepEqual((await drawIt(organizer, gathered)).body, { problem: 'TooFewParticipants' })
    await joinAll(world, gathered, ['Dirk'])
    const [emma, anna, dirk] = (await readGathering(organizer, gathered.guid)).participants
    const exclude = [anna!.publicGuid, dirk!.publicGuid]
    await call(organizer, 'SetExclusions', { participantPublicGuid: emma!.publicGuid, exclude })
    const { body } = await drawIt(organizer, gathered)
    assert.deepEqual(body, { problem: 'InvalidExclusions', people: ['Emma de Boer'], canOnlyDraw: [], canOnlyBeDrawnBy: null }) // oxfmt-ignore
    await call(organizer, 'SetExclusions', { participantPublicGuid: emma!.publicGuid, exclude: [anna!.publicGuid] })
    assert.equal((await drawIt(organizer, gathered)).status, 200)
    const { participants } = await readDraw(organizer, gathered.guid)
    assert.deepEqual(participants[0]!.excluded, [participants[1]!.publicGuid])
  })

  test('Who joins while it is drawn is either in the draw or told that it is closed', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await joinAll(world, gathered, ['Anna', 'Dirk'])
    const names = Array.from({ length: 10 }, (_, number) => `Gast ${number}`)
    const [drawn, ...joined] = await Promise.all([
      drawIt(organizer, gathered),
      ...names.map((name) => joinByApi(world.visitor(), gathered, name)),
    ])
    assert.equal(drawn.status, 200)
    const inside = names.filter((_, number) => joined[number]!.status === 201)
    for (const { status, body } of joined) if (status !== 201) assert.deepEqual(body, { problem: 'Closed' })
    const { participants } = await readDraw(organizer, gathered.guid)
    assert.deepEqual(participants.map(({ name }) => name).slice(3).toSorted(), inside) // oxfmt-ignore
  })

  test('Who joins while lots are assigned is in the draw', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await joinAll(world, gathered, ['Anna', 'Dirk'])
    // To differ from an earlier draw takes half a second, whether there is one or not.
    const drawing = call(organizer, 'Draw', { publicGuid: gathered.guid, notAgainGuid: randomUUID() })
    await setTimeout(200)
    const { status } = await joinByApi(world.visitor(), gathered, 'Eva')
    assert.deepEqual([status, (await drawing).status], [201, 200])
    assert.deepEqual((await readDraw(organizer, gathered.guid)).participants.map(({ name }) => name), ['Emma de Boer', 'Anna', 'Dirk', 'Eva']) // oxfmt-ignore
  })

  test('Drawing twice at once draws once', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await joinAll(world, gathered, ['Anna', 'Dirk'])
    const outcomes = await Promise.all([drawIt(organizer, gathered), drawIt(organizer, gathered)])
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 422])
    assert.equal((await readDraw(organizer, gathered.guid)).participants.length, 3)
  })
})
