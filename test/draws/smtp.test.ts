import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { queueStatus } from '#jobs/commands/queue-status.ts'
import { openSocketServer } from '#test/support/sockets.ts'
import { openFamily } from '#test/support/family.ts'
import type { Client } from '#test/support/world.ts'
import { drawFor } from '../../src/draws/draw-for.ts'
import { draw, givenPeople, type Given } from './drawing.ts'
import { openMailServer } from '#test/support/mail-server.ts'
import { until } from '#test/support/until.ts'

// Lots must survive a mail server that refuses, fails or is slow.

const office = await openMailServer()
const { world } = await openFamily({ SMTP_URL: office.url })
after(() => office.close())
beforeEach(() => void (office.treat = () => 'take'))

const peopleOf = (name: string): Given[] =>
  givenPeople(4).map((person) => ({ ...person, email: `${name}.${person.email}` }))

/** Returns the states of the lot mails as the organizer sees them. */
async function states(organizer: Client, publicGuid: string): Promise<string[]> {
  const found = await drawFor(await world.scopeOf(organizer), publicGuid)
  assert.ok(found.ok)
  return found.value.participants.map(({ mail }) => mail)
}

const untilStates = (organizer: Client, publicGuid: string, expected: string[]): Promise<boolean> =>
  until(async () => (await states(organizer, publicGuid)).join() === expected.join(), expected.join())

const countTo = (to: string) => office.takenFor(to).filter(({ mail }) => /lootje/i.test(mail.subject ?? '')).length

test('A mail to a permanently refused address is shown as failed after one try, and another address helps', async () => {
  const [, , wrong] = peopleOf('weg')
  let asked = 0
  office.treat = (to) => (to === wrong!.email ? (asked++, 'refuse-recipient') : 'take')
  const organizer = world.visitor()
  const publicGuid = await draw(organizer, peopleOf('weg'))
  await untilStates(organizer, publicGuid, ['sent', 'sent', 'failed', 'sent'])
  assert.equal(asked, 1, 'the refused mail was tried again')
  assert.match(await queueStatus(world.services), /given up: lot \(lot:\d+:1\)/)
  const facts = async () => (await organizer.get(`/loting/${publicGuid}`)).$('.facts').text()
  assert.match(await facts(), /1 mail kwam niet aan/)
  const { participants } = (await organizer.api('GET', `/api/Loting/${publicGuid}`)).body
  assert.equal(
    (
      await organizer.api('POST', '/api/Loting/ResendLot', {
        participantPublicGuid: participants[2].publicGuid,
        email: 'weer@example.org',
      })
    ).status,
    200,
  )
  await untilStates(organizer, publicGuid, ['sent', 'sent', 'sent', 'sent'])
  assert.equal(countTo('weer@example.org'), 1)
})

test('A temporarily refused mail is tried again, and queue-status and the organizer see that it waits', async () => {
  const [, busy] = peopleOf('druk')
  let isBusy = true
  office.treat = (to) => (to === busy!.email && isBusy ? 'busy' : 'take')
  const organizer = world.visitor()
  const publicGuid = await draw(organizer, peopleOf('druk'))
  await untilStates(organizer, publicGuid, ['sent', 'waiting', 'sent', 'sent'])
  await until(
    async () => /not sent yet: lot \(lot:\d+:1\): .*451/s.test(await queueStatus(world.services)),
    'the mail server’s reply in queue-status',
  )
  const refusals = () => office.notAccepted.filter(({ recipients }) => recipients.includes(busy!.email!)).length
  await until(() => refusals() >= 2, 'a second try')
  assert.deepEqual(await states(organizer, publicGuid), ['sent', 'waiting', 'sent', 'sent'])
  isBusy = false
  await untilStates(organizer, publicGuid, ['sent', 'sent', 'sent', 'sent'])
  assert.equal(countTo(busy!.email!), 1)
})

test('Dropped connections and a slow mail server lose no mail', async () => {
  const dropped = new Set<string>()
  office.treat = (to, earlier) =>
    earlier === 0 && to.startsWith('val.') && (dropped.has(to) || dropped.size < 2)
      ? (dropped.add(to), 'drop-all')
      : { takeAfterMs: 300 }
  const organizer = world.visitor()
  const publicGuid = await draw(organizer, peopleOf('val'))
  // A mail is tried again after a minute if the server hung up on it as a whole.
  const hurry = setInterval(() => {
    void world.sql`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`.execute()
  }, 500)
  await untilStates(organizer, publicGuid, ['sent', 'sent', 'sent', 'sent'])
  clearInterval(hurry)
  for (const { email } of peopleOf('val')) assert.ok(countTo(email!) >= 1)
})

test('After the last failed try the organizer’s open page and the operators see that the mail failed', async (context) => {
  const [, , , lost] = peopleOf('op')
  office.treat = (to) => (to === lost!.email ? 'busy' : 'take')
  const organizer = world.visitor()
  const publicGuid = await draw(organizer, peopleOf('op'))
  await untilStates(organizer, publicGuid, ['sent', 'sent', 'sent', 'waiting'])
  const ears = await openSocketServer(world)
  context.after(() => ears.close())
  const page = await ears.browser(organizer, `draw:${publicGuid}`)
  // Makes the next try the last one.
  await until(
    async () =>
      (
        await world.sql`update pgboss.job set retry_count = retry_limit, start_after = now() where name = 'send-mail' and state = 'retry'`
      ).count === 1,
    'the next try',
  )
  await untilStates(organizer, publicGuid, ['sent', 'sent', 'sent', 'failed'])
  await until(() => page.heard.some((html) => html.includes('1 mail kwam niet aan')), 'the count of failed mails')
  assert.match(await queueStatus(world.services), /given up: lot/)
})
