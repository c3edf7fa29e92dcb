import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { sqlExecutor } from './db.ts'
import { TooManyRequests } from './errors.ts'
import type { Scope, Services } from './scope.ts'

/** A rate limit: how often something may be done, counted across all web processes. */
export interface Limit {
  /** prefix of the keys of this limit's counts in the database */
  readonly name: string
  readonly max: number
  readonly seconds: number
  /** whose uses share one count: those of a client, of a user (on all their devices), or of everybody */
  readonly per: 'client' | 'user' | 'everybody'
}

export const defineLimit = (
  name: string,
  { per = 'client', ...rule }: Pick<Limit, 'max' | 'seconds'> & Partial<Pick<Limit, 'per'>>,
): Limit => ({ name, per, ...rule })

/** Rate limits that several features share. */
export const availabilityChecks = defineLimit('availability', { max: 60, seconds: 60 })
export const searches = defineLimit('search', { max: 60, seconds: 60 })
export const uploads = defineLimit('upload', { max: 60, seconds: 3600, per: 'user' })

/** One use of a rate limit, or several at once. */
export interface Use extends Limit {
  /** further part of the count's key besides the client or user, e.g. an e-mail address */
  about?: string
  /** number of uses, 1 by default */
  points?: number
}

/** A use that counts only for some outcomes of the work. By default it counts if the work succeeds. */
export interface WorkUse<Outcome> extends Use {
  /** @param outcome null if the work threw */
  counts?: (outcome: Outcome | null) => boolean
}

const limitersOfPools = new WeakMap<Services['sql'], Map<string, RateLimiterPostgres>>()

function limiterOf({ sql }: Services, { name, max, seconds }: Limit): RateLimiterPostgres {
  const limiters = limitersOfPools.get(sql) ?? new Map<string, RateLimiterPostgres>()
  limitersOfPools.set(sql, limiters)
  const limiter =
    limiters.get(name) ??
    new RateLimiterPostgres({
      storeClient: {
        async query({ text, values }: { text: string; values: unknown[] }) {
          const { rows } = await sqlExecutor(sql).executeSql(text, values)
          return { rows, rowCount: rows.length }
        },
      },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: max,
      duration: seconds,
    })
  limiters.set(name, limiter)
  return limiter
}

/** Returns the key of a count: a keyed hash, because a dump of the database must not show when a client acted. */
function keyOf(scope: Scope, { per, about = '' }: Use): string {
  const whose =
    per === 'user' ? `user ${scope.user?.id}` : per === 'everybody' ? 'everybody' : (scope.clientAddress ?? 'local')
  return scope.signer.code('limit', `${whose}|${about.toLowerCase()}`)
}

/**
 * Counts a use of a rate limit.
 * @throws TooManyRequests beyond the limit
 */
export async function consume(scope: Scope, use: Use): Promise<void> {
  if (!scope.config.rateLimits) return
  try {
    await limiterOf(scope, use).consume(keyOf(scope, use), use.points)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    scope.log.warn({ limit: use.name }, 'a limit is used up')
    await refund(scope, use)
    throw new TooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)), use.name)
  }
}

/**
 * Counts as many of the points of a use as its limit allows.
 * @returns the number of points counted
 */
export async function consumeUpTo(scope: Scope, use: Use): Promise<number> {
  const { points = 1 } = use
  if (!scope.config.rateLimits || points === 0) return points
  const used = (await limiterOf(scope, use).get(keyOf(scope, use)))?.consumedPoints ?? 0
  const free = Math.min(points, Math.max(0, use.max - used))
  if (free === 0) return 0
  try {
    await consume(scope, { ...use, points: free })
    return free
  } catch (limit) {
    // Another request has taken the room meanwhile.
    if (limit instanceof TooManyRequests) return 0
    throw limit
  }
}

/** Takes back the count of a use that turned out not to count. */
export async function refund(scope: Scope, use: Use): Promise<void> {
  if (!scope.config.rateLimits) return
  // The window may be over by now. Then there is nothing to take back.
  const counted = (await limiterOf(scope, use).get(keyOf(scope, use)))?.consumedPoints ?? 0
  const points = Math.min(use.points ?? 1, counted)
  if (points > 0) await limiterOf(scope, use).reward(keyOf(scope, use), points)
}

/**
 * Runs work under rate limits. Counts the uses before the work, so that simultaneous requests get no more than
 * successive ones. Gives back the uses that don't count for the work's outcome.
 * @throws TooManyRequests beyond one of the limits
 */
export async function limited<Outcome extends { ok: boolean }>(
  scope: Scope,
  uses: readonly WorkUse<Outcome>[],
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const counted: WorkUse<Outcome>[] = []
  let outcome: Outcome | null = null
  try {
    for (const use of uses) {
      await consume(scope, use)
      counted.push(use)
    }
    outcome = await work()
    return outcome
  } finally {
    for (const use of counted) {
      const { counts = (done) => done?.ok === true } = use
      if (!counts(outcome)) await refund(scope, use)
    }
  }
}

export async function purgeRateLimits({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql`delete from rate_limits where expire < ${now().getTime()}`
}
