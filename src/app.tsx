import type { OpenAPIRegistry } from '@asteasolutions/zod-to-openapi'
import { Hono } from 'hono'
import { findSession } from './accounts/index.ts'
import { accounts, showLogin } from './accounts/web.ts'
import { mailSamples } from '#jobs/mail-samples.ts'
import type { Services } from '#core/scope.ts'
import { calendar } from './calendar/web.ts'
import { categories } from './categories/web.ts'
import { contact } from './contact/web.ts'
import { content } from './content/web.ts'
import { crossOffs } from './cross-offs/web.ts'
import { trimEnd } from '#core/trim-end.ts'
import { draws } from './draws/web.ts'
import { dataExport } from './export/web.ts'
import { forum } from './forum/web.ts'
import { friends } from './friends/web.ts'
import { gifts } from './gifts/web.ts'
import { home } from './home/web.ts'
import { homeScreen } from './home-screen/web.ts'
import { joining } from './joining/web.ts'
import { leaving } from './leaving/web.ts'
import { keptListPages, listView, type CurrentLists } from './list-view/web.ts'
import { followFormerNames, lists } from './lists/web.ts'
import { lots } from './lots/web.ts'
import { owners } from './owners/web.ts'
import { passkeys } from './passkeys/web.ts'
import { passwords } from './passwords/web.ts'
import { products } from './products/web.ts'
import { profile } from './profile/web.ts'
import { search } from './search/web.ts'
import { sharing } from './sharing/web.ts'
import { shops } from './shops/web.ts'
import { appShell } from '#web/app-shell.ts'
import { serveAssets, type Assets } from '#web/assets.ts'
import { bodyLimits } from '#web/body-limits.ts'
import { compress } from '#web/compress.ts'
import { csrf } from '#web/csrf.ts'
import { devMailBodies, devMails } from '#web/dev-mails.tsx'
import { refuseUnknownCalls, type Api } from '#web/api.ts'
import type { Env, Http, Routes } from '#web/http.ts'
import { images } from '#web/images.ts'
import { everyAnswer } from '#web/every-answer.ts'
import { showExpired } from '#web/expired-form.tsx'
import { keptForStrangers } from '#web/kept-for-strangers.ts'
import { openPageMemory } from '#web/page-memory.ts'
import { requestLog } from '#web/request-log.ts'
import { scriptErrors } from '#web/script-errors.ts'
import { openApi } from '#web/openapi.ts'
import { operations } from '#web/operations.ts'
import { onError, showError } from '#web/problems.tsx'
import { securityHeaders } from '#web/security-headers.ts'
import { session } from '#web/session.ts'
import { wholeBody } from '#web/whole-body.ts'
import { signalrNegotiation } from '#web/signalr.ts'
import { rememberUsers } from '#web/users-of-device.ts'
import { utility } from '#web/utility.ts'

interface Feature {
  pages: readonly Routes[]
  apis?: readonly Api[]
}

/** `listView` comes last: its `/{username}` matches whatever is left. */
const features: readonly Feature[] = [
  home,
  accounts,
  joining,
  leaving,
  dataExport,
  profile,
  passwords,
  passkeys,
  crossOffs,
  friends,
  calendar,
  draws,
  lots,
  gifts,
  categories,
  lists,
  owners,
  search,
  products,
  shops,
  sharing,
  forum,
  contact,
  content,
  homeScreen,
  listView,
]

/** Requests guarded by something else than a CSRF token: the Origin, a capability in the path, or nothing that changes. */
const csrfExempt =
  /^\/(signalr\/negotiate|api\/Utility\/CheckSession|account\/mailings\/[^/]+\/unsubscribe|mylist\/unwanted\/unsubscribe)$/

/** To who has no session. */
const saysTheSameAllDay: ReadonlySet<string> = new Set(['/', '/account/login', '/account/create'])

/** Redirects an address that ends with a slash, as people type it. */
const redirectWithoutSlash = (c: Http): Response | null => {
  // The path as sent, not decoded: it goes into a header and must stay a path.
  const { pathname, search } = new URL(c.req.url)
  const path = trimEnd(pathname, '/')
  const isOurs = path !== '' && path !== pathname && !/^\/[/\\]/.test(path)
  return isOurs && c.req.method === 'GET' ? c.redirect(path + search, 301) : null
}

/**
 * Middleware in order, then one line per feature.
 * @param current what is known of lists without asking the database; null where nothing tells of changes
 */
export function createApp(services: Services, assets: Assets, current: CurrentLists | null = null) {
  const { pageMemoryMegabytes } = services.config
  const app = new Hono<Env>()
  app.use(requestLog(services))
  app.use(everyAnswer(services.config))
  app.route('/static', serveAssets(assets))
  app.use(async (c, next) => {
    c.set('assets', assets)
    await next()
  })
  app.route('/', images(services))
  app.route('/', operations(services))
  const keepsMails = !services.config.production && !services.config.smtpUrl
  if (keepsMails) app.route('/', devMailBodies(services, mailSamples))
  if (pageMemoryMegabytes > 0) {
    const memory = openPageMemory(pageMemoryMegabytes, services.metrics.pageMemory)
    app.use(keptForStrangers(services, memory, saysTheSameAllDay))
    app.use(keptListPages({ services, memory, current }))
  }
  app.use(compress)
  app.use(securityHeaders(services.config))
  app.use('/api/*', refuseUnknownCalls)
  app.use(session(services, findSession))
  app.use(rememberUsers)
  app.use(bodyLimits())
  app.use(csrf(csrfExempt, showExpired))
  app.use(wholeBody(services, findSession))
  app.use(appShell)
  app.use(followFormerNames)

  app.get('/error', (c) => showError(c, '500', 500))
  app.route('/', utility.routes)
  app.route('/', signalrNegotiation(services))
  if (services.config.sentryDsn) app.route('/', scriptErrors)
  if (keepsMails) app.route('/', devMails(services, mailSamples))
  const registries: OpenAPIRegistry[] = [utility.registry]
  for (const feature of features) {
    for (const api of feature.apis ?? []) {
      app.route('/', api.routes)
      registries.push(api.registry)
    }
    for (const pages of feature.pages) app.route('/', pages)
  }
  app.route('/', openApi(registries))

  app.notFound((c) => redirectWithoutSlash(c) ?? showError(c, 'not_found', 404))
  app.onError(onError(services, showLogin))
  return app
}
