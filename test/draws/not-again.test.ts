import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { dayOf } from '#core/days.ts'
import { openFamily } from '#test/support/family.ts'
import type { Client } from '#test/support/world.ts'
import { openByApi, participantsOf, pathOf } from '../envelopes/envelopes.ts'
import { draftOf, sender } from './wizard/drafts.ts'
import { draw, givenPeople, lotGuidIn, mailsOf, readLot, type Given } from './drawing.ts'

const { world, lotte } = await openFamily()

/** Makes a draw, and returns whom everybody drew, by name. Lots in envelopes are opened. */
async function drawAll(
  who: Client,
  people: Given[],
  more: object = {},
): Promise<{ guid: string; drawn: Map<string, string> }> {
  await world.sql`delete from mails`
  const guid = await draw(who, people, more)
  const mails = await mailsOf(world, 'lot')
  const inDraw = await participantsOf(who, guid)
  const drawn = await Promise.all(
    people.map(async ({ name, email }) => {
      const mail = mails.find(({ to }) => to === email)
      const envelope = inDraw.find((each) => each.name === name)!
      const lot = mail ? lotGuidIn(mail) : (await openByApi(world.visitor(), pathOf(envelope))).body.lotPrivateGuid
      return [name, (await readLot(world, lot)).drawnParticipant.name] as const
    }),
  )
  return { guid, drawn: new Map(drawn) }
}

const again = (people: readonly Given[]): Given[] => people.map((person) => ({ ...person, localGuid: randomUUID() }))
const repeats = (one: Map<string, string>, other: Map<string, string>) =>
  [...one].filter(([giver, receiver]) => other.get(giver) === receiver).length

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))

describe('Not the same as last year', () => {
  test('With four people nobody draws whom they drew in the earlier draw, and all that remains is equally likely', async () => {
    const who = world.visitor()
    const people = givenPeople(4)
    const earlier = await drawAll(who, people)
    const counts = new Map<string, number>()
    const times = 120
    for (let time = 0; time < times; time++) {
      const { drawn } = await drawAll(who, again(people), { notAgainGuid: earlier.guid })
      assert.equal(repeats(earlier.drawn, drawn), 0)
      const outcome = [...drawn.values()].join()
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    }
    const allowed = permutations(people.map(({ name }) => name)).filter((receivers) =>
      people.every(({ name }, index) => receivers[index] !== name && receivers[index] !== earlier.drawn.get(name)),
    )
    assert.deepEqual([...counts.keys()].sort(), allowed.map((receivers) => receivers.join()).sort())
    const expected = times / allowed.length
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    assert.ok(chiSquare < 30, `chi-square ${chiSquare}: chance exceeds 30 once in a million times`)
  })

  test('Where exclusions leave one way only, the draw is made all the same', async () => {
    const who = world.visitor()
    const people = givenPeople(3)
    const [one, two, three] = people
    one!.exclude = [three!.localGuid]
    two!.exclude = [one!.localGuid]
    three!.exclude = [two!.localGuid]
    const earlier = await drawAll(who, people)
    const { drawn } = await drawAll(who, people, { notAgainGuid: earlier.guid })
    assert.equal(repeats(earlier.drawn, drawn), 3)
  })

  test('People are found by their address, whatever they are called now', async () => {
    const who = world.visitor()
    const people = givenPeople(4)
    const earlier = await drawAll(who, people)
    const renamed = again(people).map((person, number) => ({ ...person, name: `Nieuw ${number}` }))
    const { drawn } = await drawAll(who, renamed, { notAgainGuid: earlier.guid })
    const old = (name: string) => name.replace('Nieuw', 'Deelnemer')
    assert.equal(repeats(earlier.drawn, new Map([...drawn].map(([giver, receiver]) => [old(giver), old(receiver)]))), 0)
  })

  test('People are found by their name only once the presents of the earlier draw have been given', async () => {
    const who = world.visitor()
    const today = dayOf(world.services.now())
    const people = givenPeople(3).map((person, number) => (number === 0 ? person : { ...person, email: null }))
    const renew = () => again(people).map((person, number) => (number === 0 ? { ...person, email: `${randomUUID().slice(0, 8)}@example.org` } : person)) // oxfmt-ignore
    const earlier = await drawAll(who, people, { date: today })
    let same = 0
    for (let times = 0; times < 12; times++)
      same += repeats(earlier.drawn, (await drawAll(who, renew(), { notAgainGuid: earlier.guid })).drawn) > 0 ? 1 : 0
    assert.ok(same > 0, 'an organizer who opens all envelopes of such draws learns nothing')
    world.travel(1)
    try {
      for (let times = 0; times < 5; times++)
        assert.equal(repeats(earlier.drawn, (await drawAll(who, renew(), { notAgainGuid: earlier.guid })).drawn), 0)
    } finally {
      world.travel(0)
    }
  })

  test('A draw that the caller doesn’t manage, or that is deleted or unknown, makes no difference and no error', async () => {
    const [stranger, who] = [world.visitor(), world.visitor()]
    const people = givenPeople(3)
    const theirs = await drawAll(stranger, people)
    const own = await drawAll(who, people)
    await who.api('DELETE', `/api/Loting/${own.guid}`)
    for (const notAgainGuid of [theirs.guid, own.guid, randomUUID()]) {
      let same = 0
      for (let times = 0; times < 12 && same === 0; times++)
        same = repeats(theirs.drawn, (await drawAll(who, again(people), { notAgainGuid })).drawn)
      assert.ok(same > 0)
    }
  })

  test('Nothing about the earlier pairs is stored with the new draw', async () => {
    const who = world.visitor()
    const people = givenPeople(4)
    const earlier = await drawAll(who, people)
    const { guid } = await drawAll(who, again(people), { notAgainGuid: earlier.guid })
    const [row] = await world.sql`select to_jsonb(d) as draw from draws d where public_guid = ${guid}`
    assert.ok(!JSON.stringify(row).includes(earlier.guid))
    assert.deepEqual(await world.sql`select 1 from exclusions x join participants p on p.id = x.participant_id join draws d on d.id = p.draw_id where d.public_guid = ${guid}`.then((found) => found.length), 0) // oxfmt-ignore
  })
})

test('The wizard offers the organizer’s past draws, the latest first, and chooses the one with the same people', async () => {
  const send = sender(lotte)
  const draft = draftOf('Lotte', 'Bram', 'Riet')
  draft.participants[0]!.email = lotte.email
  assert.equal((await send('/overzicht', draft)).$('#not-again').length, 0)
  const people = givenPeople(3).map((person, number) => ({ ...person, name: ['Lotte', 'Bram', 'Riet'][number]! }))
  people[0]!.email = lotte.email
  const same = await draw(lotte, people, { title: 'Vorig jaar' })
  const others = await draw(lotte, [{ ...people[0]!, name: 'L.' }, ...givenPeople(8).slice(1)], {
    title: 'Op het werk',
  })
  const options = (await send('/overzicht', draft)).$('#not-again option')
  assert.deepEqual(options.toArray().map((option) => option.attribs['value']), ['', others, same]) // oxfmt-ignore
  assert.equal((await send('/overzicht', draft)).$('#not-again option[selected]').attr('value'), same)
  const drawn = await send('/overzicht/draw', draft, { notAgainGuid: same, contextId: randomUUID() })
  assert.match(drawn.headers.get('HX-Redirect')!, /getrokken/)
})
