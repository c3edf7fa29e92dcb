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

test('a mail is tried again for more than two hours, in case the mail server is away, and is then given up', async () => {
  const { retryLimit, retryDelay, retryDelayMax, deadLetter } = (await world.services.queue.boss.getQueue('send-mail'))!
  // pg-boss doubles the wait each time, less up to half of it at random
  const waits = Array.from({ length: retryLimit! }, (_, tries) => Math.min(retryDelayMax!, retryDelay! * 2 ** tries))
  const seconds = waits.reduce((sum, wait) => sum + wait)
  assert.ok(seconds > 2 * 3600 && seconds < 24 * 3600, `${seconds} s`)
  assert.equal(deadLetter, 'give-mail-up')
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
