import { csrfToken, keepCsrfToken } from './page.ts'

/** Posts JSON, and once more where the token was refused: the session may have got another cookie meanwhile, and with it another token. */
export async function ask(path: string, body: object, isAgain = false): Promise<Response> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrfToken() },
    body: JSON.stringify(body),
    keepalive: true,
  })
  if (answer.headers.has('csrf-token-invalidated') || answer.headers.has('csrf-token-invalid')) {
    const token = await fetch('/api/Utility/CsrfToken')
    keepCsrfToken((await token.json()) as string)
  }
  return answer.headers.has('csrf-token-invalid') && !isAgain ? ask(path, body, true) : answer
}
