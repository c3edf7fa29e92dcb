import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createProofFor } from '#test/support/proofs.ts'
import { proveAddress } from '#test/support/family.ts'
import { openFamily } from '#test/support/family.ts'
import { purgeMailsJob } from '#jobs/purge-mails.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import type { Client } from '#test/support/world.ts'
import { draw, givenPeople, givenPerson, lotApi, lotGuidIn, readDraw } from './drawing.ts'

// An organizer without a proven address must not be able to have us mail hundreds of strangers.

const { world, sem, lotte } = await openFamily({
  BASE_URL: 'https://wenskring.example',
  MAIL_DELAYS: 'off',
  RATE_LIMITS: 'on',
  TRUST_PROXY: 'on',
})

let clients = 0
/** Returns a visitor with an address of their own, so that no test uses up another's limits. */
const visitor = (client = ++clients): Client => world.visitor({ 'X-Forwarded-For': `192.0.2.${client}` })

const peopleOf = (name: string, count: number) =>
  givenPeople(count).map((person) => ({ ...person, email: `${name}.${person.email}` }))
const mailsOf = async (name: string, kind?: string) =>
  (await world.mails()).filter(
    ({ to, kind: each }) => to.startsWith(`${name}.`) && (kind === undefined || kind === each),
  )
const statesOf = async (who: Client, guid: string) => {
  const { participants } = await readDraw(who, guid)
  return Object.fromEntries(Map.groupBy(participants, ({ mail }) => mail).entries().map(([state, { length }]) => [state, length])) // oxfmt-ignore
}
const keyLinkIn = (mail: { text: string }) => new URL(/https:\S+\/loting\/open\/\S+/.exec(mail.text)![0]).pathname
const sendUrl = (guid: string) => `/lootjestrekken/loting/getrokken/${guid}/wachtende`

test('a family of thirty-one needs no detour', async () => {
  const organizer = visitor()
  const guid = await draw(organizer, peopleOf('familie', 31))
  assert.equal((await mailsOf('familie', 'lot')).length, 31)
  assert.equal((await organizer.get(`/loting/${guid}`)).$('#held-lots').length, 0)
})

test('the lots of further people wait, the page and the mail say so, and they leave by the button behind the mail’s link', async () => {
  const organizer = visitor()
  const guid = await draw(organizer, peopleOf('groot', 43))
  assert.equal((await mailsOf('groot', 'lot')).length, 31)
  assert.deepEqual(await statesOf(organizer, guid), { sent: 31, held: 12 })
  const page = await organizer.get(`/loting/${guid}`)
  assert.match(page.$('#held-lots').text(), /12 lootjes wachten nog op jou/)
  assert.match(page.$('#held-lots').text(), /groot\.deelnemer0@example\.org/)
  assert.equal(page.$('#held-lots button').length, 0)
  const [manage] = await mailsOf('groot', 'draw-manage')
  assert.match(manage!.text, /12 lootjes wachten nog/)

  await organizer.post(sendUrl(guid), {})
  assert.equal((await mailsOf('groot', 'lot')).length, 31, 'the session that drew has not shown that it reads the mail')

  const reader = visitor()
  await reader.get(keyLinkIn(manage!))
  const opened = await reader.get(`/loting/${guid}`)
  assert.equal((await mailsOf('groot', 'lot')).length, 31, 'mail programs follow links')
  assert.match(opened.$('#held-lots button').text(), /verstuur de 12 lootjes/)
  await reader.post(opened.$('#held-lots form').attr('action')!, {})
  assert.equal((await mailsOf('groot', 'lot')).length, 43)
  assert.deepEqual(await statesOf(organizer, guid), { sent: 43 })
  assert.equal((await reader.get(`/loting/${guid}`)).$('#held-lots').length, 0)
})

test('the browser that drew can press the button too, once it has opened the mail’s link', async () => {
  const organizer = visitor()
  const guid = await draw(organizer, peopleOf('zelfde', 32))
  const [manage] = await mailsOf('zelfde', 'draw-manage')
  await organizer.get(keyLinkIn(manage!))
  await organizer.post(sendUrl(guid), {})
  assert.equal((await mailsOf('zelfde', 'lot')).length, 32)
})

