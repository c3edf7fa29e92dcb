import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reseal } from '#jobs/commands/reseal.ts'
import { signerOf } from '#core/secret.ts'
import { openFamily } from '#test/support/family.ts'
import { drawFamily, lotApi, lotStatus, readDraw, readLot } from '../draws/drawing.ts'

// The secret is changed, as one does after it may have been seen, and no lot is lost.

const family = await openFamily()
const { world, lotte, bram, sem } = family
const [first, second] = ['the first secret, of more than 32 bytes', 'the second secret, of more than 32 bytes'] as const
/** Once no mail is being written with the one before. */
async function use(...secrets: Parameters<typeof signerOf>): Promise<void> {
  await world.mails()
  Object.assign(world.services, { signer: signerOf(...secrets) })
}

test('a lot keeps its link through a change of the secret, before it is sealed anew and after, without the old secret', async () => {
  await use(first)
  const drawn = await drawFamily(family)
  const { guid } = drawn.lots.bram
  const before = await readLot(world, guid)
  await lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: guid })

  await use(second)
  assert.equal(await lotStatus(world, guid), 'NotDrawn', 'without the old secret, and not sealed anew')
  await use(second, first)
  assert.equal((await readLot(world, guid)).drawnParticipant.name, before.drawnParticipant.name)
  assert.equal((await readDraw(lotte, drawn.publicGuid)).organizerLot, drawn.lots.lotte.guid)

  const lines: string[] = []
  const said = await reseal(world.services, (line) => lines.push(line))
  assert.match(said, /^3 lots, 0 links to draws, \d+ mails and 0 calendars are sealed with the newest secret$/)
  assert.deepEqual(lines, ['3 lots'])
  await use(second)
  assert.equal((await readLot(world, guid)).drawnParticipant.name, before.drawnParticipant.name)
  assert.equal((await readDraw(lotte, drawn.publicGuid)).organizerLot, drawn.lots.lotte.guid)
  assert.deepEqual((await lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: guid })).body, {
    problem: 'LastNudgeTooRecent',
  })
  await use(first)
  assert.equal(await lotStatus(world, guid), 'NotDrawn', 'the old secret opens nothing any more')

  await use(second)
  await lotte.api('POST', '/api/Loting/ResendLot', {
    participantPublicGuid: drawn.participants.bram,
    email: 'bram@nieuw.example',
  })
  assert.equal(await lotStatus(world, guid), 'NotFound', 'a sealed guid dies with its link')
})

test('waiting questions are sealed anew, and sessions, tokens and forms of before still count', async () => {
  await use(first)
  const drawn = await drawFamily(family)
  const token = await sem.csrfToken()
  await use(second, first)
  assert.match(await reseal(world.services, () => {}), /^\d+ lots, \d+ links to draws, \d+ mails/)
  const saved = await sem.request('POST', '/api/MyList/UpdateTitle', {
    headers: { 'X-CSRF-TOKEN': token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ privateGuid: sem.list.privateGuid, title: 'Een titel' }),
  })
  assert.equal(saved.status, 200)
  await use(second)
  await lotApi(bram, 'SendQuestion', { lotPrivateGuid: drawn.lots.riet.guid, question: 'Welke maat?' })
  assert.ok((await world.mails()).some(({ kind, text }) => kind === 'question' && text.includes('Welke maat?')))
})

test('a lot that no secret opens is counted, and left as it is', async () => {
  await use(first)
  await drawFamily(family)
  await use(second)
  assert.match(await reseal(world.services, () => {}), /\n[1-9]\d* lots open with none of the secrets that are set$/)
})
