import { createStackParser, createTransport, Scope } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'

/** Tells the error-reporting service of a bug; does nothing without one. */
export type Report = (error: Error) => void

/**
 * Reports errors to where SENTRY_DSN says, in Sentry's envelope format. Names, messages and stacks go there, nothing of the request.
 * @param clean takes guids and addresses out of a text before it leaves
 */
export function openReports(dsn: string | undefined, clean: (text: string) => string): Report {
  if (!dsn) return () => {}
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          body: body as BodyInit,
          headers: options.headers ?? {},
          signal: AbortSignal.timeout(5_000),
        })
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        }
      }),
    beforeSend(event) {
      for (const exception of event.exception?.values ?? [])
        if (exception.value) exception.value = clean(exception.value)
      return event
    },
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return (error) => void scope.captureException(error)
}
