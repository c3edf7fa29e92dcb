import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, test } from 'node:test'
import { openFamily, proveAddress } from '#test/support/family.ts'
import {
  draw,
  forgetMails,
  givenPeople,
  givenPerson,
  locationOf,
  lotApi,
  lotGuidIn,
  lotStatus,
  mailsOf,
} from '../draws/drawing.ts'
import { drawInEnvelopes, guidIn, openByApi, participantsOf, pathOf } from './envelopes.ts'

const { world, lotte, bram } = await openFamily({ BASE_URL: 'https://wenskring.example' })
beforeEach(() => forgetMails(world))

describe('A draw with people who have no address', () => {
  test('Their lots lie in closed envelopes, whose links only the organizer gets, and nobody is mailed for them', async () => {
    const organizer = world.visitor()
    const guid = await drawInEnvelopes(organizer)
    const [own, ...others] = await participantsOf(organizer, guid)
    assert.equal(own!.envelope, null)
    for (const { email, envelope, mail, isViewed } of others) {
      assert.deepEqual([email, envelope!.state, mail, isViewed], [null, 'Closed', 'none', false])
      assert.match(envelope!.url!, /^https:\/\/wenskring\.example\/lootjestrekken\/envelop\/[0-9a-f-]{36}$/)
    }
    assert.deepEqual((await world.mails()).map(({ kind }) => kind).sort(), ['draw-manage', 'lot'])
    const stored = JSON.stringify(await world.sql`select * from envelopes`)
    assert.ok(!stored.includes(guidIn(pathOf(others[0]!))), 'a dump opens no envelope')
  })

  test('An organizer’s own address can’t be left out', async () => {
    const [organizer, ...others] = givenPeople(3)
    const { body } = await world.visitor().api('POST', '/api/Loting/Create', { title: 'Kerst', participants: [{ ...organizer, email: null }, ...others] }) // oxfmt-ignore
    assert.deepEqual(body, { problem: 'InvalidData' })
  })
})

