import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { after } from 'node:test'
import { pino } from 'pino'
import { queueStatus } from '#jobs/commands/queue-status.ts'
import { openSocketServer, type TestSocket } from '#test/support/sockets.ts'
import { openMailServer } from '#test/support/mail-server.ts'
import { until } from '#test/support/until.ts'
import { clientOf, openWorld, type Client } from '#test/support/world.ts'
import { createApp } from '../../../src/app.tsx'
import { draw, givenPerson, lotGuidIn, readDraw, type Given } from '../drawing.ts'

// A world in which participants use their lots while other people watch. Only a giver may learn whom they drew.

/**
 * Returns the participants. Bram can't draw Joris: the play sends the lot of Joris again, and Joris's giver sees the
 * effects.
 */
export const people = (): Given[] => {
  const given = ['Lotte', 'Bram', 'Riet', 'Fatima', 'Joris', 'Mama'].map((name, number) =>
    givenPerson(number, { name, email: `${name.toLowerCase()}@familie.example` }),
  )
  given[1]!.exclude = [given[4]!.localGuid]
  return given
}

export const guidForm = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Opens a separate world in which draws can be played. */
export async function openPlay() {
  // The world has a mail server, so that mails are really sent and the database doesn't keep them, as in production.
  const office = await openMailServer()
  const world = await openWorld({ SMTP_URL: office.url })
  // All log lines of every level are collected.
  const logged: string[] = []
  const log = pino(
    { level: 'trace' },
    new Writable({ write: (line: Buffer, _encoding, done) => (logged.push(line.toString()), done()) }),
  )
  Object.assign(world.services, { log })
  const ears = await openSocketServer(world)
  after(async () => {
    await ears.close()
    await world.close()
    await office.close()
  })

  /** Returns the mails sent so far, one for each recipient. */
  const sent = () =>
    office.taken.flatMap(({ recipients, mail: { subject = '', text = '', html = '' } }) =>
      recipients.map((to) => ({ to, subject, text, html })),
    )

  /** Opens an app's socket that has joined a group. */
  async function joined(who: Client, method: string, guid: string): Promise<TestSocket> {
    const app = await ears.app(who)
    await app.invoke(method, guid)
    return app
  }

  /**
   * Plays one draw. Returns everything that people who may not know the pairs see while the participants use their
   * lots.
   */
  async function play(): Promise<{
    seen: Record<'organizer' | 'participant' | 'stranger', string[]>
    pairs: string
    lots: Map<string, string>
  }> {
    const from = sent().length
    const organizer = clientOf((path, init) => createApp(world.services, world.assets).request(path, init))
    const given = people()
    const publicGuid = await draw(organizer, given)
    await world.mails()
    const mailsFrom = () => sent().slice(from)
    const lots = new Map(
      mailsFrom()
        .filter(({ subject }) => subject.startsWith('Je lootje'))
        .map((mail) => [mail.to, lotGuidIn(mail)]),
    )
    assert.equal(lots.size, given.length)
    const { participants } = await readDraw(organizer, publicGuid)
    const nameOf = new Map(participants.map((participant) => [participant.publicGuid, participant.name]))
    const receiverOf = new Map<string, string>()
    for (const [address, lotGuid] of lots) {
      const { body } = await world.visitor().api('GET', `/api/Lot/${lotGuid}`)
      receiverOf.set(address, body.drawnParticipant.name as string)
    }

    const participant = world.visitor()
    await participant.csrfToken()
    await participant.api('GET', `/api/Lot/${lots.get('bram@familie.example')}`)
    const stranger = world.visitor()
    const own = participants.find(({ name }) => name === receiverOf.get('bram@familie.example'))!.publicGuid
    const organizersEars = [
      await ears.browser(organizer, `draw:${publicGuid}`),
      await joined(organizer, 'JoinLotingGroup', publicGuid),
    ]
    const participantsEar = await ears.browser(participant, `drawn-lot:${own}`)
    // Nobody may receive live events about another participant's lot.
    for (const who of [organizer, participant, stranger]) {
      for (const { publicGuid: guid } of participants) {
        if (who === participant && guid === own) continue
        await assert.rejects(ears.browser(who, `drawn-lot:${guid}`), /403/)
        await assert.rejects(joined(who, 'JoinDrawnLotGroup', guid))
      }
    }

    // Everybody but Bram opens the lot, nudges, asks a question and ticks the gift.
    for (const [address, lotGuid] of lots) {
      if (address === 'bram@familie.example') continue
      const visitor = world.visitor()
      assert.equal(
        (await visitor.api('POST', '/api/Lot/RegisterFirstView', { participantPrivateGuid: lotGuid })).status,
        200,
      )
      assert.equal((await visitor.api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: lotGuid })).status, 200)
      assert.equal(
        (await visitor.api('POST', '/api/Lot/SendQuestion', { lotPrivateGuid: lotGuid, question: 'Welke maat?' }))
          .status,
        200,
      )
      const ticked = await visitor.api('POST', '/api/Lot/Tick', { lotPrivateGuid: lotGuid, step: 'Bought' })
      assert.equal(ticked.status, 200)
    }
    const joris = participants.find(({ name }) => name === 'Joris')!
    assert.equal(
      (
        await organizer.api('POST', '/api/Loting/ResendLot', {
          participantPublicGuid: joris.publicGuid,
          email: 'joris@nieuw.example',
        })
      ).status,
      200,
    )
    await world.mails()

    // Guids, tokens and times differ in every draw, so the texts get their meaning instead.
    const ownLotIs = (lotGuid: string) => [...lots].find(([, guid]) => guid === lotGuid)?.[0]
    const plain = (text: string) =>
      text
        .replaceAll(publicGuid, 'DRAW')
        .replaceAll(guidForm, (guid) => nameOf.get(guid) ?? ownLotIs(guid) ?? 'guid')
        .replaceAll(/(unwanted\?token=)[\w-]+/g, '$1sealed')
        .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'token')
        .replaceAll(/proof=[\w.-]+/g, 'proof')
        .replaceAll(/\b20\d\d-\d\d-\d\dT[\d:.]+Z\b/g, 'moment')
        .replaceAll(/\b\d+ \w+ 20\d\d om \d\d:\d\d\b/g, 'moment')
        .replaceAll(/"lotingId":\d+/g, 'number')

    const guids = participants.map((each) => each.publicGuid)
    const seen = {
      organizer: await look(organizer, publicGuid, guids, true),
      participant: await look(participant, publicGuid, guids, false),
      stranger: await look(stranger, publicGuid, guids, false),
    }
    await until(() => organizersEars.every(({ heard }) => heard.length >= 5), 'the organizer’s live events')
    const heardBy = ({ heard }: TestSocket) => [...new Set(heard.flatMap(pieces).map(plain))].sort().join('\n')
    seen.organizer.push(...organizersEars.map(heardBy))
    seen.participant.push(heardBy(participantsEar))
    const mailsTo = (address: string) =>
      mailsFrom()
        .filter(({ to }) => to === address)
        .map((mail) => JSON.stringify(mail))
        .sort()
    seen.organizer.push(...mailsTo('lotte@familie.example'), ...mailsTo('joris@nieuw.example'))
    seen.participant.push(...mailsTo('bram@familie.example'))

    seen.organizer.push(
      (await queueStatus(world.services))
        .replaceAll(/ +(?:\d[\d:]*|-)/g, ' n')
        .replaceAll(/\d+/g, 'n')
        .replaceAll(/ +/g, ' '),
    )
    return {
      seen: {
        organizer: seen.organizer.map(plain),
        participant: seen.participant.map(plain),
        stranger: seen.stranger.map(plain),
      },
      pairs: [...receiverOf]
        .sort()
        .map((pair) => pair.join('→'))
        .join(' '),
      lots,
    }
  }

  return { world, logged, sent, play }
}

