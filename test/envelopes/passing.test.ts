import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { openSocketServer } from '#test/support/sockets.ts'
import { openWorld, type Client } from '#test/support/world.ts'
import { draw, givenPerson, locationOf, lotStatus, readDraw } from '../draws/drawing.ts'
import { guidIn, openByApi, participantsOf, pathOf, type InEnvelope } from './envelopes.ts'
import { copyPathIn, endTurn, look, passPath, shownName, takeTurn } from './passing.ts'

const { world, lotte } = await openFamily({ BASE_URL: 'https://wenskring.example' })

/** Makes a draw of an organizer and three people in envelopes. */
async function family(organizer: Client = world.visitor(), email = 'deelnemer0@example.org') {
  const people = [0, 1, 2, 3].map((number) => givenPerson(number, { email: number === 0 ? email : null }))
  const guid = await draw(organizer, people)
  const [own, anna, bram, carl] = (await participantsOf(organizer, guid)) as [InEnvelope, ...InEnvelope[]]
  return { organizer, guid, own, anna: anna!, bram: bram!, carl: carl! }
}

const stateOf = async (organizer: Client, guid: string, { publicGuid }: InEnvelope) =>
  (await participantsOf(organizer, guid)).find((each) => each.publicGuid === publicGuid)!

describe('The phone that goes round', () => {
  test('It names everybody with a closed envelope in turn, and people who aren’t there can be skipped', async () => {
    const { organizer, guid, anna, bram, carl } = await family()
    const first = await organizer.get(passPath(guid))
    assert.equal(first.$('h1').text(), 'Geef de telefoon aan Deelnemer 1')
    assert.equal(first.$('.passing-foot .primary').text(), 'Ik ben Deelnemer 1')
    assert.deepEqual(
      first.$('.passing-people a').map((_, link) => first.$(link).text()).get(),
      ['Deelnemer 2', 'Deelnemer 3'],
    ) // oxfmt-ignore
    const skip = first.$('.passing-foot .quiet').attr('href')!
    const second = await organizer.get(skip)
    assert.equal(second.$('h1').text(), 'Geef de telefoon aan Deelnemer 2')
    await look(organizer, await takeTurn(organizer, guid, bram.publicGuid))
    const third = await organizer.get(skip)
    assert.equal(third.$('h1').text(), 'Geef de telefoon aan Deelnemer 3')
    const last = await organizer.get(third.$('.passing-foot .quiet').attr('href')!)
    assert.equal(last.$('h1').text(), 'De ronde is klaar')
    assert.equal(last.$('.passing-people a').length, 2)
    for (const person of [anna, carl])
      assert.equal((await stateOf(organizer, guid, person)).envelope!.state, 'Closed', 'skipped people stay closed')
    for (const person of [anna, carl]) await look(organizer, await takeTurn(organizer, guid, person.publicGuid))
    assert.equal((await organizer.get(passPath(guid))).$('h1').text(), 'Iedereen heeft gekeken')
  })

  test('A turn’s page opens nothing; a press shows the name once, and counts as opened', async () => {
    const { organizer, guid, anna } = await family()
    const turn = await takeTurn(organizer, guid, anna.publicGuid)
    assert.match(
      (await organizer.get(turn.path)).$('#main').text(),
      /Ook Deelnemer 0 kan deze envelop openen, maar niet/,
    )
    assert.equal((await stateOf(organizer, guid, anna)).envelope!.state, 'Closed')
    const shown = await look(organizer, turn)
    assert.equal(shown.status, 200)
    assert.match(shownName(shown)!, /^Deelnemer [023]$/)
    assert.equal(shown.headers.get('Cache-Control'), 'no-store')
    const state = await stateOf(organizer, guid, anna)
    assert.deepEqual([state.envelope, state.isViewed], [{ url: null, state: 'Opened' }, true])
    const done = await endTurn(organizer, turn)
    assert.equal(locationOf(done), passPath(guid))
    assert.equal(done.headers.get('Clear-Site-Data'), '"cache"')
  })

  test('It shows everybody whom they drew', async () => {
    const { organizer, guid, own, anna, bram, carl } = await family()
    const names = [(await organizer.api('GET', `/api/Lot/${(await readDraw(organizer, guid)).organizerLot}`)).body.drawnParticipant.name] // oxfmt-ignore
    for (const person of [anna, bram, carl]) {
      const name = shownName(await look(organizer, await takeTurn(organizer, guid, person.publicGuid)))
      assert.notEqual(name, person.name)
      names.push(name)
    }
    assert.deepEqual(names.sort(), [own, anna, bram, carl].map(({ name }) => name).sort())
  })

  test('A press whose response was lost gets the same name and code again, until the participant is done', async () => {
    const { organizer, guid, anna } = await family()
    const turn = await takeTurn(organizer, guid, anna.publicGuid)
    const [first, again] = [await look(organizer, turn), await look(organizer, turn)]
    assert.equal(shownName(again), shownName(first))
    assert.equal(copyPathIn(world, turn, again), copyPathIn(world, turn, first))
    await endTurn(organizer, turn)
    await endTurn(organizer, turn)
    const replay = await look(organizer, turn)
    assert.deepEqual([replay.status, shownName(replay)], [422, null])
    assert.match(replay.$('h1').text(), /De envelop van Deelnemer 1 is al open/)
  })

  test('Of two tabs that press at once, one sees the name', async () => {
    const { organizer, guid, anna } = await family()
    const turns = await Promise.all(Array.from({ length: 6 }, () => takeTurn(organizer, guid, anna.publicGuid)))
    const shown = await Promise.all(turns.map((turn) => look(organizer, turn)))
    assert.equal(shown.filter((page) => shownName(page) !== null).length, 1)
    assert.deepEqual(shown.map(({ status }) => status).sort(), [200, 422, 422, 422, 422, 422])
  })

  test('A second tab and a reload show nothing of an open envelope, and have no key', async () => {
    const { organizer, guid, anna } = await family()
    const other = await takeTurn(organizer, guid, anna.publicGuid)
    const turn = await takeTurn(organizer, guid, anna.publicGuid)
    await look(organizer, turn)
    assert.equal(shownName(await look(organizer, other)), null)
    const reloaded = await organizer.get(turn.path)
    assert.equal(reloaded.$('[data-passing-look] input[name=key]').attr('value'), '')
    assert.match(reloaded.$('[data-passing-opened] h1').text(), /is al open/)
    assert.equal(shownName(reloaded), null)
  })

  test('A key opens its own participant’s envelope alone, for ten minutes, and not a new envelope', async () => {
    const { organizer, guid, anna, bram } = await family()
    const [annas, brams] = [
      await takeTurn(organizer, guid, anna.publicGuid),
      await takeTurn(organizer, guid, bram.publicGuid),
    ]
    for (const key of [brams.key, '', 'x'.repeat(200), 'y'.repeat(2000)]) {
      const refused = await look(organizer, { ...annas, key })
      assert.deepEqual([refused.status, locationOf(refused)], [303, annas.path])
    }
    world.travel(11 / 24 / 60)
    try {
      assert.equal(locationOf(await look(organizer, annas)), annas.path)
    } finally {
      world.travel(0)
    }
    await organizer.api('POST', '/api/Loting/RenewEnvelope', { participantPublicGuid: anna.publicGuid })
    assert.equal(locationOf(await look(organizer, annas)), annas.path)
    assert.equal((await stateOf(organizer, guid, anna)).envelope!.state, 'Closed')
    assert.notEqual(shownName(await look(organizer, brams)), null)
  })

  test('A lost response is repeated for ten minutes only', async () => {
    const { organizer, guid, anna } = await family()
    const turn = await takeTurn(organizer, guid, anna.publicGuid)
    await look(organizer, turn)
    world.travel(11 / 24 / 60)
    try {
      assert.deepEqual([(await look(organizer, turn)).status, shownName(await look(organizer, turn))], [422, null])
    } finally {
      world.travel(0)
    }
  })

  test('An envelope that was opened by its link shows nothing', async () => {
    const { organizer, guid, anna } = await family()
    const turn = await takeTurn(organizer, guid, anna.publicGuid)
    await openByApi(world.visitor(), pathOf(anna))
    assert.equal(shownName(await look(organizer, turn)), null)
  })

  test('The session learns nothing that opens the lot afterwards', async () => {
    const { organizer, guid, own, anna, bram, carl } = await family(lotte, lotte.email)
    const path = pathOf(anna)
    await organizer.get('/')
    const before = await world.sql`select * from lot_openings`
    const turn = await takeTurn(organizer, guid, anna.publicGuid)
    const shown = await look(organizer, turn)
    await endTurn(organizer, turn)
    assert.deepEqual(await world.sql`select * from lot_openings`, before)
    const [row] = await world.sql`select user_id from participants where public_guid = ${anna.publicGuid}`
    assert.equal(row!['userId'], null)
    assert.doesNotMatch(shown.html, /lootjestrekken\/(lootje|envelop)\/[0-9a-f]/)
    const page = await organizer.get(path)
    assert.equal(page.status, 200, 'the envelope leads this session to no lot')
    assert.match(page.$('#main').text(), /toen de telefoon rondging/)
    assert.deepEqual((await openByApi(organizer, path)).body, { problem: 'AlreadyOpened' })
    const { lotingen } = (await organizer.api('GET', '/api/Loting/Overview')).body
    const lots = lotingen.flatMap((draw: { lots: { name?: string }[] }) => draw.lots)
    assert.equal(lots.length, 1, 'the organizer’s own lot')
    const receiver = [own, bram, carl].find(({ name }) => name === shownName(shown))!
    const sockets = await openSocketServer(world)
    try {
      await assert.rejects(sockets.browser(organizer, `drawn-lot:${receiver.publicGuid}`))
    } finally {
      await sockets.close()
    }
  })

  test('Only a manager of the draw passes the phone, and only of a draw that is there', async () => {
    const { organizer, guid, anna } = await family()
    const other = await family()
    const turn = await takeTurn(organizer, guid, anna.publicGuid)
    const stranger = world.visitor()
    await stranger.get('/')
    for (const path of [passPath(guid), turn.path]) {
      assert.equal(locationOf(await stranger.get(path)), '/lootjestrekken/loting/nietgevonden')
    }
    for (const path of [`${turn.path}/kijken`, `${turn.path}/klaar`])
      assert.equal(locationOf(await stranger.post(path, { key: turn.key })), '/lootjestrekken/loting/nietgevonden')
    assert.equal((await organizer.get(`${passPath(guid)}/${other.anna.publicGuid}`)).status, 404)
    assert.equal((await organizer.get(`${passPath(guid)}/${randomUUID()}`)).status, 404)
    const elsewhere = { path: `${passPath(other.guid)}/${anna.publicGuid}`, key: turn.key }
    assert.equal((await look(other.organizer, elsewhere)).status, 404)
    assert.equal((await stateOf(organizer, guid, anna)).envelope!.state, 'Closed')
    await organizer.api('DELETE', `/api/Loting/${guid}`)
    for (const response of [await organizer.get(passPath(guid)), await look(organizer, turn)])
      assert.equal(locationOf(response), '/lootjestrekken/loting/verwijderd')
  })

  test('A turn of somebody who has an address leads back to the round', async () => {
    const { organizer, guid, own } = await family()
    assert.equal(locationOf(await organizer.get(`${passPath(guid)}/${own.publicGuid}`)), passPath(guid))
    assert.equal(locationOf(await organizer.post(`${passPath(guid)}/${own.publicGuid}/kijken`, { key: 'x' })), `${passPath(guid)}/${own.publicGuid}`) // oxfmt-ignore
  })

  test('A database dump opens no envelope, and has no key of a turn', async () => {
    const { organizer, guid, anna } = await family()
    const turn = await takeTurn(organizer, guid, anna.publicGuid)
    const copy = copyPathIn(world, turn, await look(organizer, turn))
    const dump = JSON.stringify(
      await world.sql`select *, encode(guid_hash, 'hex'), encode(turn_hash, 'hex') from envelopes`,
    )
    assert.ok(!dump.includes(guidIn(copy)) && !dump.includes(turn.key))
    const rows =
      await world.sql`select sealed_guid from envelopes where copy_day is not null and sealed_guid is not null`
    assert.equal(rows.length, 0)
  })
})

