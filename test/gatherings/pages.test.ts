import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { purgeDraws, tellDrawEnds } from '../../src/draws/index.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { openSocketServer } from '#test/support/sockets.ts'
import { until } from '#test/support/until.ts'
import { forgetMails, locationOf as givenLocation, lotGuidIn, mailsOf, readDraw } from '../draws/drawing.ts'
import { call, drawIt, gather, joinAll, joinByApi, readGathering } from './gathering.ts'

const { world, lotte } = await openFamily()
beforeEach(() => forgetMails(world))

const locationOf = (response: Parameters<typeof givenLocation>[0]): string => givenLocation(response) ?? ''
const seatPath = (seatGuid: string) => `/lootjestrekken/plek/${seatGuid}`

describe('The link to join', () => {
  test('It shows a stranger how many are in and the organizer’s first name, and nobody’s name', async () => {
    const gathered = await gather(world.visitor())
    await joinAll(world, gathered, ['Anna Jansen'])
    const { html, $ } = await world.visitor().get(gathered.joinPath)
    assert.match($('main').text(), /Emma trekt binnenkort lootjes\. Doe je mee\?Er doen al 2 mensen mee\./)
    assert.doesNotMatch(html, /Anna|de Boer/)
  })

  test('It shows the seat to the browser that joined and to the account that joined, and names the others there', async () => {
    const gathered = await gather(world.visitor())
    const anna = world.visitor()
    const joined = await anna.post(gathered.joinPath, { name: 'Anna', email: '' })
    assert.match(locationOf(joined), /^\/lootjestrekken\/plek\/[0-9a-f-]{36}$/)
    assert.match((await anna.get(gathered.joinPath)).$('main').text(), /Je doet mee, Anna.*Emma de Boer/)
    await proveAddress(world, lotte)
    await lotte.post(gathered.joinPath, { name: 'Lotte', email: '' })
    const elsewhere = world.visitor()
    await elsewhere.post('/account/login', { emailOrUsername: lotte.email, password: lotte.password })
    assert.match((await elsewhere.get(gathered.joinPath)).$('main').text(), /Je doet mee, Lotte/)
    assert.match((await world.visitor().get(gathered.joinPath)).$('main').text(), /Doe je mee\?/)
  })

  test('A form that breaks a rule comes back with what was typed', async () => {
    const gathered = await gather(world.visitor())
    const { status, $ } = await world
      .visitor()
      .post(gathered.joinPath, { name: 'Emma de Boer', email: 'e@example.org' })
    assert.equal(status, 422)
    assert.equal($('[name=name]').val(), 'Emma de Boer')
    assert.equal($('[name=name]').attr('aria-invalid'), 'true')
    assert.equal($('[name=email]').val(), 'e@example.org')
  })

  test('Once it is renewed, drawn or deleted, it says so and whom to ask', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await joinAll(world, gathered, ['Anna', 'Dirk'])
    const { body } = await call(organizer, 'RenewLink', { publicGuid: gathered.guid })
    const says = async (path: string) => {
      const { status, $ } = await world.visitor().get(path)
      return [status, $('main').text()] as const
    }
    const [status, words] = await says(gathered.joinPath)
    assert.equal(status, 410)
    assert.match(words, /Deze link is vervangen\. Vraag Emma/)
    await drawIt(organizer, gathered)
    assert.match((await says(new URL(body.joinUrl).pathname))[1], /al getrokken.*Vraag Emma/)
    const other = await gather(organizer)
    await organizer.api('DELETE', `/api/Gathering/${other.guid}`)
    assert.match((await says(other.joinPath))[1], /verwijderd.*Vraag Emma/)
  })
})

