import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorker } from '../../src/worker-loop.ts'
import { jobs } from '#jobs/index.ts'
import { until } from '#test/support/until.ts'
import { openFamily } from '#test/support/family.ts'

const { world } = await openFamily()

const scheduledJobs = jobs.flatMap(({ name, cron }) => (cron ? [{ name, cron }] : []))
/** Schedules (in Amsterdam time) of the jobs that people notice during the day. */
const byDay: Record<string, string> = {
  'tell-givers': '* * * * *',
  'purge-deleted-gifts': '* * * * *',
  'count-statistics': '7 * * * *',
  'tell-owners': '* 8-21 * * *',
  'tell-draw-ends': '30 10 * * *',
  'send-reminders': '45 9 * * *',
  'send-overview-mails': '15 8 * * *',
}
const atNight = scheduledJobs.filter(({ name }) => !(name in byDay))

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)

test('the database has each job’s schedule, each at its own time of the night unless the job can’t wait', async () => {
  const scheduled = await world.services.queue.boss.getSchedules()
  assert.deepEqual(
    scheduled.map(({ name, cron, timezone }) => ({ name, cron, timezone })).sort(byName),
    scheduledJobs.map((job) => ({ ...job, timezone: 'Europe/Amsterdam' })).sort(byName),
  )
  for (const [name, cron] of Object.entries(byDay))
    assert.equal(scheduledJobs.find((job) => job.name === name)?.cron, cron, name)
  assert.equal(new Set(atNight.map(({ cron }) => cron)).size, atNight.length)
  for (const { name, cron } of atNight) assert.match(cron, /^\d+ [345] \* \* \*$/, name)
})

test('a mail is tried again for four days, a mail that somebody waits for for hours, and then given up', async () => {
  const hours: Record<string, number> = {}
  for (const name of ['send-mail', 'send-bulk', 'send-urgent-mail']) {
    const queue = (await world.services.queue.boss.getQueue(name))!
    // pg-boss doubles the wait each time, less up to half of it at random, so a quarter on average.
    const waits = Array.from({ length: queue.retryLimit! }, (_, tries) =>
      Math.min(queue.retryDelayMax!, queue.retryDelay! * 2 ** tries),
    )
    hours[name] = (0.75 * waits.reduce((sum, wait) => sum + wait)) / 3600
    assert.equal(queue.deadLetter, 'give-mail-up')
    assert.ok(queue.expireInSeconds! > 600, 'a mail waits ten minutes for the mail server’s last reply')
  }
  for (const name of ['send-mail', 'send-bulk']) assert.ok(hours[name]! > 96 && hours[name]! < 120, `${hours[name]} h`)
  assert.ok(hours['send-urgent-mail']! > 6 && hours['send-urgent-mail']! < 24, `${hours['send-urgent-mail']} h`)
})

test('every scheduled job runs to its end', async () => {
  const { boss } = world.services.queue
  for (const { name } of scheduledJobs) await boss.send(name, {})
  const worker = await startWorker(world.services)
  const unfinished = async () => {
    const rows = await world.sql<{ name: string; isCompleted: boolean }[]>`
      select name, bool_and(state = 'completed') as "isCompleted" from pgboss.job where name = any(${scheduledJobs.map(({ name }) => name)}) group by name`
    return scheduledJobs.filter(({ name }) => !rows.some((row) => row.name === name && row.isCompleted))
  }
  await until(async () => (await unfinished()).length === 0, 'the end of every job')
  worker.close()
})
