import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshServer } from './database.ts'
import { headersOfVisitor, visitPage } from './evening.ts'
import { startWeb, startWorker } from './processes.ts'
import { median, percentile, shown, type PartReport } from './report.ts'
import { smtpMs, startSmtp } from './smtp.ts'

const draws = 200
const people = 10
const spreadMs = 55_000
const patienceMs = 300_000

/** Returns a new visitor's request for a draw of ten participants, among them two couples who exclude each other. */
function askOfDraw(number: number): { headers: Record<string, string>; body: string } {
  const participants = Array.from({ length: people }, (_, index) => ({
    localGuid: randomUUID(),
    name: `Gast ${index}`,
    email: `gast${index}.${number}@example.org`,
    exclude: [] as string[],
  }))
  for (const [one, other] of [
    [0, 1],
    [2, 3],
  ] as const) {
    participants[one]!.exclude.push(participants[other]!.localGuid)
    participants[other]!.exclude.push(participants[one]!.localGuid)
  }
  return {
    headers: headersOfVisitor(number),
    body: JSON.stringify({ title: `Pakjesavond ${number}`, description: 'Rond de € 25.', participants }),
  }
}

/**
 * Measures 200 draws of 10 participants within a minute, on one web and one worker process: response times of pages,
 * and the length of the mail queue.
 */
export async function peakEvening(): Promise<PartReport> {
  const server = await freshServer()
  const smtp = await startSmtp()
  try {
    const { url, sql } = await server.database(10)
    const web = await startWeb(url, { TRUST_PROXY: 'on' })
    const worker = await startWorker(url, smtp.url)
    try {
      let isOver = false
      const before = await visitPage(
        web.address,
        (
          (until) => () =>
            performance.now() > until
        )(performance.now() + 5_000),
      )
      const began = performance.now()
      const pages = visitPage(web.address, () => isOver)
      const queue: number[] = []
      const watching = (async () => {
        while (!isOver) {
          const [row] = await sql<
            { waiting: number }[]
          >`select count(*)::int as waiting from mails where sent_on is null and skipped_on is null`
          queue.push(row!.waiting)
          await sleep(250)
        }
      })()
      const answered = await Promise.all(
        Array.from({ length: draws }, async (_, number) => {
          await sleep((spreadMs * number) / draws)
          const { headers, body } = askOfDraw(number)
          const asked = performance.now()
          const answer = await fetch(`${web.address}/api/Loting/Create`, { method: 'POST', headers, body })
          if (answer.status !== 200) throw new Error(`Loting/Create answered ${answer.status} ${await answer.text()}`)
          return performance.now() - asked
        }),
      )
      const drawn = performance.now() - began
      const expected = draws * (people + 1)
      while (smtp.taken() < expected) {
        if (performance.now() - began > patienceMs) throw new Error(`${smtp.taken()} of ${expected} mails were sent`)
        await sleep(50)
      }
      const sent = performance.now() - began
      isOver = true
      const during = await pages
      await watching
      return {
        title: `draws: a peak evening, ${draws} draws of ${people} within a minute; one web, one worker, a mail server that takes ${smtpMs} ms a mail`,
        lines: [
          {
            what: 'response time of Loting/Create',
            value: median(answered),
            unit: 'ms',
            sideNote: `p99 ${shown(percentile(answered, 99), 'ms')}, of ${draws} in ${shown(drawn / 1000, 's')}`,
          },
          {
            what: 'response time of a page meanwhile',
            value: median(during),
            unit: 'ms',
            sideNote: `p99 ${shown(percentile(during, 99), 'ms')}; before: ${shown(median(before), 'ms')}, p99 ${shown(percentile(before, 99), 'ms')}`,
          },
          {
            what: 'from the last draw to the last mail',
            value: Math.max(0, sent - drawn) / 1000,
            unit: 's',
            max: 60,
            sideNote: `${expected} mails; at most ${Math.max(...queue)} waited, half the time ${median(queue)} or fewer`,
          },
        ],
        details: { answered, before, during, queue },
      }
    } finally {
      await Promise.all([web.stop(), worker.stop()])
    }
  } finally {
    smtp.stop()
    await server.close()
  }
}
