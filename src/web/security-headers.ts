import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '#core/config.ts'
import type { Env } from './http.ts'

/** Inline styles are allowed in attributes only, where a count or a colour is data. */
export function securityHeaders(config: Config): MiddlewareHandler<Env> {
  const setHeaders = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", config.baseUrl.replace(/^http/, 'ws')],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    originAgentCluster: '?1',
    referrerPolicy: 'same-origin',
    // everyAnswer has them
    strictTransportSecurity: false,
    xContentTypeOptions: false,
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  })
  return async (c, next) => {
    await setHeaders(c, next)
    // Not even another page of ours needs to know the secret. Without any referrer the form's Origin would be null.
    if (c.get('rules').secretPaths.some((path) => path.test(c.req.path))) c.header('Referrer-Policy', 'strict-origin')
  }
}
