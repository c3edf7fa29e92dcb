import { constants } from 'node:crypto'
import { once } from 'node:events'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import type { ExternalNetwork } from '#core/external-network.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { PacedSocket } from './paced-socket.ts'
import { hostOf, isExempt, isPublicAddress, isConnectable, portOf } from './allowed-urls.ts'

/** Milliseconds to wait for an IP address to respond before the next address of the same host is tried. */
const attemptMs = 1_000

/**
 * TLS options that allow key exchange with elliptic curves only. In other key exchanges a server could choose numbers
 * so large that computing with them would block this process.
 */
const cheapTls = {
  ciphers: 'TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:ECDHE+AESGCM:ECDHE+CHACHA20',
  ecdhCurve: 'X25519:P-256:P-384',
  secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
  ALPNProtocols: ['http/1.1'],
}

/**
 * Largest TLS handshake that we accept. A server may send any number of certificates, and checking them all blocks this
 * process.
 */
const maxHandshakeBytes = 32 * 1024

/** @returns true once the event occurs, false if the socket fails or is destroyed first */
const happens = (socket: Duplex, event: 'connect' | 'secureConnect'): Promise<boolean> =>
  Promise.race([
    once(socket, event).then(
      () => true,
      () => false,
    ),
    once(socket, 'close').then(() => false),
  ])

/**
 * Ignores the `error` events of a socket, because even a destroyed socket may emit them. Every failure ends in `close`.
 * Destroys the socket when `ending` aborts.
 */
function guard<Stream extends Duplex>(socket: Stream, ending: AbortSignal): Stream {
  const giveUp = () => socket.destroy()
  socket.on('error', () => {})
  socket.once('close', () => ending.removeEventListener('abort', giveUp))
  ending.addEventListener('abort', giveUp, { once: true })
  if (ending.aborted) giveUp()
  return socket
}

/**
 * Connects to a URL's host. The host's IP addresses must all be public, unless the operator exempts the host. Looks
 * them up once, connects only to them, and checks the connected address once more.
 * @param ending destroys the connection when it aborts
 */
export async function connectExternal(
  url: URL,
  allowedHosts: readonly string[],
  ending: AbortSignal,
  net: ExternalNetwork,
): Promise<Result<Duplex, 'Banned' | 'Unreachable'>> {
  if (!isConnectable(url, allowedHosts)) return refuse('Banned')
  const host = hostOf(url)
  const isFree = isExempt(url, allowedHosts)
  const mayBe = (address: string) => isFree || isPublicAddress(address)
  const addresses = isIP(host) ? [host] : await net.addressesOf(host, isFree, ending)
  if (addresses.length === 0) return refuse('Unreachable')
  if (!addresses.every(mayBe)) return refuse('Banned')

  const socket = guard(
    net.dial({
      host,
      port: portOf(url),
      lookup: (_host, _options, answer) =>
        answer(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        ),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: attemptMs,
    }),
    ending,
  )
  if (!(await happens(socket, 'connect'))) return refuse('Unreachable')
  if (!mayBe(socket.remoteAddress ?? '')) {
    socket.destroy()
    return refuse('Banned')
  }
  let isSecured = url.protocol === 'http:'
  const calm = guard(new PacedSocket(socket, () => isSecured || socket.bytesRead <= maxHandshakeBytes), ending)
  if (isSecured) return ok(calm)

  const secured = guard(connectTls({ ...cheapTls, socket: calm, host, servername: isIP(host) ? '' : host }), ending)
  isSecured = await happens(secured, 'secureConnect')
  return isSecured ? ok(secured) : refuse('Unreachable')
}
