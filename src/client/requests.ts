import type { HtmxRequestCtx } from 'htmx.org'
import { htmx } from './htmx.ts'
import { announce, csrfToken, keepCsrfToken, user, words } from './page.ts'
import { focusOn } from './dialogs.ts'
import { say } from './flash.ts'

/** Asks whether the session is this user's (null: nobody's), and goes on with its token. */
async function isSessionOf(publicUserGuid: string | null): Promise<boolean> {
  const answer = await fetch('/api/Utility/CheckSession', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrfToken() },
    body: JSON.stringify({ checkPublicUserGuid: true, publicUserGuid, failedRequestPath: location.pathname }),
  })
  const { isValid, newCSRFToken } = (await answer.json()) as { isValid: boolean; newCSRFToken: string }
  keepCsrfToken(newCSRFToken)
  return isValid
}

/** Where each request's answer was to go, before an answer said otherwise: the refusal says that it is to go nowhere. */
const destinations = new WeakMap<HtmxRequestCtx, Pick<HtmxRequestCtx, 'target' | 'swap'>>()

/** Requests that were sent again with a new token, so that none is sent a third time. */
const again = new WeakSet<Event | Element>()

/**
 * The token was not this session's: sends the same once more with the new one. Where the session ended meanwhile the answer asks for the login, and what
 * was typed stays; where it is somebody else's now, the page starts over as theirs.
 */
async function sendAgain(ctx: HtmxRequestCtx): Promise<void> {
  const { sourceElement, sourceEvent, request } = ctx
  const key = sourceEvent ?? sourceElement
  if (again.has(key)) return say(words.wrong)
  again.add(key)
  if (!(await isSessionOf(user() || null)) && !(await isSessionOf(null))) return location.reload()
  const { action, method } = request as { action: string; method: string }
  await htmx.ajax(method, action, {
    source: sourceElement,
    ...destinations.get(ctx),
    ...(sourceEvent && { event: sourceEvent }),
  })
}

/** Whether an answer has no place in this page: a refusal, or a whole page where a piece was asked for. */
function isForeign({ response, text = '', select }: HtmxRequestCtx): boolean {
  const { status, headers } = response!
  const isPage = /^\s*<!doctype/i.test(text)
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false
  return headers.get('csrf-token-invalid') === '1' || status >= 500 || (status >= 400 && !isHtml) || (isPage && !select)
}

/** Says what went wrong, or goes where the answer came from. */
function explain(ctx: HtmxRequestCtx): void {
  const { status, headers, raw } = ctx.response!
  if (headers.get('csrf-token-invalid') === '1') void sendAgain(ctx).catch(() => say(words.noConnection))
  else if (status === 401)
    location.assign(`/account/login?returnUrl=${encodeURIComponent(location.pathname + location.search)}`)
  else if (status < 400) location.assign(raw.url)
  else say(status === 429 ? words.tooMany : words.wrong)
}

interface SessionChange {
  user?: string
  csrfToken?: string
}

/** After a session changed without a new page (`HX-Trigger: {"session-changed": {"user": …, "csrfToken": …}}`). */
function keepSession({ detail }: CustomEvent<SessionChange>): void {
  document.documentElement.dataset.user = detail.user ?? ''
  if (detail.csrfToken) keepCsrfToken(detail.csrfToken)
}

/** Sends with the newest token, says what failed, and leads the focus to what came. */
export function watchRequests(): void {
  document.addEventListener('htmx:before:request', ({ detail: { ctx } }) =>
    destinations.set(ctx, { target: ctx.target, swap: ctx.swap }),
  )
  document.addEventListener('htmx:before:swap', (event) => {
    const { ctx } = event.detail as { ctx: HtmxRequestCtx }
    if (!ctx.response || !isForeign(ctx)) return
    event.preventDefault()
    explain(ctx)
  })
  document.addEventListener('htmx:error', (event) => {
    const { ctx } = event.detail as { ctx?: HtmxRequestCtx }
    if (ctx)
      say(
        ctx.response
          ? words.wrong
          : (ctx.sourceElement.closest<HTMLElement>('[data-no-connection]')?.dataset.noConnection ??
              words.noConnection),
      )
  })
  document.addEventListener('htmx:after:settle', (event) => {
    const { newContent = [] } = event.detail as { newContent?: Node[] }
    for (const node of newContent) {
      if (!(node instanceof HTMLElement)) continue
      const find = (name: string) => (node.matches(`[${name}]`) ? node : node.querySelector<HTMLElement>(`[${name}]`))
      const said = find('data-announce')?.dataset.announce
      if (said) announce(said)
      focusOn(find('data-focus'))
    }
  })
  htmx.on('session-changed', (event) => keepSession(event as CustomEvent<SessionChange>))
}
