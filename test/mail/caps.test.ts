import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { consume } from '#core/limits.ts'
import { crossOff } from '#test/support/gifts.ts'
import { accept, remove } from '#test/support/owners.ts'
import { createProof } from '#test/support/proofs.ts'
import { draw, givenPerson, lotGuidIn, readDraw } from '../draws/drawing.ts'
import { gather, joinByApi } from '../gatherings/gathering.ts'
import { unprovenDraws, unprovenLotsToAddress } from '../../src/draws/limits.ts'

// Users without a proven address can't flood anybody with mails, in any way.

const { world, noor, bram, sem } = await openFamily({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
const from = (n: number) => world.visitor({ 'X-Forwarded-For': `198.51.100.${n}` })
const victim = 'slachtoffer@example.org'
const mailsTo = async (address: string) =>
  await world.sql<{ kind: string; isWaiting: boolean }[]>`
    select kind, waits_since is not null as "isWaiting" from mails where recipient = ${address} order by id`
const forget = async () => {
  await world.sql`delete from pgboss.job`
  await world.sql`delete from mails`
  await world.sql`delete from mail_caps`
  await world.sql`delete from rate_limits`
}
const lotsTo = (address: string, count: number) => [
  givenPerson(0, { email: 'organisator@example.org' }),
  ...Array.from({ length: count }, (_, n) => givenPerson(n + 1, { name: `Deelnemer ${n + 1}`, email: address })),
]

test('an address gets 20 mails an hour and 60 a day about cross-offs by unproven guests, from any clients', async () => {
  await forget()
  for (let hour = 0; hour < 5; hour++) {
    world.travel(hour / 23)
    for (let n = 0; n < 25; n++) {
      const guest = from(n)
      await guest.api('POST', '/api/Afstreper/Create', { email: victim })
      await crossOff(guest, (await world.addGift(noor.list)).publicGuid)
    }
    await world.mails()
    assert.equal((await mailsTo(victim)).length, Math.min(20 * (hour + 1), 60))
    await world.sql`delete from rate_limits`
  }
  world.travel(1.01)
  const guest = from(1)
  await guest.api('POST', '/api/Afstreper/Create', { email: victim })
  await crossOff(guest, (await world.addGift(noor.list)).publicGuid)
  await world.mails()
  assert.equal((await mailsTo(victim)).length, 61)
  world.travel(0)
})

/** Crosses off gifts on Noor's list, as a guest who gives this e-mail address. */
async function crossOffAs(email: string, count: number) {
  const guest = from(90)
  await guest.api('POST', '/api/Afstreper/Create', { email })
  for (let n = 0; n < count; n++) await crossOff(guest, (await world.addGift(noor.list)).publicGuid)
  await world.mails()
}

/** Returns the state of each lot of a draw, as the organizer's page shows it. */
async function lotStates(organizer: ReturnType<typeof from>, publicGuid: string): Promise<string[]> {
  const { $ } = await organizer.get(`/lootjestrekken/loting/getrokken/${publicGuid}`)
  return $('.lot-state').map((_, state) => $(state).text().trim()).get() // oxfmt-ignore
}

test('an organizer who draws twenty lots at an address cannot see whether its guest crossed gifts off', async () => {
  await forget()
  await crossOffAs('gever@example.org', 20)
  const seen: string[][] = []
  for (const [n, address] of ['gever@example.org', 'niemand@example.org'].entries()) {
    const organizer = from(90 + n)
    const publicGuid = await draw(organizer, lotsTo(address, 20))
    assert.equal((await mailsTo(address)).filter(({ isWaiting }) => isWaiting).length, 0, address)
    await world.mails()
    seen.push(await lotStates(organizer, publicGuid))
  }
  assert.equal(seen[0]!.length, 21)
  assert.deepEqual(seen[0], seen[1])
})

test('lots don’t tell their organizer that somebody asked a participant a question', async () => {
  await forget()
  const address = 'gevraagde@example.org'
  await draw(from(92), lotsTo(address, 1).concat(givenPerson(2)))
  const guids = (await world.mails()).filter(({ kind }) => kind === 'lot').map(lotGuidIn)
  for (const lotPrivateGuid of guids)
    await from(93).api('POST', '/api/Lot/SendQuestion', { lotPrivateGuid, question: 'Welke maat?' })
  const organizer = from(92)
  const publicGuid = await draw(organizer, lotsTo(address, 19))
  await world.mails()
  assert.deepEqual(new Set(await lotStates(organizer, publicGuid)).size, 1)
})

test('twenty lots at an address use up no room for its confirmations', async () => {
  await forget()
  await draw(from(94), lotsTo('allebei@example.org', 20))
  await crossOffAs('allebei@example.org', 20)
  const mails = await mailsTo('allebei@example.org')
  assert.equal(mails.filter(({ kind }) => kind === 'cross-off').length, 20)
})

test('mails about draws that wait for their people use up no room for an address’s confirmations', async () => {
  await forget()
  const address = 'wacht@example.org'
  const organizer = from(95)
  for (let n = 0; n < 18; n++) await gather(organizer, { organizer: { name: 'Emma', email: address } })
  const gathered = await gather(organizer)
  await joinByApi(from(96), gathered, 'Wim', address)
  await organizer.api('DELETE', `/api/Gathering/${gathered.guid}`)
  assert.equal((await mailsTo(address)).length, 19, 'besides the mail of the seat, whose recipient is sealed')
  await crossOffAs(address, 20)
  assert.equal((await mailsTo(address)).filter(({ kind }) => kind === 'cross-off').length, 20)
})

test('a giver with a proven address gets every confirmation', async () => {
  await forget()
  await proveAddress(world, bram)
  for (let n = 0; n < 25; n++) await crossOff(bram, (await world.addGift(noor.list)).publicGuid)
  await world.mails()
  assert.equal((await mailsTo(bram.email)).length, 25)
})

test('first lots beyond an address’s cap wait and are sent when there is room; lots sent again are dropped', async () => {
  await forget()
  const organizer = from(3)
  const publicGuid = await draw(organizer, lotsTo(victim, 24))
  const waiting = (await mailsTo(victim)).filter(({ isWaiting }) => isWaiting).length
  assert.deepEqual([(await mailsTo(victim)).length, waiting], [24, 4])
  const [job] = await world.sql<{ wait: number }[]>`
    select extract(epoch from max(start_after) - now())::float as wait from pgboss.job where name = 'send-mail'`
  assert.ok(job!.wait > 3500 && job!.wait <= 3601)
  for (let n = 10; n < 15; n++) await from(n).post('/lootjestrekken/kwijt', { email: victim })
  assert.equal((await mailsTo(victim)).length, 24, 'after requests for lost lots')
  const { participants } = await readDraw(organizer, publicGuid)
  await organizer.api('POST', '/api/Loting/ResendLot', {
    participantPublicGuid: participants[1]!.publicGuid,
    email: victim,
  })
  assert.equal((await mailsTo(victim)).length, 24, 'after a lot was sent again')

  // An hour later the jobs of the waiting mails find room.
  world.travel(1.1 / 24)
  await world.sql`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`
  await world.mails()
  assert.equal((await mailsTo(victim)).filter(({ isWaiting }) => isWaiting).length, 0)
  world.travel(0)
})

test('the sixth request for lost lots of one address, and the 21st of a provider’s customer, send nothing', async () => {
  await forget()
  const other = givenPerson(9, { email: 'ander@example.org' })
  await draw(from(4), lotsTo('verloren@example.org', 2).concat(other))
  await world.mails()
  const lots = async (address: string) => (await mailsTo(address)).length
  const ask = async (who: ReturnType<typeof from>, email: string) =>
    (await who.post('/lootjestrekken/kwijt', { email })).status
  const sent: number[] = []
  for (let n = 0; n < 6; n++) {
    assert.equal(await ask(from(40), 'verloren@example.org'), 200)
    sent.push(await lots('verloren@example.org'))
  }
  assert.deepEqual(sent, [4, 6, 8, 10, 12, 12], 'each of the first five requests sends two lots')
  assert.equal(await ask(from(41), 'verloren@example.org'), 200)
  assert.equal(await lots('verloren@example.org'), 14, 'another client can still request the lots')

  const customer = (n: number) => world.visitor({ 'X-Forwarded-For': `2001:db8:7:8:${n}::1` })
  for (let n = 0; n < 20; n++) assert.equal(await ask(customer(n), `iemand${n}@example.org`), 200)
  for (const n of [20, 21]) assert.equal(await ask(customer(n), 'ander@example.org'), 429)
  assert.equal(await lots('ander@example.org'), 1)
  assert.equal(await ask(from(46), 'ander@example.org'), 200)
  assert.equal(await lots('ander@example.org'), 2, 'another client can still request lots')
})

test('an organizer with an unproven address draws with 330 others an hour, a proven organizer with a thousand', async () => {
  await forget()
  const people = (count: number, organizer: string) =>
    Array.from({ length: count }, (_, n) => givenPerson(n, n === 0 ? { email: organizer } : {}))
  const create = (who: typeof bram | ReturnType<typeof from>, count: number, organizer: string) =>
    who.api('POST', '/api/Loting/Create', { title: 'Kantoor', participants: people(count, organizer) })
  const unproven = from(6)
  assert.equal((await create(unproven, 231, 'kantoor@example.org')).status, 200)
  assert.equal((await create(unproven, 102, 'kantoor@example.org')).status, 429)
  assert.equal((await create(unproven, 101, 'kantoor@example.org')).status, 200)
  await proveAddress(world, bram)
  assert.equal((await create(bram, 332, bram.email)).status, 200)
})

test('one address gets forty lots a day from a client with unproven organizers, in any number of draws', async () => {
  await forget()
  const create = (n: number, count: number) =>
    from(n).api('POST', '/api/Loting/Create', { title: 'Pesten', participants: lotsTo(victim, count) })
  assert.equal((await create(20, 41)).status, 429)
  assert.equal((await create(20, 30)).status, 200)
  assert.equal((await create(20, 11)).status, 429)
  assert.equal((await create(20, 10)).status, 200)
  assert.equal((await create(21, 10)).status, 200, 'another client can still draw')

  await forget()
  const beside = (n: number) =>
    from(22).api('POST', '/api/Loting/Create', {
      title: 'Pesten',
      participants: [
        ...lotsTo(victim, 24),
        ...Array.from({ length: 25 }, (_, m) => givenPerson(m + 30, { email: `ander-${n}@example.org` })),
      ],
    })
  assert.deepEqual([(await beside(1)).status, (await beside(2)).status], [200, 429], 'every address in a draw counts')
})

test('an organizer with an unproven address reaches no more people by sending lots on than by drawing', async () => {
  await forget()
  const organizer = from(23)
  const publicGuid = await draw(organizer, [givenPerson(0), givenPerson(1), givenPerson(2)])
  const { participants } = await readDraw(organizer, publicGuid)
  const resend = async (email: string) =>
    (
      await organizer.api('POST', '/api/Loting/ResendLot', {
        participantPublicGuid: participants[1]!.publicGuid,
        email,
      })
    ).status
  assert.equal(await resend('eerste@example.org'), 200)
  const scope = { ...(await world.scopeOf(organizer)), clientAddress: '198.51.100.23' }
  await consume(scope, { ...unprovenLotsToAddress, about: 'vol@example.org', points: 40 })
  assert.equal(await resend('vol@example.org'), 429)
  await consume(scope, { ...unprovenDraws, points: 326 })
  assert.deepEqual([await resend('tweede@example.org'), await resend('derde@example.org')], [200, 429])
})

test('an organizer still sees a failed lot as failed if it is sent again and there is no room for it', async () => {
  await forget()
  const organizer = from(24)
  const publicGuid = await draw(organizer, [givenPerson(0), givenPerson(1, { email: victim }), givenPerson(2)])
  await world.mails()
  await world.sql`update mails set sent_on = null, given_up_on = now() where recipient = ${victim}`
  await draw(from(25), lotsTo(victim, 24))
  const { participants } = await readDraw(organizer, publicGuid)
  const states = () => lotStates(organizer, publicGuid)
  const before = await states()
  assert.match(before.join(), /Mail kwam niet aan/)
  await organizer.api('POST', '/api/Loting/ResendLot', {
    participantPublicGuid: participants[1]!.publicGuid,
    email: victim,
  })
  assert.deepEqual(await states(), before, 'after the lot was sent again')
  await from(26).post('/lootjestrekken/kwijt', { email: victim })
  assert.deepEqual(await states(), before, 'after a request for lost lots')
})

test('deleting a draw drops its waiting lots, and only recipients of a sent lot get a mail about the end', async () => {
  await forget()
  const organizer = from(22)
  const publicGuid = await draw(organizer, lotsTo(victim, 24))
  assert.equal((await organizer.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
  const mails = await mailsTo(victim)
  assert.equal(mails.filter(({ kind }) => kind === 'draw-deleted').length, 20)
  const skipped =
    await world.sql`select 1 from mails where recipient = ${victim} and kind = 'lot' and skipped_on is not null and waits_since is not null`
  assert.equal(skipped.length, 4)
})

test('repeated changes of address or password send an unproven address no more mails than its cap allows', async () => {
  await forget()
  const { body } = await from(23).api('POST', '/api/Account/Login', {
    emailOrUsername: 'noor',
    password: noor.password,
  })
  assert.equal(body, true)
  const save = (more: object) =>
    noor.api('POST', '/api/Account/Edit', {
      userPrivateGuid: noor.user.privateGuid,
      firstName: 'Noor',
      lastName: 'de Vries',
      email: noor.email,
      overviewEmailFrequency: 0,
      enableCrossOffNotifications: true,
      ...more,
    })
  for (let n = 0; n < 22; n++) assert.equal((await save({ password: `nog een zin ${n}` })).status, 200)
  const told = (await mailsTo(noor.email)).filter(({ kind }) => kind === 'password-changed')
  assert.deepEqual([told.length, told.filter(({ isWaiting }) => isWaiting).length], [22, 2])
  assert.equal((await save({ email: 'noor-elders@example.org' })).status, 200)
  const [last] = (await mailsTo(noor.email)).slice(-1)
  assert.deepEqual(
    { ...last },
    { kind: 'address-changed', isWaiting: true },
    'the notice waits although the cap is full',
  )
})

const drawAs = (who: typeof bram, people: ReturnType<typeof lotsTo>) =>
  draw(who, [givenPerson(0, { email: who.email }), ...people.slice(1)])
const counted = async (address: string, kind: string) => {
  const mails = (await mailsTo(address)).filter((mail) => mail.kind === kind)
  return [mails.length, mails.filter(({ isWaiting }) => isWaiting).length]
}

test('a proven organizer sends one address forty lots a day, and the other lots on the next day', async () => {
  await forget()
  await proveAddress(world, bram)
  await proveAddress(world, sem)
  await drawAs(bram, lotsTo(victim, 30))
  await drawAs(bram, lotsTo(victim, 14))
  assert.deepEqual(await counted(victim, 'lot'), [44, 4])
  await drawAs(sem, lotsTo(victim, 2))
  assert.deepEqual(await counted(victim, 'lot'), [46, 4], 'the lots of another organizer are sent')
  world.travel(1.01)
  await world.sql`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`
  await world.mails()
  assert.deepEqual(await counted(victim, 'lot'), [46, 0])
  const [day] = await world.sql<
    { count: number }[]
  >`select day_count as count from mail_caps where day_count = 4 limit 1`
  assert.ok(day, 'a mail that waited counts for the day on which it is sent')
  world.travel(0)
})

test('an address gets eighty mails a day from all proven organizers, besides the first five of each', async () => {
  await forget()
  const organizers = await Promise.all(
    ['Een', 'Twee', 'Drie', 'Vier'].map((name) => world.person(`${name} Organisator`)),
  )
  for (const organizer of organizers) await proveAddress(world, organizer)
  const [first, second, third, fourth] = organizers
  await drawAs(first!, lotsTo(victim, 40))
  await drawAs(second!, lotsTo(victim, 40))
  assert.deepEqual(await counted(victim, 'lot'), [80, 0])
  world.travel(0.5)
  await drawAs(third!, lotsTo(victim, 40))
  assert.deepEqual(await counted(victim, 'lot'), [120, 25])
  await drawAs(fourth!, lotsTo(victim, 6))
  assert.deepEqual(await counted(victim, 'lot'), [126, 26], 'the first five lots of another organizer are sent')
  world.travel(1.01)
  await world.sql`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`
  await world.mails()
  assert.deepEqual(await counted(victim, 'lot'), [126, 0])
  world.travel(0)
  await forget()
})

test('mails to an address by a proven organizer’s deletions and resends count, too', async () => {
  await forget()
  await proveAddress(world, bram)
  const publicGuid = await drawAs(bram, lotsTo(victim, 30))
  await world.mails()
  const { participants } = await readDraw(bram, publicGuid)
  const resend = (n: number, email: string) =>
    bram.api('POST', '/api/Loting/ResendLot', { participantPublicGuid: participants[n]!.publicGuid, email })
  for (let n = 1; n <= 12; n++) {
    assert.equal((await resend(n, victim)).status, 200)
    await world.mails()
  }
  assert.deepEqual(await counted(victim, 'lot'), [40, 0], 'lots sent again beyond forty are dropped')
  assert.equal((await bram.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
  assert.deepEqual(await counted(victim, 'draw-deleted'), [30, 30])
})

test('a proven organizer’s mails about draws go to three thousand people a day', async () => {
  await forget()
  await proveAddress(world, bram)
  const people = (count: number) => Array.from({ length: count }, (_, n) => givenPerson(n))
  for (let n = 0; n < 3; n++) await drawAs(bram, people(n < 2 ? 1000 : 998))
  const waiting = async () => {
    const rows = await world.sql<{ kind: string; recipient: string }[]>`
      select kind, recipient::text as recipient from mails where waits_since is not null order by id`
    return rows.map(({ kind, recipient }) => `${kind} ${recipient}`)
  }
  assert.deepEqual(await waiting(), [])
  const last = await drawAs(bram, people(4))
  assert.deepEqual(await waiting(), ['lot deelnemer2@example.org', 'lot deelnemer3@example.org'])
  const { participants } = await readDraw(bram, last)
  await bram.api('POST', '/api/Loting/ResendLot', {
    participantPublicGuid: participants[1]!.publicGuid,
    email: 'elders@example.org',
  })
  assert.equal((await waiting()).at(-2), 'lot elders@example.org', 'a lot sent to another address waits')
  await bram.api('DELETE', `/api/Loting/${last}`)
  assert.ok((await waiting()).includes(`draw-deleted ${bram.email}`))
  await forget()
})

test('invites to own a list count for their recipient’s cap, with any sender', async () => {
  await forget()
  await proveAddress(world, noor)
  for (let n = 0; n < 21; n++) {
    await world.sql`delete from rate_limits`
    await world.sql`delete from owner_invites`
    const invited = await noor.post('/noor/owners/invites', { name: `Iemand ${n}`, email: victim })
    assert.equal(invited.status, 303)
  }
  assert.deepEqual(await counted(victim, 'owner-invited'), [21, 1])
  const [last] = await world.sql<[{ id: number; guid: string }]>`select id, guid from owner_invites`
  assert.equal((await accept(bram, last.guid)).body, true)
  world.travel(1.1)
  await world.mails()
  world.travel(0)
  const [mail] = await world.sql`
    select skipped_on is not null as "isSkipped" from mails where cause = ${`owner-invited:${last.id}`}`
  assert.equal(mail!['isSkipped'], true, 'the mail is skipped, because its invite was accepted meanwhile')
  await remove(noor, bram)
})

test('a proven guest who draws in somebody else’s name counts as unproven to that person', async () => {
  await forget()
  const guest = from(60)
  const { body } = await guest.api('POST', '/api/Afstreper/Create', { email: 'bewezen-gast@example.org' })
  await guest.post('/account/confirm', { proof: await createProof(world.sql, body.user.publicGuid as string) })
  for (let n = 0; n < 21; n++) {
    await world.sql`delete from rate_limits`
    await draw(guest, [givenPerson(0, { email: victim }), givenPerson(1), givenPerson(2)])
  }
  assert.deepEqual(await counted(victim, 'draw-manage'), [21, 1])
})
