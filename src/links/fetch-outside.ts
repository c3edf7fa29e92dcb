import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Services } from '#core/scope.ts'
import type { Language } from '#locales/texts.ts'
import { connectOutside, outside, type Outside } from './connect-outside.ts'
import { inTurn, leaveAlone, wantsToBeLeftAlone } from './politeness.ts'
import { acceptedEncodings, encodingsOf, gather, unpack } from './unpack.ts'

export interface Fetched {
  /** where it was found, after redirects */
  url: string
  /** the whole header, with its charset; empty where there was none */
  contentType: string
  /** unpacked */
  bytes: Uint8Array
  /** false where it had too many bytes, was too slow or broke off */
  isWhole: boolean
}

/**
 * `Banned`: no address of the public web. `Unreachable`: no name, no connection, or no HTTP.
 * `Refused`: its server answered that there is nothing, or wants to be left alone. `WrongKind`: nothing of the kind asked for, or packed in an unknown way.
 */
export type FetchProblem = 'Banned' | 'Unreachable' | 'TooSlow' | 'TooManyRedirects' | 'Refused' | 'WrongKind'

export interface Wanted {
  /** media types, e.g. `text/html` or `image/*`; an answer that names no type is taken */
  accept: readonly `${string}/${string}`[]
  /** of the unpacked content */
  maxBytes: number
  /** of whoever asks */
  language: Language
  /** when nobody waits any longer; what has come by then is answered */
  signal?: AbortSignal
}

type FetchServices = Pick<Services, 'config' | 'log' | 'now'>
type Visit = Result<Fetched | { location: string }, FetchProblem>

/** For all of a fetch: waiting for its turn, names, connections, redirects, bytes. */
const maxMs = 5_000
const maxRedirects = 3
const maxHeaderBytes = 32 * 1024
/** Answers before the answer ("103 Early Hints"). */
const maxInformations = 10

const redirects = [301, 302, 303, 307, 308]

/**
 * Fetches an address that a stranger gave, of the public web only, whatever it and its server try.
 * @param rules what tests put in place of the net and of the time there is
 */
export async function fetchOutside(
  services: FetchServices,
  address: string,
  wanted: Wanted,
  rules: Outside & { maxMs: number } = { ...outside, maxMs },
): Promise<Result<Fetched, FetchProblem>> {
  const ending = AbortSignal.any([AbortSignal.timeout(rules.maxMs), ...(wanted.signal ? [wanted.signal] : [])])
  let url = URL.parse(address)
  for (let hop = 0; hop <= maxRedirects; hop++) {
    if (!url) return refuse('Unreachable')
    const here = url
    const visited: Visit =
      (await inTurn(here.hostname, ending, () => visit(services, here, wanted, ending, rules))) ?? refuse('TooSlow')
    const isLate = !visited.ok && visited.problem === 'Unreachable' && ending.aborted
    const outcome: Visit = isLate ? refuse('TooSlow') : visited
    services.log.debug({ host: here.host, problem: outcome.ok ? undefined : outcome.problem }, 'fetched')
    if (!outcome.ok) return outcome
    if ('bytes' in outcome.value) return ok(outcome.value)
    url = URL.parse(outcome.value.location, here)
  }
  return refuse('TooManyRedirects')
}

async function visit(
  { config, now }: FetchServices,
  url: URL,
  wanted: Wanted,
  ending: AbortSignal,
  rules: Outside,
): Promise<Visit> {
  if (wantsToBeLeftAlone(url.host, now())) return refuse('Refused')
  const connected = await connectOutside(url, config.fetchAllowHosts, ending, rules)
  if (!connected.ok) return connected
  const socket = connected.value
  try {
    const response = await ask(socket, url, headersFor(url, config.baseUrl, wanted))
    if (!response) return refuse('Unreachable')
    const { statusCode = 0, headers } = response
    if (redirects.includes(statusCode) && headers.location) return ok({ location: headers.location })
    if (statusCode === 429 || statusCode === 503) leaveAlone(url.host, headers['retry-after'], now())
    if (statusCode < 200 || statusCode >= 300) return refuse('Refused')

    const contentType = headers['content-type'] ?? ''
    const encodings = encodingsOf(headers['content-encoding'])
    if (!encodings || !isOfKind(contentType, wanted.accept)) return refuse('WrongKind')
    const packed = await gather(response, wanted.maxBytes)
    if (packed.bytes.length === 0 && !packed.isWhole) return refuse('Unreachable')
    const unpacked = await unpack(packed, encodings, wanted.maxBytes)
    if (packed.bytes.length > 0 && unpacked.bytes.length === 0 && !unpacked.isWhole) return refuse('WrongKind')
    return ok({ url: url.href, contentType, ...unpacked })
  } finally {
    socket.destroy()
  }
}

const headersFor = (url: URL, baseUrl: string, { accept, language }: Wanted) => ({
  host: url.host,
  'user-agent': `Mozilla/5.0 (compatible; WishringBot/1.0; +${baseUrl})`,
  accept: accept.join(', '),
  'accept-language': language === 'en' ? 'en' : `${language}, en;q=0.5`,
  'accept-encoding': acceptedEncodings,
})

const isOfKind = (contentType: string, accept: Wanted['accept']): boolean => {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  return (
    type === '' || accept.some((each) => (each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each))
  )
}

/** @returns null where no answer came: something else than HTTP, too large a head, too many heads */
async function ask(socket: Socket, url: URL, headers: Record<string, string>): Promise<IncomingMessage | null> {
  const asking = request({
    createConnection: () => socket,
    path: url.pathname + url.search,
    headers,
    maxHeaderSize: maxHeaderBytes,
  })
  let informations = 0
  asking.on('information', () => {
    if (++informations > maxInformations) socket.destroy()
  })
  asking.on('error', () => {}) // told by null, or by a body that is not whole
  asking.end()
  return Promise.race([
    once(asking, 'response').then(
      ([response]: IncomingMessage[]) => response!,
      () => null,
    ),
    once(asking, 'close').then(() => null),
  ])
}