describe('A seat', () => {
  test('Its person changes name and address, and a new address gets the link', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    const [anna] = await joinAll(world, gathered, ['Anna'])
    await anna!.who.post(`${seatPath(anna!.seatGuid)}/wijzigen`, { name: 'Anne', email: 'anne@example.org' })
    const guidIn = (text: string) => /\/plek\/([0-9a-f-]{36})/.exec(text)![1]!
    const guid = guidIn((await mailsOf(world, 'seat', 'anne@example.org'))[0]!.text)
    assert.notEqual(guid, anna!.seatGuid)
    assert.equal((await world.visitor().get(seatPath(anna!.seatGuid))).status, 404, 'the former link is dead')
    assert.equal((await anna!.who.get(seatPath(guid))).status, 200)
    assert.deepEqual((await readGathering(organizer, gathered.guid)).participants[1]!.name, 'Anne')
    await forgetMails(world)
    await anna!.who.post(`${seatPath(guid)}/wijzigen`, { name: 'Annie', email: 'Anne@example.org' })
    assert.deepEqual(await mailsOf(world, 'seat'), [], 'the address knows the link already')
    // Somebody else reads a wrong address, and opens its link. The corrected address takes the seat away from them.
    const wrong = world.visitor()
    await wrong.get(seatPath(guid))
    await anna!.who.post(`${seatPath(guid)}/wijzigen`, { name: 'Annie', email: 'annie@example.org' })
    assert.equal((await mailsOf(world, 'seat', 'annie@example.org')).length, 1)
    assert.equal((await wrong.get(seatPath(guid))).status, 404)
    assert.doesNotMatch((await wrong.get(gathered.joinPath)).html, /annie/i)
  })

  test('After the draw it has the closed envelope, which opens once, on one device', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    const [anna] = await joinAll(world, gathered, ['Anna', 'Dirk'])
    await drawIt(organizer, gathered)
    const path = seatPath(anna!.seatGuid)
    assert.match((await anna!.who.get(path)).$('main').text(), /Jouw envelop ligt klaar/)
    const presses = await Promise.all([anna!.who.post(`${path}/openen`), world.visitor().post(`${path}/openen`)])
    const opened = presses.filter((each) => /lootje\/[0-9a-f-]{36}/.test(locationOf(each)))
    assert.equal(opened.length, 1)
    assert.match((await world.visitor().get(path)).$('main').text(), /geopend/i)
  })

  test('Whatever happens to the lot after the draw, the seat opens it where it was drawn to alone', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    const [anna] = await joinAll(world, gathered, ['Anna', 'Dirk'])
    await drawIt(organizer, gathered)
    const { participants } = await readDraw(organizer, gathered.guid)
    const participantPublicGuid = participants.find(({ name }) => name === 'Anna')!.publicGuid
    await organizer.api('POST', '/api/Loting/RenewEnvelope', { participantPublicGuid })
    const path = seatPath(anna!.seatGuid)
    assert.match((await anna!.who.get(path)).$('main').text(), /ergens anders naartoe gestuurd\. Vraag Emma/)
    assert.equal(locationOf(await anna!.who.post(`${path}/openen`)), path)
  })

  test('It says that its mailed lot was read elsewhere, by page or API, and to a removed person that they are out', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await joinAll(world, gathered, ['Anna', 'Eva'])
    const dirk = world.visitor()
    const { body } = await joinByApi(dirk, gathered, 'Dirk', 'dirk.leest@example.org')
    await drawIt(organizer, gathered)
    const words = async () => (await dirk.get(seatPath(body.seatGuid))).$('main').text()
    assert.doesNotMatch(await words(), /al geopend/)
    const [mail] = await mailsOf(world, 'lot', 'dirk.leest@example.org')
    assert.match(mail!.text, /omdat je meedoet met/)
    const lotGuid = lotGuidIn(mail!)
    const spy = world.visitor()
    assert.equal((await spy.api('GET', `/api/Lot/${lotGuid}`)).status, 200)
    assert.match(await words(), /al geopend, op een ander apparaat/)
    assert.match((await dirk.get(`/lootjestrekken/lootje/${lotGuid}`)).$('main').text(), /al eens gelezen/)
    const { participants } = await readDraw(organizer, gathered.guid)
    const participantPublicGuid = participants.find(({ name }) => name === 'Dirk')!.publicGuid
    await organizer.api('POST', '/api/Loting/RemoveParticipant', { participantPublicGuid })
    assert.match(await words(), /Je doet niet meer mee, Dirk/)
  })

  test('Nothing that the organizer does with a lot tells the address that its person gave', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await joinAll(world, gathered, ['Anna'])
    for (const name of ['Bram', 'Dirk']) await joinByApi(world.visitor(), gathered, name, `${name}@prive.example`)
    await drawIt(organizer, gathered)
    await world.mails()
    const [, anna, bram, dirk] = (await readDraw(organizer, gathered.guid)).participants
    const set = async ({ publicGuid }: { publicGuid: string }, email: string) => {
      const { status, body } = await organizer.api('POST', '/api/Loting/SetParticipantEmail', { participantPublicGuid: publicGuid, email }) // oxfmt-ignore
      const after = (await readDraw(organizer, gathered.guid)).participants.find(
        (each) => each.publicGuid === publicGuid,
      )
      return [status, body, after!.email, after!.isViewed]
    }
    // Right and wrong guesses of one's own and of somebody else's address have the same outcome.
    assert.deepEqual(await set(anna!, 'dirk@prive.example'), [200, {}, 'dirk@prive.example', false])
    assert.deepEqual(await set(bram!, 'bram@prive.example'), [200, {}, 'bram@prive.example', false])
    assert.deepEqual(await set(dirk!, 'org@evil.example'), [200, {}, 'org@evil.example', false])
    const [moved] = await mailsOf(world, 'lot', 'org@evil.example')
    assert.match(moved!.text, /een adres dat de deelnemer zelf gaf/)
    assert.doesNotMatch(moved!.text, /prive/)
    assert.doesNotMatch((await world.visitor().get(`/lootjestrekken/lootje/${lotGuidIn(moved!)}`)).html, /prive/)
  })

  test('Its page hears that somebody joined, and a stranger’s and a former one’s don’t', async () => {
    const gathered = await gather(world.visitor())
    const [anna, dirk] = await joinAll(world, gathered, ['Anna', 'Dirk'])
    const server = await openSocketServer(world)
    const topic = `seats:${gathered.guid}`
    const [own, left, strange] = [
      await server.browser(anna!.who, topic),
      await server.browser(dirk!.who, topic),
      await server.browser(world.visitor(), topic).catch(() => null),
    ]
    await call(dirk!.who, 'Leave', { seatGuid: dirk!.seatGuid })
    await joinAll(world, gathered, ['Eva'])
    await until(() => own.heard.some((each) => each.includes('Eva')), 'news of Eva')
    for (const each of [left, strange]) assert.ok(!each?.heard.some((heard) => heard.includes('Eva')))
    await server.close()
  })
})

