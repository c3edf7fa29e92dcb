import { createStackParser, createTransport, Scope } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'

export type Report = (error: Error) => void

/**
 * Returns a function that reports errors to a service, in Sentry's envelope format. A report has the names, messages
 * and stacks of errors, and nothing of the request.
 * @param clean removes guids and e-mail addresses from a text
 */
export function openErrorReporting(dsn: string, clean: (text: string) => string): Report {
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const response = await fetch(options.url, {
          method: 'POST',
          body: body as BodyInit,
          headers: options.headers ?? {},
          redirect: 'error',
          signal: AbortSignal.timeout(5_000),
        })
        return {
          statusCode: response.status,
          headers: {
            'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
            'retry-after': response.headers.get('retry-after'),
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
