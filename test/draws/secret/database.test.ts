import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { lotGuidOf, openReceiver, storedLotColumns, type StoredLot } from '../../../src/lots/envelope.ts'
import { dumpOf } from '#test/support/dump.ts'
import { openPlay, people } from './play.ts'

const { play, world } = await openPlay()

describe('The database’s data about a draw', () => {
  let dump: Record<string, string[]>
  let lots: Map<string, string>
  let givers: (StoredLot & { id: number; sealed: Uint8Array; sealedText: string })[]

  before(async () => {
    lots = (await play()).lots
    dump = await dumpOf(world.sql)
    givers = await world.sql`
      select p.id, ${storedLotColumns(world.sql)}, p.sealed_receiver as sealed, p.sealed_receiver::text as "sealedText" from participants p
      where p.draw_id = (select max(id) from draws) order by p.id`
  })

  test('No table contains a lot’s private guid', () => {
    const everything = Object.values(dump).flat().join('\n').toLowerCase()
    for (const guid of lots.values()) {
      assert.ok(!everything.includes(guid))
      assert.ok(!everything.includes(guid.replaceAll('-', '')))
    }
  })

  test('No row of a giver contains another participant’s guid, and all envelopes look alike', () => {
    for (const giver of givers) {
      const own = dump['public.participants']!.filter((row) => row.includes(giver.participantGuid))
      assert.equal(own.length, 1)
      for (const other of givers) if (other !== giver) assert.ok(!own[0]!.includes(other.participantGuid))
    }
    assert.equal(new Set(givers.map(({ sealedText }) => sealedText)).size, givers.length)
    assert.deepEqual([...new Set(givers.map(({ sealed }) => sealed.length))], [44])
    // No row but those of `exclusions` contains the guids of two participants.
    for (const [table, rows] of Object.entries(dump)) {
      if (table === 'public.exclusions') continue
      for (const row of rows)
        assert.ok(givers.filter(({ participantGuid }) => row.includes(participantGuid)).length <= 1, `${table}: ${row}`)
    }
  })

  test('No table but exclusions links one participant to another', async () => {
    const references = await world.sql<{ name: string; count: number }[]>`
      select conrelid::regclass::text as name, count(*)::int as count from pg_constraint
      where contype = 'f' and confrelid = 'participants'::regclass group by 1 order by 1`
    assert.deepEqual(
      references.filter(({ name, count }) => count > 1 || name === 'participants').map(({ name }) => name),
      ['exclusions'],
    )
  })

  test('One nudge changes the sealed nudge of every lot in the draw', async () => {
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

  test('An envelope opens only with both the lot’s own guid and the server’s secret', async () => {
    const { signer } = world.services
    const { signerOf } = await import('#core/secret.ts')
    const [one, other] = givers as [(typeof givers)[number], (typeof givers)[number]]
    const guidOf = (giver: StoredLot) => lotGuidOf(signer, giver) ?? assert.fail('no guid')
    const guid = guidOf(one)
    assert.ok(givers.some(({ participantGuid }) => participantGuid === openReceiver(signer, guid, one, one.sealed)))
    const foreign = signerOf('somebody else’s secret, as long as ours')
    assert.equal(lotGuidOf(foreign, one), null)
    assert.equal(openReceiver(foreign, guid, one, one.sealed), null)
    assert.equal(openReceiver(signer, guidOf(other), one, one.sealed), null)
    assert.equal(openReceiver(signer, guid, one, other.sealed), null, 'an envelope opens in its own place only')
    assert.equal(openReceiver(signer, guid, { ...one, version: one.version + 1 }, one.sealed), null)
  })

  test('Ids of participants follow the organizer’s order, whatever was drawn', async () => {
    const rows = await world.sql<{ name: string }[]>`
      select name from participants where draw_id = (select max(id) from draws) order by id`
    assert.deepEqual(
      rows.map(({ name }) => name),
      people().map(({ name }) => name),
    )
  })
})