describe('People who joined with an address', () => {
  test('They hear that the organizer removed them or deleted the draw, and people added by hand hear nothing', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await forgetMails(world)
    for (const [name, email] of [['Anna', 'anna@gast.example'], ['Dirk', 'dirk@gast.example'], ['Eva']] as const)
      await joinByApi(world.visitor(), gathered, name, email)
    const { guid: publicGuid } = gathered
    await call(organizer, 'AddParticipant', { publicGuid, name: 'Oma', email: 'oma@gast.example' })
    const { participants } = await readGathering(organizer, publicGuid)
    const guidOf = (name: string) => participants.find((each) => each.name === name)!.publicGuid
    for (const name of ['Anna', 'Eva'])
      await call(organizer, 'RemoveParticipant', { participantPublicGuid: guidOf(name) })
    await organizer.api('DELETE', `/api/Gathering/${publicGuid}`)
    const [removed] = await mailsOf(world, 'seat-removed', 'anna@gast.example')
    assert.match(removed!.text, /Emma de Boer heeft je uit “Pakjesavond” gehaald/)
    const [deleted] = await mailsOf(world, 'gathering-deleted', 'dirk@gast.example')
    assert.match(deleted!.text, /Emma de Boer heeft de trekking voor “Pakjesavond” verwijderd/)
    for (const mail of [removed, deleted]) assert.doesNotMatch(mail!.text, /lootjestrekken\/plek/)
    const others = [...(await mailsOf(world, 'seat-removed')), ...(await mailsOf(world, 'gathering-deleted'))]
    assert.equal(others.length, 2)
    assert.deepEqual(await mailsOf(world, 'seat', 'oma@gast.example'), [])
  })

  test('A draw that waits for its people is deleted as such, not as a drawn one', async () => {
    const organizer = world.visitor()
    const { guid } = await gather(organizer)
    assert.deepEqual((await organizer.api('DELETE', `/api/Loting/${guid}`)).body, { problem: 'Unauthorized' })
    await readGathering(organizer, guid)
  })
})

describe('A gathering that nobody changes', () => {
  const late = async (days: number) => {
    world.travel(days)
    await tellDrawEnds(world.services)
    await purgeDraws(world.services)
    world.travel(0)
  }

  test('It ends after 60 days, a week after its organizer was told', async () => {
    const organizer = world.visitor()
    const email = 'wacht@example.org'
    const { guid } = await gather(organizer, { organizer: { name: 'Wil', email } })
    await late(52)
    assert.deepEqual(await mailsOf(world, 'gathering-ends', email), [])
    await late(53)
    assert.equal((await mailsOf(world, 'gathering-ends', email)).length, 1)
    await late(59)
    await readGathering(organizer, guid)
    await late(60)
    assert.deepEqual((await organizer.api('GET', `/api/Gathering/${guid}`)).body, { problem: 'NotFound' })
  })

  test('A change of its people or its details lets it go on', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await late(53)
    world.travel(55)
    await joinByApi(world.visitor(), gathered, 'Anna')
    world.travel(0)
    await late(100)
    await readGathering(organizer, gathered.guid)
    world.travel(107)
    await organizer.api('POST', '/api/Loting/Update', {
      publicGuid: gathered.guid,
      title: 'Kerst',
      description: null,
      date: null,
      budget: null,
    })
    world.travel(0)
    await late(115)
    await readGathering(organizer, gathered.guid)
    await late(160)
    await late(167)
    assert.equal((await organizer.api('GET', `/api/Gathering/${gathered.guid}`)).status, 422)
  })

  test('One whose organizer was not told stays', async () => {
    const organizer = world.visitor()
    const { guid } = await gather(organizer)
    world.travel(80)
    await purgeDraws(world.services)
    world.travel(0)
    await readGathering(organizer, guid)
  })
})

