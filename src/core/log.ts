import { pino, type Logger, type LoggerOptions } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const guid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Who may come in, and who may not: for whoever watches the logs for attacks. Without addresses and names; a user by number, where one is known. */
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
 * Guids may be capabilities, and queries may hold tokens or addresses, so neither is logged.
 * @param secretPaths of paths that end with another secret; group 1 of each is logged
 */
export const loggable = (path: string, secretPaths: readonly RegExp[] = []): string =>
  secretPaths.reduce(
    (shown, secret) => shown.replace(secret, '$1:secret'),
    path.split(/[?#]/, 1)[0]!.replace(guid, ':guid'),
  )

const address = /[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){0,8}\.[a-z]{2,63}/gi
const redact = (text: string): string => text.replace(guid, ':guid').replace(address, ':address')

const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/** The error without guids, addresses and whatever libraries attach to it (recipients, rows, whole connections). */
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

/** What is logged with `isReported: false` stays in the log. */
function errorToReport(about: unknown): Error | null {
  if (typeof about !== 'object' || about === null || !('err' in about) || !(about.err instanceof Error)) return null
  return 'isReported' in about && about.isReported === false ? null : about.err
}

/** A line written by itself costs as much as the rest of a small request. What waits is written at an exit, also at that of an error. */
const inBatches = { sync: false, minLength: 4096, periodicFlush: 100 }

/**
 * JSON lines in production, readable ones in development. Never pass it tokens, capabilities, passwords or bodies.
 * Errors also go to the error-reporting service, if configured.
 */
export async function createLog(config: Pick<Config, 'production' | 'logLevel' | 'sentryDsn'>): Promise<Log> {
  // Large libraries that most processes do not use are loaded where they are.
  const report = config.sentryDsn && (await import('./report.ts')).openReports(config.sentryDsn, redact)
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
