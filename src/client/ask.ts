import { csrfToken, keepCsrfToken } from './page.ts'

let last: Promise<unknown> = Promise.resolve()

async function renewToken(): Promise<void> {
  const answer = await fetch('/api/Utility/CsrfToken')
  keepCsrfToken((await answer.json()) as string)
}

/** Posts once more if the token is refused: the session may have got another cookie meanwhile, and with it another token. */
async function post(path: string, body: object, isAgain = false): Promise<Response> {
  if (!csrfToken()) await renewToken()
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrfToken() },
    body: JSON.stringify(body),
    keepalive: true,
  })
  const token = answer.headers.get('csrf-token')
  if (token) keepCsrfToken(token)
  else if (answer.headers.has('csrf-token-invalidated') || answer.headers.has('csrf-token-invalid')) await renewToken()
  return answer.headers.has('csrf-token-invalid') && !isAgain ? post(path, body, true) : answer
}

/**
 * Posts JSON. A page without a session has no CSRF token and fetches one first, as browsers log each refused request as an error. Each request
 * waits for the one before, which may renew the session and its token.
 */
export function ask(path: string, body: object): Promise<Response> {
  const answer = last.then(() => post(path, body))
  last = answer.catch(() => undefined)
  return answer
}
