import { resealMails } from '#core/mail/sealed-mail.ts'
import type { Services } from '#core/scope.ts'
import { resealCalendars } from '../../src/calendar/index.ts'
import { resealMessages } from '../../src/conversations/index.ts'
import { resealDraws } from '../../src/draws/index.ts'
import { resealEnvelopes } from '../../src/envelopes/index.ts'
import { resealJoinLinks } from '../../src/gatherings/index.ts'
import { resealLots } from '../../src/lots/index.ts'

/**
 * Seals with the newest secret everything that an older secret sealed. After that, SECRETS_OLD can be removed.
 * @param onProgress receives a line of progress
 */
export async function reseal(services: Services, onProgress: (line: string) => void): Promise<string> {
  const { sealed, unreadable } = await resealLots(services, (done) => onProgress(`${done} lots`))
  const mails = await resealMails(services)
  const calendars = await resealCalendars(services)
  const draws = await resealDraws(services)
  const joinLinks = await resealJoinLinks(services)
  const envelopes = await resealEnvelopes(services)
  const messages = await resealMessages(services)
  return [
    `${sealed} lots, ${draws} links to draws, ${joinLinks} links to join, ${envelopes} envelopes, ${messages} messages, ${mails} mails and ${calendars} calendars are sealed with the newest secret`,
    ...(unreadable > 0 ? [`${unreadable} lots open with none of the secrets that are set`] : []),
  ].join('\n')
}
