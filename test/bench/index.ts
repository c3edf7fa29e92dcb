import { loadavg } from 'node:os'
import { persistentServer } from './database.ts'
import { assignment } from './assignment.ts'
import { peakEvening } from './draws.ts'
import { manyGatherings } from './gatherings.ts'
import { fewLists, type Bench } from './bench.ts'
import { bytes } from './parts/bytes.ts'
import { crossOffs } from './parts/cross-offs.ts'
import { everyday } from './parts/everyday.ts'
import { fetching } from './parts/fetching.ts'
import { friends } from './parts/friends.ts'
import { importFeeds } from './parts/import.ts'
import { links } from './parts/links.ts'
import { live } from './parts/live.ts'
import { memory } from './parts/memory.ts'
import { overviewMails } from './parts/overview.ts'
import { ownersOnline } from './parts/owners.ts'
import { page } from './parts/page.ts'
import { products } from './parts/products.ts'
import { queries } from './parts/queries.ts'
import { scale } from './parts/scale.ts'
import { search } from './parts/search.ts'
import { secret } from './parts/secret.ts'
import { start } from './parts/start.ts'
import { uploads } from './parts/upload.ts'
import { killChildren } from './processes.ts'
import { writeReport, table, type PartReport } from './report.ts'

// npm run bench                      everything; the first run seeds 10 million gifts and keeps them
// npm run bench -- page start        only these parts
// npm run bench -- --small           1,000 lists instead of 100,000
// Budgets don't fail a run: the exit code is 0 unless something could not be measured.

const parts: Record<string, (bench: Bench) => Promise<PartReport>> = {
  page,
  everyday,
  scale,
  queries,
  bytes,
  start,
  memory,
  'cross-offs': crossOffs,
  owners: ownersOnline,
  live,
  friends,
  secret,
  search,
  products,
  import: importFeeds,
  links,
  upload: uploads,
  fetching,
  assignment,
  draws: peakEvening,
  gatherings: manyGatherings,
  overview: overviewMails,
}

const given = process.argv.slice(2)
const small = given.includes('--small')
const wanted = given.filter((name) => name !== '--small')
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`bench: there is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')} and --small`)
  process.exit(2)
}
// The first signal kills the measured processes, so that the running part fails and cleans up. A second signal exits at
// once.
let interrupted: number | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // One Ctrl-C arrives twice: from npm and from the terminal.
    if (interrupted !== undefined && performance.now() - interrupted > 1000) process.exit(130)
    interrupted ??= performance.now()
    process.exitCode = 130
    killChildren()
  })
}

const loadBefore = loadavg()
const manyLists = small ? 1_000 : 100_000
const searchedLists = small ? 10_000 : 1_000_000
const offers = small ? 50_000 : 1_000_000
const readers = small ? 5_000 : 100_000
const names = wanted.length > 0 ? wanted : Object.keys(parts)
const reports: Record<string, PartReport & { seconds: number }> = {}
let figures = 'none'
const server = await persistentServer()
try {
  await server.database(fewLists)
  if (names.includes('scale')) await server.database(manyLists)
  for (const name of names) {
    if (interrupted !== undefined) break
    const began = performance.now()
    process.stdout.write(`${name} … `)
    try {
      const report = await parts[name]!({ server, manyLists, searchedLists, offers, readers })
      const seconds = (performance.now() - began) / 1000
      reports[name] = { ...report, seconds }
      figures = await writeReport(reports, { small, loadBefore })
      console.log(`${seconds.toFixed(0)} s`)
    } catch (error) {
      // The run goes on, because the other parts' figures are still useful.
      console.error('could not be measured:', interrupted === undefined ? error : 'interrupted')
      process.exitCode ||= 1
      killChildren()
    }
  }
} finally {
  await server.close()
}

console.log(`\n${table(Object.values(reports))}\n`)
console.log(
  `Load of the machine before: ${loadBefore.map((load) => load.toFixed(1)).join(' ')}. Compare within a run, not between machines; docs/bench.md says how to read this.`,
)
console.log(`Figures: ${figures}`)
process.exit()
