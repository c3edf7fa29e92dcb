import type { Config } from '../config.ts'
import { domainOf } from '../email-addresses.ts'
import { editionCodes, editions, type EditionCode } from '../editions.ts'

type SenderConfig = Pick<Config, 'mailFrom' | 'mailFromBulk'>

/** Streams of mail. Each has mail servers and a sender of its own, so that bulk mails can't harm the others. */
export type Stream = 'single' | 'bulk'

/** Returns the address from which an edition sends mails of a stream. */
const addressOf = ({ mailFrom, mailFromBulk }: SenderConfig, edition: EditionCode, stream: Stream): string =>
  (stream === 'bulk' ? mailFromBulk : mailFrom) ?? editions[edition].mailAddress

/** Returns the sender of a mail. Its name is the edition's brand, because that is the name which the recipient knows. */
export const senderOf = (config: SenderConfig, edition: EditionCode, stream: Stream) => ({
  name: editions[edition].brand,
  address: addressOf(config, edition, stream),
})

/** Whether one of two domains contains the other, as the relaxed alignment of DMARC asks (RFC 7489 §3.1.1). */
const areAligned = (a: string, b: string): boolean => a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)

/**
 * Returns the domain whose signature makes a mail from the address pass DMARC.
 * @returns the longest of the aligned domains; undefined if none is aligned
 */
export const signingDomainOf = (domains: readonly string[], address: string): string | undefined =>
  domains
    .filter((domain) => areAligned(domain, domainOf(address)))
    .sort((a, b) => b.length - a.length)
    .at(0)

/**
 * Returns the senders' addresses whose mails can't pass DMARC, because we sign mails but have no domain that is aligned
 * with them.
 */
export function unalignedSenders(config: SenderConfig & Pick<Config, 'dkim' | 'edition'>): string[] {
  const { dkim, edition } = config
  if (!dkim) return []
  const addresses = (edition ? [edition] : editionCodes).flatMap((each) =>
    (['single', 'bulk'] as const).map((stream) => addressOf(config, each, stream)),
  )
  return [...new Set(addresses)].filter((address) => !signingDomainOf(dkim.domains, address))
}
