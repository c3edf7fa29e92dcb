import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, test } from 'node:test'
import { transact } from '#core/db.ts'
import { openFamily, riet } from '#test/support/family.ts'
import { storeMessage } from '../../src/conversations/index.ts'
import { drawFamily, forgetMails, locationOf, lotApi, mailsOf, type Drawn, type Name } from '../draws/drawing.ts'
import { drawInEnvelopes, openByApi, participantsOf, pathOf } from '../envelopes/envelopes.ts'

// Lotte draws Bram, Bram draws Riet, and Riet draws Lotte.

const family = await openFamily()
const { world, lotte, bram } = family
beforeEach(() => forgetMails(world))

const send = (lot: string, to: string, message: string) =>
  lotApi(world.visitor(), 'SendMessage', { lotPrivateGuid: lot, to, message })
const read = async (lot: string) => (await world.visitor().api('GET', `/api/Lot/${lot}`)).body.conversations
const mute = (lot: string, who: string, more: object = {}) =>
  lotApi(world.visitor(), 'Mute', { lotPrivateGuid: lot, who, ...more })
const words = (messages: { isMine: boolean; message: string }[]) =>
  messages.map(({ isMine, message }) => `${isMine ? 'me' : 'other'}: ${message}`)
const messagesOf = async ({ publicGuid }: Drawn) =>
  (await world.sql`select 1 from messages m join draws d on d.id = m.draw_id where d.public_guid = ${publicGuid}`)
    .length
const lotOf = ({ lots }: Drawn, name: Name) => lots[name].guid