describe('Opening an envelope', () => {
  test('Looking at it opens nothing, and the first press gets the lot', async () => {
    const organizer = world.visitor()
    const guid = await drawInEnvelopes(organizer, 2, { title: 'Kerst bij oma', date: '2027-12-25' })
    const path = pathOf((await participantsOf(organizer, guid))[1]!)
    const preview = await world.visitor().get(path)
    assert.equal(preview.status, 200)
    assert.match(preview.$('h1').text(), /Een envelop voor Deelnemer 1/)
    assert.match(preview.$('#main').text(), /Deelnemer 0 heeft lootjes getrokken/)
    assert.match(preview.$('.terms').text(), /25 december 2027/)
    assert.match(preview.$('#main').text(), /kan deze envelop openen, maar niet ongemerkt/)
    assert.equal(preview.$('meta[name=referrer]').attr('content'), 'no-referrer')
    assert.equal(preview.$('meta[name=robots]').attr('content'), 'noindex')
    assert.doesNotMatch(preview.html, /Deelnemer 2/)
    assert.equal((await participantsOf(organizer, guid))[1]!.envelope!.state, 'Closed')

    const anna = world.visitor()
    await anna.get(path)
    const opened = await anna.post(path)
    assert.equal(opened.status, 303)
    const lot = locationOf(opened)!
    assert.match(lot, /^\/lootjestrekken\/lootje\/[0-9a-f-]{36}\?open=1$/)
    assert.match((await anna.get(lot)).$('.lot-card .drawn').text(), /Deelnemer [02]/)
    const [, state] = await participantsOf(organizer, guid)
    assert.deepEqual([state!.envelope, state!.isViewed], [{ url: null, state: 'Opened' }, true])
    assert.equal(locationOf(await anna.get(path)), lot.replace('?open=1', ''), 'on this device from now on')
  })

  test('Another device finds it opened, with the day and what to do', async () => {
    const organizer = world.visitor()
    const path = pathOf((await participantsOf(organizer, await drawInEnvelopes(organizer)))[1]!)
    await world.visitor().post(path)
    const other = world.visitor()
    const page = await other.get(path)
    assert.equal(page.status, 200)
    assert.match(page.$('h2').text(), /Deze envelop is geopend op \d+ \w+/)
    assert.match(page.$('#main').text(), /Vraag Deelnemer 0 om een nieuwe envelop/)
    assert.equal(page.$('form.open-form').length, 0)
    assert.equal(locationOf(await other.post(path)), path)
    assert.deepEqual((await openByApi(other, path)).body, { problem: 'AlreadyOpened' })
  })

  test('Of two devices that press at once, one gets the lot', async () => {
    const organizer = world.visitor()
    const path = pathOf((await participantsOf(organizer, await drawInEnvelopes(organizer)))[1]!)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => openByApi(world.visitor(), path)))
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 422, 422, 422, 422, 422, 422, 422])
    const { body } = outcomes.find(({ status }) => status === 200)!
    assert.equal(await lotStatus(world, body.lotPrivateGuid), 'opens')
  })

  test('A browser whose response was lost gets the lot again, until the next day', async () => {
    const organizer = world.visitor()
    const path = pathOf((await participantsOf(organizer, await drawInEnvelopes(organizer)))[1]!)
    const anna = world.visitor()
    await anna.get(path)
    const before = new Map(anna.cookies)
    const first = locationOf(await anna.post(path))
    const asBefore = () => {
      anna.cookies.clear()
      for (const [name, value] of before) anna.cookies.set(name, value)
    }
    asBefore()
    assert.equal(locationOf(await anna.post(path)), first)
    asBefore()
    world.travel(1)
    try {
      assert.equal(locationOf(await anna.post(path)), path)
    } finally {
      world.travel(0)
    }
  })

  test('An account that opens an envelope finds the lot among its draws', async () => {
    const organizer = world.visitor()
    const path = pathOf(
      (await participantsOf(organizer, await drawInEnvelopes(organizer, 2, { title: 'Met Bram' })))[1]!,
    )
    await proveAddress(world, bram)
    await bram.post(path)
    const { lotingen } = (await bram.api('GET', '/api/Loting/Overview')).body
    assert.deepEqual(
      lotingen.map(({ title, manageGuid, lots }: any) => [title, manageGuid, lots.length]), // oxlint-disable-line typescript/no-explicit-any -- a shape of the API
      [['Met Bram', null, 1]],
    )
  })

  test('Unknown envelopes are not found, and those of a deleted draw are gone', async () => {
    const unknown = `/lootjestrekken/envelop/${randomUUID()}`
    assert.equal((await world.visitor().get(unknown)).status, 404)
    assert.deepEqual((await openByApi(world.visitor(), unknown)).body, { problem: 'NotFound' })
    assert.equal((await world.visitor().get('/lootjestrekken/envelop/x')).status, 404)
    const organizer = world.visitor()
    const guid = await drawInEnvelopes(organizer)
    const path = pathOf((await participantsOf(organizer, guid))[1]!)
    await organizer.api('DELETE', `/api/Loting/${guid}`)
    assert.equal((await world.visitor().get(path)).status, 410)
    assert.deepEqual((await openByApi(world.visitor(), path)).body, { problem: 'Deleted' })
  })
})

