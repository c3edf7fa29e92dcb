import type { BenchServer } from './database.ts'
import { load, type Ask, type Round } from './load.ts'
import type { WebProcess } from './processes.ts'

/**
 * One round of requests with its cost. Processor time is per request in ms, of the web process, the database and the
 * bench itself; null where it is unknown.
 */
export interface MeasuredRound extends Round {
  cpuMs: number | null
  databaseCpuMs: number | null
  loadCpuMs: number | null
}

/**
 * Sends requests like `load`, and measures what they cost.
 * @param server the process that answers; without `ask`, its processor time is unknown
 */
export async function loadMeasured(
  server: Pick<WebProcess, 'address'> & Partial<WebProcess>,
  database: Pick<BenchServer, 'cpuMs'>,
  asks: Ask | (() => Ask),
  until: Parameters<typeof load>[2],
): Promise<MeasuredRound> {
  const used = async () => [(await server.ask?.('usage'))?.cpuMs ?? null, await database.cpuMs(), ownCpuMs()] as const
  const [web, databaseUsed, own] = await used()
  const round = await load(server.address, asks, until)
  const [webThen, databaseThen, ownThen] = await used()
  const each = (from: number | null, to: number | null) =>
    from === null || to === null ? null : (to - from) / round.requests
  return {
    ...round,
    cpuMs: each(web, webThen),
    databaseCpuMs: each(databaseUsed, databaseThen),
    loadCpuMs: each(own, ownThen),
  }
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
