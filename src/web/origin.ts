import type { Config } from '#core/config.ts'

export type Header = (name: string) => string | undefined

/** The last value of a forwarded header: our own proxy wrote it, whatever the client sent before. Undefined if no proxy is trusted. */
export function forwarded({ trustProxy }: Pick<Config, 'trustProxy'>, header: Header, name: string) {
  const value = trustProxy ? header(name)?.split(',').at(-1)?.trim() : undefined
  return value === '' ? undefined : value
}

/** Some proxies name the scheme of a WebSocket. */
const schemes: Readonly<Record<string, AskedOrigin['scheme']>> = {
  http: 'http:',
  https: 'https:',
  ws: 'http:',
  wss: 'https:',
}

export interface AskedOrigin {
  /** null if neither `BASE_URL` nor a proxy tells it */
  scheme: 'http:' | 'https:' | null
  /** in lower case, with its port */
  host: string | undefined
}

/** The origin by which the browser asked for us. With an https `BASE_URL` it is always https. */
export function askedOrigin(config: Config, header: Header): AskedOrigin {
  const proto = forwarded(config, header, 'X-Forwarded-Proto')?.toLowerCase() ?? ''
  return {
    scheme: config.baseUrl.startsWith('https:') ? 'https:' : (schemes[proto] ?? null),
    host: (forwarded(config, header, 'X-Forwarded-Host') ?? header('Host'))?.toLowerCase(),
  }
}

/** Whether an origin is ours: that of `BASE_URL`, or the one by which the browser asked. Must be written as browsers write an Origin. */
export function isOwnOrigin(config: Config, header: Header, origin: string): boolean {
  const base = new URL(config.baseUrl)
  if (origin === base.origin) return true
  const given = URL.parse(origin)
  if (!given || given.origin !== origin || !/^https?:$/.test(given.protocol)) return false
  const { scheme, host } = askedOrigin(config, header)
  // Read under the given scheme, so that its default port is left out of both.
  if (host === undefined || URL.parse(`${given.protocol}//${host}`)?.host !== given.host) return false
  return given.protocol === (scheme ?? (host === base.host ? base.protocol : given.protocol))
}

/**
 * Whose page made a browser send a request: `unknown` for native clients, and for what a reader typed.
 * `Sec-Fetch-Site` decides if the browser sends it, as over https; otherwise the Origin does.
 */
export function senderOf(config: Config, header: Header): 'own page' | 'other page' | 'unknown' {
  const site = header('Sec-Fetch-Site')
  const origin = header('Origin')
  if (site !== undefined && site !== 'none') return site === 'same-origin' ? 'own page' : 'other page'
  if (origin === undefined) return 'unknown'
  if (!isOwnOrigin(config, header, origin)) return 'other page'
  return site === 'none' ? 'unknown' : 'own page'
}

/** Whether a socket may be opened: browsers always send their page's Origin, native clients send none. */
export function hasOwnOrigin(config: Config, header: Header): boolean {
  const origin = header('Origin')
  return origin === undefined || isOwnOrigin(config, header, origin)
}
