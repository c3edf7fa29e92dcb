import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawInEnvelopes, openByApi, participantsOf, pathOf } from '../envelopes/envelopes.ts'
import { reseal } from '#jobs/commands/reseal.ts'
import { signerOf } from '#core/secret.ts'
import { openFamily } from '#test/support/family.ts'
import { whileLocked } from '#test/support/locks.ts'
import { newOrganizerKey, openKey } from '../../src/draws/organizer-key.ts'
import { relinkLot } from '../../src/lots/index.ts'
import { drawFamily, lotApi, lotGuidIn, lotStatus, readDraw, readLot } from '../draws/drawing.ts'

// An operator changes the server's secret, as after a leak, and no lot is lost.

const family = await openFamily()
const { world, lotte, bram, sem } = family
const [first, second] = ['the first secret, of more than 32 bytes', 'the second secret, of more than 32 bytes'] as const
/**
 * Switches the world to these secrets. Waits first until all mails are sent, so that none is rendered with other
 * secrets.
 */
async function use(...secrets: Parameters<typeof signerOf>): Promise<void> {
  await world.mails()
  Object.assign(world.services, { signer: signerOf(...secrets) })
}

test('A lot keeps its link through a change of the secret, before resealing and after it', async () => {
  await use(first)
  const drawn = await drawFamily(family)
  const { guid } = drawn.lots.bram
  const before = await readLot(world, guid)
  await lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: guid })
  await lotApi(world.visitor(), 'Tick', { lotPrivateGuid: guid, step: 'Wrapped' })
  // Lots of a deleted draw count neither as sealed nor as unreadable.
  await lotte.api('DELETE', `/api/Loting/${(await drawFamily(family)).publicGuid}`)

  await use(second)
  assert.equal(await lotStatus(world, guid), 'NotDrawn', 'the lot is not resealed, and the old secret is missing')
  await use(second, first)
  assert.equal((await readLot(world, guid)).drawnParticipant.name, before.drawnParticipant.name)
  assert.equal((await readDraw(lotte, drawn.publicGuid)).organizerLot, drawn.lots.lotte.guid)

  const lines: string[] = []
  const said = await reseal(world.services, (line) => lines.push(line))
  assert.match(
    said,
    /^3 lots, 0 links to draws, 0 links to join, 0 envelopes, 0 messages, \d+ mails and 0 calendars are sealed with the newest secret$/,
  )
  assert.deepEqual(lines, ['3 lots'])
  await use(second)
  assert.equal((await readLot(world, guid)).drawnParticipant.name, before.drawnParticipant.name)
  assert.equal((await readDraw(lotte, drawn.publicGuid)).organizerLot, drawn.lots.lotte.guid)
  assert.deepEqual((await lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: guid })).body, {
    problem: 'LastNudgeTooRecent',
  })
  assert.equal((await world.visitor().api('GET', `/api/Lot/${guid}`)).body.tick, 'Wrapped')
  await use(first)
  assert.equal(await lotStatus(world, guid), 'NotDrawn', 'the old secret opens no resealed lot')

  await use(second)
  await lotte.api('POST', '/api/Loting/ResendLot', {
    participantPublicGuid: drawn.participants.bram,
    email: 'bram@nieuw.example',
  })
  assert.equal(await lotStatus(world, guid), 'NotFound', 'the old link is dead after the lot was sent elsewhere')
})

test('A lot that goes to another address during resealing opens there', async () => {
  await use(first)
  const { participants } = await drawFamily(family)
  const [bramsLot] = await world.sql<{ id: number }[]>`
    select id from participants where public_guid = ${participants.bram}::uuid`
  const { id } = bramsLot!
  await use(second, first)
  const scope = await world.scopeOf(lotte)
  await whileLocked(
    world.sql,
    (tx) => tx`select from participants where id = ${id} for update`,
    () => reseal(world.services, () => {}),
    (tx) => relinkLot(scope, tx as never, id, { email: 'bram@elders.example', userId: null }),
  )
  const mail = (await world.mails()).findLast(({ kind, to }) => kind === 'lot' && to === 'bram@elders.example')!
  assert.equal((await readLot(world, lotGuidIn(mail))).drawnParticipant.name, 'Oma Riet')
})

test('A draw that gets another key during resealing keeps that key', async () => {
  await use(first)
  const { publicGuid } = await drawFamily(family, { organizer: world.visitor() })
  await use(second, first)
  const { key, hash, sealed } = newOrganizerKey(world.services.signer, publicGuid)
  await whileLocked(
    world.sql,
    (tx) => tx`update draws set key_hash = ${hash}, sealed_key = ${sealed} where public_guid = ${publicGuid}::uuid`,
    () => reseal(world.services, () => {}),
  )
  const [draw] = await world.sql<{ sealedKey: Uint8Array }[]>`
    select sealed_key as "sealedKey" from draws where public_guid = ${publicGuid}::uuid`
  assert.equal(openKey(world.services.signer, publicGuid, draw!.sealedKey), key)
})

test('A closed envelope keeps its link through a change of the secret', async () => {
  await use(first)
  const organizer = world.visitor()
  const drawGuid = await drawInEnvelopes(organizer)
  const path = pathOf((await participantsOf(organizer, drawGuid))[1]!)
  await use(second, first)
  await reseal(world.services, () => {})
  await use(second)
  assert.equal(pathOf((await participantsOf(organizer, drawGuid))[1]!), path)
  const { body } = await openByApi(world.visitor(), path)
  assert.match((await readLot(world, body.lotPrivateGuid)).drawnParticipant.name, /^Deelnemer/)
})

test('Questions, CSRF tokens and sessions keep working through a change of the secret', async () => {
  await use(first)
  const drawn = await drawFamily(family)
  const token = await sem.csrfToken()
  await use(second, first)
  assert.match(
    await reseal(world.services, () => {}),
    /^\d+ lots, \d+ links to draws, \d+ links to join, \d+ envelopes, \d+ messages, \d+ mails/,
  )
  const saved = await sem.request('POST', '/api/MyList/UpdateTitle', {
    headers: { 'X-CSRF-TOKEN': token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ privateGuid: sem.list.privateGuid, title: 'Een titel' }),
  })
  assert.equal(saved.status, 200)
  await use(second)
  await lotApi(bram, 'SendQuestion', { lotPrivateGuid: drawn.lots.riet.guid, question: 'Welke maat?' })
  assert.ok((await world.mails()).some(({ kind, text }) => kind === 'message' && text.includes('Welke maat?')))
})

test('A lot that no secret opens is counted and left as it is', async () => {
  await use(first)
  await drawFamily(family)
  await use(second)
  assert.match(await reseal(world.services, () => {}), /\n[1-9]\d* lots open with none of the secrets that are set$/)
})