describe('A conversation', () => {
  test('A giver and the person they drew write to each other, and each sees both sides', async () => {
    const drawn = await drawFamily(family)
    assert.deepEqual((await send(lotOf(drawn, 'lotte'), 'Drawn', 'Welke maat heb je?')).body, {})
    assert.deepEqual((await send(lotOf(drawn, 'bram'), 'Giver', 'Maat 42.\nEn jij?')).body, {})
    const [lottes, brams, riets] = await Promise.all(
      (['lotte', 'bram', 'riet'] as const).map((name) => read(lotOf(drawn, name))),
    )
    assert.deepEqual(words(lottes.drawn), ['me: Welke maat heb je?', 'other: Maat 42.\nEn jij?'])
    assert.deepEqual(words(brams.giver), ['other: Welke maat heb je?', 'me: Maat 42.\nEn jij?'])
    assert.deepEqual([lottes.giver, brams.drawn, riets], [[], [], { drawn: [], giver: [] }])
    assert.match(lottes.drawn[0].day, /^\d{4}-\d\d-\d\d$/)
    assert.deepEqual(Object.keys(lottes.drawn[0]).sort(), ['day', 'isMine', 'message'])
  })

  test('The mail has the text and a link to the reader’s own lot, and nothing of its sender', async () => {
    const drawn = await drawFamily(family)
    await forgetMails(world)
    await send(lotOf(drawn, 'lotte'), 'Drawn', 'Welke maat heb je?')
    await send(lotOf(drawn, 'bram'), 'Giver', 'Maat 42.')
    const [question] = await mailsOf(world, 'message', bram.email)
    const [answer] = await mailsOf(world, 'message', lotte.email)
    assert.ok(question!.text.includes('> Welke maat heb je?') && question!.text.includes(lotOf(drawn, 'bram')))
    assert.ok(answer!.text.includes('> Maat 42.') && answer!.text.includes(lotOf(drawn, 'lotte')))
    for (const { text, subject, headers } of [question!, answer!]) {
      assert.equal(headers['In-Reply-To'] ?? headers['References'] ?? headers['Reply-To'], undefined)
      assert.ok(headers['List-Unsubscribe'])
      assert.doesNotMatch(subject, /Bram|maat/i)
      assert.doesNotMatch(
        text.replace(/van Lotte de Vries/g, ''),
        text === answer!.text ? /Bram/ : /Lotte/,
        'Lotte organizes',
      )
    }
  })

  test('A question by the older call is a message to the drawn person', async () => {
    const drawn = await drawFamily(family)
    const { status } = await lotApi(world.visitor(), 'SendQuestion', { lotPrivateGuid: lotOf(drawn, 'bram'), question: 'Thee?' }) // oxfmt-ignore
    assert.equal(status, 200)
    assert.deepEqual(words((await read(lotOf(drawn, 'riet'))).giver), ['other: Thee?'])
  })

  test('People in envelopes read messages on their page', async () => {
    const organizer = world.visitor()
    const people = await participantsOf(organizer, await drawInEnvelopes(organizer, 3))
    const lots = await Promise.all(
      people.slice(1).map(async (each) => (await openByApi(world.visitor(), pathOf(each))).body.lotPrivateGuid),
    )
    await forgetMails(world)
    for (const lot of lots) for (const to of ['Drawn', 'Giver']) assert.equal((await send(lot, to, 'Hoi')).status, 200)
    const all = await Promise.all(lots.map(read))
    assert.equal(all.flatMap(({ drawn, giver }) => [...drawn, ...giver]).filter(({ isMine }) => isMine).length, 6)
    assert.ok(all.flatMap(({ drawn, giver }) => [...drawn, ...giver]).some(({ isMine }) => !isMine))
    assert.ok((await world.mails()).every(({ to }) => to === 'deelnemer0@example.org'))
  })

  test('Bad requests are refused', async () => {
    const drawn = await drawFamily(family)
    const lot = lotOf(drawn, 'bram')
    const errors = async (body: object) => Object.keys((await lotApi(world.visitor(), 'SendMessage', body)).body.errors)
    assert.deepEqual(await errors({ lotPrivateGuid: lot, to: 'Drawn', message: ' ' }), ['message'])
    assert.deepEqual(await errors({ lotPrivateGuid: lot, to: 'Drawn', message: 'x'.repeat(1001) }), ['message'])
    assert.deepEqual(await errors({ lotPrivateGuid: lot, to: 'Everybody', message: 'Hoi' }), ['to'])
    assert.equal((await send(lot, 'Drawn', '🎁'.repeat(1000))).status, 200)
    for (const call of [send, (guid: string, who: string) => mute(guid, who)]) {
      assert.deepEqual((await call(randomUUID(), 'Drawn', 'Hoi')).body, { problem: 'NotFound' })
    }
    await lotte.api('DELETE', `/api/Loting/${drawn.publicGuid}`)
    assert.deepEqual((await send(lot, 'Drawn', 'Hoi')).body, { problem: 'Deleted' })
    assert.deepEqual((await mute(lot, 'Drawn')).body, { problem: 'Deleted' })
    assert.equal(await messagesOf(drawn), 0)
  })
})

test('A pair keeps its newest 200 messages', async () => {
  const drawn = await drawFamily(family)
  await send(lotOf(drawn, 'riet'), 'Drawn', 'Van een ander paar')
  const [{ id }] = await world.sql<[{ id: number }]>`select id from draws where public_guid = ${drawn.publicGuid}`
  const pair = { giver: drawn.participants.lotte, receiver: drawn.participants.bram }
  await transact(world.sql, async (tx) => {
    for (let number = 0; number < 200; number++) {
      const sentAt = new Date(Date.now() - 60_000 + number)
      const head = { ...pair, isByGiver: true, isMuted: false, sentAt, visibleAt: sentAt }
      await storeMessage(world.services, tx, id, head, `Bericht ${number}`)
    }
  })
  await send(lotOf(drawn, 'lotte'), 'Drawn', 'Vraag')
  await send(lotOf(drawn, 'bram'), 'Giver', 'Antwoord')
  const { giver } = await read(lotOf(drawn, 'bram'))
  assert.deepEqual([giver.length, giver[0].message, giver.at(-1).message], [200, 'Bericht 2', 'Antwoord'])
  assert.equal((await read(lotOf(drawn, 'lotte'))).giver.length, 1)
})

