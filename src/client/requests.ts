import type { HtmxRequestCtx } from 'htmx.org'
import { htmx } from './htmx.ts'
import { announceToScreenReader } from './announcing.ts'
import { currentCsrfToken, replaceCsrfToken, closestClicked, currentUserGuid, pageTexts } from './page.ts'
import { focusOn } from './dialogs.ts'
import { showFlash } from './show-flash.ts'

/** Whether the session belongs to this user (null: to nobody). Also puts the session's CSRF token into the page. */
async function isSessionOf(publicUserGuid: string | null): Promise<boolean> {
  const response = await fetch('/api/Utility/CheckSession', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': currentCsrfToken() },
    body: JSON.stringify({ checkPublicUserGuid: true, publicUserGuid, failedRequestPath: location.pathname }),
  })
  const { isValid, newCSRFToken } = (await response.json()) as { isValid: boolean; newCSRFToken: string }
  replaceCsrfToken(newCSRFToken)
  return isValid
}

/** Original target and swap of each request. They are kept because a refusal's headers replace them with "nowhere". */
const destinations = new WeakMap<HtmxRequestCtx, Pick<HtmxRequestCtx, 'target' | 'swap'>>()

/** Events or elements whose request was sent again once. A second refusal is final. */
const retried = new WeakSet<Event | Element>()

/**
 * Repeats a request whose CSRF token was refused. If the session has merely ended, the response asks for a login and
 * the input survives. If another user has logged in meanwhile, the page reloads for that user.
 */
async function sendAgain(ctx: HtmxRequestCtx): Promise<void> {
  const { sourceElement, sourceEvent, request } = ctx
  const key = sourceEvent ?? sourceElement
  if (retried.has(key)) return showFlash(pageTexts.wrong)
  retried.add(key)
  if (!(await isSessionOf(currentUserGuid() || null)) && !(await isSessionOf(null))) return location.reload()
  const { action, method } = request as { action: string; method: string }
  await htmx.ajax(method, action, {
    source: sourceElement,
    ...destinations.get(ctx),
    ...(sourceEvent && { event: sourceEvent }),
  })
}

/** Whether a response must not be swapped in: an error, or a whole page where a fragment was expected. */
function mustNotSwap({ response, text = '', select }: HtmxRequestCtx): boolean {
  const { status, headers } = response!
  const isPage = /^\s*<!doctype/i.test(text)
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false
  return headers.get('csrf-token-invalid') === '1' || status >= 500 || (status >= 400 && !isHtml) || (isPage && !select)
}

/**
 * Shows a failed request's message. If the requesting element names a template, the message fills the request's target,
 * with a button that repeats the request. Otherwise the message is a flash.
 */
function showMessage({ sourceElement, target }: HtmxRequestCtx, text: string): void {
  const template = document.getElementById((sourceElement as HTMLElement).dataset.requestsFailure ?? '')
  if (!(template instanceof HTMLTemplateElement)) return showFlash(text)
  const message = template.content.cloneNode(true) as DocumentFragment
  message.querySelector('p')!.textContent = text
  ;(target as HTMLElement).replaceChildren(message)
  announceToScreenReader(text)
}

/**
 * Handles a response that is not swapped in: sends the request again, goes to the login or a whole page, or shows an
 * error.
 */
function handleUnswapped(ctx: HtmxRequestCtx): void {
  const { status, headers, raw } = ctx.response!
  if (headers.get('csrf-token-invalid') === '1') void sendAgain(ctx).catch(() => showFlash(pageTexts.noConnection))
  else if (status === 401)
    location.assign(`/account/login?returnUrl=${encodeURIComponent(location.pathname + location.search)}`)
  else if (status < 400) location.assign(raw.url)
  else showMessage(ctx, status === 429 ? pageTexts.tooMany : status === 503 ? pageTexts.unavailable : pageTexts.wrong)
}

interface SessionChange {
  user?: string
  csrfToken?: string
}

/**
 * Applies a response that changes the session without loading a page (`HX-Trigger: {"session-changed": {"user": …,
 * "csrfToken": …}}`).
 */
