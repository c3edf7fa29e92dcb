import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { Client } from '#test/support/world.ts'
import { forgetMails, givenPeople, mailsOf, readDraw } from './drawing.ts'

const { world, lotte, bram } = await openFamily({ BASE_URL: 'https://wenskring.example' })
beforeEach(() => forgetMails(world))

const tante = { name: 'Tante Jo', email: 'jo@example.org' }
const create = (who: Client, more: object = {}) =>
  who.api('POST', '/api/Loting/Create', {
    title: 'Pakjesavond',
    participants: givenPeople(3),
    organizerTakesPart: false,
    ...more,
  })
const opens = (guid: string) => `/lootjestrekken/loting/getrokken/${guid}`

describe('An organizer who doesn’t draw', () => {
  test('Everybody given draws, and the organizer gets the link of the draw and nothing else', async () => {
    const who = world.visitor()
    const { status, body: guid } = await create(who, { organizer: tante })
    assert.equal(status, 200)
    const mails = await world.mails()
    assert.deepEqual(mails.filter(({ to }) => to === tante.email).map(({ kind }) => kind), ['draw-manage']) // oxfmt-ignore
    assert.equal(mails.filter(({ kind }) => kind === 'lot').length, 3)
    assert.match(mails.find(({ to }) => to === 'deelnemer0@example.org')!.text, /Tante Jo heeft de lootjes getrokken/)
    assert.doesNotMatch(mails.find(({ kind }) => kind === 'draw-manage')!.text, /Ook jij krijgt/)
    const read = await readDraw(who, guid)
    assert.deepEqual(read['organizer'], { name: 'Tante Jo', takesPart: false })
    assert.deepEqual([read.organizerLot, read['participantCount'], read['lots']], [null, 3, []])
    const page = await who.get(opens(guid))
    assert.equal(page.$('.person').length, 3)
    assert.equal(page.$('.person small').length, 0, 'nobody in the list organizes')
  })

  test('The link in the organizer’s mail opens the draw in another browser', async () => {
    const { body: guid } = await create(world.visitor(), { organizer: tante })
    const link = /https:\/\/\S+\/loting\/open\/\S+/.exec((await mailsOf(world, 'draw-manage'))[0]!.text)![0]
    const reader = world.visitor()
    await reader.get(new URL(link).pathname)
    assert.equal((await reader.get(opens(guid))).status, 200)
    const opened = await world.visitor().api('POST', '/api/Loting/OpenWithOrganizer', {
      publicLotingGuid: guid,
      privateUserGuid: link.split('/').at(-1),
    })
    assert.deepEqual([opened.status, opened.body.loting.organizerLot], [200, null])
  })

  test('An account organizes under its own name and address', async () => {
    const { body: guid } = await create(lotte, { organizer: { name: 'Iemand anders', email: lotte.email } })
    assert.deepEqual((await readDraw(lotte, guid))['organizer'], { name: 'Lotte de Vries', takesPart: false })
    assert.equal((await mailsOf(world, 'draw-manage'))[0]!.to, lotte.email)
    assert.equal((await create(lotte)).status, 200, 'an account need not say who it is')
    assert.deepEqual((await create(lotte, { organizer: tante })).body, { problem: 'InvalidOrganizerEmail' })
  })

  test('A draw needs an organizer and at least three people who draw', async () => {
    assert.deepEqual((await create(world.visitor())).body, { problem: 'InvalidData' })
    assert.deepEqual((await create(world.visitor(), { organizer: { name: 'Jo', email: null } })).body, {
      problem: 'InvalidData',
    })
    const nameless = await create(world.visitor(), { organizer: { email: tante.email } })
    assert.deepEqual([nameless.status, Object.keys(nameless.body.errors)], [400, ['organizer.name']])
    const few = await create(world.visitor(), { organizer: tante, participants: givenPeople(2) })
    assert.deepEqual([few.status, Object.keys(few.body.errors)], [400, ['participants']])
    assert.equal((await create(world.visitor(), { organizer: { name: 'Jo', email: bram.email } })).status, 401)
  })

  test('The first participant draws like all others, and their lot can go to another address', async () => {
    const who = world.visitor()
    const { body: guid } = await create(who, { organizer: tante })
    const [first] = (await readDraw(who, guid)).participants
    const resend = (email: string) =>
      who.api('POST', '/api/Loting/ResendLot', { participantPublicGuid: first!.publicGuid, email })
    assert.deepEqual((await resend(tante.email)).body, { problem: 'InvalidData' }, 'the organizer’s own address')
    assert.equal((await resend('nieuw@example.org')).status, 200)
  })

  test('Redoing the draw keeps that the organizer doesn’t draw', async () => {
    const who = world.visitor()
    const { body: guid } = await create(who, { organizer: tante })
    const page = await who.post(`${opens(guid)}/opnieuw`)
    const draft = JSON.parse(page.$('script#draft').text())
    assert.equal(draft.organizerTakesPart, false)
    assert.deepEqual(
      draft.participants.map(({ name, isOrganizer }: { name: string; isOrganizer: boolean }) => [name, isOrganizer]),
      [['Tante Jo', true], ['Deelnemer 0', false], ['Deelnemer 1', false], ['Deelnemer 2', false]], // oxfmt-ignore
    )
  })

  test('The organizer’s address is forgotten when they delete their account, and the name stays', async () => {
    const sofie = await world.person('Sofie')
    const { body: guid } = await create(sofie)
    const { id, answers } = (await sofie.api('GET', '/api/Account/GetDeleteUserQuestion')).body
    const deleted = await sofie.api('POST', '/api/Account/Delete', { questionId: id, answerId: answers[0].id })
    assert.ok(deleted.status < 300, JSON.stringify(deleted.body))
    const [draw] = await world.sql<{ organizerName: string; organizerEmail: string | null }[]>`
      select organizer_name, organizer_email from draws where public_guid = ${guid}`
    assert.match(draw!.organizerName, /^Sofie/)
    assert.equal(draw!.organizerEmail, null)
  })
})