describe('Muting', () => {
  test('A muted person sees their messages go out as ever, and they never arrive', async () => {
    const drawn = await drawFamily(family)
    assert.deepEqual((await mute(lotOf(drawn, 'bram'), 'Giver')).body, {})
    await forgetMails(world)
    const { status, body } = await send(lotOf(drawn, 'lotte'), 'Drawn', 'Hallo?')
    assert.deepEqual([status, body], [200, {}])
    assert.deepEqual(words((await read(lotOf(drawn, 'lotte'))).drawn), ['me: Hallo?'])
    assert.deepEqual((await read(lotOf(drawn, 'bram'))).giver, [])
    assert.deepEqual(await world.mails(), [])
    await send(lotOf(drawn, 'riet'), 'Giver', 'Van Riet')
    assert.equal((await mailsOf(world, 'message', bram.email)).length, 1, 'the other side is not muted')
    await mute(lotOf(drawn, 'bram'), 'Giver', { muted: false })
    await send(lotOf(drawn, 'lotte'), 'Drawn', 'En nu?')
    assert.deepEqual(words((await read(lotOf(drawn, 'bram'))).giver), ['other: En nu?'])
  })
})

describe('The page of a lot', () => {
  test('Writing and muting work without JavaScript, and what was typed is kept', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.riet
    const reader = world.visitor()
    await reader.post(`${path}/openen`)
    const long = 'x'.repeat(1001)
    const refused = await reader.post(`${path}/berichten`, { to: 'Giver', message: long })
    assert.equal(refused.status, 422)
    assert.equal(refused.$('#conversation-giver-message-1').text(), long)
    assert.equal(refused.$('#conversation-drawn-message-1').text(), '')
    assert.equal(locationOf(await reader.post(`${path}/berichten`, { to: 'Giver', message: 'Dag gever <b>' })), `${path}#conversations`) // oxfmt-ignore
    assert.match((await reader.get(path)).$('#conversation-giver .message.mine').text(), /Dag gever <b>/)
    assert.match((await bramsPage(drawn)).$('#conversation-drawn .message').text(), /De ander, .*Dag gever <b>/)
    assert.equal(locationOf(await reader.post(`${path}/stilte`, { who: 'Giver', muted: 'true' })), `${path}#conversations`) // oxfmt-ignore
    assert.match((await reader.get(path)).$('#conversation-giver').text(), /Toch weer berichten/)
    assert.equal(locationOf(await reader.get(`${path}/vraag`)), `${path}#conversations`, 'links in older mails')
  })

  async function bramsPage({ lots }: Drawn) {
    const visitor = world.visitor()
    await visitor.post(`${lots.bram.path}/openen`)
    return visitor.get(lots.bram.path)
  }
})

test('Messages of a pair that is no more are gone, and so are their mails', async () => {
  const drawn = await drawFamily(family)
  for (const name of ['lotte', 'bram', 'riet'] as const) await send(lotOf(drawn, name), 'Drawn', `Van ${name}`)
  const { body } = await lotte.api('POST', '/api/Loting/AddParticipant', { publicGuid: drawn.publicGuid, name: 'Eva' })
  assert.ok(body.participantPublicGuid)
  const kept = await Promise.all((['lotte', 'bram', 'riet'] as const).map(async (name) => (await read(lotOf(drawn, name))).drawn.length)) // oxfmt-ignore
  assert.deepEqual(kept.sort(), [0, 1, 1], 'one of them draws Eva now')
  assert.equal(await messagesOf(drawn), 2)
})

test('Only sessions that opened a lot may watch its messages', async () => {
  const { ownLotTopic } = await import('../../src/lots/live.ts')
  const drawn = await drawFamily(family)
  const reader = world.visitor()
  await reader.post(`${drawn.lots.riet.path}/openen`)
  assert.equal(await ownLotTopic.mayWatch(await world.scopeOf(reader), drawn.participants.riet), true)
  assert.equal(await ownLotTopic.mayWatch(await world.scopeOf(reader), drawn.participants.bram), false)
  assert.equal(await ownLotTopic.mayWatch(await world.scopeOf(lotte), drawn.participants.riet), false, 'the organizer')
  assert.ok(riet)
})
