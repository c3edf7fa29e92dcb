import type { MessageId } from '#core/i18n.ts'

/** Why an invite opens nothing any more. spec: Wishlist/OpenInvite */
export const inviteProblems = ['AlreadyAccepted', 'Expired', 'NotFound'] as const
export type InviteProblem = (typeof inviteProblems)[number]

/**
 * What an invite that is still good takes of its reader first. spec: owner invites. `NeedAccountFullName` never occurs, as no account is without
 * a name.
 */
export const obstacles = ['None', 'NeedAccountFullName', 'NoLogin', 'NeedUpgradeToAccount', 'AlreadyOwned'] as const
export type Obstacle = (typeof obstacles)[number]

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
