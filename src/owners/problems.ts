import type { MessageId } from '#core/i18n.ts'

/** Reasons why an invite can't be accepted any more. spec: Wishlist/OpenInvite */
export const inviteProblems = ['AlreadyAccepted', 'Expired', 'NotFound'] as const
export type InviteProblem = (typeof inviteProblems)[number]

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

export const acceptProblems = [...inviteProblems, 'AlreadyOwned', 'NeedUpgradeToAccount'] as const
export type AcceptProblem = (typeof acceptProblems)[number]

export const inviteNewProblems = ['TooManyOwners'] as const
export type InviteNewProblem = (typeof inviteNewProblems)[number]
export const inviteNewMessages: Record<InviteNewProblem, MessageId> = { TooManyOwners: 'owners.invite.too_many' }

export const removeProblems = ['Oneself', 'NotFound'] as const
export type RemoveProblem = (typeof removeProblems)[number]
export const removeMessages: Record<RemoveProblem, MessageId> = {
  Oneself: 'owners.remove.oneself',
  NotFound: 'owners.remove.not_found',
}

export type LeaveProblem = 'LastOwner'
export const leaveMessages: Record<LeaveProblem, MessageId> = { LastOwner: 'owners.leave.last' }
