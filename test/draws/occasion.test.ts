import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { artUrl } from '#core/art.ts'
import { openFamily } from '#test/support/family.ts'
import type { Client } from '#test/support/world.ts'
import { redoDraft } from '../../src/draws/redo-draft.ts'
import { draw, givenPeople, givenPerson, lotGuidIn, mailsOf } from './drawing.ts'
import { draftOf, keptIn, sender } from './wizard/drafts.ts'

const { world, lotte } = await openFamily()

const pathOf = (publicGuid: string) => `/lootjestrekken/loting/getrokken/${publicGuid}`
const drawingOn = async (who: Client, publicGuid: string) =>
  (await who.get(pathOf(publicGuid))).$('.draw-ring img').attr('src')
const theme = (name: string) => artUrl(`themes/${name}.svg`)

describe('The occasion of a draw', () => {
  test('The occasion decides the picture on pages and in mails, whatever the title says', async () => {
    const organizer = world.visitor()
    const people = givenPeople(3)
    const publicGuid = await draw(organizer, people, { title: 'Pakjesavond', occasion: 'MyBirthday' })
    assert.equal(await drawingOn(organizer, publicGuid), theme('birthday-cake'))
    const overview = await organizer.get('/lootjestrekken')
    assert.match(overview.$('.draws .row use').attr('href')!, /#my-birthday$/)
    const [mail] = await mailsOf(world, 'lot', people[1]!.email!)
    const lot = await world.visitor().get(`/lootjestrekken/lootje/${lotGuidIn(mail!)}`)
    assert.match(lot.$('.lot-draw use').attr('href')!, /#my-birthday$/)
    const [manageMail] = await mailsOf(world, 'draw-manage', people[0]!.email!)
    for (const { html } of [mail!, manageMail!]) assert.ok(html.includes(artUrl('share/birthday-cake.png')))
  })

  test('Without a chosen occasion the words of the title indicate it', async () => {
    const organizer = world.visitor()
    for (const [title, drawing] of [
      ['Kerst bij oma', 'pine-and-baubles'],
      ['Weihnachten 2026', 'pine-and-baubles'],
      ['Wichteln im Büro', 'pine-and-baubles'],
      ['Christmas at work', 'pine-and-baubles'],
      ['Pakjesavond', 'shoe-and-carrot'],
      ['SINTERKLAAS', 'shoe-and-carrot'],
      ['Nikolaus mit den Kindern', 'shoe-and-carrot'],
      ['De verjaardag van opa', 'birthday-cake'],
    ] as const) {
      const publicGuid = await draw(organizer, givenPeople(3), { title })
      assert.equal(await drawingOn(organizer, publicGuid), theme(drawing), title)
    }
  })

  test('If the title indicates no occasion, the day of the draw in Amsterdam’s time decides it', async () => {
    const organizer = world.visitor()
    const publicGuid = await draw(organizer, givenPeople(3), { title: 'Met de familie' })
    for (const [moment, drawing] of [
      ['2026-09-30T21:59Z', 'stack-of-gifts'],
      ['2026-09-30T22:00Z', 'shoe-and-carrot'],
      ['2026-12-05T22:59Z', 'shoe-and-carrot'],
      ['2026-12-05T23:00Z', 'pine-and-baubles'],
    ] as const) {
      await world.sql`update draws set drawn_at = ${moment} where public_guid = ${publicGuid}`
      assert.equal(await drawingOn(organizer, publicGuid), theme(drawing), moment)
    }
  })

  test('Redoing a draw keeps its occasion', async () => {
    const people = [givenPerson(0, { email: lotte.email }), givenPerson(1), givenPerson(2)]
    const publicGuid = await draw(lotte, people, { title: 'Kerst', occasion: 'Valentine' })
    assert.equal((await redoDraft(await world.scopeOf(lotte), publicGuid)).occasion, 'Valentine')
  })

  test('The API refuses an occasion that only lists have', async () => {
    const given = { title: 'Kerst', description: null, participants: givenPeople(3), occasion: 'MyPhD' }
    const { status, body } = await world.visitor().api('POST', '/api/Loting/Create', given)
    assert.deepEqual([status, Object.keys(body.errors)], [400, ['occasion']])
  })
})

describe('The occasion in the wizard', () => {
  const visitor = world.visitor()
  const send = sender(visitor)
  const details = { title: 'Kerst bij oma', description: '', name: 'Anna', email: 'anna@example.net' }

  test('The wizard suggests the occasion that the title indicates until the organizer chooses one', async () => {
    const shown = async (draft: object) => {
      const { $ } = await send('/details', draft)
      return [
        $('[name=occasion] [selected]').val(),
        $('[name=occasion]').attr('data-drawing-details-suggested') !== undefined,
      ]
    }
    const draft = { ...draftOf('Anna'), title: 'Kerst bij oma' }
    assert.deepEqual(await shown(draft), ['Christmas', true])
    assert.deepEqual(await shown({ ...draft, occasion: 'Valentine' }), ['Valentine', false])
  })

  test('The wizard keeps the chosen occasion, shows it in the overview, and makes the draw with it', async () => {
    const chosen = keptIn(await send('/details/next', null, { ...details, occasion: 'JustBecause' }))
    assert.equal(chosen.occasion, 'JustBecause')
    const draft = { ...chosen, participants: [...chosen.participants, ...draftOf('Bram', 'Carla').participants] }
    assert.match((await send('/overzicht', draft)).$('.overview-part').first().text(), /Zomaar/)
    const drawn = await send('/overzicht/draw', draft)
    const publicGuid = /[0-9a-f-]{36}/.exec(drawn.headers.get('HX-Redirect')!)![0]
    assert.equal(await drawingOn(visitor, publicGuid), theme('stack-of-gifts'))
  })

  test('The wizard reads drafts without an occasion and forgets unknown occasions', async () => {
    const { occasion, ...older } = draftOf('Anna', 'Bram', 'Carla')
    for (const draft of [older, { ...older, occasion: 'Carnival' }])
      assert.equal(keptIn(await send('/uitsluitingen/next', draft)).occasion, occasion)
  })
})
