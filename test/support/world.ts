import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as cheerio from 'cheerio'
import { createApp } from '../../src/app.tsx'
import { openServices } from '../../src/services.ts'
import { startWorker } from '../../src/worker-loop.ts'
import { findSession } from '../../src/accounts/index.ts'
import { dayMs } from '#core/days.ts'
import { storedMails, type StoredMail } from '#core/mail/stored-mails.ts'
import { readConfig } from '#core/config.ts'
import { externalNetwork, type ExternalNetwork } from '#core/external-network.ts'
import { connect, type Pool } from '#core/db.ts'
import type { Scope, Services } from '#core/scope.ts'
import { buildAssets, type Assets } from '#web/assets.ts'
import { scopeOf } from '#web/session.ts'
import { testDatabase } from './database.ts'
import { unflowed } from './unflowed.ts'
import { until } from './until.ts'

export interface ApiResponse {
  status: number
  body: any // oxlint-disable-line typescript/no-explicit-any -- tests look into every shape
  headers: Headers
}

export interface HtmlResponse {
  status: number
  html: string
  headers: Headers
  $: cheerio.CheerioAPI
}

type Form = Record<string, string | readonly string[] | Blob>

/** HTTP client that keeps its cookies. `api`, `post` and `htmx` add the session's CSRF token; `request` adds none. */
export interface Client {
  /** value of the session cookie */
  readonly token: string | undefined
  readonly cookies: Map<string, string>
  request(method: string, path: string, init?: { body?: BodyInit; headers?: Record<string, string> }): Promise<Response>
  csrfToken(): Promise<string>
  api(method: string, path: string, body?: unknown): Promise<ApiResponse>
  get(path: string, headers?: Record<string, string>): Promise<HtmlResponse>
  /** submits a form like a browser without scripts; doesn't follow redirects */
  post(path: string, form?: Form): Promise<HtmlResponse>
  /** sends a request as htmx does */
  htmx(method: string, path: string, form?: Form): Promise<HtmlResponse>
}

export interface Person extends Client {
  name: string
  email: string
  password: string
  username: string
  user: { privateGuid: string; publicGuid: string; email: string }
  list: { id: number; privateGuid: string; publicGuid: string; categoryId: number; categoryPrivateGuid: string }
}

export type SentMail = Omit<StoredMail, 'recipient' | 'headers'> & { to: string; headers: Record<string, string> }

