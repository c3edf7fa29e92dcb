import postgres from 'postgres'

export type Sql = postgres.Sql | postgres.TransactionSql
export type Pool = postgres.Sql
export type Transaction = postgres.TransactionSql

interface ConnectOptions {
  max?: number
  onQuery?: (statement: string) => void
  /** receives the messages that our triggers raise while a statement of this pool runs */
  onTriggerNotice?: (message: string) => void
}

/** SQLSTATE of the notices that our triggers raise. PostgreSQL itself uses no code of this class. */
const triggerNotice = 'WR001'

/**
 * Opens a pool of connections. Columns have camelCase names in result rows, and in the rows and names given to
 * `sql(…)`. SQL text uses snake_case. Keys inside JSON are not converted. Days are `YYYY-MM-DD` strings instead of
 * Dates. JSON that is given as a string is passed on unchanged, because the job queue's statements need this.
 */
export function connect(url: string, options: ConnectOptions = {}): Pool {
  return postgres(url, {
    max: options.max ?? 10,
    idle_timeout: 60,
    connect_timeout: 10,
    // Seconds before the driver reconnects. The driver's default pause grows to 20 seconds, and requests would wait.
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
 * Returns the interface through which the job queue and the rate limiter run statements, on a pool or inside our
 * transaction. Both use few different statements, so each is prepared and planned once per connection. Columns have
 * camelCase names in result rows, but the queue and the limiter only read columns whose name is one word.
 */
export const sqlExecutor = (sql: Sql) => ({
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
 * Runs `work` in one transaction, and returns its outcome. A refusal (`{ok: false}`) rolls the transaction back. Two
 * transactions may deadlock, because actions lock rows in different orders. PostgreSQL then ends one of the two, and we
 * start that one again: `work` may run up to five times.
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

// Error codes of the driver, of the operating system, and of a PostgreSQL that stops, starts or has no free connection.
const lostConnection =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|53300|08...)$/

/**
 * Whether an error means that the database was out of reach, which passes by itself. If the connection broke during
 * a commit, the transaction may have been committed or not.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  return lostConnection.test(code ?? '') || syscall === 'connect' || syscall === 'getaddrinfo'
}

/** Whether an error means that a statement took longer than `statement_timeout` allows. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === '57014'

/** Whether an error means that PostgreSQL ended a transaction because of a deadlock. */
const isDeadlock = (error: unknown): boolean => error instanceof postgres.PostgresError && error.code === '40P01'

/**
 * Whether an error means that a statement violated a unique index.
 * @param index name of the index
 */
export const isUniqueViolation = (error: unknown, index: string): boolean =>
  error instanceof postgres.PostgresError && error.code === '23505' && error.constraint_name === index

/** Whether an error means a violated foreign key, usually because another transaction deleted the referenced row. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === '23503'
