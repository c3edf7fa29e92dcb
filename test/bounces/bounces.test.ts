import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addressFault } from '#core/mail/address-faults.ts'
import { refusesMails } from '#core/mail/refusals.ts'
import { mailOfReturnPath, returnPathOf } from '#core/mail/return-path.ts'
import { suppressCommand } from '#jobs/commands/suppress.ts'
import { openMailServer, type MailServer } from '#test/support/mail-server.ts'
import { until } from '#test/support/until.ts'
import { openWorld, type Client, type World } from '#test/support/world.ts'
import { draw, givenPeople, type Given } from '../draws/drawing.ts'

const key = 'sleutel-van-het-relais'

let office: MailServer
let world: World
before(async () => {
  office = await openMailServer()
  world = await openWorld({
    SMTP_URL: office.url,
    EDITION: 'nl',
    MAIL_BOUNCE_KEY: key,
    MAIL_RETURN_PATH: 'bounces@wenskring.nl',
  })
})
after(async () => {
  await world.close()
  await office.close()
})

/** Posts a report as a relay does: without cookie or token. */
const report = async (body: unknown, given = key): Promise<number> => {
  const { status } = await world.app.request(`/mail/bounces/${given}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return status
}
const bounce = (Email: string, Type = 'HardBounce') => ({
  RecordType: 'Bounce',
  Type,
  Email,
  MessageStream: 'outbound',
})

const peopleOf = (name: string): Given[] =>
  givenPeople(3).map((person) => ({ ...person, email: `${name}.${person.email}` }))

/** Draws among three people, and waits until their lots are sent. */
async function drawn(name: string): Promise<{ organizer: Client; guid: string; people: Given[] }> {
  const people = peopleOf(name)
  const organizer = world.visitor()
  const guid = await draw(organizer, people)
  await until(() => people.every(({ email }) => office.takenFor(email!).length > 0), 'the lots')
  await until(async () => !(await factsOf(organizer, guid)).includes('onderweg'), 'the record of them')
  return { organizer, guid, people }
}
const factsOf = async (organizer: Client, guid: string) => (await organizer.get(`/loting/${guid}`)).$('main').text()

test('a bounce that a relay reports stops all mails to the address, and the organizer sees that the lot failed', async () => {
  const { organizer, guid, people } = await drawn('terug')
  const address = people[1]!.email!
  assert.equal(await report(bounce(address.toUpperCase())), 200)
  assert.equal(await addressFault(world.services, address), 'gone')
  assert.match(await factsOf(organizer, guid), /1 mail kwam niet aan/)
  const before = office.attemptsFor(address)
  await draw(world.visitor(), peopleOf('terug'))
  await until(async () => (await world.sql`select 1 from mails where recipient = ${address} and given_up_on is not null`).length === 2, 'the second lot to be given up') // oxfmt-ignore
  assert.equal(office.attemptsFor(address), before)
})

test('a bounce that will pass, and a report of anything else, change nothing', async () => {
  for (const body of [
    bounce('vol@example.org', 'SoftBounce'),
    bounce('vol@example.org', 'Transient'),
    { RecordType: 'Delivery', Recipient: 'vol@example.org' },
    bounce('geen adres'),
  ])
    assert.equal(await report(body), 200)
  assert.equal(await addressFault(world.services, 'vol@example.org'), null)
  for (const body of ['{', '[]', {}, null]) assert.equal(await report(body), 422, JSON.stringify(body))
})

test('a complaint switches off the mails that its writer can switch off, and no others', async () => {
  const noor = await world.person('Noor')
  await world.sql`update users set overview_email_frequency = 3 where email = ${noor.email}`
  assert.equal(await report({ RecordType: 'SpamComplaint', Email: noor.email }), 200)
  const [user] =
    await world.sql`select overview_email_frequency, cross_off_mails, forum_mails from users where email = ${noor.email}`
  assert.deepEqual({ ...user }, { overviewEmailFrequency: 0, crossOffMails: false, forumMails: false })
  assert.equal(await addressFault(world.services, noor.email), null)
  assert.ok(await refusesMails(world.sql, noor.email), 'others’ mails stop too')
})

test('nobody reports a bounce without the key, or where no key is configured', async () => {
  for (const wrong of ['sleutel', `${key}x`, key.slice(0, -1), '%00']) {
    assert.equal(await report(bounce('goed@example.org'), wrong), 404, wrong)
  }
  assert.equal(await addressFault(world.services, 'goed@example.org'), null)
  const { status } = await world.visitor().request('GET', `/mail/bounces/${key}`)
  assert.equal(status, 404)
  const plain = await openWorld({})
  try {
    const answer = await plain.app.request('/mail/bounces/undefined', { method: 'POST', body: JSON.stringify(bounce('a@example.org')) }) // oxfmt-ignore
    assert.equal(answer.status, 404)
  } finally {
    await plain.close()
  }
})

test('each mail has a return address of its own, which only we can read, in any letter case', async () => {
  const { people } = await drawn('route')
  const senders = people.map(({ email }) => office.takenFor(email!)[0]!.sender)
  assert.equal(new Set(senders).size, 3)
  for (const sender of senders) {
    assert.match(sender, /^bounces\+[a-z2-7]{55}@wenskring\.nl$/)
    assert.ok(sender.indexOf('@') <= 64)
    assert.equal(
      mailOfReturnPath(world.services.signer, sender.toUpperCase())?.mailId,
      mailOfReturnPath(world.services.signer, sender)!.mailId,
    )
  }
  const forged = senders[0]!.replace(/\+(.)/, (_, first) => (first === 'a' ? '+b' : '+a'))
  assert.equal(mailOfReturnPath(world.services.signer, forged), null)
  assert.equal(mailOfReturnPath(world.services.signer, 'bounces@wenskring.nl'), null)
  assert.equal(returnPathOf({ mailReturnPath: undefined }, world.services.signer, 1, 'noor@example.org'), null)
})

test('an operator stops mails to an address, or to the reader of a mail that came back, and lets them go again', async () => {
  const { organizer, guid, people } = await drawn('hand')
  const [first, second] = people.map(({ email }) => email!)
  assert.match(
    await suppressCommand(world.services, first!, false),
    /^hand\.deelnemer0@example\.org gets no more mails/,
  )
  const returned = office.takenFor(second!)[0]!.sender
  assert.match(
    await suppressCommand(world.services, returned, false),
    /^hand\.deelnemer1@example\.org gets no more mails/,
  )
  for (const address of [first!, second!]) assert.equal(await addressFault(world.services, address), 'gone')
  assert.match(await factsOf(organizer, guid), /2 mails kwamen niet aan/)
  await suppressCommand(world.services, first!, true)
  assert.equal(await addressFault(world.services, first!), null)
  assert.equal(await addressFault(world.services, second!), 'gone')
})

test('the code of a mail stops nobody else’s mails, and a code that is not ours stops none', async () => {
  const { people } = await drawn('gevel')
  const [first] = people.map(({ email }) => email!)
  const returned = office.takenFor(first!)[0]!.sender
  await world.sql`update mails set recipient = 'slachtoffer@example.org' where recipient = ${first!}`
  await assert.rejects(suppressCommand(world.services, returned, false), /no longer known/)
  await assert.rejects(suppressCommand(world.services, 'bounces+onzin@wenskring.nl', false), /no mail of ours/)
  for (const address of [first!, 'slachtoffer@example.org', 'bounces+onzin@wenskring.nl'])
    assert.equal(await addressFault(world.services, address), null, address)
})

test('a relay’s report names an address with an umlaut in its domain in ASCII', async () => {
  assert.equal(await report(bounce('anna@xn--mller-kva.example')), 200)
  assert.equal(await addressFault(world.services, 'anna@müller.example'), 'gone')
  assert.equal(await report({ RecordType: 'SpamComplaint', Email: 'Bea@XN--MLLER-KVA.example' }), 200)
  assert.ok(await refusesMails(world.sql, 'bea@müller.example'))
  assert.equal(await report(bounce(`${'@'.repeat(10_000)}`)), 422)
  assert.equal(await report(bounce('a\0@example.org')), 200)
})
