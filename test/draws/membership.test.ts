import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { Client } from '#test/support/world.ts'
import { openByApi, participantsOf, pathOf } from '../envelopes/envelopes.ts'
import {
  draw,
  forgetMails,
  givenPeople,
  givenPerson,
  locationOf,
  lotGuidIn,
  lotStatus,
  mailsOf,
  readLot,
  type Given,
} from './drawing.ts'

const { world, lotte, bram } = await openFamily({ BASE_URL: 'https://wenskring.example' })
beforeEach(() => forgetMails(world))

/** A drawn draw in which the test knows every lot. */
interface Dealt {
  organizer: Client
  guid: string
  /** private guid of each participant's lot, by name */
  lots: Map<string, string>
}

/** Makes a draw of this many people, and learns everybody's lot from their mail. */
async function deal(count: number, change: (people: Given[]) => Given[] = (people) => people): Promise<Dealt> {
  const organizer = world.visitor()
  const people = change(givenPeople(count)).map((person) => ({ ...person, email: person.email && `${randomUUID().slice(0, 8)}.${person.email}` })) // oxfmt-ignore
  const guid = await draw(organizer, people)
  const mails = await mailsOf(world, 'lot')
  const lots = people.map(({ name, email }) => [name, lotGuidIn(mails.find(({ to }) => to === email)!)] as const)
  return { organizer, guid, lots: new Map(lots) }
}

/** Returns whom each participant draws now, by name. */
async function drawnBy({ lots }: Dealt): Promise<Map<string, string>> {
  const drawn = await Promise.all(
    [...lots].map(async ([name, lot]) => [name, (await readLot(world, lot)).drawnParticipant.name] as const),
  )
  return new Map(drawn)
}

const changedBetween = (before: Map<string, string>, after: Map<string, string>) =>
  [...before.keys()].filter((name) => after.has(name) && before.get(name) !== after.get(name))

const add = (who: Client, publicGuid: string, more: object = {}) =>
  who.api('POST', '/api/Loting/AddParticipant', { publicGuid, name: 'Nicht Eva', email: 'eva@example.org', ...more })
const remove = (who: Client, participantPublicGuid: string) =>
  who.api('POST', '/api/Loting/RemoveParticipant', { participantPublicGuid })
const guidOf = async ({ organizer, guid }: Dealt, name: string) =>
  (await participantsOf(organizer, guid)).find((each) => each.name === name)!.publicGuid

