import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '#core/config.ts'
import type { Env } from './http.ts'

/** Sets the security headers. Inline styles are allowed in attributes only, for counts and colors that are data. */
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
    // `defaultHeaders` sets these two headers.
    strictTransportSecurity: false,
    xContentTypeOptions: false,
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  })
  return async (c, next) => {
    await setHeaders(c, next)
    // For a path with a secret, the referrer is the origin alone, because no other page needs the secret, not even our
    // own. With `no-referrer`, browsers would send `Origin: null` with this page's forms.
    if (c.get('rules').secretPaths.some((path) => path.test(c.req.path))) c.header('Referrer-Policy', 'strict-origin')
  }
}
