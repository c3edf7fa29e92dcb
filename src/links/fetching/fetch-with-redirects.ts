import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ExternalNetwork } from '#core/external-network.ts'
import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import type { Language } from '#locales/texts.ts'
import { connectExternal } from './connect-external.ts'
import { withHostLimit, respectRetryAfter, isWithinRetryAfter } from './host-limits.ts'
import { acceptedEncodings, encodingsOf, gather, unpack } from './unpack.ts'

export interface Fetched {
  /** URL of the content, after redirects */
  url: string
  /** the whole `Content-Type` header with its charset, empty if the server sent none */
  contentType: string
  /** the content after decompression */
  bytes: Uint8Array
  /** false if the content was too large, too slow or broke off */
  isWhole: boolean
}

/**
 * `Banned`: the URL isn't on the public web. `Unreachable`: there is no such host, no connection or no HTTP. `Refused`:
 * the server responded with an error, or has earlier asked us to wait. `WrongKind`: the content isn't of an accepted
 * type, or can't be decompressed.
 */
export type FetchProblem = 'Banned' | 'Unreachable' | 'TooSlow' | 'TooManyRedirects' | 'Refused' | 'WrongKind'

/** Request for one URL: the URL, the accepted content and the identity that we send. */
export interface FetchTask {
  address: string
  /** media types, e.g. `text/html` or `image/*`; a response without a type is accepted */
  accept: readonly `${string}/${string}`[]
  /** limit of the content, both before and after decompression */
  maxBytes: number
  /** language of the user who entered the URL */
  language: Language
  /** URL of this installation, sent in `User-Agent` so that operators of other servers can find us */
  baseUrl: string
  /** hosts that we may fetch from although they are private, as `host` or `host:port` */
  allowedHosts: readonly string[]
  now(): Date
}

/** Detail of `Refused`: true if the server says that it has no such page. */
export interface FetchDetail {
  isMissing?: boolean
}

type Visit = Result<Fetched | { location: string }, FetchProblem, FetchDetail>

const maxRedirects = 3
const maxHeaderBytes = 32 * 1024
/** Number of interim responses ("103 Early Hints") that a server may send before the final response. */
const maxInformations = 10

const redirects = [301, 302, 303, 307, 308]

/**
 * Fetches a URL that a user entered, from the public web only, and follows its redirects.
 * @param ending signal that ends the fetch; the content received by then is returned
 */
export async function fetchWithRedirects(
  task: FetchTask,
  ending: AbortSignal,
  net: ExternalNetwork,
): Promise<Result<Fetched, FetchProblem, FetchDetail>> {
  let url = URL.parse(task.address)
  for (let hop = 0; hop <= maxRedirects; hop++) {
    if (!url) return refuse('Unreachable')
    const here = url
    const visited: Visit =
      (await withHostLimit(here.hostname, ending, () => visit(task, here, ending, net))) ?? refuse('TooSlow')
    if (!visited.ok) return visited.problem === 'Unreachable' && ending.aborted ? refuse('TooSlow') : visited
    if ('bytes' in visited.value) return ok(visited.value)
    url = URL.parse(visited.value.location, here)
  }
  return refuse('TooManyRedirects')
}

async function visit(task: FetchTask, url: URL, ending: AbortSignal, net: ExternalNetwork): Promise<Visit> {
  if (isWithinRetryAfter(url.host, task.now())) return refuse('Refused')
  const connected = await connectExternal(url, task.allowedHosts, ending, net)
  if (!connected.ok) return connected
  const socket = connected.value
  try {
    const response = await ask(socket, url, headersFor(url, task))
    if (!response) return refuse('Unreachable')
    const { statusCode = 0, headers } = response
    if (redirects.includes(statusCode) && headers.location) return ok({ location: headers.location })
    if (statusCode === 429 || statusCode === 503) respectRetryAfter(url.host, headers['retry-after'], task.now())
    if (statusCode === 404 || statusCode === 410) return refuseWith('Refused', { isMissing: true })
    if (statusCode < 200 || statusCode >= 300) return refuse('Refused')

    const contentType = headers['content-type'] ?? ''
    const encodings = encodingsOf(headers['content-encoding'])
    if (!encodings || !isOfKind(contentType, task.accept)) return refuse('WrongKind')
    const packed = await gather(response, task.maxBytes)
    if (packed.bytes.length === 0 && !packed.isWhole) return refuse('Unreachable')
    const unpacked = await unpack(packed, encodings, task.maxBytes)
    if (packed.bytes.length > 0 && unpacked.bytes.length === 0 && !unpacked.isWhole) return refuse('WrongKind')
    return ok({ url: url.href, contentType, ...unpacked })
  } finally {
    socket.destroy()
  }
}

const headersFor = (url: URL, { accept, language, baseUrl }: FetchTask) => ({
  host: url.host,
  'user-agent': `Mozilla/5.0 (compatible; WishringBot/1.0; +${baseUrl})`,
  accept: accept.join(', '),
  'accept-language': language === 'en' ? 'en' : `${language}, en;q=0.5`,
  'accept-encoding': acceptedEncodings,
})

const isOfKind = (contentType: string, accept: FetchTask['accept']): boolean => {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  return (
    type === '' || accept.some((each) => (each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each))
  )
}

/**
 * @returns the final response; null if the server doesn't speak HTTP, or sends too large headers or too many interim
 * responses
 */
async function ask(socket: Duplex, url: URL, headers: Record<string, string>): Promise<IncomingMessage | null> {
  const asking = request({
    createConnection: () => socket,
    path: url.pathname + url.search,
    headers,
    maxHeaderSize: maxHeaderBytes,
  })
  let interimResponses = 0
  asking.on('information', () => {
    if (++interimResponses > maxInformations) socket.destroy()
  })
  asking.on('error', () => {}) // `ask` then returns null, or a response whose body breaks off
  asking.end()
  return Promise.race([
    once(asking, 'response').then(
      ([response]: IncomingMessage[]) => response!,
      () => null,
    ),
    once(asking, 'close').then(() => null),
  ])
}