describe('Somebody joins a drawn draw', () => {
  test('One participant draws the newcomer, who draws that participant’s former receiver, and all others keep theirs', async () => {
    const dealt = await deal(6)
    const before = await drawnBy(dealt)
    await forgetMails(world)
    const { status, body } = await add(dealt.organizer, dealt.guid)
    assert.equal(status, 200)
    assert.match(body.participantPublicGuid, /^[0-9a-f-]{36}$/)
    const after = await drawnBy(dealt)
    const [changed, ...others] = changedBetween(before, after)
    assert.deepEqual([after.get(changed!), others], ['Nicht Eva', []])
    const [mail] = await mailsOf(world, 'lot', 'eva@example.org')
    assert.equal((await readLot(world, lotGuidIn(mail!))).drawnParticipant.name, before.get(changed!))
  })

  test('Only the participant whose lot changed is told, and the organizer’s page doesn’t show who that is', async () => {
    const dealt = await deal(6)
    for (const lot of dealt.lots.values()) await world.visitor().post(`/lootjestrekken/lootje/${lot}/openen`)
    const states = async () =>
      (await participantsOf(dealt.organizer, dealt.guid))
        .filter(({ name }) => name !== 'Nicht Eva')
        .map(({ isViewed, mail, name }) => [name, isViewed, mail])
    const before = [await drawnBy(dealt), await states()] as const
    await forgetMails(world)
    await add(dealt.organizer, dealt.guid)
    const [changed] = changedBetween(before[0], await drawnBy(dealt))
    const told = await mailsOf(world, 'lot-changed')
    assert.equal(told.length, 1)
    assert.equal(lotGuidIn(told[0]!), dealt.lots.get(changed!), 'the link stays')
    assert.match(told[0]!.subject, /je hebt nu iemand anders/)
    assert.doesNotMatch(told[0]!.text, /Eva/)
    assert.ok(told[0]!.headers['List-Unsubscribe'])
    assert.deepEqual(await states(), before[1])
    for (const [name, lot] of dealt.lots) {
      const page = await world.visitor().get(`/lootjestrekken/lootje/${lot}`)
      assert.equal(/je lootje is op \d+ \w+ veranderd/.test(page.$('.banner').text()), name === changed, name)
    }
  })

  test('A newcomer without an address gets an envelope', async () => {
    const dealt = await deal(3)
    await add(dealt.organizer, dealt.guid, { name: 'Oma', email: null })
    const oma = (await participantsOf(dealt.organizer, dealt.guid)).at(-1)!
    assert.deepEqual([oma.name, oma.envelope!.state], ['Oma', 'Closed'])
    const { body } = await openByApi(world.visitor(), pathOf(oma))
    assert.ok(dealt.lots.has((await readLot(world, body.lotPrivateGuid)).drawnParticipant.name))
  })

  test('A newcomer’s exclusions hold in both directions', async () => {
    for (let times = 0; times < 4; times++) {
      const dealt = await deal(5)
      const [first, second] = [await guidOf(dealt, 'Deelnemer 1'), await guidOf(dealt, 'Deelnemer 2')]
      await forgetMails(world)
      const exclusions = { exclude: [first, second], excludedBy: [first, second] }
      assert.equal((await add(dealt.organizer, dealt.guid, exclusions)).status, 200)
      const [mail] = await mailsOf(world, 'lot', 'eva@example.org')
      assert.doesNotMatch((await readLot(world, lotGuidIn(mail!))).drawnParticipant.name, /[12]/)
      const after = await drawnBy(dealt)
      assert.ok(after.get('Deelnemer 1') !== 'Nicht Eva' && after.get('Deelnemer 2') !== 'Nicht Eva')
    }
  })

  test('Exclusions that allow no draw are refused with the people in the way, and nothing changes', async () => {
    const dealt = await deal(3)
    const before = await drawnBy(dealt)
    const everybody = (await participantsOf(dealt.organizer, dealt.guid)).map(({ publicGuid }) => publicGuid)
    await forgetMails(world)
    const { status, body } = await add(dealt.organizer, dealt.guid, { excludedBy: everybody })
    assert.equal(status, 422)
    assert.deepEqual(body, { problem: 'InvalidExclusions', people: ['Nicht Eva'], canOnlyDraw: null, canOnlyBeDrawnBy: [] }) // oxfmt-ignore
    assert.deepEqual(await drawnBy(dealt), before)
    assert.deepEqual(await world.mails(), [])
    assert.equal((await participantsOf(dealt.organizer, dealt.guid)).length, 3)
  })

  test('A newcomer whom less than half of the people may draw is refused, because the organizer would learn a lot', async () => {
    const dealt = await deal(6)
    const [, ...others] = (await participantsOf(dealt.organizer, dealt.guid)).map(({ publicGuid }) => publicGuid)
    const before = await drawnBy(dealt)
    for (const excludedBy of [others, others.slice(0, 4)])
      assert.deepEqual((await add(dealt.organizer, dealt.guid, { excludedBy })).body, { problem: 'InvalidExclusions' })
    assert.deepEqual(await drawnBy(dealt), before)
    assert.equal((await add(dealt.organizer, dealt.guid, { excludedBy: others.slice(0, 3) })).status, 200)
  })

  test('Unknown people, strangers, deleted draws and friends of nobody are refused', async () => {
    const { organizer, guid } = await deal(3)
    assert.deepEqual((await add(organizer, guid, { exclude: [randomUUID()] })).body, { problem: 'InvalidData' })
    assert.deepEqual((await add(lotte, guid)).body, { problem: 'Unauthorized' })
    assert.deepEqual((await add(organizer, randomUUID())).body, { problem: 'NotFound' })
    assert.deepEqual((await add(lotte, guid, { friendParticipantPublicGuid: randomUUID() })).body, {
      problem: 'InvalidData',
    })
    const nameless = await add(organizer, guid, { name: ' ' })
    assert.deepEqual([nameless.status, Object.keys(nameless.body.errors)], [400, ['name']])
    await organizer.api('DELETE', `/api/Loting/${guid}`)
    assert.deepEqual((await add(organizer, guid)).body, { problem: 'Deleted' })
  })

  test('A friend joins under the stored name and address', async () => {
    await lotte.api('POST', '/api/Friend/Add', { publicGuid: bram.list.publicGuid })
    const people = [givenPerson(0, { email: lotte.email }), givenPerson(1), givenPerson(2)]
    const guid = await draw(lotte, people)
    await forgetMails(world)
    assert.equal((await add(lotte, guid, { name: 'Bram', email: null, friendParticipantPublicGuid: bram.list.publicGuid })).status, 200) // oxfmt-ignore
    assert.equal((await mailsOf(world, 'lot', bram.email)).length, 1)
    assert.equal((await participantsOf(lotte, guid)).at(-1)!.email, null)
  })

  test('Two people who join at once are both in, and everybody is drawn once', async () => {
    const dealt = await deal(4)
    const names = ['Eva', 'Fien', 'Gijs']
    const added = await Promise.all(
      names.map((name) => add(dealt.organizer, dealt.guid, { name, email: `${name}@example.org` })),
    )
    assert.deepEqual(added.map(({ status }) => status), [200, 200, 200]) // oxfmt-ignore
    for (const name of names) {
      const mail = (await mailsOf(world, 'lot', `${name}@example.org`)).at(-1)!
      dealt.lots.set(name, lotGuidIn(mail))
    }
    const drawn = await drawnBy(dealt)
    assert.deepEqual([...drawn.values()].sort(), [...drawn.keys()].sort())
    assert.ok([...drawn].every(([giver, receiver]) => giver !== receiver))
  })
})