function applySession({ detail }: CustomEvent<SessionChange>): void {
  document.documentElement.dataset.pageUser = detail.user ?? ''
  if (detail.csrfToken) replaceCsrfToken(detail.csrfToken)
}

interface Settling {
  task: object
  newContent: Node[]
}

interface FollowUp {
  said: string | undefined
  focused: HTMLElement | null
}

/**
 * Announcements and focus that each response's new content asks for. They are read before the content settles, because
 * a live update may follow at once and remove the `data-requests-…` attributes.
 */
const followUps = new WeakMap<object, FollowUp[]>()

function followUpOf(node: Node): FollowUp | [] {
  // A morph copies its content into the page, and its own content stays outside.
  if (!(node instanceof HTMLElement) || !node.isConnected) return []
  const find = (selector: string) => (node.matches(selector) ? node : node.querySelector<HTMLElement>(selector))
  const news = find('[data-requests-news]')
  return {
    said:
      find('[data-requests-announce]')?.dataset.requestsAnnounce ??
      (news && !isOwnAct(news) ? news.dataset.requestsNews : undefined),
    focused: find('[data-requests-focus]'),
  }
}

/** URLs to which this page has recently sent a change. */
const ownActs = new Set<string>()
/** Time in ms for which a live update may still follow a change that this page has sent. */
const ownActMs = 5000

function rememberAct({ request }: HtmxRequestCtx): void {
  const action = String(request.action)
  if (request.method === 'GET') return
  ownActs.add(action)
  setTimeout(() => ownActs.delete(action), ownActMs)
}

/** Whether this page has just sent a change of the element. Then its user knows already what a live update says. */
export function isOwnAct({ id }: Element): boolean {
  const guid = id.slice(id.indexOf('-') + 1)
  return [...ownActs].some((action) => action.includes(guid))
}

export function watchRequests(): void {
  document.addEventListener('htmx:before:request', ({ detail: { ctx } }) => {
    destinations.set(ctx, { target: ctx.target, swap: ctx.swap })
    rememberAct(ctx)
  })
  // htmx itself handles `HX-Replace-Url` only for a fragment, but not if the response also has `HX-Redirect`.
  document.addEventListener('htmx:after:request', ({ detail: { ctx } }) => {
    const { headers } = ctx.response!
    const address = headers.has('HX-Redirect') && headers.get('HX-Replace-Url')
    if (address) history.replaceState(history.state, '', address)
  })
  document.addEventListener('htmx:before:swap', (event) => {
    const { ctx } = event.detail as { ctx: HtmxRequestCtx }
    if (!ctx.response || !mustNotSwap(ctx)) return
    event.preventDefault()
    handleUnswapped(ctx)
  })
  document.addEventListener('htmx:error', (event) => {
    const { ctx } = event.detail as { ctx?: HtmxRequestCtx }
    if (ctx)
      showMessage(
        ctx,
        ctx.response
          ? pageTexts.wrong
          : (ctx.sourceElement.closest<HTMLElement>('[data-requests-no-connection]')?.dataset.requestsNoConnection ??
              pageTexts.noConnection),
      )
  })
  document.addEventListener('click', (event) => {
    const requester = document.getElementById(
      closestClicked(event, '[data-requests-again]')?.dataset.requestsAgain ?? '',
    )
    if (!requester) return
    event.preventDefault()
    requester.dispatchEvent(new Event('again'))
  })
  document.addEventListener('htmx:before:settle', ({ detail }) => {
    const { task, newContent } = detail as Settling
    followUps.set(task, newContent.flatMap(followUpOf))
  })
  document.addEventListener('htmx:after:settle', ({ detail }) => {
    for (const { said, focused } of followUps.get((detail as Settling).task) ?? []) {
      if (said) announceToScreenReader(said)
      focusOn(focused?.isConnected ? focused : document.getElementById(focused?.id ?? ''))
    }
  })
  htmx.on('session-changed', (event) => applySession(event as CustomEvent<SessionChange>))
}