describe('A new envelope', () => {
  const renew = async (organizer = world.visitor(), opened = false) => {
    const guid = await drawInEnvelopes(organizer)
    const [, anna] = await participantsOf(organizer, guid)
    const path = pathOf(anna!)
    const lot = opened ? ((await openByApi(world.visitor(), path)).body.lotPrivateGuid as string) : null
    const renewed = await organizer.api('POST', '/api/Loting/RenewEnvelope', {
      participantPublicGuid: anna!.publicGuid,
    })
    assert.equal(renewed.status, 200)
    return { guid, path, lot, organizer, next: new URL(renewed.body.url as string).pathname, anna: anna! }
  }

  test('It replaces the former one, whose link says that it is gone', async () => {
    const { guid, path, next, organizer } = await renew()
    assert.equal((await world.visitor().get(path)).status, 410)
    assert.deepEqual((await openByApi(world.visitor(), path)).body, { problem: 'Deleted' })
    assert.equal(pathOf((await participantsOf(organizer, guid))[1]!), next)
    assert.match((await world.visitor().get(next)).$('.banner').text(), /andere envelop. Die is niet geopend/)
  })

  test('It says that the former one was opened, whose reader can’t get in any more', async () => {
    const { next, lot, guid, organizer } = await renew(world.visitor(), true)
    assert.equal(await lotStatus(world, lot!), 'NotFound')
    const [, state] = await participantsOf(organizer, guid)
    assert.deepEqual([state!.envelope!.state, state!.isViewed], ['Closed', false])
    const anna = world.visitor()
    assert.match((await anna.get(next)).$('.banner').text(), /andere envelop, en die is geopend/)
    const opened = locationOf(await anna.post(next))!
    assert.match((await anna.get(opened)).$('.banner').text(), /andere envelop, en die is geopend/)
  })

  test('Only the draw’s manager can make one, and only for a lot in an envelope', async () => {
    const organizer = world.visitor()
    const guid = await drawInEnvelopes(organizer)
    const [own, anna] = await participantsOf(organizer, guid)
    const call = async (who = organizer, participantPublicGuid = anna!.publicGuid) =>
      (await who.api('POST', '/api/Loting/RenewEnvelope', { participantPublicGuid })).body
    assert.deepEqual(await call(lotte), { problem: 'Unauthorized' })
    assert.deepEqual(await call(organizer, own!.publicGuid), { problem: 'InvalidData' })
    assert.deepEqual(await call(organizer, randomUUID()), { problem: 'NotFound' })
    await organizer.api('DELETE', `/api/Loting/${guid}`)
    assert.deepEqual(await call(), { problem: 'Deleted' })
  })

  test('The organizer’s dialog has the closed envelope’s link, and makes a new one without JavaScript', async () => {
    const organizer = world.visitor()
    const guid = await drawInEnvelopes(organizer)
    const [, anna] = await participantsOf(organizer, guid)
    const dialog = `/lootjestrekken/loting/getrokken/${guid}/deelnemers/${anna!.publicGuid}/envelop`
    assert.equal((await organizer.get(`/loting/${guid}`)).$(`a[href="${dialog}"]`).length, 1)
    const page = await organizer.get(dialog)
    assert.equal(page.$('#envelope-link').attr('value'), anna!.envelope!.url)
    assert.equal(page.$('a[href^="https://wa.me/"]').length, 1)
    assert.equal(locationOf(await organizer.post(dialog)), dialog)
    assert.notEqual((await organizer.get(dialog)).$('#envelope-link').attr('value'), anna!.envelope!.url)
    await openByApi(world.visitor(), pathOf((await participantsOf(organizer, guid))[1]!))
    const opened = await organizer.get(dialog)
    assert.equal(opened.$('#envelope-link').length, 0)
    assert.match(opened.$('.banner').text(), /geopend op/)
  })
})