test('A client may press 30 times an hour for a participant', async () => {
  const limited = await openWorld({ RATE_LIMITS: 'on' })
  after(() => limited.close())
  const organizer = limited.visitor()
  const guid = await draw(organizer, [0, 1, 2].map((number) => givenPerson(number, number > 0 ? { email: null } : {}))) // oxfmt-ignore
  const [, anna, bram] = await participantsOf(organizer, guid)
  const turn = await takeTurn(organizer, guid, anna!.publicGuid)
  for (let press = 0; press < 30; press++) assert.equal((await look(organizer, turn)).status, 200)
  assert.equal((await look(organizer, turn)).status, 429)
  assert.equal((await look(organizer, await takeTurn(organizer, guid, bram!.publicGuid))).status, 200)
})

describe('Taking the lot along', () => {
  const taken = async () => {
    const drawn = await family()
    const turn = await takeTurn(drawn.organizer, drawn.guid, drawn.anna.publicGuid)
    const shown = await look(drawn.organizer, turn)
    return { ...drawn, turn, name: shownName(shown)!, copy: copyPathIn(world, turn, shown) }
  }

  test('Another phone opens the lot with the code, once, also after the turn', async () => {
    const { organizer, copy, name, turn, guid, anna } = await taken()
    await endTurn(organizer, turn)
    const phone = world.visitor()
    const page = await phone.get(copy)
    assert.equal(page.$('h1').text(), 'Neem je lootje mee, Deelnemer 1')
    assert.match(page.$('.open-lot').text(), /Ik ben Deelnemer 1: meenemen/)
    const lot = locationOf(await phone.post(copy))!
    assert.equal((await phone.get(lot)).$('.lot-card .drawn').text(), name)
    assert.equal(locationOf(await phone.get(copy)), lot.replace('?open=1', ''))
    const other = await world.visitor().get(copy)
    assert.match(other.$('h2').text(), /Dit lootje is meegenomen op/)
    assert.deepEqual((await openByApi(world.visitor(), copy)).body, { problem: 'AlreadyOpened' })
    assert.deepEqual((await stateOf(organizer, guid, anna)).envelope, { url: null, state: 'Opened' })
  })

  test('Once the lot was taken along, a repeated press says so and shows no code', async () => {
    const { organizer, copy, turn, name } = await taken()
    await openByApi(world.visitor(), copy)
    const again = await look(organizer, turn)
    assert.equal(shownName(again), name)
    assert.equal(again.$('.passing-copy').length, 0)
    assert.match(again.$('.passing-shown').text(), /al meegenomen op een andere telefoon/)
  })

  test('Of two phones that press at once, one gets the lot', async () => {
    const { copy } = await taken()
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => openByApi(world.visitor(), copy)))
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 422, 422, 422])
  })

  test('The code works on its day only', async () => {
    const { copy } = await taken()
    world.travel(1)
    try {
      const page = await world.visitor().get(copy)
      assert.deepEqual([page.status, page.$('h1').text()], [410, 'Deze link werkte maar één dag'])
      assert.deepEqual((await openByApi(world.visitor(), copy)).body, { problem: 'Deleted' })
      assert.equal(locationOf(await world.visitor().post(copy)), copy)
    } finally {
      world.travel(0)
    }
  })

  test('A new envelope, an address, or the end of the draw makes it dead, and the lot that it opened', async () => {
    for (const isTaken of [false, true]) {
      const ends = [
        ({ organizer, anna }: Awaited<ReturnType<typeof taken>>) =>
          organizer.api('POST', '/api/Loting/RenewEnvelope', { participantPublicGuid: anna.publicGuid }),
        ({ organizer, anna }: Awaited<ReturnType<typeof taken>>) =>
          organizer.api('POST', '/api/Loting/SetParticipantEmail', { participantPublicGuid: anna.publicGuid, email: 'anna@example.org' }), // oxfmt-ignore
        ({ organizer, guid }: Awaited<ReturnType<typeof taken>>) => organizer.api('DELETE', `/api/Loting/${guid}`),
      ]
      for (const end of ends) {
        const drawn = await taken()
        const lot = isTaken ? ((await openByApi(world.visitor(), drawn.copy)).body.lotPrivateGuid as string) : null
        assert.equal((await end(drawn)).status, 200)
        assert.equal((await world.visitor().get(drawn.copy)).status, 410)
        assert.deepEqual((await openByApi(world.visitor(), drawn.copy)).body, { problem: 'Deleted' })
        if (lot) assert.notEqual(await lotStatus(world, lot), 'opens')
        assert.equal(shownName(await look(drawn.organizer, drawn.turn)), null, 'the turn’s key is dead, too')
      }
    }
  })

  test('After a new envelope, the phone can go round for it again', async () => {
    const { organizer, guid, anna, name } = await taken()
    await organizer.api('POST', '/api/Loting/RenewEnvelope', { participantPublicGuid: anna.publicGuid })
    const turn = await takeTurn(organizer, guid, anna.publicGuid)
    const shown = await look(organizer, turn)
    assert.equal(shownName(shown), name)
    assert.equal((await world.visitor().get(copyPathIn(world, turn, shown))).status, 200)
  })
})

describe('The draw’s page', () => {
  const ready = async (who: Client, guid: string) =>
    (await who.get(`/lootjestrekken/loting/getrokken/${guid}`)).$(`#envelopes-ready-${guid}`)

  test('It says how many envelopes are ready, with the ways for all together, until none is', async () => {
    const { organizer, guid, anna, bram, carl } = await family()
    const section = await ready(organizer, guid)
    assert.equal(section.find('h2').text(), '3 enveloppen liggen klaar')
    assert.match(section.text(), /Jij kunt een envelop openen, maar niet ongemerkt/)
    assert.deepEqual(
      section.find('a').map((_, link) => link.attribs['href']).get(),
      [passPath(guid), `/lootjestrekken/loting/${guid}/kaartjes`],
    ) // oxfmt-ignore
    await openByApi(world.visitor(), pathOf(anna))
    await look(organizer, await takeTurn(organizer, guid, bram.publicGuid))
    assert.equal((await ready(organizer, guid)).find('h2').text(), '1 envelop ligt klaar')
    await openByApi(world.visitor(), pathOf(carl))
    assert.equal((await ready(organizer, guid)).text(), '')
  })
})
