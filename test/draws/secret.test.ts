import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { createApp } from '../../src/app.tsx'
import { lotGuidOf, openReceiver } from '../../src/lots/envelope.ts'
import { queueStatus } from '#jobs/commands/queue-status.ts'
import { clientOf, openWorld, type Client, type World } from '#test/support/world.ts'
import { draw, givenPerson, lotGuidIn, readDraw, type Given } from './drawing.ts'
import { openEars, type Ear, type Ears } from './ears.ts'
import { until } from '#test/support/until.ts'

// Who drew whom is nobody's business but the giver's. Two draws in which everybody does exactly the same, and in which fate was different:
// whatever the organizer, another participant or a stranger gets to see of it must be the same in both.

interface SentMail {
  to: string
  subject: string
  text: string
  html: string
}

let world: World
let ears: Ears
let smtp: SMTPServer
const sent: SentMail[] = []
const logged: string[] = []

/** A mail server of our own, so that mails leave and the database keeps none of them, as in production. */
async function startSmtp(): Promise<number> {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(pieces)).then((mail) => {
          for (const { address } of session.envelope.rcptTo)
            sent.push({ to: address, subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '' })
          done()
        })
      })
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  return (smtp.server.address() as { port: number }).port
}

before(async () => {
  const port = await startSmtp()
  world = await openWorld({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  // every line that the product logs, whatever its level
  const log = pino(
    { level: 'trace' },
    new Writable({ write: (line: Buffer, _encoding, done) => (logged.push(line.toString()), done()) }),
  )
  Object.assign(world.services, { log })
  ears = await openEars(world)
})
after(async () => {
  await ears.close()
  await world.close()
  smtp.close()
})

const people = (): Given[] =>
  ['Lotte', 'Bram', 'Riet', 'Fatima', 'Joris', 'Mama'].map((name, number) =>
    givenPerson(number, { name, email: `${name.toLowerCase()}@familie.example` }),
  )

const guidForm = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** One draw, and everything that those who may not know get to see while its participants live with it. */
async function play(): Promise<{
  seen: Record<'organizer' | 'participant' | 'stranger', string[]>
  pairs: string
  lots: Map<string, string>
}> {
  const from = sent.length
  const organizer = clientOf((path, init) => createApp(world.services, world.assets).request(path, init))
  const given = people()
  const publicGuid = await draw(organizer, given)
  await world.mails()
  const mailsFrom = () => sent.slice(from)
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
  const listening: [Client, Ear[]][] = [
    [
      organizer,
      [(await ears.browser(organizer, `draw:${publicGuid}`))!, await joined(organizer, 'JoinLotingGroup', publicGuid)],
    ],
    [participant, [(await ears.browser(participant, `drawn-lot:${own}`))!]],
  ]
  // neither may hear of anybody else's lot
  for (const who of [organizer, participant, stranger]) {
    for (const { publicGuid: guid } of participants) {
      if (who === participant && guid === own) continue
      assert.equal(await ears.browser(who, `drawn-lot:${guid}`), null)
      await assert.rejects(joined(who, 'JoinDrawnLotGroup', guid))
    }
  }

  // everybody but Bram opens, links, nudges and asks
  for (const [address, lotGuid] of lots) {
    if (address === 'bram@familie.example') continue
    const visitor = world.visitor()
    assert.equal(
      (await visitor.api('POST', '/api/Lot/RegisterFirstView', { participantPrivateGuid: lotGuid })).status,
      200,
    )
    assert.equal((await visitor.api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: lotGuid })).status, 200)
    assert.equal(
      (await visitor.api('POST', '/api/Lot/SendQuestion', { lotPrivateGuid: lotGuid, question: 'Welke maat?' })).status,
      200,
    )
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

  // of two draws' own names: by what they stand for
  const ownLotIs = (lotGuid: string) => [...lots].find(([, guid]) => guid === lotGuid)?.[0]
  const plain = (text: string) =>
    text
      .replaceAll(publicGuid, 'DRAW')
      .replaceAll(guidForm, (guid) => nameOf.get(guid) ?? ownLotIs(guid) ?? 'guid')
      .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'token')
      .replaceAll(/proof=[\w.-]+/g, 'proof')
      .replaceAll(/\b20\d\d-\d\d-\d\dT[\d:.]+Z\b/g, 'moment')
      .replaceAll(/"lotingId":\d+/g, 'number')

  const look = async (who: Client): Promise<string[]> => {
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
    for (const { publicGuid: guid } of participants) {
      await see('GET', `/api/Lot/${guid}`)
      await see('GET', `/lootjestrekken/lootje/${guid}`)
      await see('POST', '/api/Lot/SendNudge', { participantPrivateGuid: guid })
      await see('POST', '/api/Lot/SendQuestion', { lotPrivateGuid: guid, question: 'Wie ben je?' })
      await see('POST', '/api/Lot/SelectWishlist', { participantPrivateGuid: guid })
      await see('POST', '/api/Lot/RegisterFirstView', { participantPrivateGuid: guid })
      if (who !== organizer)
        await see('POST', '/api/Loting/ResendLot', { participantPublicGuid: guid, email: 'ik@hier.example' })
    }
    return seen
  }
  const seen = {
    organizer: await look(organizer),
    participant: await look(participant),
    stranger: await look(stranger),
  }
  await until(() => listening[0]![1].every(({ heard }) => heard.length >= 5), 'what the organizer hears')
  // how often, in which order, and with which state of the others beside it, is a matter of timing
  const pieces = (html: string) =>
    html
      .match(/<(?:li|p)\b.*?<\/(?:li|p)>/gs)
      ?.filter((piece) => !/^<p class="(?:name|detail|lot-state)/.test(piece))
      .map((piece) =>
        piece
          .replace(/\d+ van 6/, 'n van 6')
          .replace(/ data-state="\w+"/, '')
          .replace(/<p class="lot-state.*?<\/p>/s, ''),
      ) ?? [html]
  const heardBy = (index: number) =>
    listening[index]![1].map(({ heard }) => [...new Set(heard.flatMap(pieces).map(plain))].sort().join('\n'))
  seen.organizer.push(...heardBy(0))
  seen.participant.push(...heardBy(1))
  const mailsTo = (addresses: string[]) =>
    mailsFrom()
      .filter(({ to }) => addresses.includes(to))
      .map((mail) => JSON.stringify(mail))
      .sort()
  seen.organizer.push(...mailsTo(['lotte@familie.example']), ...mailsTo(['joris@nieuw.example']))
  seen.participant.push(...mailsTo(['bram@familie.example']))

  seen.organizer.push((await queueStatus(world.services)).replaceAll(/\d+/g, 'n'))
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

/** An app's ear that joined a group. */
async function joined(who: Client, method: string, guid: string): Promise<Ear> {
  const app = await ears.app(who)
  await app.invoke(method, guid)
  return app
}

/** Mails of nudge and question depend on whom fate gave to whom only for those who drew; everybody is drawn by somebody, so everybody but Bram's receiver gets both. */
const withoutNudges = (seen: string[]) =>
  seen.filter((each) => !/Wat wil jij graag|Een vraag van wie jou trok/.test(each))

test(
  'what the organizer, another participant and a stranger see does not depend on who drew whom',
  { timeout: 120_000 },
  async () => {
    const first = await play()
    let second = await play()
    for (let time = 0; time < 5 && (second.pairs === first.pairs || receiver(second) === receiver(first)); time++)
      second = await play()
    assert.notEqual(second.pairs, first.pairs)
    for (const who of ['organizer', 'participant', 'stranger'] as const) {
      const [one, other] = [withoutNudges(first.seen[who]), withoutNudges(second.seen[who])]
      assert.ok(one.length > 40, `${who} looked at a lot`)
      for (const [index, text] of one.entries())
        assert.equal(other[index], text, `${who}, ${index}: ${text.slice(0, 100)}`)
      assert.equal(other.length, one.length)
    }
  },
)

/** Whom Bram drew: what he hears and reads of that is his. */
const receiver = ({ pairs }: { pairs: string }) => /bram@familie.example→(\w+)/.exec(pairs)![1]

test('no mail to anybody names who was drawn, and no two mails have the same link', async () => {
  const names = people().map(({ name }) => name)
  for (const mail of sent) {
    const own = names.find((name) => mail.to.startsWith(name.toLowerCase()))
    const words = `${mail.subject}\n${mail.text}`
    for (const name of names)
      if (name !== own && name !== 'Lotte') assert.ok(!words.includes(name), `${mail.to}: ${name}`)
  }
})

test('the logs hold no guid and no address', () => {
  const all = logged.join('')
  assert.deepEqual(all.match(guidForm), null)
  assert.ok(!/@familie\.example|@nieuw\.example/.test(all), all)
})

describe('the database', () => {
  let dump: Record<string, string[]>
  let lots: Map<string, string>
  let givers: { id: number; publicGuid: string; version: number; sealed: Uint8Array; sealedText: string }[]

  before(async () => {
    lots = (await play()).lots
    dump = {}
    const tables = await world.sql<{ schema: string; name: string }[]>`
      select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`
    for (const { schema, name } of tables) {
      const rows = await world.sql<
        { row: string }[]
      >`select t::text as row from ${world.sql(schema)}.${world.sql(name)} t`
      dump[`${schema}.${name}`] = rows.map(({ row }) => row)
    }
    givers = await world.sql`
      select id, public_guid as "publicGuid", lot_version as version, sealed_receiver as sealed, sealed_receiver::text as "sealedText" from participants
      where draw_id = (select max(id) from draws) order by id`
  })

  test('holds no lot’s guid, in any table', () => {
    const everything = Object.values(dump).flat().join('\n').toLowerCase()
    for (const guid of lots.values()) {
      assert.ok(!everything.includes(guid))
      assert.ok(!everything.includes(guid.replaceAll('-', '')))
    }
  })

  test('says of nobody whom he drew: a receiver’s id or guid stands in no giver’s row, and envelopes all look alike', () => {
    for (const giver of givers) {
      const own = dump['public.participants']!.filter((row) => row.includes(giver.publicGuid))
      assert.equal(own.length, 1)
      for (const other of givers) if (other !== giver) assert.ok(!own[0]!.includes(other.publicGuid))
    }
    assert.equal(new Set(givers.map(({ sealedText }) => sealedText)).size, givers.length)
    assert.deepEqual([...new Set(givers.map(({ sealed }) => sealed.length))], [44])
    // no table joins two participants of a draw, but for whom may not draw whom
    for (const [table, rows] of Object.entries(dump)) {
      if (table === 'public.exclusions') continue
      for (const row of rows)
        assert.ok(givers.filter(({ publicGuid }) => row.includes(publicGuid)).length <= 1, `${table}: ${row}`)
    }
  })

  test('does not tell who nudged: after one nudge everybody’s seal is another', async () => {
    const seals = async () =>
      (
        await world.sql<
          { nudge: string }[]
        >`select sealed_nudge::text as nudge from participants where draw_id = (select max(id) from draws) order by id`
      ).map(({ nudge }) => nudge)
    const earlier = await seals()
    assert.equal(
      (
        await world
          .visitor()
          .api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: lots.get('bram@familie.example') })
      ).status,
      200,
    )
    const later = await seals()
    assert.ok(later.every((seal, index) => seal !== earlier[index] && seal.length === earlier[index]!.length))
  })

  test('opens with the lot’s own guid and the server’s secret together, and with neither alone', async () => {
    const { signer } = world.services
    const { signerOf } = await import('#core/secret.ts')
    const [one, other] = givers
    const key = ({ publicGuid, version }: (typeof givers)[number]) => ({ participantGuid: publicGuid, version })
    const guid = lotGuidOf(signer, key(one!))
    assert.ok(givers.some(({ publicGuid }) => publicGuid === openReceiver(signer, guid, key(one!), one!.sealed)))
    assert.equal(openReceiver(signerOf('somebody else’s secret'), guid, key(one!), one!.sealed), null)
    assert.equal(openReceiver(signer, lotGuidOf(signer, key(other!)), key(one!), one!.sealed), null)
    assert.equal(openReceiver(signer, guid, key(one!), other!.sealed), null, 'an envelope opens in its own place only')
    assert.equal(openReceiver(signer, guid, { ...key(one!), version: one!.version + 1 }, one!.sealed), null)
  })

  test('keeps rows in the organizer’s order, whoever drew whom', () => {
    assert.deepEqual(
      givers.map(({ id }) => id),
      [...givers.map(({ id }) => id)].sort((a, b) => a - b),
    )
  })
})
