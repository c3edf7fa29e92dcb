import { randomUUID } from 'node:crypto'
import type { EditionCode } from '#core/editions.ts'
import type { CapPolicy } from '#core/mail/caps.ts'
import type { NewMail } from '#core/mail/enqueue-mail.ts'

/**
 * Kinds of mail about a user's gifts and lists. When the user's e-mail address changes, waiting mails of these kinds go
 * to the new address.
 */
export const mailKindsThatFollowUser = [
  'welcome',
  'welcome-owner',
  'cross-off',
  'gift-news',
  'forum-posts',
  'owner-joined',
]

interface AddressChanged {
  userId: number
  edition: EditionCode
  /** the user's former e-mail address, which gets the mail */
  from: string
  /** the user's new e-mail address, which the mail shows shortened; null if the mail may not show it */
  to: string | null
  /**
   * guid of the address change, for the recovery link; null if the account can't be recovered with the former address
   */
  wayBack: string | null
  hasNewPassword: boolean
}

/** Mail that notifies an e-mail address that it is no longer the user's. */
export const addressChangedMail = (
  { userId, edition, from, ...data }: AddressChanged,
  beyondCap: CapPolicy,
): NewMail => ({
  kind: 'address-changed',
  cause: `address-changed:${randomUUID()}`,
  recipient: from,
  userId,
  edition,
  data,
  beyondCap,
})
