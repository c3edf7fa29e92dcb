import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { draw, drawWithFriend, givenPeople, locationOf } from '../draws/drawing.ts'
import { openByApi, participantsOf, pathOf } from './envelopes.ts'

const { world, lotte, bram } = await openFamily()
const cardsPath = (guid: string) => `/lootjestrekken/loting/${guid}/kaartjes`

/** Makes a draw in which people from a number on have no address. */
const drawFrom = (organizer: ReturnType<typeof world.visitor>, count: number, firstWithout: number) =>
  draw(
    organizer,
    givenPeople(count).map((person, number) => (number >= firstWithout ? { ...person, email: null } : person)),
    { title: 'Kerst bij oma', date: '2027-12-25' },
  )

describe('Cards', () => {
  test('Everybody with a closed envelope gets one, eight to a sheet, with name, title, day and code', async () => {
    const organizer = world.visitor()
    const guid = await drawFrom(organizer, 12, 2)
    await openByApi(world.visitor(), pathOf((await participantsOf(organizer, guid))[11]!))
    const page = await organizer.get(cardsPath(guid))
    assert.equal(page.status, 200)
    assert.deepEqual(
      page.$('.card-sheet').map((_, sheet) => page.$(sheet).find('.cut-card').length).get(),
      [8, 1],
    ) // oxfmt-ignore
    const card = page.$('.cut-card').first()
    assert.equal(card.find('.card-name').text(), 'Deelnemer 2')
    assert.match(card.text(), /Kerst bij oma25 december 2027Scan de code met je telefoon/)
    assert.equal(card.find('svg[role=img]').attr('aria-label'), 'QR-code van de envelop van Deelnemer 2')
    assert.match(page.$('#main').text(), /maar niet ongemerkt/)
    assert.equal(page.$('[data-sharing-print]').length, 1)
  })

  test('Others can be ticked, and get a card that says where their lot was mailed', async () => {
    const organizer = world.visitor()
    const guid = await drawFrom(organizer, 4, 2)
    const [own, other, anna, carl] = await participantsOf(organizer, guid)
    await openByApi(world.visitor(), pathOf(carl!))
    const page = await organizer.get(cardsPath(guid))
    assert.deepEqual(
      page.$('form.cards-others input[name=met]').map((_, box) => box.attribs['value']).get(),
      [own!.publicGuid, other!.publicGuid],
    ) // oxfmt-ignore
    const ticked = await organizer.get(`${cardsPath(guid)}?met=${other!.publicGuid}&met=${carl!.publicGuid}&met=x`)
    assert.deepEqual(
      ticked.$('.card-name').map((_, name) => ticked.$(name).text()).get(),
      ['Deelnemer 1', 'Deelnemer 2'],
    ) // oxfmt-ignore
    assert.match(ticked.$('.cut-card').first().text(), /verstuurd naar deelnemer1@example\.org/)
    assert.equal(ticked.$('.cut-card').first().find('svg[role=img]').length, 0)
    assert.equal(ticked.$(`input[value="${other!.publicGuid}"]`).attr('checked'), 'checked')
    assert.equal(anna!.envelope!.state, 'Closed')
  })

  test('The address of a friend, and one that a participant gave, is not told', async () => {
    const guid = await drawWithFriend(lotte, bram)
    const [, friend] = await participantsOf(lotte, guid)
    const page = await lotte.get(`${cardsPath(guid)}?met=${friend!.publicGuid}`)
    assert.match(page.$('.cut-card').text(), /naar je eigen e-mailadres/)
    assert.doesNotMatch(page.html, new RegExp(bram.email))

    const organizer = world.visitor()
    const inEnvelopes = await drawFrom(organizer, 3, 1)
    const [, anna] = await participantsOf(organizer, inEnvelopes)
    const phone = world.visitor()
    const lot = locationOf(await phone.post(pathOf(anna!)))!.replace('?open=1', '')
    await phone.post(`${lot}/bewaren`, { email: 'anna@example.org' })
    const own = await organizer.get(`${cardsPath(inEnvelopes)}?met=${anna!.publicGuid}`)
    assert.match(own.$('.cut-card').first().text(), /naar je eigen e-mailadres/)
    assert.doesNotMatch(own.html, /anna@example/)
  })

  test('Only a manager of the draw gets them', async () => {
    const organizer = world.visitor()
    const guid = await drawFrom(organizer, 3, 1)
    assert.equal(locationOf(await world.visitor().get(cardsPath(guid))), '/lootjestrekken/loting/nietgevonden')
    await organizer.api('DELETE', `/api/Loting/${guid}`)
    assert.equal(locationOf(await organizer.get(cardsPath(guid))), '/lootjestrekken/loting/verwijderd')
  })
})
