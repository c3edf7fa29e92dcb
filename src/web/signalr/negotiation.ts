import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Services } from '#core/scope.ts'
import type { Env } from '../http.ts'
import { hasOwnOrigin } from '../origin.ts'
import { sendSessionCookie } from '../session.ts'

// https://github.com/dotnet/aspnetcore/blob/main/src/SignalR/docs/specs/TransportProtocols.md

const randomId = () => randomBytes(16).toString('base64url')

/**
 * Gives a SignalR client its connection's id and the transports that it may use. The ids are random and nothing checks
 * them, so that any web process can take the socket. The socket's upgrade checks origin and session. A client with a
 * negotiate version below 1 doesn't know connection tokens, and connects with the connection's id instead.
 */
export const signalrNegotiation = ({ config }: Services) =>
  new Hono<Env>().post('/signalr/negotiate', (c) => {
    if (!hasOwnOrigin(config, (name) => c.req.header(name))) return c.body(null, 403)
    sendSessionCookie(c)
    const knowsTokens = Number(c.req.query('negotiateVersion')) >= 1
    return c.json({
      connectionId: randomId(),
      ...(knowsTokens && { connectionToken: randomId() }),
      negotiateVersion: knowsTokens ? 1 : 0,
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    })
  })
