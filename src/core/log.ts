import { pino, type Logger, type LoggerOptions } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const guid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/**
 * Event of authentication, which operators can look for in the logs to notice attacks. Its log entry has the id of the
 * user, if known, but no addresses and no names.
 */
export type AuthenticationEvent =
  | 'login'
  | 'logout'
  | 'account-created'
  | 'guest-created'
  | 'address-proven'
  | 'address-changed'
  | 'address-taken-back'
  | 'password-changed'
  | 'sessions-ended'
  | 'account-deleted'
  | 'password-reset-asked'
  | 'password-reset'
  | 'passkey-added'
  | 'passkey-removed'

export const logAuthentication = (
  { log }: { log: Log },
  event: AuthenticationEvent,
  outcome: 'succeeded' | 'refused',
  userId: number | null,
): void => log.info({ event, outcome, user: userId }, 'authentication')

/**
 * Returns a path as it may be logged: without guids, which may be capabilities, and without its query, which may hold
 * tokens or addresses.
 * @param secretPaths patterns of paths that end with another secret; only group 1 of a match is logged
 */
export const loggablePath = (path: string, secretPaths: readonly RegExp[] = []): string =>
  secretPaths.reduce(
    (shown, secret) => shown.replace(secret, '$1:secret'),
    path.split(/[?#]/, 1)[0]!.replace(guid, ':guid'),
  )

const address = /[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){0,8}\.[a-z]{2,63}/gi
const redact = (text: string): string => text.replace(guid, ':guid').replace(address, ':address')

const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/**
 * Returns an error as it may be logged: without guids, e-mail addresses, and the properties that libraries attach to it
 * (recipients, rows, whole connections).
 */
export function loggableError(error: unknown): object {
  if (!isErrorLike(error)) return { message: redact(String(error)) }
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined
  return {
    type: error.name,
    message: redact(error.message),
    stack: redact(error.stack ?? ''),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: loggableError(error.cause) }),
  }
}

/** Returns the error of a log entry for the reporting service. Null without an error, or with `isReported: false`. */
function errorToReport(about: unknown): Error | null {
  if (typeof about !== 'object' || about === null || !('err' in about) || !(about.err instanceof Error)) return null
  return 'isReported' in about && about.isReported === false ? null : about.err
}

/**
 * Options for writing lines in batches: writing each line by itself costs as much as the rest of a small request.
 * Waiting lines are written when the process exits, even after an error.
 */
const inBatches = { sync: false, minLength: 4096, periodicFlush: 100 }

/**
 * Creates the log, with JSON lines in production and readable ones in development. Never pass it tokens, capabilities,
 * passwords or bodies of requests. Errors also go to the error-reporting service, if one is configured.
 */
export async function createLog(config: Pick<Config, 'production' | 'logLevel' | 'sentryDsn'>): Promise<Log> {
  // These large libraries are imported only if they are needed, because most processes don't use them.
  const report = config.sentryDsn && (await import('./error-reporting.ts')).openErrorReporting(config.sentryDsn, redact)
  const destination = config.production
    ? pino.destination(inBatches)
    : (await import('pino-pretty')).default({
        colorize: true,
        translateTime: 'HH:MM:ss',
        ignore: 'pid,hostname',
        sync: true,
      })
  const options: LoggerOptions = {
    hooks: {
      logMethod(args, log, level) {
        const error = level >= pino.levels.values['error']! && errorToReport(args[0])
        if (report && error) report(error)
        log.apply(this, args)
      },
    },
    level: config.logLevel,
    base: null,
    serializers: { err: loggableError },
  }
  return pino(options, destination)
}