describe('Somebody leaves a drawn draw', () => {
  test('As many lots as possible stay, and everybody is drawn once', async () => {
    const dealt = await deal(6)
    const before = await drawnBy(dealt)
    const leaver = 'Deelnemer 3'
    await forgetMails(world)
    assert.deepEqual((await remove(dealt.organizer, await guidOf(dealt, leaver))).body, {})
    const lot = dealt.lots.get(leaver)!
    dealt.lots.delete(leaver)
    const after = await drawnBy(dealt)
    assert.deepEqual([...after.values()].sort(), [...after.keys()].sort())
    const changed = changedBetween(before, after)
    assert.ok(changed.length <= 2, 'one giver, or two if the leaver had drawn their own giver')
    assert.equal((await mailsOf(world, 'lot-changed')).length, changed.length)
    assert.equal(await lotStatus(world, lot), 'Deleted')
  })

  test('The leaver is told, and their links say so', async () => {
    const dealt = await deal(4)
    const lot = dealt.lots.get('Deelnemer 1')!
    await forgetMails(world)
    await remove(dealt.organizer, await guidOf(dealt, 'Deelnemer 1'))
    const [mail] = await mailsOf(world, 'draw-left')
    assert.match(mail!.subject, /je doet niet meer mee/)
    const page = await world.visitor().get(`/lootjestrekken/lootje/${lot}`)
    const left = await world.visitor().get(locationOf(page)!)
    assert.deepEqual([left.status, left.$('h1').text()], [410, 'Je doet niet meer mee'])
  })

  test('The envelope of somebody who left is gone', async () => {
    const dealt = await deal(4)
    await add(dealt.organizer, dealt.guid, { name: 'Oma', email: null })
    const oma = (await participantsOf(dealt.organizer, dealt.guid)).at(-1)!
    const path = pathOf(oma)
    await remove(dealt.organizer, oma.publicGuid)
    assert.equal((await world.visitor().get(path)).status, 410)
    assert.deepEqual((await openByApi(world.visitor(), path)).body, { problem: 'Deleted' })
  })

  test('The organizer can leave, and goes on managing the draw', async () => {
    const dealt = await deal(4)
    assert.equal((await remove(dealt.organizer, await guidOf(dealt, 'Deelnemer 0'))).status, 200)
    const { body } = await dealt.organizer.api('GET', `/api/Loting/${dealt.guid}`)
    assert.deepEqual([body.organizer, body.organizerLot, body.participantCount], [{ name: 'Deelnemer 0', takesPart: false }, null, 3]) // oxfmt-ignore
    assert.equal((await dealt.organizer.get(`/loting/${dealt.guid}`)).status, 200)
  })

  test('Three people are too few for one to leave, and strangers remove nobody', async () => {
    const dealt = await deal(3)
    const guid = await guidOf(dealt, 'Deelnemer 1')
    assert.deepEqual((await remove(dealt.organizer, guid)).body, { problem: 'TooFewParticipants' })
    assert.deepEqual((await remove(lotte, guid)).body, { problem: 'Unauthorized' })
    assert.deepEqual((await remove(dealt.organizer, randomUUID())).body, { problem: 'NotFound' })
    await dealt.organizer.api('DELETE', `/api/Loting/${dealt.guid}`)
    assert.deepEqual((await remove(dealt.organizer, guid)).body, { problem: 'Deleted' })
  })

  test('Exclusions that allow no draw without the leaver are refused', async () => {
    const dealt = await deal(4, (people) => {
      const [first, second, third] = people
      return people.map((person) =>
        person === first ? { ...person, exclude: [second!.localGuid, third!.localGuid] } : person,
      )
    })
    const { status, body } = await remove(dealt.organizer, await guidOf(dealt, 'Deelnemer 3'))
    assert.deepEqual([status, body.problem, body.people], [422, 'InvalidExclusions', ['Deelnemer 0']])
    assert.equal((await participantsOf(dealt.organizer, dealt.guid)).length, 4)
  })
})

