import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily, proveAddress } from '#test/support/family.ts'
import type { Person } from '#test/support/world.ts'

const { world, noor, lotte, bram, sem } = await openFamily({ RATE_LIMITS: 'on' })

const addresses = (count: number, start = 0) =>
  Array.from({ length: count }, (_, n) => `a${start + n}@x.example`).join()
const victim = 'slachtoffer@x.example'
const bodyOf = ({ list }: Person, recipients: string, more: object = {}) => ({
  recipients,
  subject: 'Mijn lijst',
  messageStart: 'Kijk eens wat ik graag wil.',
  privateGuid: list.privateGuid,
  ...more,
})
const call = (person: Person, recipients: string) => person.api('POST', '/api/MyList/Send', bodyOf(person, recipients))
const send = async (person: Person, recipients: string) => (await call(person, recipients)).status
const post = (person: Person, recipients: string, more: object = {}) =>
  person.post('/mylist/send', bodyOf(person, recipients, more))
const mailsTo = (recipient: string) => world.sql<{ isWaiting: boolean }[]>`
  select waits_since is not null as "isWaiting" from mails where kind = 'list-sent' and recipient = ${recipient}`
const forget = async () => {
  for (const table of ['pgboss.job', 'mails', 'mail_caps', 'rate_limits'])
    await world.sql`delete from ${world.sql(table)}`
}

test('an unproven sender sends to 60 addresses a day, and all of a client to 120', async () => {
  assert.equal(await send(noor, addresses(50)), 200)
  assert.equal(await send(noor, addresses(11, 50)), 429)
  assert.equal(await send(noor, addresses(10, 50)), 200)
  assert.equal(await send(noor, addresses(1, 60)), 429)
  assert.equal(await send(lotte, addresses(50, 100)), 200)
  assert.equal(await send(bram, addresses(11, 150)), 429, 'the limit of the client')
  assert.equal(await send(bram, addresses(10, 150)), 200)
  const [row] = await world.sql<{ count: number }[]>`select count(*)::int as count from mails where kind = 'list-sent'`
  assert.equal(row!.count, 120)
})

test('a refused request is not counted', async () => {
  await forget()
  await world.sql`update lists set access_type = 'CLOSED' where username = 'sem'`
  for (let n = 0; n < 3; n++) assert.equal(await send(sem, addresses(50)), 422)
  await world.sql`update lists set access_type = 'PUBLIC' where username = 'sem'`
  assert.equal(await send(sem, addresses(50)), 200)
})

test('a proven sender sends to 250 addresses a day', async () => {
  await forget()
  await proveAddress(world, lotte)
  for (let n = 0; n < 5; n++) assert.equal(await send(lotte, addresses(50, 1000 + 50 * n)), 200)
  assert.equal(await send(lotte, addresses(1)), 429)
})

test('over the day’s limit of addresses the page keeps the typed text, and says that it is enough', async () => {
  await forget()
  await post(noor, addresses(50))
  const typed = { subject: 'Eigen woorden', messageStart: 'Dag allemaal, kijk eens.', contextId: crypto.randomUUID() }
  for (const answer of [
    await post(noor, addresses(11, 50), typed),
    await noor.htmx('POST', '/mylist/send', bodyOf(noor, addresses(11, 50), typed)),
  ]) {
    const { $, status, headers } = answer
    assert.equal(status, 429)
    const wait = Number(headers.get('Retry-After'))
    assert.ok(wait > 23 * 3600 && wait <= 24 * 3600, String(wait))
    assert.match($('#field-recipients-error').text(), /te veel voor vandaag/)
    assert.equal($('[name=recipients]').text(), addresses(11, 50))
    assert.equal($('[name=subject]').attr('value'), typed.subject)
    assert.equal($('[name=messageStart]').text(), typed.messageStart)
    assert.equal($('[name=contextId]').attr('value'), typed.contextId)
  }
  assert.equal((await post(noor, addresses(10, 50), typed)).status, 200)
})

test('an address gets five lists a day from one sender, also if all are sent at once', async () => {
  await forget()
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(lotte, victim)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 200, 200, 422, 422, 422])
  for (const { status, body } of answers) assert.deepEqual(body, status === 200 ? {} : { problem: 'NoValidRecipient' })
  assert.equal((await mailsTo(victim)).length, 5)
  assert.equal(await send(lotte, victim.toUpperCase()), 422, 'the address in capitals counts as the same')
  assert.equal(await send(noor, victim), 200, 'another sender can still send')
  world.travel(1.01)
  assert.equal(await send(lotte, victim), 200)
  world.travel(0)
})

test('the page says which recipients have had enough lists, and sends to the others', async () => {
  await forget()
  for (let n = 0; n < 5; n++) await call(lotte, victim)
  const both = await post(lotte, `${victim}, ander@x.example`)
  assert.deepEqual(both.$('.addresses').map((_, list) => both.$(list).text()).get(), ['ander@x.example', victim]) // oxfmt-ignore
  assert.match(both.$('#send-list').text(), /Meer lijsten kun je vandaag niet/)
  assert.equal((await mailsTo(victim)).length, 5)
  const nobody = await post(lotte, victim)
  assert.equal(nobody.status, 422)
  assert.match(
    nobody.$('#field-recipients-error').text(),
    /^Meer lijsten kun je vandaag niet naar deze adressen sturen/,
  )
  assert.equal(nobody.$('[name=recipients]').text(), victim)
  await world.sql`insert into mail_refusals (email, since) values ('nee@x.example', now())`
  const neither = await post(lotte, `${victim}, nee@x.example`)
  assert.match(
    neither.$('#field-recipients-error').text(),
    /wil niemand lijsten van ons krijgen.*Meer lijsten kun je vandaag niet/s,
  )
})

test('a form that is sent again counts once', async () => {
  await forget()
  const again = { contextId: crypto.randomUUID() }
  for (let n = 0; n < 6; n++) assert.equal((await post(lotte, victim, again)).status, 200)
  assert.equal((await mailsTo(victim)).length, 1)
  for (let n = 0; n < 4; n++) assert.equal(await send(lotte, victim), 200)
  assert.equal(
    (await post(lotte, victim, again)).$('.addresses').text(),
    victim,
    'the page says that the list was sent',
  )
  assert.equal(await send(lotte, victim), 422)
})

test('over the cap of an address lists from any sender wait until there is room', async () => {
  await forget()
  const fifth = await world.person('Vera Bos')
  for (const person of [noor, lotte, bram, sem]) {
    await proveAddress(world, person)
    for (let n = 0; n < 5; n++) assert.equal(await send(person, victim), 200)
  }
  assert.equal(await send(fifth, victim), 200)
  const rows = await mailsTo(victim)
  assert.deepEqual([rows.length, rows.filter(({ isWaiting }) => isWaiting).length], [21, 1])
})
