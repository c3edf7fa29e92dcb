import { z } from 'zod'
import { Forbidden, NotFound, Unauthorized, UserDeleted } from '#core/errors.ts'
import type { Scope, Services } from '#core/scope.ts'
import type { HubConnection, HubMethod } from '../hub.ts'
import type { InvocationOutcome } from './protocol.ts'

export interface Invocation {
  target: string
  arguments: readonly unknown[]
}

export type Invoke = (scope: Scope, connection: HubConnection, invocation: Invocation) => Promise<InvocationOutcome>

/**
 * Returns a function that invokes hub methods.
 * @param methods methods by name; case doesn't matter, as in ASP.NET Core
 */
export function methodInvoker({ log }: Services, methods: Readonly<Record<string, HubMethod>>): Invoke {
  const byName = new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]))
  return async (scope, connection, { target, arguments: args }) => {
    const method = byName.get(target.toLowerCase())
    if (!method) return { error: 'unknown method' satisfies InvocationError }
    try {
      const parsed = method.args.map((schema, index) => schema.parse(args[index]))
      const result = await method.invoke(scope, parsed as never, connection)
      return result === false ? { error: 'unauthorized' satisfies InvocationError } : { result: result ?? null }
    } catch (error) {
      const text = errorFor(error)
      if (text === 'internal error') log.error({ err: error, target }, 'hub method failed')
      return { error: text }
    }
  }
}

/** Text that a client may receive instead of a result. */
export type InvocationError = 'unknown method' | 'unauthorized' | 'invalid arguments' | 'internal error'

/** Returns the text that the client receives for an error. A missing thing and a forbidden one get the same text. */
function errorFor(error: unknown): InvocationError {
  if ([NotFound, Unauthorized, Forbidden, UserDeleted].some((refusal) => error instanceof refusal))
    return 'unauthorized'
  return error instanceof z.ZodError ? 'invalid arguments' : 'internal error'
}
