import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { statements } from './db.ts'
import { TooManyRequests } from './errors.ts'
import type { Scope, Services } from './scope.ts'

/** `points` uses per `duration` seconds, counted across all web processes. */
const rules = {
  wrongLoginOfAddress: { points: 10, duration: 15 * 60 },
  wrongLoginOfClient: { points: 100, duration: 15 * 60 },
  newAccount: { points: 20, duration: 3600 },
  newGuest: { points: 60, duration: 3600 },
  wrongAnswer: { points: 20, duration: 600 },
  availability: { points: 60, duration: 60 },
  newDraw: { points: 30, duration: 3600 },
  resentLot: { points: 10, duration: 3600 },
  ownLotOfAddress: { points: 5, duration: 3600 },
  ownLotOfClient: { points: 20, duration: 3600 },
  question: { points: 20, duration: 3600 },
} as const
export type RateRule = keyof typeof rules

const limiters = new WeakMap<Services['sql'], Record<RateRule, RateLimiterPostgres>>()

function limitersOf(services: Services): Record<RateRule, RateLimiterPostgres> {
  const existing = limiters.get(services.sql)
  if (existing) return existing
  const client = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await statements(services.sql).executeSql(text, values)
      return { rows, rowCount: rows.length }
    },
  }
  const made = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: client,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...rule,
      }),
    ]),
  ) as Record<RateRule, RateLimiterPostgres>
  limiters.set(services.sql, made)
  return made
}

const seconds = (limit: RateLimiterRes) => Math.max(1, Math.ceil(limit.msBeforeNext / 1000))

const keyOf = (scope: Scope, about: string) => `${scope.clientAddress ?? 'local'}|${about.toLowerCase()}`

/**
 * Counts one use.
 * @param about what to count besides the client, e.g. an address
 * @throws TooManyRequests beyond the limit
 */
export async function consume(scope: Scope, rule: RateRule, about = ''): Promise<void> {
  if (!scope.config.rateLimits) return
  try {
    await limitersOf(scope)[rule].consume(keyOf(scope, about))
  } catch (limit) {
    if (limit instanceof RateLimiterRes) throw new TooManyRequests(seconds(limit))
    throw limit
  }
}

/** Gives back a use that turned out not to count. */
export async function refund(scope: Scope, rule: RateRule, about = ''): Promise<void> {
  if (scope.config.rateLimits) await limitersOf(scope)[rule].reward(keyOf(scope, about))
}

/** Counts what has happened already, so it never refuses. */
export async function recordUse(scope: Scope, rule: RateRule, about = ''): Promise<void> {
  if (scope.config.rateLimits) await limitersOf(scope)[rule].penalty(keyOf(scope, about))
}

/**
 * Checks without counting, for limits that count only failures (then `consume` each) or only successes (then `recordUse`).
 * @throws TooManyRequests when the limit is used up
 */
export async function assertAvailable(scope: Scope, rule: RateRule, about = ''): Promise<void> {
  if (!scope.config.rateLimits) return
  const limiter = limitersOf(scope)[rule]
  const limit = await limiter.get(keyOf(scope, about))
  if (limit && limit.consumedPoints >= rules[rule].points) throw new TooManyRequests(seconds(limit))
}

export async function purgeRateLimits({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql`delete from rate_limits where expire < ${now().getTime()}`
}
