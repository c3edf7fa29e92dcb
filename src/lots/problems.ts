import type { MessageId } from '#core/i18n.ts'
import type { ProblemText } from '#core/result.ts'

/** Reasons why a lot or a draw doesn't open. */
export const openProblems = ['Deleted', 'NotDrawn', 'NotFound'] as const
export type OpenProblem = (typeof openProblems)[number]
export const openLotMessages = {
  Deleted: 'lot.error.deleted.body',
  NotDrawn: 'lot.error.broken.body',
  NotFound: 'lot.error.not_found.body',
} satisfies Record<OpenProblem, MessageId>
export const openDrawMessages = {
  Deleted: 'loting.error.deleted.title',
  NotDrawn: { says: 'The draw waits for its people: `Gathering/{publicGuid}` shows it.' },
  NotFound: 'loting.error.not_found.title',
} satisfies Record<OpenProblem, ProblemText>

/** Reasons why a list can't be linked to a lot. */
export const selectMessages = {
  LotingDeleted: 'lot.select.loting_deleted',
  WishlistNotFound: 'lot.select.wishlist_not_found',
} satisfies Record<string, MessageId>
export type SelectProblem = keyof typeof selectMessages

/** Reasons why a lot isn't mailed to its participant's own address. */
export type KeepProblem = 'Deleted' | 'NotFound' | 'HasAddress'

/** Reasons why a nudge isn't sent. */
export const nudgeMessages = {
  LastNudgeTooRecent: 'lot.nudge.too_recent',
  LotDoesNotExist: 'lot.nudge.lot_does_not_exist',
  WishlistAlreadySelected: 'lot.nudge.wishlist_already_selected',
} satisfies Record<string, MessageId>
export type NudgeProblem = keyof typeof nudgeMessages

/** Reasons why a question isn't sent. */
export const questionMessages = { LotDoesNotExist: nudgeMessages.LotDoesNotExist }

/** Reasons why a participant's wishes aren't stored. */
export const wishesMessages = {
  Deleted: 'lot.wishes.deleted',
  NotFound: 'lot.wishes.not_found',
} satisfies Record<string, MessageId>
export type NoteProblem = keyof typeof wishesMessages
/** Messages about a giver's tick, a message or a mute that isn't stored. */
export const noteMessages: Record<NoteProblem, MessageId> = {
  Deleted: openLotMessages.Deleted,
  NotFound: openLotMessages.NotFound,
}