describe('The organizer’s page', () => {
  test('It needs no script: people are added, excluded and removed, and lots are drawn', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer)
    await joinAll(world, gathered, ['Anna', 'Dirk'])
    const { managePath } = gathered
    await organizer.post(`${managePath}/mensen`, { name: 'Oma', email: '' })
    const people = () => readGathering(organizer, gathered.guid).then(({ participants }) => participants)
    const [, anna, dirk, oma] = await people()
    await organizer.post(`${managePath}/mensen/${anna!.publicGuid}/uitsluitingen`, { exclude: dirk!.publicGuid, mutual: 'on' }) // oxfmt-ignore
    assert.deepEqual(
      (await people()).map(({ exclude }) => exclude),
      [[], [dirk!.publicGuid], [anna!.publicGuid], []],
    )
    await organizer.post(`${managePath}/mensen/${oma!.publicGuid}`, { name: 'Oma Riet' })
    assert.equal((await people())[3]!.name, 'Oma Riet')
    await organizer.post(`${managePath}/mensen/${oma!.publicGuid}/weg`)
    assert.equal((await people()).length, 3)
    assert.equal(
      (await organizer.post(`${managePath}/trekken`)).status,
      422,
      'three people, of whom two exclude each other',
    )
    await organizer.post(`${managePath}/mensen/${anna!.publicGuid}/uitsluitingen`, { mutual: 'on' })
    assert.match(locationOf(await organizer.post(`${managePath}/trekken`)), new RegExp(`getrokken/${gathered.guid}`))
  })

  test('It becomes a draft of the wizard, without the addresses that joiners gave', async () => {
    const organizer = world.visitor()
    const gathered = await gather(organizer, { date: '2027-12-05', budget: 2500 })
    await joinByApi(world.visitor(), gathered, 'Dirk', 'geheim@example.org')
    await call(organizer, 'AddParticipant', { publicGuid: gathered.guid, name: 'Oma', email: 'oma@example.org' })
    const [, dirk, oma] = (await readGathering(organizer, gathered.guid)).participants
    await call(organizer, 'SetExclusions', { participantPublicGuid: oma!.publicGuid, exclude: [dirk!.publicGuid] })
    assert.equal((await organizer.get(`${gathered.managePath}/zelf`)).status, 200)
    const { html, $ } = await organizer.post(`${gathered.managePath}/zelf`)
    assert.doesNotMatch(html, /geheim/)
    const draft = JSON.parse($('#draft').text())
    assert.deepEqual([draft.title, draft.date, draft.budget], ['Pakjesavond', '2027-12-05', '25'])
    type Drafted = { localGuid: string; name: string; email: string | null; exclude: string[] }
    const people = draft.participants as Drafted[]
    assert.deepEqual(
      people.map(({ name, email, exclude }) => [name, email, exclude]),
      [
        ['Emma de Boer', 'emma@example.org', []],
        ['Dirk', null, []],
        ['Oma', 'oma@example.org', [people[1]!.localGuid]],
      ],
    )
    assert.ok(locationOf(await world.visitor().post(`${gathered.managePath}/zelf`)).endsWith('nietgevonden'))
  })

  test('It opens to nobody else, by its path alone', async () => {
    const gathered = await gather(world.visitor())
    const [anna] = await joinAll(world, gathered, ['Anna'])
    for (const who of [anna!.who, lotte, world.visitor()]) {
      assert.equal(locationOf(await who.get(gathered.managePath)), '/lootjestrekken/loting/nietgevonden')
      assert.ok(locationOf(await who.post(`${gathered.managePath}/trekken`)).endsWith('nietgevonden'))
    }
  })

  test('The link in the mail opens it on another device', async () => {
    const { guid, managePath } = await gather(world.visitor())
    const [mail] = await mailsOf(world, 'gathering-manage')
    const other = world.visitor()
    let path = new URL(/https?:\S+\/open\/\S+/.exec(mail!.text)![0]).pathname
    for (let steps = 0; steps < 4 && path !== managePath; steps++) path = locationOf(await other.get(path))
    assert.equal(path, managePath)
    assert.equal((await other.get(path)).status, 200)
    assert.equal((await readGathering(other, guid))['title'], 'Pakjesavond')
  })
})
