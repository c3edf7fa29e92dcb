import { dayMs } from '#core/days.ts'

/** Number of years, counted from when a draw was made, after which it ends: `purgeDraws` deletes it. */
const years = 2
const noticeDays = 30
/**
 * Number of days for which the row of a deleted draw is kept. Until then the draw's links say that it was deleted, and
 * the organizer can redo it.
 */
const deletedDays = 90
/** Number of days without a change after which a draw that waits for its people ends. */
const waitingDays = 60
/** Number of days before that on which its organizer is notified. */
const waitingNoticeDays = 7

const yearsBefore = (now: Date): Date => {
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - years)
  return moment
}

/** Returns the moments against which a draw's age is checked. */
export const drawAgeLimitsAt = (now: Date) => {
  const end = yearsBefore(now)
  const days = (count: number) => count * dayMs
  const daysAgo = (count: number) => new Date(now.getTime() - days(count))
  return {
    /** the organizer of a draw that was made before this moment is notified that the draw will end */
    notifyBefore: new Date(end.getTime() + days(noticeDays)),
    /** a draw that was made before this moment ends, if its organizer was notified in time */
    drawnBefore: end,
    /** a notice that the organizer got on this day or earlier was in time */
    noticeBefore: daysAgo(noticeDays),
    /** a draw that its organizer deleted before this moment is purged */
    deletedBefore: daysAgo(deletedDays),
    /** the organizer of a waiting draw that changed last on this day or earlier is notified */
    waitingNotifyFrom: daysAgo(waitingDays - waitingNoticeDays),
    /** a waiting draw that changed last on this day or earlier ends, if its organizer was notified in time */
    waitingFrom: daysAgo(waitingDays),
    /** a notice about a waiting draw on this day or earlier was in time */
    waitingNoticeBefore: daysAgo(waitingNoticeDays),
  }
}

/** Returns when a draw will be deleted if its organizer is notified now. */
export const endOf = (drawnAt: Date, now: Date): Date => {
  const end = new Date(drawnAt)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return new Date(Math.max(end.getTime(), now.getTime() + noticeDays * dayMs))
}

/** Returns when a waiting draw will be deleted if its organizer is notified now. */
export const waitingEndOf = (now: Date): Date => new Date(now.getTime() + waitingNoticeDays * dayMs)