/** Web server and worker in this process, for tests, on a database of their own. */
export interface World {
  readonly url: string
  readonly sql: Pool
  readonly services: Services
  readonly assets: Assets
  readonly app: ReturnType<typeof createApp>
  visitor(headers?: Record<string, string>): Client
  /** creates an account through the API; the username is the first name in lower case */
  person(name: string, options?: { username?: string }): Promise<Person>
  scopeOf(client: Client): Promise<Scope>
  addGift(
    list: Person['list'],
    gift?: {
      description?: string
      url?: string | null
      categoryId?: number
      crossOffEnabled?: boolean
      editedAt?: Date
    },
  ): Promise<{ id: number; publicGuid: string }>
  /** waits for the mail jobs and returns all mails so far, oldest first */
  mails(): Promise<SentMail[]>
  /** waits until gifts are completed with data from their links and products */
  giftsCompleted(): Promise<unknown>
  /** sets `services.now()` this many days ahead of the real time; PostgreSQL's own clock stays */
  travel(days: number): void
  /** returns the SQL statements of the pool `services.sql` during `run`; needs the option `countsQueries` */
  countQueries(run: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

const toBody = (form: Form): FormData | URLSearchParams => {
  const hasFile = Object.values(form).some((value) => value instanceof Blob)
  const body = hasFile ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(form))
    for (const each of Array.isArray(value) ? value : [value]) body.append(name, each as never)
  return body
}

export function clientOf(
  fetch: (path: string, init: RequestInit) => Response | Promise<Response>,
  common: Record<string, string> = {},
): Client {
  const cookies = new Map<string, string>()
  const client: Client = {
    cookies,
    get token() {
      return cookies.get('session')
    },
    async request(method, path, init = {}) {
      const response = await fetch(path, {
        method,
        redirect: 'manual',
        headers: {
          ...common,
          ...(cookies.size > 0 && { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...init.headers,
        },
        ...(init.body !== undefined && { body: init.body }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
        if (/Max-Age=0/i.test(cookie)) cookies.delete(name!)
        else cookies.set(name!, value!)
      }
      return response
    },
    csrfToken: async () => (await client.request('GET', '/api/Utility/CsrfToken')).json() as Promise<string>,
    async api(method, path, body) {
      const token = method === 'GET' ? {} : { 'X-CSRF-TOKEN': await client.csrfToken() }
      const response = await client.request(method, path, {
        headers: { ...token, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      return {
        status: response.status,
        body: text === '' ? null : (JSON.parse(text) as unknown),
        headers: response.headers,
      }
    },
    async get(path, headers = {}) {
      return readHtml(await client.request('GET', path, { headers }))
    },
    async post(path, form = {}) {
      return readHtml(
        await client.request('POST', path, { body: toBody({ csrfToken: await client.csrfToken(), ...form }) }),
      )
    },
    async htmx(method, path, form = {}) {
      const headers = { 'HX-Request': 'true', 'X-CSRF-TOKEN': await client.csrfToken() }
      return readHtml(await client.request(method, path, { headers, ...(method !== 'GET' && { body: toBody(form) }) }))
    },
  }
  return client
}

/** `Accept-Encoding` of test clients that set no other. With it they get cached pages, which are all compressed. */
const usualEncoding = 'gzip;q=0.9'

async function decompressed(response: Response): Promise<Response> {
  if (response.headers.get('Content-Encoding') !== 'gzip') return response
  const { status, headers } = response
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  const packed = await response.arrayBuffer() // empty in a response to HEAD
  return new Response(packed.byteLength > 0 ? gunzipSync(packed) : null, { status, headers })
}

/** Replaces the CSRF tokens in a page, so that tests can compare two pages: every response has its own token. */
export const withoutCsrfTokens = (html: string): string =>
  html.replaceAll(/(?<=X-CSRF-TOKEN&quot;:&quot;|name="csrfToken" value=")[\w-]{43}/g, 'token')

async function readHtml(response: Response): Promise<HtmlResponse> {
  const html = await response.text()
  let $: cheerio.CheerioAPI | undefined // parsed on first use
  return {
    status: response.status,
    html,
    headers: response.headers,
    get $() {
      return ($ ??= cheerio.load(html, { scriptingEnabled: false })) // parses the content of `noscript` elements too
    },
  }
}

/**
 * External network for tests. Only hosts in `FETCH_ALLOW_HOSTS` resolve, so that no test contacts a real shop, even on
 * a machine that could.
 */
const exemptHostsOnly: ExternalNetwork = {
  ...externalNetwork,
  addressesOf: async (hostname, isExempt, ending) =>
    isExempt ? externalNetwork.addressesOf(hostname, isExempt, ending) : [],
}

/** Whether a statement is one that the driver makes by itself on each new connection. */
const isDriverStatement = (statement: string) => statement.includes('from pg_catalog.pg_type')

/**
 * Opens a web server and a worker on a new database. The worker keeps mails in the database instead of sending them.
 * @param options `countsQueries` enables `countQueries()`. It is slower, because the driver then records a stack trace
 *   for every statement.
 */
export async function openWorld(
  environment: Record<string, string> = {},
  { countsQueries = false } = {},
): Promise<World> {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'wishring-'))
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    DATA_DIR: dataDir,
    SECRET: 'a secret of more than 32 bytes for tests only',
    MAIL_DELAYS: 'off',
    EDITION: 'nl',
    RATE_LIMITS: 'off',
    ...environment,
  })
  const statements: string[] = []
  let daysAhead = 0
  const { services, close } = await openServices(config, database.url, 'worker', {
    ...(countsQueries && {
      onQuery: (statement: string) => void (isDriverStatement(statement) || statements.push(statement)),
    }),
    now: () => new Date(Date.now() + daysAhead * dayMs),
    externalNetwork: exemptHostsOnly,
  })
  const assets = await buildAssets()
  const app = createApp(services, assets)
  // When statements are counted, the worker has a pool of its own, because its jobs run on a timer.
  const workersPool = countsQueries ? connect(database.url) : null
  const worker = await startWorker(workersPool ? { ...services, sql: workersPool } : services)
  const visitor = (headers: Record<string, string> = {}) =>
    clientOf(
      async (path, init) => {
        const answer = await app.request(path, init)
        return (init.headers as Record<string, string>)['Accept-Encoding'] === usualEncoding
          ? decompressed(answer)
          : answer
      },
      { 'Accept-Encoding': usualEncoding, ...headers },
    )
  const { sql } = services
  /**
   * Waits until all givers are notified and every mail is sent, skipped or given up. Jobs that wait on purpose become
   * due at once.
   */
  const settled = () =>
    until(async () => {
      await sql`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created' and start_after > now()`
      await sql`update unconfirmed_cross_offs set due_at = '-infinity' where due_at > now()`
      const waiting = await sql`
        select 1 from unconfirmed_cross_offs u join cross_offs x on x.id = u.cross_off_id join gifts g on g.id = x.gift_id
        union all
        select 1 from mails where sent_on is null and skipped_on is null and given_up_on is null and held_on is null
        union all
        select 1 from pgboss.job where name in ('tell-givers', 'send-bulk') and state in ('created', 'active', 'retry')
        union all
        select 1 from pgboss.job where name = 'tell-draw-changes' and state in ('created', 'active', 'retry') and start_after <= now()
        limit 1`
      return waiting.length === 0
    }, 'the mails to be sent')
  return {
    url: database.url,
    sql,
    services,
    assets,
    app,
    visitor,
    async person(name, options = {}) {
      const [firstName = name, ...rest] = name.split(' ')
      const lastName = rest.join(' ') || 'de Vries'
      const username = options.username ?? firstName.toLowerCase()
      const email = `${username}@example.org`
      const password = 'een goed wachtwoord'
      const client = visitor()
      const created = await client.api('POST', '/api/Account/Create', {
        email,
        username,
        firstName,
        lastName,
        password,
        receiveMailing: false,
      })
      if (created.status !== 201)
        throw new Error(`account not created: ${created.status} ${JSON.stringify(created.body)}`)
      const [list] = await sql<Person['list'][]>`
        select l.id, l.private_guid as "privateGuid", l.public_guid as "publicGuid", c.id as "categoryId", c.private_guid as "categoryPrivateGuid"
        from lists l join categories c on c.list_id = l.id where l.username = ${username}`
      return Object.assign(client, {
        name: `${firstName} ${lastName}`,
        email,
        password,
        username,
        user: created.body.user as Person['user'],
        list: list!,
      })
    },
    async scopeOf(client) {
      const known = client.token ? await findSession(services, client.token) : null
      return scopeOf(services, () => undefined, client.token ?? null, known, '127.0.0.1')
    },
    async addGift(list, gift = {}) {
      const [row] = await sql<{ id: number; publicGuid: string }[]>`
        insert into gifts (category_id, position, description, url, cross_off_enabled, edited_at)
        select c.id, coalesce((select max(position) + 1 from gifts where category_id = c.id), 0), ${gift.description ?? 'Wollen sokken, maat 39'}, ${gift.url ?? null},
          ${gift.crossOffEnabled ?? true}, ${gift.editedAt ?? new Date()}
        from categories c where c.id = ${gift.categoryId ?? list.categoryId}
        returning id, public_guid as "publicGuid"`
      return row!
    },
    async mails() {
      await settled()
      const kept = await storedMails(services, null)
      return kept.reverse().map(({ recipient: to, headers, text, ...mail }) => ({
        to,
        headers: headers ?? {},
        text: text && unflowed(text),
        ...mail,
      }))
    },
    giftsCompleted: () =>
      until(async () => {
        const waiting = await sql`
          select 1 from pgboss.job where name = 'complete-gift' and state in ('created', 'active', 'retry') limit 1`
        return waiting.length === 0
      }, 'links to be read'),
    travel: (days) => void (daysAhead = days),
    async countQueries(run) {
      assert.ok(countsQueries, 'the world was not opened to count statements')
      await settled() // so that the worker changes nothing meanwhile
      statements.length = 0
      await run()
      return [...statements]
    },
    async close() {
      await close()
      await workersPool?.end({ timeout: 5 })
      worker.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
