import { postJson } from './post-json.ts'

// Reports errors in our own scripts to the server. Pages load this script only if Sentry is configured.

const maxOfPage = 3
const reported = new Set<string>()

const isOurs = (stack: string) => stack.includes(`${location.origin}/static/`)

function sendReport(error: unknown): void {
  if (!(error instanceof Error) || !error.stack || !isOurs(error.stack)) return
  const { name, message, stack } = error
  if (reported.size >= maxOfPage || reported.has(message)) return
  reported.add(message)
  const report = {
    name: name.slice(0, 100),
    message: message.slice(0, 1000),
    stack: stack.slice(0, 4000),
    path: location.pathname.slice(0, 1000),
  }
  void postJson('/script-errors', report, { keepalive: true }).catch(() => {}) // or a failed report would be reported
}

addEventListener('error', ({ error }) => sendReport(error))
addEventListener('unhandledrejection', ({ reason }) => sendReport(reason))
