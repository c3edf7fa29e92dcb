import { currentCsrfToken, replaceCsrfToken } from './page.ts'

let last: Promise<unknown> = Promise.resolve()

async function renewToken(): Promise<void> {
  const response = await fetch('/api/Utility/CsrfToken')
  replaceCsrfToken((await response.json()) as string)
}

/**
 * Posts JSON, and once more if the CSRF token is refused. The browser may have received a new session cookie meanwhile,
 * to which a new token belongs.
 */
async function post(path: string, body: object, keepalive: boolean, isAgain = false): Promise<Response> {
  if (!currentCsrfToken()) await renewToken()
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': currentCsrfToken() },
    body: JSON.stringify(body),
    keepalive,
  })
  const token = response.headers.get('csrf-token')
  if (token) replaceCsrfToken(token)
  else if (response.headers.has('csrf-token-invalidated') || response.headers.has('csrf-token-invalid'))
    await renewToken()
  return response.headers.has('csrf-token-invalid') && !isAgain ? post(path, body, keepalive, true) : response
}

const held = new WeakSet<HTMLFormElement>()

/**
 * Delays a form until the requests by `postJson` have ended. Such a request may give the browser a new session's
 * cookie, and then the form's token belongs to the old session.
 */
function sendAfterwards(event: SubmitEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  const form = event.target as HTMLFormElement
  if (held.has(form)) return
  held.add(form)
  void last.then(() => {
    held.delete(form)
    form.requestSubmit(event.submitter)
  })
}

/**
 * Posts JSON. A page without a session has no CSRF token and fetches one first, because browsers log each refused
 * request as an error. Each request waits for the previous request, which may renew the session and its token.
 *
 * @param keepalive whether the request continues when the user leaves the page
 */
export function postJson(path: string, body: object, { keepalive = false } = {}): Promise<Response> {
  const response = last.then(() => post(path, body, keepalive))
  const ended = response
    .catch(() => undefined)
    .then(() => {
      if (last === ended) document.removeEventListener('submit', sendAfterwards, true)
    })
  last = ended
  document.addEventListener('submit', sendAfterwards, true)
  return response
}