describe('The pages for who comes and goes', () => {
  test('Adding somebody works without JavaScript, and keeps what was typed', async () => {
    const dealt = await deal(4)
    const path = `/lootjestrekken/loting/getrokken/${dealt.guid}`
    const page = await dealt.organizer.get(path)
    assert.equal(page.$(`a[href="${path}/deelnemers/nieuw"]`).length, 1)
    const first = await guidOf(dealt, 'Deelnemer 1')
    const refused = await dealt.organizer.post(`${path}/deelnemers/nieuw`, {
      name: '',
      email: 'eva@',
      exclude: [first],
    })
    assert.equal(refused.status, 422)
    assert.equal(refused.$('[name=email]').attr('value'), 'eva@')
    assert.equal(refused.$(`[name=exclude][value=${first}]`).attr('checked'), 'checked')
    const added = await dealt.organizer.post(`${path}/deelnemers/nieuw`, { name: 'Eva', email: '', exclude: [first] })
    assert.equal(locationOf(added), path)
    assert.equal((await participantsOf(dealt.organizer, dealt.guid)).at(-1)!.name, 'Eva')
  })

  test('Removing somebody asks first, and says why it can’t be done', async () => {
    const dealt = await deal(3)
    const path = `/lootjestrekken/loting/getrokken/${dealt.guid}`
    const action = `${path}/deelnemers/${await guidOf(dealt, 'Deelnemer 0')}/weg`
    const question = await dealt.organizer.get(action)
    assert.match(question.$('#main').text(), /Je trekt zelf niet meer mee/)
    const refused = await dealt.organizer.post(action)
    assert.equal(refused.status, 422)
    assert.match(refused.$('.banner').text(), /te weinig mensen/)
    await add(dealt.organizer, dealt.guid)
    assert.equal(locationOf(await dealt.organizer.post(action)), path)
  })
})
