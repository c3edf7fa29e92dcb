import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '#core/config.ts'

/** Inline styles are allowed in attributes only, where a count or a colour is data. */
export const securityHeaders = (config: Config) =>
  secureHeaders({
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
