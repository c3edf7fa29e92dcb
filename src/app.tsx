import { Hono } from 'hono'
import { findSession, openSessionCache } from './accounts/index.ts'
import { showLogin } from './accounts/web.ts'
import { mailSamples } from '#jobs/mail-samples.ts'
import type { Hub } from '#core/live.ts'
import type { Services } from '#core/scope.ts'
import { stripTrailing } from '#core/strip-trailing.ts'
import { features } from './features.ts'
import { openCategoriesCache } from './gift/index.ts'
import { cacheListPages, openListVersionCache } from './list-view/web.ts'
import { followFormerNames } from './lists/web.ts'
import { reference } from './reference/web.ts'
import { appShell } from '#web/app-shell.ts'
import { serveAssets, type Assets } from '#web/assets.ts'
import { bodyLimits } from '#web/body-limits.ts'
import { compress } from '#web/compress.ts'
import { csrf } from '#web/csrf.ts'
import { devMailBodies, devMails } from '#web/dev-mails.tsx'
import { refuseUnknownEndpoints } from '#web/api.ts'
import type { Env, Http } from '#web/http.ts'
import { images } from '#web/images.ts'
import { rulesOf, type WebFeature } from '#web/feature.ts'
import { defaultHeaders } from '#web/default-headers.ts'
import { showExpired } from '#web/expired-form.tsx'
import { cacheAnonymousPages, openPageVersions } from '#web/anonymous-page-cache.ts'
import { keepMarkup } from '#web/kept-markup.ts'
import { openPageCaches } from '#web/page-cache.ts'
import { requestLog } from '#web/request-log.ts'
import { scriptErrors } from '#web/script-errors.ts'
import { healthAndMetrics } from '#web/health-and-metrics.ts'
import { onError, showError } from '#web/problems.tsx'
import { securityHeaders } from '#web/security-headers.ts'
import { session } from '#web/session.ts'
import { wholeBody } from '#web/whole-body.ts'
import { signalrNegotiation } from '#web/signalr/negotiation.ts'
import { rememberUsers } from '#web/users-of-device.ts'
import { utility } from '#web/utility.ts'

/**
 * Redirects a GET of a path that ends with a slash to the path without it, because people type such URLs. Returns null
 * for any other request.
 */
const redirectWithoutSlash = (c: Http): Response | null => {
  // Keeps the path percent-encoded as the browser sent it: decoded, it could lead to another host in the `Location`
  // header.
  const { pathname, search } = new URL(c.req.url)
  const path = stripTrailing(pathname, '/')
  const isOurs = path !== '' && path !== pathname && !/^\/[/\\]/.test(path)
  return isOurs && c.req.method === 'GET' ? c.redirect(path + search, 301) : null
}

/**
 * Creates the app: the middleware in its order, then the pages and endpoints of each feature.
 * @param hub null if this process receives no announcements, and so can't tell whether cached data is still true
 */
export function createApp(services: Services, assets: Assets, hub: Hub | null = null) {
  const { config, ownAnnouncements } = services
  const { pageCacheMegabytes } = config
  const versions = hub && openListVersionCache({ hub, ownAnnouncements })
  const readCategories = hub ? openCategoriesCache({ hub, ownAnnouncements }) : undefined
  const findForReading = hub ? openSessionCache({ hub, ownAnnouncements }) : findSession
  const signalr: WebFeature = {
    pages: [signalrNegotiation(services)],
    withoutCsrfToken: [/^\/signalr\/negotiate$/],
  }
  const described = [utility, ...features]
  const all = [signalr, reference(services, described), ...described]
  const rules = rulesOf(all)
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('assets', assets)
    c.set('rules', rules)
    await next()
  })
  app.use(requestLog(services))
  app.use(defaultHeaders(services.config))
  app.route('/static', serveAssets(assets))
  app.route('/', images(services))
  app.route('/', healthAndMetrics(services))
  const keepsMails = !services.config.production && !services.config.smtpUrl
  if (keepsMails) app.route('/', devMailBodies(services, mailSamples))
  const caches = pageCacheMegabytes > 0 ? openPageCaches(pageCacheMegabytes, services.metrics.pageCacheBytes) : null
  if (caches) {
    const pageVersions = hub && openPageVersions({ hub, ownAnnouncements })
    app.use(cacheAnonymousPages({ services, cache: caches.general, versions: pageVersions }))
    app.use(cacheListPages({ services, cache: caches.general, versions, readCategories }))
  }
  app.use(compress)
  if (caches) app.use(keepMarkup(caches))
  app.use(securityHeaders(services.config))
  app.use('/api/*', refuseUnknownEndpoints)
  app.use(session(services, { find: findSession, findForReading, readsByPost: rules.readsByPost }))
  app.use(rememberUsers)
  app.use(bodyLimits())
  app.use(csrf(showExpired))
  app.use(wholeBody(services, findSession))
  app.use(appShell)
  app.use(followFormerNames)

  app.get('/error', (c) => showError(c, '500', 500))
  if (services.config.sentryDsn) app.route('/', scriptErrors)
  if (keepsMails) app.route('/', devMails(services, mailSamples))
  for (const { apis = [], pages } of all) {
    for (const { routes } of apis) app.route('/', routes)
    for (const routes of pages) app.route('/', routes)
  }

  app.notFound((c) => redirectWithoutSlash(c) ?? showError(c, 'not_found', 404))
  app.onError(onError(services, showLogin))
  return app
}