/** Requests all pages and endpoints of a draw with everything that a person without a lot can know. Returns all responses. */
async function look(who: Client, publicGuid: string, participants: string[], isOrganizer: boolean): Promise<string[]> {
  const seen: string[] = []
  const see = async (method: string, path: string, body?: object) => {
    const response = await who.request(method, path, {
      headers: {
        ...(method !== 'GET' && { 'X-CSRF-TOKEN': await who.csrfToken() }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    seen.push(`${method} ${path.replace(/\?.*/, '')} → ${response.status} ${await response.text()}`)
  }
  for (const path of ['', '/verwijderen', '/opnieuw'])
    await see('GET', `/lootjestrekken/loting/getrokken/${publicGuid}${path}`)
  for (const path of [
    '/',
    '/lootjestrekken',
    `/loting/${publicGuid}`,
    `/api/Loting/${publicGuid}`,
    '/api/Loting/Overview',
    '/api/Loting/LotingFriendsList',
  ])
    await see('GET', path)
  for (const guid of participants) {
    await see('GET', `/api/Lot/${guid}`)
    await see('GET', `/lootjestrekken/lootje/${guid}`)
    await see('POST', '/api/Lot/SendNudge', { participantPrivateGuid: guid })
    await see('POST', '/api/Lot/SendQuestion', { lotPrivateGuid: guid, question: 'Wie ben je?' })
    await see('POST', '/api/Lot/SelectWishlist', { participantPrivateGuid: guid })
    await see('POST', '/api/Lot/RegisterFirstView', { participantPrivateGuid: guid })
    await see('POST', '/api/Lot/SetWishes', { lotPrivateGuid: guid, wishes: 'Van mij' })
    await see('POST', '/api/Lot/Tick', { lotPrivateGuid: guid, step: 'Wrapped' })
    // As the organizer, this request would really send the lot.
    if (!isOrganizer)
      await see('POST', '/api/Loting/ResendLot', { participantPublicGuid: guid, email: 'ik@hier.example' })
  }
  return seen
}

// The number and order of messages, and the state of other participants in them, depend on timing. So only pieces are
// compared.
const pieces = (html: string) =>
  html
    .match(/<(?:li|p)\b.*?<\/(?:li|p)>/gs)
    ?.filter((piece) => !/^<p class="(?:name|detail|lot-state)/.test(piece))
    .map((piece) => piece.replace(/\d+ van 6/, 'n van 6').replace(/<p class="lot-state.*?<\/p>/s, '')) ?? [html]
