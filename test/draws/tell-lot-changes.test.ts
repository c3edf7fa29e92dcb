import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { draw, givenPeople } from './drawing.ts'

// A thief has dumps of the database from before and after somebody joined. Neither the rows nor their sizes or delays
// show whose lot changed.

const { world } = await openFamily({ MAIL_DELAYS: 'on' })

interface Row {
  id: number
  sealedReceiver: Uint8Array
  [column: string]: unknown
}
const lotsOf = (guid: string) => world.sql<Row[]>`
  select p.* from participants p join draws d on d.id = p.draw_id where d.public_guid = ${guid} order by p.id`

test('Two dumps don’t show whose lot changed', async () => {
  const organizer = world.visitor()
  // One of the participants has no address, and the others’ addresses differ in length.
  const people = givenPeople(6).map((person, number) => ({
    ...person,
    email: number === 3 ? null : `${'x'.repeat(number * 12)}${person.email}`,
  }))
  const sizes = new Set<number>()
  const delays = new Set<number>()
  for (let times = 0; times < 12; times++) {
    const guid = await draw(organizer, people)
    const before = await lotsOf(guid)
    await world.sql`delete from mails`
    await world.sql`delete from pgboss.job where name = 'send-mail'`
    const added = await organizer.api('POST', '/api/Loting/AddParticipant', {
      publicGuid: guid,
      name: 'Eva',
      email: null,
    })
    assert.equal(added.status, 200)
    const after = await lotsOf(guid)
    for (const [index, row] of before.entries()) {
      const { sealedReceiver, sealedNudge, sealedState, ...now } = after[index]!
      const { sealedReceiver: earlier, sealedNudge: earlierNudge, sealedState: earlierState, ...then } = row
      assert.notDeepEqual(sealedReceiver, earlier, 'each lot is sealed anew')
      assert.notDeepEqual(sealedNudge, earlierNudge)
      assert.notDeepEqual(sealedState, earlierState)
      assert.deepEqual(now, then, 'nothing else about a participant changes')
    }
    const mails = await world.sql<
      { recipient: string | null; userId: number | null; data: object; sealed: Uint8Array }[]
    >`
      select recipient, user_id, data, sealed from mails`
    assert.equal(mails.length, 1)
    assert.deepEqual([mails[0]!.recipient, mails[0]!.userId, mails[0]!.data], [null, null, {}])
    sizes.add(mails[0]!.sealed.length)
    const [job] = await world.sql<{ delay: number }[]>`
      select extract(epoch from start_after - created_on)::int as delay from pgboss.job where name = 'send-mail'`
    assert.ok(job!.delay >= 59 && job!.delay <= 900, `${job!.delay} s`)
    delays.add(job!.delay)
  }
  assert.equal(sizes.size, 1, 'the size of the sealed mail depends on nobody’s address')
  assert.ok(delays.size > 6)
})

test('The row for a participant without an address looks like a mail that was sent', async () => {
  await world.sql`delete from mails`
  const organizer = world.visitor()
  const people = givenPeople(3).map((person, number) => ({ ...person, email: number === 0 ? person.email : null }))
  for (let times = 0; times < 4; times++) {
    const guid = await draw(organizer, people)
    await world.mails()
    await organizer.api('POST', '/api/Loting/AddParticipant', { publicGuid: guid, name: 'Eva', email: null })
  }
  await world.mails()
  const rows = await world.sql`select sent_on is not null as sent, skipped_on from mails where kind = 'lot-changed'`
  assert.equal(rows.length, 4)
  assert.ok(rows.every((row) => row['sent'] === true && row['skippedOn'] === null))
})
