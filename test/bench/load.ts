import { request as httpRequest } from 'node:http'
import autocannon from 'autocannon'
import { signerOf } from '#core/secret.ts'
import { secret } from './processes.ts'
import { tokenOf } from './seed.ts'

export interface Ask {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface Round {
  perSecond: number
  /** latency in ms */
  p50: number
  p99: number
  requests: number
}

/** `Accept-Encoding` as browsers send it */
const encodings = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

export const cookieOf = (userId: number): Record<string, string> => ({ Cookie: `session=${tokenOf(userId)}` })

/** Returns headers with the user's session cookie, and with the CSRF token that requests need to change something. */
export const changeHeadersOf = (userId: number): Record<string, string> => ({
  ...cookieOf(userId),
  'X-CSRF-TOKEN': signerOf(secret).code('csrf', tokenOf(userId)),
})

/**
 * Sends requests without pauses, over 10 connections unless told otherwise, and measures rate and latency.
 * @param asks one request to repeat, or a function that makes each request
 * @throws Error on any response other than 2xx
 */
export async function load(
  address: string,
  asks: Ask | (() => Ask),
  until: ({ seconds: number } | { requests: number }) & { connections?: number },
): Promise<Round> {
  const full = (ask: Ask): Ask => ({ ...ask, headers: { ...encodings, ...ask.headers } })
  const request: autocannon.Request =
    typeof asks === 'function'
      ? { method: 'GET', setupRequest: (given) => ({ ...given, ...full(asks()) }) }
      : { ...full(asks) }
  const result = await autocannon({
    url: address,
    connections: until.connections ?? 10,
    timeout: 30,
    ...('seconds' in until ? { duration: until.seconds } : { amount: until.requests }),
    requests: [request],
  })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${address}: ${result.errors} requests failed and ${result.non2xx} were refused`)
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    requests: result.requests.total,
  }
}

/**
 * Makes a request as browsers do, and returns the body as sent, its headers, and a header with the cookies to send next.
 * @throws Error on any response other than 2xx
 */
export const fetchAsBrowser = (
  address: string,
  { path, method = 'GET', headers = {}, body }: Ask,
): Promise<{ body: Buffer; headers: Record<string, string>; cookies: Record<string, string> }> =>
  new Promise((resolve, reject) => {
    httpRequest(`${address}${path}`, { method, headers: { ...encodings, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { 'content-type': type, 'content-encoding': encoding, 'set-cookie': sent = [] } = response.headers
        if (response.statusCode === undefined || response.statusCode >= 300)
          return reject(new Error(`${address}${path} answered ${response.statusCode}`))
        const cookies = [headers['Cookie'], ...sent.map((cookie) => cookie.split(';')[0])].filter(Boolean).join('; ')
        resolve({
          body: Buffer.concat(chunks),
          headers: { 'Content-Type': type ?? '', ...(encoding && { 'Content-Encoding': encoding }) },
          cookies: cookies ? { Cookie: cookies } : {},
        })
      })
      response.on('error', reject)
    })
      .on('error', reject)
      .end(body)
  })

/** Fetches a page in gzip as browsers do, unless the headers name another encoding. @param address with the path */
export async function fetchCompressed(
  address: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; encoding: string | undefined; cookies: Record<string, string> }> {
  const sent = await fetchAsBrowser(address, { path: '', headers: { 'Accept-Encoding': 'gzip', ...headers } })
  return { body: sent.body, encoding: sent.headers['Content-Encoding'], cookies: sent.cookies }
}

/**
 * Takes all measurements in turn, once per round, so that other load on the machine affects them equally.
 * @returns for each measurement its value in every round
 */
export async function alternate<Name extends string, Value>(
  rounds: number,
  measures: Record<Name, () => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(measures) as Name[]
  const taken = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<Name, Value[]>
  for (let round = 0; round < rounds; round++) {
    // Every other round runs in reverse order, so that no measurement always follows the same other one.
    for (const name of round % 2 ? names.toReversed() : names) taken[name].push(await measures[name]())
  }
  return taken
}
