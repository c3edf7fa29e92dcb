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

/** as browsers send it */
const encodings = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

export const cookieOf = (userId: number): Record<string, string> => ({ Cookie: `session=${tokenOf(userId)}` })

/** The cookie, and the CSRF token that changes need. */
export const changerOf = (userId: number): Record<string, string> => ({
  ...cookieOf(userId),
  'X-CSRF-TOKEN': signerOf(secret).code('csrf', tokenOf(userId)),
})

/**
 * Sends requests over 10 connections, without pauses.
 * @param asks one request to repeat, or a function that makes each
 * @throws Error on anything but a 2xx
 */
export async function load(
  address: string,
  asks: Ask | (() => Ask),
  until: { seconds: number } | { requests: number },
): Promise<Round> {
  const full = (ask: Ask): Ask => ({ ...ask, headers: { ...encodings, ...ask.headers } })
  const request: autocannon.Request =
    typeof asks === 'function'
      ? { method: 'GET', setupRequest: (given) => ({ ...given, ...full(asks()) }) }
      : { ...full(asks) }
  const result = await autocannon({
    url: address,
    connections: 10,
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

/** A response's bytes as sent, still compressed. `cookies`: what a browser would send from then on. @throws Error on anything but a 200 */
export const fetchRaw = (
  address: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; encoding: string | undefined; cookies: Record<string, string> }> =>
  new Promise((resolve, reject) => {
    httpRequest(address, { headers: { 'Accept-Encoding': 'gzip', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve({
              body: Buffer.concat(chunks),
              encoding: response.headers['content-encoding'],
              cookies: {
                Cookie: [
                  headers['Cookie'],
                  ...(response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]),
                ]
                  .filter(Boolean)
                  .join('; '),
              },
            })
          : reject(new Error(`${address} answered ${response.statusCode}`)),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

/**
 * Interleaves measurements, so that other load on the machine affects them equally.
 * @returns the rounds of each, in order
 */
export async function alternate<Name extends string, Value>(
  rounds: number,
  measures: Record<Name, () => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(measures) as Name[]
  const taken = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<Name, Value[]>
  for (let round = 0; round < rounds; round++) {
    // reversed every other round, so that none always follows the same one
    for (const name of round % 2 ? names.toReversed() : names) taken[name].push(await measures[name]())
  }
  return taken
}