test('opening the draw by its key in the app sends them', async () => {
  const organizer = visitor()
  const guid = await draw(organizer, peopleOf('app', 33))
  const [manage] = await mailsOf('app', 'draw-manage')
  const privateUserGuid = keyLinkIn(manage!).split('/').at(-1)
  const opened = await visitor().api('POST', '/api/Loting/OpenWithOrganizer', {
    publicLotingGuid: guid,
    privateUserGuid,
  })
  assert.equal(opened.status, 200)
  assert.equal((await mailsOf('app', 'lot')).length, 33)
})

test('an account’s lots leave when it confirms its address', async () => {
  const [first, ...others] = peopleOf('rekening', 35)
  const guid = await draw(sem, [{ ...first!, email: sem.email }, ...others])
  await world.mails()
  assert.deepEqual(await statesOf(sem, guid), { sent: 31, held: 4 })
  assert.equal((await sem.get(`/loting/${guid}`)).$('#held-lots a').attr('href'), '/account')
  await sem.post('/account/confirm', { proof: await createProofFor(world.sql, sem) })
  await world.mails()
  assert.deepEqual(await statesOf(sem, guid), { sent: 35 })
  const again = await draw(sem, [givenPerson(0, { email: sem.email }), ...peopleOf('bewezen', 40)])
  await world.mails()
  assert.deepEqual(await statesOf(sem, again), { sent: 41 })
})

test('a client reaches thirty people an hour in any number of draws, and by resending', async () => {
  const organizer = visitor()
  await draw(organizer, peopleOf('reeks-a', 21))
  const guid = await draw(organizer, peopleOf('reeks-b', 15))
  await world.mails()
  assert.deepEqual(await statesOf(organizer, guid), { sent: 10, held: 5 })
  const third = await draw(organizer, peopleOf('reeks-c', 3))
  await world.mails()
  assert.deepEqual(
    await statesOf(organizer, third),
    { held: 3 },
    'the organizer has the link of the draw, and opens the lot where it was drawn',
  )
  const { participants } = await readDraw(organizer, guid)
  for (const place of [1, 14])
    await organizer.api('POST', '/api/Loting/ResendLot', {
      participantPublicGuid: participants[place]!.publicGuid,
      email: `reeks-d.${place}@example.org`,
    })
  assert.deepEqual(await mailsOf('reeks-d'), [])
  assert.deepEqual(await statesOf(organizer, guid), { sent: 9, held: 6 })
  assert.equal((await mailsOf('reeks-b', 'lot-moved')).length, 1, 'only the address that had the lot is told')
})

test('a person whose lot waits gets no other mail of the draw either', async () => {
  const organizer = visitor()
  const guid = await draw(organizer, peopleOf('stil', 33))
  const lots = await mailsOf('stil', 'lot')
  assert.equal(lots.length, 31)
  const pages: string[] = []
  for (const lot of lots) {
    const giver = world.visitor()
    const lotGuid = lotGuidIn(lot)
    await lotApi(giver, 'SendNudge', { participantPrivateGuid: lotGuid })
    await lotApi(giver, 'SendQuestion', { lotPrivateGuid: lotGuid, question: 'Kijk op https://iphone.example' })
    await giver.post(`/lootjestrekken/lootje/${lotGuid}/openen`, {})
    pages.push((await giver.get(`/lootjestrekken/lootje/${lotGuid}`)).$('main').text())
  }
  await world.visitor().post('/lootjestrekken/kwijt', { email: 'stil.deelnemer32@example.org' })
  const { participants } = await readDraw(organizer, guid)
  await organizer.api('POST', '/api/Loting/ResendLot', {
    participantPublicGuid: participants[32]!.publicGuid,
    email: null,
  })
  await organizer.api('DELETE', `/api/Loting/${guid}`)
  const waiting = (await mailsOf('stil')).filter(({ to }) => /deelnemer3[12]@/.test(to))
  assert.deepEqual(waiting.map(({ kind }) => kind), []) // oxfmt-ignore
  assert.ok(pages.filter((text) => /nog geen mail gekregen/.test(text)).length <= 2)
  assert.equal((await mailsOf('stil', 'draw-deleted')).length, 31)
})

test('strangers, other organizers and old links send nothing', async () => {
  const organizer = visitor()
  const guid = await draw(organizer, peopleOf('dicht', 34))
  const other = visitor()
  const otherGuid = await draw(other, peopleOf('open', 3))
  const [manage] = await mailsOf('open', 'draw-manage')
  await other.get(keyLinkIn(manage!))
  for (const who of [other, visitor(), sem]) await who.post(sendUrl(guid), {})
  assert.deepEqual(await statesOf(organizer, guid), { sent: 31, held: 3 })
  assert.ok(otherGuid)
})

