import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { tellDrawChangesJob } from '#jobs/tell-draw-changes.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { drawFamily, forgetMails, mailsOf } from './drawing.ts'

const family = await openFamily({ MAIL_DELAYS: 'on' })
const { world, lotte } = family

const update = (publicGuid: string, budget: number | null) =>
  lotte.api('POST', '/api/Loting/Update', {
    publicGuid,
    title: 'Sint',
    description: 'Rond de € 25.',
    date: null,
    budget,
  })
const idOf = async (publicGuid: string) =>
  (await world.sql<{ id: number }[]>`select id from draws where public_guid = ${publicGuid}`)[0]!.id
/** Runs the job as if ten minutes had passed. */
const tell = async (publicGuid: string) =>
  tellDrawChangesJob.run(world.services, { drawId: await idOf(publicGuid) }, noTransports)

test('All changes of ten minutes go into one mail, which leaves after that', async () => {
  const { publicGuid } = await drawFamily(family)
  await forgetMails(world)
  await update(publicGuid, 1000)
  await update(publicGuid, 2000)
  assert.deepEqual(await world.mails(), [], 'the mail waits')
  const [{ delay }] = await world.sql<[{ delay: number }]>`
    select extract(epoch from start_after - created_on)::int as delay from pgboss.job
    where name = 'tell-draw-changes' and state = 'created'`
  assert.equal(delay, 600)
  await tell(publicGuid)
  const mails = await mailsOf(world, 'draw-changed')
  assert.equal(mails.length, 3)
  assert.match(mails[0]!.text, /Het budget is €\s20\./)
})

test('Changes that are taken back within ten minutes send no mail', async () => {
  const { publicGuid } = await drawFamily(family)
  await forgetMails(world)
  await update(publicGuid, 1000)
  await update(publicGuid, null)
  await tell(publicGuid)
  assert.deepEqual(await world.mails(), [])
})

test('A draw that is deleted meanwhile sends no mail about its changes', async () => {
  const { publicGuid } = await drawFamily(family)
  await update(publicGuid, 1000)
  await lotte.api('DELETE', `/api/Loting/${publicGuid}`)
  await forgetMails(world)
  await tell(publicGuid)
  assert.deepEqual(await world.mails(), [])
})
