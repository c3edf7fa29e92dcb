import { csrfToken, keepCsrfToken } from './page.ts'

let last: Promise<unknown> = Promise.resolve()

async function renewToken(): Promise<void> {
  const answer = await fetch('/api/Utility/CsrfToken')
  keepCsrfToken((await answer.json()) as string)
}

/** Posts once more if the token is refused: the session may have got another cookie meanwhile, and with it another token. */
async function post(path: string, body: object, keepalive: boolean, isAgain = false): Promise<Response> {
  if (!csrfToken()) await renewToken()
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrfToken() },
    body: JSON.stringify(body),
    keepalive,
  })
  const token = answer.headers.get('csrf-token')
  if (token) keepCsrfToken(token)
  else if (answer.headers.has('csrf-token-invalidated') || answer.headers.has('csrf-token-invalid')) await renewToken()
  return answer.headers.has('csrf-token-invalid') && !isAgain ? post(path, body, keepalive, true) : answer
}

const held = new WeakSet<HTMLFormElement>()

/** A form that is sent while a request is under way is sent after it: the browser may have a new session's cookie already, and the form its old token. */
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
 * Posts JSON. A page without a session has no CSRF token and fetches one first, as browsers log each refused request as an error. Each request
 * waits for the one before, which may renew the session and its token.
 *
 * @param keepalive whether the request goes on when the reader leaves the page
 */
export function ask(path: string, body: object, { keepalive = false } = {}): Promise<Response> {
  const answer = last.then(() => post(path, body, keepalive))
  const ended = answer
    .catch(() => undefined)
    .then(() => {
      if (last === ended) document.removeEventListener('submit', sendAfterwards, true)
    })
  last = ended
  document.addEventListener('submit', sendAfterwards, true)
  return answer
}
