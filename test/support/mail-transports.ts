import type { MailTransport, MailTransports } from '#core/mail/transport.ts'

/** Returns a worker's transports, of which each sends mails by the given function. */
export function transportsOf(send: MailTransport['send']): MailTransports {
  const transport: MailTransport = { send, close: () => {}, pace: { reserve: () => 0 } }
  return { urgent: transport, usual: transport, bulk: transport }
}

/** Transports for jobs that send no mail. */
export const noTransports = transportsOf(() => Promise.resolve())
