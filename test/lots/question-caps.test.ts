import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draw, givenPerson, lotGuidIn, readDraw } from '#test/draws/drawing.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import type { Person } from '#test/support/world.ts'

const { world, bram, noor, lotte, sem } = await openFamily({ RATE_LIMITS: 'on' })

test('A participant with a proven address mails no more than 40 questions a day to one address', async () => {
  await proveAddress(world, bram)
  const email = 'overstelpt@example.org'
  const lots: string[] = []
  for (let round = 0; round < 3; round++) {
    const people = [
      givenPerson(0, { name: 'Bram Visser', email: bram.email }),
      givenPerson(1, { email }),
      givenPerson(2, { email }),
    ]
    const publicGuid = await draw(bram, people)
    lots.push((await readDraw(bram, publicGuid)).organizerLot)
  }
  for (const lotPrivateGuid of lots)
    for (let n = 0; n < 18; n++)
      assert.equal(
        (await bram.api('POST', '/api/Lot/SendQuestion', { lotPrivateGuid, question: `Vraag ${n}?` })).status,
        200,
      )
  assert.equal((await world.mails()).filter(({ to }) => to === email).length, 40)
})

test('A question doesn’t count for the cap of organizers’ lots, because that would reveal the question', async () => {
  for (const each of [noor, lotte, bram, sem]) await proveAddress(world, each)
  const email = 'gevraagd@example.org'
  const many = (who: Person, count: number) =>
    draw(who, [
      givenPerson(0, { email: who.email }),
      ...Array.from({ length: count }, (_, number) => givenPerson(number + 1, { email })),
    ])
  await many(bram, 5)
  const asker = givenPerson(1, { name: 'Bram', email: bram.email })
  const organizer = givenPerson(0, { email: noor.email })
  await draw(noor, [organizer, { ...asker, exclude: [organizer.localGuid] }, givenPerson(2, { email })])
  const lot = (await world.mails()).findLast(({ kind, to }) => kind === 'lot' && to === bram.email)!
  const lotPrivateGuid = lotGuidIn(lot)
  assert.equal(
    (await bram.api('POST', '/api/Lot/SendQuestion', { lotPrivateGuid, question: 'Welke maat heb je?' })).status,
    200,
  )
  await many(noor, 39)
  await many(lotte, 40)
  await many(sem, 15)
  const waiting = await world.sql`select 1 from mails where recipient = ${email} and waits_since is not null`
  assert.equal(waiting.length, 0)
})

test('An organizer can send a lot again at most ten times an hour', async () => {
  const organizer = world.visitor()
  const publicGuid = await draw(organizer, [givenPerson(70), givenPerson(71), givenPerson(72)])
  const [, one, other] = (await readDraw(organizer, publicGuid)).participants
  const resend = async (participantPublicGuid: string) =>
    (await organizer.api('POST', '/api/Loting/ResendLot', { participantPublicGuid, email: null })).status
  for (let n = 0; n < 10; n++) assert.equal(await resend(one!.publicGuid), 200)
  assert.deepEqual([await resend(one!.publicGuid), await resend(other!.publicGuid)], [429, 200])
})

test('A client can send at most 60 nudges an hour, whichever lots it names', async () => {
  const visitor = world.visitor()
  const nudge = () => visitor.api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: crypto.randomUUID() })
  for (let n = 0; n < 60; n++) assert.deepEqual((await nudge()).body, { problem: 'LotDoesNotExist' })
  const refused = await nudge()
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('Retry-After')) > 0)
})
