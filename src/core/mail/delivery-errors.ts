/** A mail server got the whole text of a mail and sent no reply to it. Perhaps it took the mail. */
export class Unanswered extends Error {
  constructor(
    cause: unknown,
    /** whether the server ended the connection, as it does when it restarts; else it was silent for too long */
    readonly hasHungUp: boolean,
  ) {
    super('no reply to the whole mail', { cause })
  }
}

/** Codes of nodemailer's errors for a connection that ended. */
const hungUpCodes: ReadonlySet<string> = new Set(['ECONNECTION', 'ESOCKET'])

/** Returns the error of a mail that the server got as a whole. */
export function afterWholeMail(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || ('responseCode' in error && error.responseCode)) return error
  const hasHungUp = hungUpCodes.has(String(error.code))
  return hasHungUp || error.code === 'ETIMEDOUT' ? new Unanswered(error, hasHungUp) : error
}

interface SmtpError extends Error {
  /** command that the server refused, such as `RCPT TO`; `DATA` for the text of the mail too */
  command: string
  responseCode: number
  response: string
}

/** Codes that ask for a login or for encryption. The operator can repair that, so the mail is tried again. */
const sessionCodes: ReadonlySet<number> = new Set([530, 538])

/**
 * Whether a mail server refused a mail for good, so that retries are useless: a reply of 5xx to the sender, the
 * recipient or the text (RFC 5321 §4.2.1).
 */
export const isPermanent = (error: unknown): error is SmtpError =>
  error instanceof Error &&
  'command' in error &&
  ['MAIL FROM', 'RCPT TO', 'DATA'].includes(String(error.command)) &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  !sessionCodes.has(Number(error.responseCode))

/** Matches status codes that blame us, the content, the sender, a full mailbox or the server, and not the address. */
const otherCauses = /^5\d\d[ -]5\.(?:[3567]\.|1\.[78]\b|2\.[23]\b)/
/** Matches status codes by which a server says that the address doesn't exist (5.1.x) or is disabled (5.2.1). */
const blamesAddress = /^5\d\d[ -]5\.(?:1\.|2\.1\b)/
/** Matches the status code for a mailbox that doesn't exist (RFC 3463 §3.2). */
const noMailbox = /^5\d\d[ -]5\.1\.1\b/

/** Fault of a recipient's address, as permanent refusals tell it. */
export type AddressFault = 'gone' | 'refused'

/**
 * Returns what a refusal says about the recipient's address. A refusal of the text tells something about the address
 * only by its status code (RFC 3463). If we took any refusal for the address's fault, a server that blocks us would
 * make us treat every address as refused.
 * @returns `gone` if the mailbox doesn't exist; `refused` if the server refuses the address for another reason; null if
 *   something else is at fault
 */
export function addressFaultOf({ command, response }: Pick<SmtpError, 'command' | 'response'>): AddressFault | null {
  if (command === 'MAIL FROM' || otherCauses.test(response)) return null
  if (noMailbox.test(response)) return 'gone'
  return command === 'RCPT TO' || blamesAddress.test(response) ? 'refused' : null
}