test('lots that wait stay, and leave even if the organizer confirms only after weeks', async () => {
  const organizer = visitor()
  const guid = await draw(organizer, peopleOf('vergeten', 33))
  const [manage] = await mailsOf('vergeten', 'draw-manage')
  world.travel(45)
  await purgeMailsJob.run(world.services, {}, noTransports)
  assert.deepEqual(await statesOf(organizer, guid), { sent: 31, held: 2 })
  const { participants } = await readDraw(organizer, guid)
  await organizer.api('POST', '/api/Loting/ResendLot', {
    participantPublicGuid: participants[32]!.publicGuid,
    email: null,
  })
  await organizer.api('POST', '/api/Loting/ResendLot', {
    participantPublicGuid: participants[31]!.publicGuid,
    email: participants[31]!.email,
  })
  assert.deepEqual(await statesOf(organizer, guid), { sent: 31, held: 2 })
  const reader = visitor()
  await reader.get(keyLinkIn(manage!))
  await reader.post(sendUrl(guid), {})
  await world.mails()
  assert.deepEqual(await statesOf(organizer, guid), { sent: 33 })
  world.travel(0)
})

test('a friend’s lot that waits follows the friend to a new address, and still waits', async () => {
  const organizer = sem
  await world.sql`update users set email_proven_at = null where email = ${sem.email}`
  await organizer.api('POST', '/api/Friend/Add', { publicGuid: lotte.list.publicGuid })
  await proveAddress(world, lotte)
  const people = peopleOf('vriend', 32)
  const friend = {
    ...{ publicUserGuid: lotte.user.publicGuid, friendParticipantPublicGuid: lotte.list.publicGuid },
    ...{ name: 'Lotte', email: null },
  }
  const guid = await draw(organizer, [{ ...people[0]!, email: sem.email }, ...people.slice(1), givenPerson(40, friend)])
  await world.mails()
  const { participants } = await readDraw(organizer, guid)
  assert.equal(participants[32]!.mail, 'held')
  await world.sql`update users set email = 'lotte.nieuw@example.org' where email = ${lotte.email}`
  await organizer.api('POST', '/api/Loting/ResendLot', {
    participantPublicGuid: participants[32]!.publicGuid,
    email: null,
  })
  assert.deepEqual((await world.mails()).filter(({ to }) => to === 'lotte.nieuw@example.org'), []) // oxfmt-ignore
  assert.equal((await readDraw(organizer, guid)).participants[32]!.mail, 'held')
  await world.sql`update users set email = ${lotte.email} where email = 'lotte.nieuw@example.org'`
})

test('the lots of an account that mistyped its address leave once it confirms the right one', async () => {
  const account = visitor()
  await account.api('POST', '/api/Account/Create', {
    ...{ email: 'tikfout@example.org', username: 'tikfout', firstName: 'Tik', lastName: 'Fout' },
    ...{ password: 'een goed wachtwoord', receiveMailing: false },
  })
  const [first, ...others] = peopleOf('tikfout', 35)
  const guid = await draw(account, [{ ...first!, email: 'tikfout@example.org' }, ...others])
  await world.mails()
  assert.deepEqual(await statesOf(account, guid), { sent: 31, held: 4 })
  await world.sql`update users set email = 'goed@example.org' where email = 'tikfout@example.org'`
  await account.post('/account/confirm', { proof: await createProofFor(world.sql, account) })
  await world.mails()
  assert.deepEqual(await statesOf(account, guid), { sent: 35 })
})

test('an organizer who has confirmed corrects a lot’s address without waiting again', async () => {
  const organizer = visitor()
  const guid = await draw(organizer, peopleOf('hersteld', 31))
  const [manage] = await mailsOf('hersteld', 'draw-manage')
  await organizer.get(keyLinkIn(manage!))
  const { participants } = await readDraw(organizer, guid)
  const fixed = { participantPublicGuid: participants[4]!.publicGuid, email: 'hersteld.goed@example.org' }
  assert.equal((await organizer.api('POST', '/api/Loting/ResendLot', fixed)).status, 200)
  assert.equal((await mailsOf('hersteld', 'lot')).length, 32)
})
