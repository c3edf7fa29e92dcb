import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { draw, forgetMails, givenPeople, lotGuidIn, mailsOf, type Given } from './drawing.ts'
import { draftOf, sender } from './wizard/drafts.ts'

const { world } = await openFamily()

const told = /kan uit de uitsluitingen en zijn of haar eigen lootje misschien afleiden wie je hebt/

/** Makes a draw, and returns the positions of the participants whose mail or page has the warning. */
async function toldTo(people: Given[]) {
  await forgetMails(world)
  await draw(world.visitor(), people)
  const mails = await mailsOf(world, 'lot')
  const mailed: number[] = []
  const shown: number[] = []
  for (const [position, { email }] of people.entries()) {
    const mail = mails.find(({ to }) => to === email)!
    if (told.test(mail.text)) mailed.push(position)
    const page = await world.visitor().get(`/lootjestrekken/lootje/${lotGuidIn(mail)}`)
    if (told.test(page.$('main').text())) shown.push(position)
  }
  return { mailed, shown }
}

/**
 * Returns eight people. The second can draw only the third, and the fourth only the second. So the third must draw the
 * first.
 */
function chain(): Given[] {
  const people = givenPeople(8)
  const only = (giver: number, ...receivers: number[]) => {
    people[giver]!.exclude = people.flatMap(({ localGuid }, other) =>
      other === giver || receivers.includes(other) ? [] : [localGuid],
    )
  }
  only(1, 2)
  only(2, 0, 1)
  only(3, 1)
  return people
}

/**
 * Lets each of the people, in a circle, draw only the next two. Two assignments exist, and each lot reveals which was
 * drawn.
 */
const circle = <Person extends { localGuid: string }>(people: Person[]) =>
  people.map((person, giver) => {
    const drawable = [giver, giver + 1, giver + 2].map((other) => people[other % people.length])
    return { ...person, exclude: people.flatMap((other) => (drawable.includes(other) ? [] : [other.localGuid])) }
  })

describe('Lots whose receiver the organizer may work out', () => {
  test('Only the mail and page of such a lot say that the organizer may know its receiver', async () => {
    assert.deepEqual(await toldTo(chain()), { mailed: [1, 2, 3], shown: [1, 2, 3] })
  })

  test('With three people and one exclusion, all lots but the organizer’s own carry the warning', async () => {
    const people = givenPeople(3)
    people[1]!.exclude = [people[2]!.localGuid]
    assert.deepEqual(await toldTo(people), { mailed: [1, 2], shown: [1, 2] })
  })

  test('If the organizer’s own lot reveals all others, all others carry the warning', async () => {
    const others = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert.deepEqual(await toldTo(circle(givenPeople(12))), { mailed: others, shown: others })
  })

  test('Without exclusions no lot carries the warning', async () => {
    assert.deepEqual(await toldTo(givenPeople(3)), { mailed: [], shown: [] })
    const earlier = await draw(world.visitor(), givenPeople(3))
    await draw(world.visitor(), chain())
    const marked = await world.sql`
      select from participants p join draws d on d.id = p.draw_id where d.public_guid = ${earlier}::uuid and p.is_forced`
    assert.equal(marked.length, 0, 'exclusions of a later draw mark no lot of an earlier one')
  })

  test('A lot keeps its warning when it goes to another address', async () => {
    await forgetMails(world)
    const organizer = world.visitor()
    const people = chain()
    const publicGuid = await draw(organizer, people)
    await forgetMails(world)
    const { body } = await organizer.api('GET', `/api/Loting/${publicGuid}`)
    await organizer.api('POST', '/api/Loting/ResendLot', {
      participantPublicGuid: body.participants[1].publicGuid,
      email: 'elders@example.org',
    })
    const [mail] = await mailsOf(world, 'lot', 'elders@example.org')
    assert.match(mail!.text, told)
  })
})

describe('The warning in the wizard', () => {
  const send = sender(world.visitor())
  const draft = draftOf('Anna', 'Bram', 'Carla', 'Dirk', 'Els', 'Finn')
  const [anna, bram, carla, ...others] = draft.participants.map(({ localGuid }) => localGuid) as [string, string, string, ...string[]] // oxfmt-ignore
  const exclude = [anna, ...others]

  test('Each step before the draw names the people whose receivers the organizer may know', async () => {
    const saved = await send(`/uitsluitingen/${bram}/save`, draft, { exclude })
    assert.match(saved.$('#forced-lots').text(), /afleiden wie Bram trekt\. Dat staat ook op het lootje\.$/)
    assert.doesNotMatch(saved.$('#forced-lots').text(), /Carla/, 'the warning names no receiver')
    const forced = { ...draft, participants: draft.participants.map((each) => (each.localGuid === bram ? { ...each, exclude } : each)) } // oxfmt-ignore
    for (const step of ['/uitsluitingen', '/overzicht', '/uitsluitingen/next']) {
      const shown = await send(step, forced)
      assert.equal(shown.status, 200)
      assert.match(shown.$('#forced-lots').text(), /wie Bram trekt\./, step)
    }
    assert.match((await send('/overzicht/draw', forced)).headers.get('HX-Redirect') ?? '', /getrokken/)
  })

  test('The wizard names all others if the organizer’s own lot reveals their receivers', async () => {
    const names = ['Anna', 'Bram', 'Carla', 'Dirk', 'Els', 'Finn', 'Guus', 'Hanna', 'Ivo', 'Jet', 'Koen', 'Lea']
    const tight = draftOf(...names)
    tight.participants = circle(tight.participants)
    for (const step of ['/uitsluitingen', '/overzicht']) {
      const text = (await send(step, tight)).$('#forced-lots').text()
      assert.match(text, /^Door deze uitsluitingen en je eigen lootje kun jij misschien afleiden/)
      assert.match(text, /afleiden wie Bram, Carla, Dirk, Els, Finn, Guus, Hanna en nog 4 trekken/, step)
    }
  })

  test('The wizard warns of nothing while everybody has a choice', async () => {
    const saved = await send(`/uitsluitingen/${bram}/save`, draft, { exclude: [carla] })
    assert.equal(saved.$('#forced-lots').length, 0)
  })
})
