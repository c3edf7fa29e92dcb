import postgres from 'postgres'

export type Sql = postgres.Sql | postgres.TransactionSql
export type Pool = postgres.Sql
export type Transaction = postgres.TransactionSql

interface ConnectOptions {
  max?: number
  onQuery?: (statement: string) => void
  /** gets the messages that our triggers raise for the client whose statement made them run */
  onTriggerNotice?: (message: string) => void
}

/** SQLSTATE of the notices that our triggers raise. It belongs to no class of PostgreSQL's own. */
const triggerNotice = 'WR001'

/**
 * Rows have the columns' names in camelCase, and so have the rows and names that `sql(…)` takes; SQL itself says snake_case. What is inside JSON
 * keeps its names. Days are `YYYY-MM-DD` strings, not Dates. JSON given as a string is passed through, as the job queue's statements need it.
 */
export function connect(url: string, options: ConnectOptions = {}): Pool {
  return postgres(url, {
    max: options.max ?? 10,
    idle_timeout: 60,
    connect_timeout: 10,
    // Seconds before a connection is tried anew: the driver's own pause grows to 20, and requests would wait for it.
    backoff: () => 0.2,
    onnotice: ({ code, message }) => {
      if (code === triggerNotice) options.onTriggerNotice?.(message ?? '')
    },
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
    types: {
      day: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day },
      json: {
        to: 114,
        from: [114, 3802],
        serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
        parse: (text: string) => JSON.parse(text) as unknown,
      },
    },
    ...(options.onQuery && { debug: (_connection: number, statement: string) => options.onQuery!(statement) }),
  })
}

/**
 * The interface through which the job queue and the rate limiter run their statements, on a pool or inside our transaction. Their texts are few, so that
 * each is planned once a connection. Their rows come in camelCase, too: both only read columns of one word.
 */
export const statements = (sql: Sql) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const rows = await sql.unsafe(text, values as never[], { prepare: true })
    return { rows: [...rows] as Record<string, unknown>[] }
  },
})

class RolledBack extends Error {
  readonly refusal: unknown
  constructor(refusal: unknown) {
    super('rolled back')
    this.refusal = refusal
  }
}

const isRefusal = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false

const maxTries = 5

/**
 * Runs a verb in one transaction. A refusal (`{ok: false}`) rolls it back. Two verbs that wait for each other, as each locks rows in the order that suits it,
 * are one after the other in the end: the one that PostgreSQL ends is begun again, so `work` may run several times.
 */
export async function transact<Outcome>(sql: Pool, work: (tx: Transaction) => Promise<Outcome>): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    try {
      return (await sql.begin(async (tx) => {
        const outcome = await work(tx)
        if (isRefusal(outcome)) throw new RolledBack(outcome)
        return outcome
      })) as Outcome
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal as Outcome
      if (!isDeadlock(error) || tries === maxTries) throw error
    }
  }
}

// the driver's, the operating system's, and those of a PostgreSQL that ends, starts or has no connection to spare
const lostConnection =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|53300|08...)$/

/** Whether the database was out of reach, which passes by itself. Whether a commit was done that was lost so, nobody knows. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  return lostConnection.test(code ?? '') || syscall === 'connect' || syscall === 'getaddrinfo'
}

/** Whether the statement took longer than `statement_timeout` allows. */
export const isTimedOut = (error: unknown): boolean => error instanceof postgres.PostgresError && error.code === '57014'

/** Whether PostgreSQL ended this transaction, as it and another waited for each other. */
const isDeadlock = (error: unknown): boolean => error instanceof postgres.PostgresError && error.code === '40P01'

/** @param index the unique index that already has the value */
export const isUniqueViolation = (error: unknown, index: string): boolean =>
  error instanceof postgres.PostgresError && error.code === '23505' && error.constraint_name === index

/** Whether a row was to be written that belongs to one that somebody deleted meanwhile. */
export const isOfDeletedRow = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === '23503'
