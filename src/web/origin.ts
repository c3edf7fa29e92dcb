import type { Config } from '#core/config.ts'

export type Header = (name: string) => string | undefined

/**
 * Returns the last value of a header such as `X-Forwarded-For`, because that is the value that our own proxy wrote.
 * Undefined if no proxy is trusted.
 */
export function forwarded({ trustProxy }: Pick<Config, 'trustProxy'>, header: Header, name: string) {
  const value = trustProxy ? header(name)?.split(',').at(-1)?.trim() : undefined
  return value === '' ? undefined : value
}

/** Schemes by `X-Forwarded-Proto`. Some proxies write the scheme of a WebSocket there. */
const schemes: Readonly<Record<string, RequestedOrigin['scheme']>> = {
  http: 'http:',
  https: 'https:',
  ws: 'http:',
  wss: 'https:',
}

export interface RequestedOrigin {
  /** null if neither an https `BASE_URL` nor a trusted proxy tells the scheme */
  scheme: 'http:' | 'https:' | null
  /** host in lower case, with its port */
  host: string | undefined
}

/** Returns the origin that the browser requested. Its scheme is always https if `BASE_URL` is https. */
export function requestedOrigin(config: Config, header: Header): RequestedOrigin {
  const proto = forwarded(config, header, 'X-Forwarded-Proto')?.toLowerCase() ?? ''
  return {
    scheme: config.baseUrl.startsWith('https:') ? 'https:' : (schemes[proto] ?? null),
    host: (forwarded(config, header, 'X-Forwarded-Host') ?? header('Host'))?.toLowerCase(),
  }
}

/**
 * Whether an origin is our own: the origin of `BASE_URL`, or the one that the browser requested. Expects the origin as
 * browsers write it in an `Origin` header; false for any other form.
 */
export function isOwnOrigin(config: Config, header: Header, origin: string): boolean {
  const base = new URL(config.baseUrl)
  if (origin === base.origin) return true
  const given = URL.parse(origin)
  if (!given || given.origin !== origin || !/^https?:$/.test(given.protocol)) return false
  const { scheme, host } = requestedOrigin(config, header)
  // Parses our host with the given scheme, so that both hosts leave out the default port of that scheme.
  if (host === undefined || URL.parse(`${given.protocol}//${host}`)?.host !== given.host) return false
  return given.protocol === (scheme ?? (host === base.host ? base.protocol : given.protocol))
}

/**
 * Returns whose page made a browser send a request: `unknown` for native clients, and for a URL that a user typed.
 * `Sec-Fetch-Site` decides if the browser sends it, as it does over https. Otherwise the `Origin` header decides.
 */
export function senderOf(config: Config, header: Header): 'own page' | 'other page' | 'unknown' {
  const site = header('Sec-Fetch-Site')
  const origin = header('Origin')
  if (site !== undefined && site !== 'none') return site === 'same-origin' ? 'own page' : 'other page'
  if (origin === undefined) return 'unknown'
  if (!isOwnOrigin(config, header, origin)) return 'other page'
  return site === 'none' ? 'unknown' : 'own page'
}

/**
 * Whether a client may open a socket: its `Origin` header is missing or has our own origin. Browsers always send the
 * header, and native clients don't.
 */
export function hasOwnOrigin(config: Config, header: Header): boolean {
  const origin = header('Origin')
  return origin === undefined || isOwnOrigin(config, header, origin)
}
