import type { MessageId } from '#core/i18n.ts'

/** Reasons why an invite can't be accepted any more. spec: Wishlist/OpenInvite */
export const inviteMessages = {
  AlreadyAccepted: 'invite.accepted_already.title',
  Expired: 'invite.expired.title',
  NotFound: 'invite.not_found.title',
} satisfies Record<string, MessageId>
export type InviteProblem = keyof typeof inviteMessages

/**
 * Reasons why the holder of a valid invite can't accept it yet, or `None` (spec: owner invites). `NeedAccountFullName`
 * never occurs, because every account has a name.
 */
export const inviteObstacles = [
  'None',
  'NeedAccountFullName',
  'NoLogin',
  'NeedUpgradeToAccount',
  'AlreadyOwned',
] as const
export type InviteObstacle = (typeof inviteObstacles)[number]

export const acceptMessages = {
  ...inviteMessages,
  AlreadyOwned: 'invite.owned',
  NeedUpgradeToAccount: 'invite.create_account',
} satisfies Record<string, MessageId>
export type AcceptProblem = keyof typeof acceptMessages

export const inviteNewMessages = { TooManyOwners: 'owners.invite.too_many' } satisfies Record<string, MessageId>
export type InviteNewProblem = keyof typeof inviteNewMessages

export const removeMessages = {
  Oneself: 'owners.remove.oneself',
  NotFound: 'owners.remove.not_found',
} satisfies Record<string, MessageId>
export type RemoveProblem = keyof typeof removeMessages

export type LeaveProblem = 'LastOwner'
export const leaveMessages: Record<LeaveProblem, MessageId> = { LastOwner: 'owners.leave.last' }
