import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { statements } from './db.ts'
import { TooManyRequests } from './errors.ts'
import type { Scope, Services } from './scope.ts'

/** `points` uses per `duration` seconds, counted across all web processes; each client's unless they are a user's, wherever that is, or everybody's together. */
const rules = {
  wrongLoginOfAddress: { points: 10, duration: 15 * 60 },
  wrongLoginOfClient: { points: 100, duration: 15 * 60 },
  /** typed to change one's own address or password */
  wrongOwnPassword: { points: 10, duration: 15 * 60, isOfUser: true },
  /** mails that ask whether an address is a user's */
  newAddress: { points: 10, duration: 3600, isOfUser: true },
  passkeyChallenge: { points: 120, duration: 3600 },
  newAccount: { points: 20, duration: 3600 },
  newGuest: { points: 60, duration: 3600 },
  /** A client makes a session when something has to be remembered for its visitor. A school opens all its lots from one address. */
  newSession: { points: 600, duration: 3600 },
  resetRequest: { points: 30, duration: 3600 },
  /** to one address, whoever asks for them */
  resetMail: { points: 5, duration: 3600, isOfEverybody: true },
  wrongResetCode: { points: 30, duration: 3600 },
  wrongAnswer: { points: 20, duration: 600 },
  availability: { points: 60, duration: 60 },
  /** what tells, by being refused, whether an address has an account */
  refusedAddress: { points: 60, duration: 60 },
  search: { points: 60, duration: 60 },
  newDraw: { points: 30, duration: 3600 },
  /** to whom organizers without a proven address write */
  unprovenDraws: { points: 300, duration: 3600 },
  /** that one address gets from such organizers, as children share their parents' */
  unprovenLotsToAddress: { points: 40, duration: 24 * 3600 },
  wrongDrawLink: { points: 30, duration: 3600 },
  scriptError: { points: 20, duration: 3600 },
  /** of one calendar: programs look a few times a day, for many people from one address */
  calendar: { points: 60, duration: 3600 },
  wrongCalendar: { points: 60, duration: 3600 },
  linkReading: { points: 120, duration: 3600, isOfUser: true },
  productPicture: { points: 600, duration: 600 },
  upload: { points: 60, duration: 3600, isOfUser: true },
  resentLot: { points: 10, duration: 3600 },
  ownLotOfAddress: { points: 5, duration: 3600 },
  ownLotOfClient: { points: 20, duration: 3600 },
  forumPost: { points: 30, duration: 3600, isOfUser: true },
  question: { points: 20, duration: 3600 },
  nudge: { points: 60, duration: 3600 },
  export: { points: 10, duration: 3600, isOfUser: true },
  contactMessage: { points: 5, duration: 3600 },
  /** of everybody who writes to the operator without a proven address, so that many clients can't fill that mailbox */
  unprovenContactMessage: { points: 200, duration: 24 * 3600, isOfEverybody: true },
  /** Each client has a limit of its own, so that a few clients can't use up the limit for everybody. */
  unprovenContactMessageOfClient: { points: 10, duration: 24 * 3600 },
  ownerInvite: { points: 20, duration: 3600, isOfUser: true },
  /** addresses to which a user sends lists */
  sentLists: { points: 250, duration: 24 * 3600, isOfUser: true },
  unprovenSentLists: { points: 60, duration: 24 * 3600, isOfUser: true },
  unprovenSentListsOfClient: { points: 120, duration: 24 * 3600 },
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

/** Under the server's secret: a dump must not tell who did what when. */
function keyOf(scope: Scope, rule: RateRule, about: string): string {
  const of = rules[rule]
  const whose =
    'isOfUser' in of ? `user ${scope.user?.id}` : 'isOfEverybody' in of ? 'everybody' : (scope.clientAddress ?? 'local')
  return scope.signer.code('limit', `${whose}|${about.toLowerCase()}`)
}

/**
 * Counts one use, or several.
 * @param about what to count besides the client, e.g. an address
 * @throws TooManyRequests beyond the limit
 */
export async function consume(scope: Scope, rule: RateRule, about = '', points = 1): Promise<void> {
  if (!scope.config.rateLimits) return
  try {
    await limitersOf(scope)[rule].consume(keyOf(scope, rule, about), points)
  } catch (limit) {
    if (limit instanceof RateLimiterRes) {
      scope.log.warn({ limit: rule }, 'a limit is used up')
      await refund(scope, rule, about, points)
      throw new TooManyRequests(seconds(limit), rule)
    }
    throw limit
  }
}

/** Gives back uses that turned out not to count. */
export async function refund(scope: Scope, rule: RateRule, about = '', points = 1): Promise<void> {
  if (scope.config.rateLimits) await limitersOf(scope)[rule].reward(keyOf(scope, rule, about), points)
}

/**
 * Counts before the work, so that many at once get no more than one after another, and gives back what the work turned out not to use.
 * @param about what to count besides the client, e.g. an address
 * @param points how many uses
 * @param counts whether an outcome does; unless told, what is refused does not
 * @throws TooManyRequests beyond the limit
 */
export async function limited<Outcome extends { ok: boolean }>(
  scope: Scope,
  rule: RateRule,
  work: () => Promise<Outcome>,
  {
    about = '',
    points = 1,
    counts = ({ ok }) => ok,
  }: { about?: string; points?: number; counts?: (outcome: Outcome) => boolean } = {},
): Promise<Outcome> {
  await consume(scope, rule, about, points)
  let isUsed = false
  try {
    const outcome = await work()
    isUsed = counts(outcome)
    return outcome
  } finally {
    if (!isUsed) await refund(scope, rule, about, points)
  }
}

/**
 * Counts for several things at once, such as addresses, as `limited` does for one.
 * @throws TooManyRequests where one of them is beyond the limit; then none of them counts
 */
export async function limitedEach<Outcome extends { ok: boolean }>(
  scope: Scope,
  rule: RateRule,
  work: () => Promise<Outcome>,
  uses: readonly { about: string; points: number }[],
): Promise<Outcome> {
  const counted: { about: string; points: number }[] = []
  let isUsed = false
  try {
    for (const use of uses) {
      await consume(scope, rule, use.about, use.points)
      counted.push(use)
    }
    const outcome = await work()
    isUsed = outcome.ok
    return outcome
  } finally {
    if (!isUsed) for (const { about, points } of counted) await refund(scope, rule, about, points)
  }
}

/**
 * For what tells, by being refused, whether an address has an account: may be refused as often as one may ask that, but on a count of its own, so that
 * whoever asked too often can still register.
 * @throws TooManyRequests beyond the limit
 */
export async function limitedRefusals<Outcome extends { ok: boolean }>(
  scope: Scope,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  await consume(scope, 'refusedAddress')
  const outcome = await work()
  if (outcome.ok) await refund(scope, 'refusedAddress')
  return outcome
}

export async function purgeRateLimits({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql`delete from rate_limits where expire < ${now().getTime()}`
}
