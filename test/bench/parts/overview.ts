import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from '#core/db.ts'
import { fewLists, type Bench } from '../bench.ts'
import { freshServer } from '../database.ts'
import { orderOverviewMails, sendReadyMade, startWorker, type WorkerProcess } from '../processes.ts'
import { median, type PartReport } from '../report.ts'
import { smtpMs, startSmtp } from '../smtp.ts'

/** size of an overview mail to a seeded user */
const mailBytes = 9_000
const patienceMs = 30 * 60_000

/**
 * Inserts users. Each has a list with five gifts, gives two gifts, and has two friends. One friend has a birthday
 * soon.
 */
async function seedReaders(sql: Pool, readers: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local synchronous_commit = off`
    await tx`
      insert into users (email, first_name, last_name, password_hash, edition, overview_email_frequency, email_proven_at)
      select 'lezer-' || n || '@example.org', 'Lezer', 'Nummer ' || n, 'nobody logs in', 'nl', 1, now() from generate_series(1, ${readers}::int) n`
    await tx`create temporary table readers on commit drop as select id, row_number() over (order by id) as n from users where overview_email_frequency > 0`
    await tx`
      insert into lists (username, first_name, last_name, access_type, occasion, occasion_date, birthday)
      select 'lezer-' || n, 'Lezer', 'Nummer ' || n, 'PUBLIC', 'MyBirthday', current_date + (n % 90)::int, date '1980-01-01' + (n % 2 * 150)::int + extract(doy from current_date)::int
      from readers`
    await tx`create temporary table own on commit drop as select l.id, r.id as user_id, r.n from lists l join readers r on l.username = 'lezer-' || r.n`
    await tx`insert into list_owners (list_id, user_id, is_primary) select id, user_id, true from own`
    await tx`
      insert into friendships (user_id, list_id)
      select o.user_id, f.id from own o join generate_series(1, 2) k on true join own f on f.n = (o.n + k - 1) % ${readers}::int + 1`
    await tx`insert into categories (list_id, name, position) select id, 'Wensen', 1 from own`
    await tx`
      insert into gifts (category_id, position, description)
      select c.id, k, 'Een wollen deken voor op de bank, nummer ' || k from own o join categories c on c.list_id = o.id, generate_series(1, 5) k`
    await tx`
      insert into cross_offs (gift_id, user_id)
      select g.id, f.user_id from own o join categories c on c.list_id = o.id join gifts g on g.category_id = c.id and g.position <= 2
      join own f on f.n = (o.n + 10) % ${readers}::int + 1`
  })
  await sql`vacuum (analyze)`
}

/**
 * Measures how fast all overview mails are ordered by the command, and sent by one worker. Kills each of the two
 * halfway through and starts it again.
 */
export async function overviewMails({ readers }: Bench): Promise<PartReport> {
  const server = await freshServer()
  const smtp = await startSmtp()
  let worker: WorkerProcess | undefined
  try {
    const { url, sql } = await server.database(fewLists)
    await seedReaders(sql, readers)
    const ownRate = () => sendReadyMade({ smtpUrl: smtp.url, mails: Math.min(readers, 10_000), bytes: mailBytes })
    const before = await ownRate()

    const kill = new AbortController()
    const interrupted = orderOverviewMails(url, kill.signal)
    const ordered = async () =>
      (await sql<{ count: number }[]>`select count(*)::int as count from overview_days`)[0]!.count
    while ((await ordered()) < readers / 2) await sleep(20)
    kill.abort()
    await interrupted
    const orderedWhenKilled = await ordered()
    const { seconds: orderingSeconds } = await orderOverviewMails(url)

    smtp.forget()
    const unsent = async () =>
      (
        await sql<
          { count: number }[]
        >`select count(*)::int as count from mails where sent_on is null and skipped_on is null and given_up_on is null`
      )[0]!.count
    const memory: number[] = []
    worker = await startWorker(url, smtp.url)
    /** Returns mails per second until `isOver`, without the first, which also wait for the worker's start. */
    const sendUntil = async (isOver: () => Promise<boolean>, max: number): Promise<number> => {
      const deadline = performance.now() + patienceMs
      const from = smtp.taken() + readers / 50
      while (smtp.taken() < from) await sleep(5)
      const [first, began] = [smtp.taken(), performance.now()]
      let [last, ended] = [first, began]
      while (!(await isOver())) {
        if (performance.now() > deadline) throw new Error(`${smtp.taken()} of ${readers} mails were sent`)
        memory.push(await worker!.rssMB())
        await sleep(250)
        if (smtp.taken() < max) [last, ended] = [smtp.taken(), performance.now()]
      }
      return (last - first) / ((ended - began) / 1000)
    }
    const firstHalf = await sendUntil(() => Promise.resolve(smtp.taken() >= readers / 2), readers)
    await worker.kill()
    const sentWhenKilled = smtp.taken()
    worker = await startWorker(url, smtp.url)
    const secondHalf = await sendUntil(
      async () => smtp.taken() >= readers * 0.98 && (await unsent()) === 0,
      readers * 0.98,
    )
    const { served, twice } = smtp.addresses()
    const after = await ownRate()
    const [rate, own] = [(firstHalf + secondHalf) / 2, (before + after) / 2]
    const quarter = Math.ceil(memory.length / 4)
    return {
      title: `overview: ${readers.toLocaleString('en')} overview mails, one worker, a mail server that takes ${smtpMs} ms a mail`,
      lines: [
        {
          what: 'enqueueing the mails, killed halfway and run again',
          value: orderingSeconds,
          unit: 's',
          sideNote: `${(readers - orderedWhenKilled).toLocaleString('en')} were left for the second run`,
        },
        {
          what: 'rate of the worker',
          value: rate,
          unit: 'mails/s',
          sideNote: `${firstHalf.toFixed(0)} before it was killed, ${secondHalf.toFixed(0)} after`,
        },
        {
          what: 'rate of a process that only sends, to the same server',
          value: own,
          unit: 'mails/s',
          sideNote: `${before.toFixed(0)} before, ${after.toFixed(0)} after`,
        },
        { what: 'rate of the worker : rate of that process', value: rate / own, unit: '×', min: 0.5 },
        {
          what: 'addresses with several mails',
          value: twice,
          unit: 'mails',
          max: 0,
          sideNote: `the worker was killed after ${sentWhenKilled.toLocaleString('en')} mails`,
        },
        {
          what: 'addresses without a mail',
          value: readers - served,
          unit: 'mails',
          max: 20,
          sideNote: 'under way when the worker was killed',
        },
        {
          what: 'the worker’s memory in the last quarter',
          value: median(memory.slice(-quarter)),
          unit: 'MB',
          sideNote: `in the first quarter: ${median(memory.slice(0, quarter)).toFixed(0)} MB`,
        },
      ],
      details: { before, after, firstHalf, secondHalf, memory, orderingSeconds },
    }
  } finally {
    await worker?.kill()
    smtp.stop()
    await server.close()
  }
}
