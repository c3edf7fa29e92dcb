import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createProofFor } from '#test/support/proofs.ts'
import { openFamily } from '#test/support/family.ts'
import { draw, givenPeople, lotApi, lotGuidIn, readDraw } from '../draws/drawing.ts'

const { world, noor } = await openFamily({ BASE_URL: 'https://wenskring.example', MAIL_DELAYS: 'off' })

const mailsTo = async (address: string, kind?: string) =>
  (await world.mails()).filter((mail) => mail.to === address && (kind === undefined || mail.kind === kind))

/** Refuses mails by the one-click link of the last mail to an address, as a mail program does. */
async function refuse(address: string): Promise<void> {
  const mail = (await mailsTo(address)).at(-1)!
  const url = new URL(/<(https:[^>]+)>/.exec(mail.headers['List-Unsubscribe']!)![1]!)
  const { status } = await world.app.request(url.pathname + url.search, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
  })
  assert.equal(status, 200)
}
async function accept(address: string): Promise<void> {
  await world.sql`delete from mail_refusals where email = ${address}`
}

const peopleOf = (name: string) => givenPeople(3).map((person) => ({ ...person, email: `${name}.${person.email}` }))

test('every mail that somebody else causes, or perhaps causes, can be refused', async () => {
  const people = peopleOf('soorten')
  const organizer = world.visitor()
  const guid = await draw(organizer, people)
  const [own, receiver] = [people[0]!.email, people[1]!.email]
  const lots = (await world.mails()).filter(({ kind, to }) => kind === 'lot' && to.startsWith('soorten'))
  for (const lot of lots) {
    const giver = world.visitor()
    const lotGuid = lotGuidIn(lot)
    await giver.api('GET', `/api/Lot/${lotGuid}`)
    await lotApi(giver, 'SendNudge', { participantPrivateGuid: lotGuid })
    await lotApi(giver, 'SendQuestion', { lotPrivateGuid: lotGuid, question: 'Thee?' })
  }
  const { participants } = await readDraw(organizer, guid)
  const moved = participants.find(({ email }) => email === receiver)!
  await organizer.api('POST', '/api/Loting/ResendLot', {
    participantPublicGuid: moved.publicGuid,
    email: 'soorten.nieuw@example.org',
  })
  await world.mails() // A deleted draw sends no notices that wait.
  await organizer.api('DELETE', `/api/Loting/${guid}`)
  await noor.post('/noor/owners/invites', { name: 'Oma', email: 'soorten.oma@example.org' })
  const mails = (await world.mails()).filter(({ to }) => to.startsWith('soorten'))
  const refusable = (kind: string, isOwn: boolean) =>
    mails.filter((mail) => mail.kind === kind && (mail.to === own) === isOwn).map(({ headers }) => /unwanted\/unsubscribe/.test(headers['List-Unsubscribe'] ?? '')) // oxfmt-ignore
  const every = (found: boolean[], expected: boolean) => found.length > 0 && found.every((each) => each === expected)
  for (const kind of ['lot', 'lot-moved', 'nudge', 'message', 'draw-deleted', 'owner-invited'])
    assert.ok(every(refusable(kind, false), true), kind)
  for (const kind of ['lot', 'draw-manage', 'draw-deleted'])
    assert.ok(every(refusable(kind, true), true), `${kind} to an organizer who has not proven the address`)
  for (const kind of ['nudge', 'message']) assert.ok(every(refusable(kind, true), true), `${kind} to the organizer`)
  for (const { headers, text, html } of mails.filter(({ headers }) => headers['List-Unsubscribe'])) {
    assert.equal(headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
    for (const part of [text, html]) assert.match(part, /\/mylist\/unwanted\?token=/)
  }
})

describe('a person who refuses mails', () => {
  const people = peopleOf('nee')
  const address = people[1]!.email

  test('gets none of any kind from anybody, and the organizer sees why', async () => {
    await draw(world.visitor(), people)
    await refuse(address)
    const before = (await mailsTo(address)).length
    const organizer = world.visitor()
    const guid = await draw(organizer, people)
    await world.mails()
    const { participants } = await readDraw(organizer, guid)
    assert.deepEqual(
      participants.map(({ mail }) => mail),
      ['sent', 'unwanted', 'sent'],
    )
    const page = await organizer.get(`/loting/${guid}`)
    assert.match(page.$(`#participant-${participants[1]!.publicGuid}`).text(), /Wil geen mails/)
    const dialog = await organizer.get(page.$(`#resend-${participants[1]!.publicGuid}`).attr('href')!)
    assert.match(dialog.$('main').text(), /wil op dit adres geen mails via ons/)
    await organizer.api('DELETE', `/api/Loting/${guid}`)
    assert.equal((await mailsTo(address)).length, before)
  })

  test('gets the lot at another address, or at the same once mails are allowed again', async () => {
    const organizer = world.visitor()
    const guid = await draw(organizer, people)
    await world.mails()
    const { participants } = await readDraw(organizer, guid)
    const resend = (email: string) =>
      organizer.api('POST', '/api/Loting/ResendLot', { participantPublicGuid: participants[1]!.publicGuid, email })
    const stateNow = async () => (await readDraw(organizer, guid)).participants[1]!.mail
    assert.equal((await resend('nee.anders@example.org')).status, 200)
    assert.equal((await mailsTo('nee.anders@example.org', 'lot')).length, 1)
    assert.equal(await stateNow(), 'sent')
    assert.equal((await resend(address)).status, 200)
    await world.mails()
    assert.equal(await stateNow(), 'unwanted')
    await accept(address)
    assert.equal(await stateNow(), 'failed', 'the organizer can send it again')
    assert.equal((await resend(address)).status, 200)
    await world.mails()
    assert.equal(await stateNow(), 'sent')
  })

  test('still gets mails of their own account, and the lot of a draw that they organize', async () => {
    await world.sql`insert into mail_refusals (email, since) values (${address}, current_date) on conflict do nothing`
    const owner = world.visitor()
    await owner.api('POST', '/api/Account/Create', {
      ...{ email: address, username: 'nee-zegger', firstName: 'Nee', lastName: 'Zegger' },
      ...{ password: 'een goed wachtwoord', receiveMailing: false },
    })
    assert.equal((await mailsTo(address, 'welcome')).length, 1)
    await owner.post('/account/confirm', { proof: await createProofFor(world.sql, owner) })
    const [first, ...others] = givenPeople(3)
    const before = (await mailsTo(address, 'lot')).length
    await draw(owner, [{ ...first!, email: address }, ...others])
    assert.equal((await mailsTo(address, 'lot')).length, before + 1)
    const [manage] = await mailsTo(address, 'draw-manage')
    assert.equal(manage!.headers['List-Unsubscribe'], undefined)
    await draw(world.visitor(), peopleOf('vreemd').map((person, n) => (n === 0 ? { ...person, email: 'geen@example.org' } : person))) // oxfmt-ignore
  })
})

test('a stranger who asks for the lots of an address that refuses mails changes nothing', async () => {
  const people = peopleOf('kwijt')
  const organizer = world.visitor()
  const guid = await draw(organizer, people)
  await world.mails()
  await refuse(people[1]!.email)
  await world.visitor().post('/lootjestrekken/kwijt', { email: people[1]!.email })
  await world.mails()
  assert.deepEqual((await readDraw(organizer, guid)).participants.map(({ mail }) => mail), ['sent', 'sent', 'sent']) // oxfmt-ignore
  assert.equal((await mailsTo(people[1]!.email, 'lot')).length, 1)
})

test('a giver whose receiver refuses mails sees that, and causes no mail', async () => {
  const people = peopleOf('stil')
  await draw(world.visitor(), people)
  const lots = (await world.mails()).filter(({ kind, to }) => kind === 'lot' && to.startsWith('stil'))
  await refuse(people[1]!.email)
  await refuse(people[2]!.email)
  const open = await Promise.all(
    lots.map(async (lot) => {
      const giver = world.visitor()
      const path = `/lootjestrekken/lootje/${lotGuidIn(lot)}`
      await giver.post(`${path}/openen`, {})
      const page = await giver.get(path)
      return { text: page.$('main').text(), asks: page.$('#ask-question').length, nudges: page.$('#nudge').length }
    }),
  )
  const silent = open.filter(({ text }) => /krijgt er geen mail van/.test(text))
  assert.equal(silent.length, 2)
  for (const { asks, nudges } of silent) assert.deepEqual([asks, nudges], [1, 0])
  for (const lot of lots)
    await lotApi(world.visitor(), 'SendQuestion', { lotPrivateGuid: lotGuidIn(lot), question: 'Thee?' })
  for (const { email } of people.slice(1)) assert.equal((await mailsTo(email, 'message')).length, 0)
})

test('an invite to own a list for a person who refuses mails is not made, and the form says why', async () => {
  await world.sql`insert into mail_refusals (email, since) values ('nooit@example.org', current_date)`
  const answer = await noor.post('/noor/owners/invites', { name: 'Tante', email: 'nooit@example.org' })
  assert.equal(answer.status, 422)
  assert.match(answer.$('main').text(), /wil iemand geen mails via ons/)
  assert.equal(answer.$('input[name=email]').attr('value'), 'nooit@example.org')
  assert.equal((await world.sql`select 1 from owner_invites where name = 'Tante'`).length, 0)
})
