import { randomUUID } from 'node:crypto'
import type { EditionCode } from '#core/editions.ts'
import type { BeyondCap } from '#core/mail/caps.ts'
import type { NewMail } from '#core/mail/enqueue-mail.ts'

/** Kinds of mail about a user's gifts and lists. If one waits when the user's address changes, it goes to the new address. */
export const followingMails = ['welcome', 'welcome-owner', 'cross-off', 'gift-news', 'forum-posts', 'owner-joined']

interface AddressChanged {
  userId: number
  edition: EditionCode
  /** the address that is told, which is not the user's any more */
  from: string
  /** the new address, where the former one may know it in short */
  to: string | null
  /** guid of the change, by which the former address can have the account back */
  wayBack: string | null
  hasNewPassword: boolean
}

/** Tells an address that it is not the user's any more. */
export const addressChangedMail = (
  { userId, edition, from, ...data }: AddressChanged,
  beyondCap: BeyondCap,
): NewMail => ({
  kind: 'address-changed',
  cause: `address-changed:${randomUUID()}`,
  recipient: from,
  userId,
  edition,
  data,
  beyondCap,
})