describe('An address for a lot in an envelope', () => {
  const set = (who = world.visitor(), participantPublicGuid: string, email: string) =>
    who.api('POST', '/api/Loting/SetParticipantEmail', { participantPublicGuid, email })

  test('A closed envelope becomes a mail, and its link dies', async () => {
    const organizer = world.visitor()
    const guid = await drawInEnvelopes(organizer)
    const [, anna] = await participantsOf(organizer, guid)
    const path = pathOf(anna!)
    await forgetMails(world)
    assert.deepEqual((await set(organizer, anna!.publicGuid, 'anna@example.org')).body, {})
    const [mail] = await mailsOf(world, 'lot', 'anna@example.org')
    assert.equal(await lotStatus(world, lotGuidIn(mail!)), 'opens')
    assert.equal((await world.visitor().get(path)).status, 410)
    const [, state] = await participantsOf(organizer, guid)
    assert.deepEqual([state!.email, state!.envelope, state!.mail], ['anna@example.org', null, 'sent'])
  })

  test('The mail says that the envelope had been opened, and the lot’s link from it is dead', async () => {
    const organizer = world.visitor()
    const [, anna] = await participantsOf(organizer, await drawInEnvelopes(organizer))
    const { lotPrivateGuid } = (await openByApi(world.visitor(), pathOf(anna!))).body
    await set(organizer, anna!.publicGuid, 'anna@example.org')
    assert.match((await mailsOf(world, 'lot', 'anna@example.org')).at(-1)!.text, /andere envelop, en die is geopend/)
    assert.equal(await lotStatus(world, lotPrivateGuid), 'NotFound')
  })

  test('It can’t be another participant’s or the organizer’s', async () => {
    const organizer = world.visitor()
    const people = [givenPerson(0), { ...givenPerson(1), email: null }, givenPerson(2)]
    const [, anna] = await participantsOf(organizer, await draw(organizer, people))
    for (const email of ['deelnemer0@example.org', 'deelnemer2@example.org'])
      assert.deepEqual((await set(organizer, anna!.publicGuid, email)).body, { problem: 'InvalidData' })
    const { status } = await organizer.api('POST', '/api/Loting/ResendLot', { participantPublicGuid: anna!.publicGuid })
    assert.equal(status, 422, 'there is no address to resend the lot to')
  })
})

describe('Keeping a lot from an envelope', () => {
  const opened = async (title = 'Kerst') => {
    const organizer = world.visitor()
    const guid = await drawInEnvelopes(organizer, 2, { title })
    const [, participant] = await participantsOf(organizer, guid)
    const anna = world.visitor()
    const lot = locationOf(await anna.post(pathOf(participant!)))!.replace('?open=1', '')
    return { organizer, guid, anna, lot, participant: participant! }
  }

  test('The page has the lot’s link to copy and as a QR code', async () => {
    const { anna, lot } = await opened()
    const page = await anna.get(lot)
    assert.equal(page.$('#lot-link').attr('value'), `https://wenskring.example${lot}`)
    assert.equal(page.$('#keep-lot svg[role=img]').length, 1)
  })

  test('The participant can have the link mailed to an address that the organizer isn’t told', async () => {
    const { anna, lot, organizer, guid } = await opened()
    await forgetMails(world)
    assert.equal((await anna.post(`${lot}/bewaren`, { email: 'geen adres' })).status, 422)
    assert.equal(locationOf(await anna.post(`${lot}/bewaren`, { email: 'anna@example.org' })), lot)
    const [mail] = await mailsOf(world, 'lot', 'anna@example.org')
    assert.equal(`/lootjestrekken/lootje/${lotGuidIn(mail!)}`, lot)
    assert.doesNotMatch(mail!.text, /andere envelop/)
    const [, state] = await participantsOf(organizer, guid)
    assert.deepEqual([state!.email, state!.envelope], [null, null])
    assert.doesNotMatch((await organizer.get(`/loting/${guid}`)).html, /anna@example/)
    assert.equal((await anna.get(lot)).$('#keep-lot').length, 0)
    await anna.post(`${lot}/bewaren`, { email: 'iemand@example.org' })
    assert.deepEqual(await mailsOf(world, 'lot', 'iemand@example.org'), [], 'the lot has its address')
  })

  test('A lot without an address can be nudged, which mails nobody', async () => {
    const organizer = world.visitor()
    const guid = await drawInEnvelopes(organizer)
    const people = await participantsOf(organizer, guid)
    const lots = await Promise.all(
      people.slice(1).map(async (person) => (await openByApi(world.visitor(), pathOf(person))).body.lotPrivateGuid),
    )
    await forgetMails(world)
    for (const participantPrivateGuid of lots)
      assert.equal((await lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid })).status, 200)
    assert.ok((await world.mails()).every(({ to }) => to === 'deelnemer0@example.org'))
  })
})
