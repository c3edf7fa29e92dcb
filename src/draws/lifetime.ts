import { dayMs } from '#core/days.ts'

/** Number of years, counted from when a draw was made, after which it ends: `purgeDraws` deletes it. */
const years = 2
const noticeDays = 30
/**
 * Number of days for which the row of a deleted draw is kept. Until then the draw's links say that it was deleted, and
 * the organizer can redo it.
 */
const deletedDays = 90

const yearsBefore = (now: Date): Date => {
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - years)
  return moment
}

/** Returns the moments against which a draw's age is checked. */
export const drawAgeLimitsAt = (now: Date) => {
  const end = yearsBefore(now)
  const days = (count: number) => count * dayMs
  return {
    /** the organizer of a draw that was made before this moment is notified that the draw will end */
    notifyBefore: new Date(end.getTime() + days(noticeDays)),
    /** a draw that was made before this moment ends, if its organizer was notified in time */
    drawnBefore: end,
    /** a notice that the organizer got on this day or earlier was in time */
    noticeBefore: new Date(now.getTime() - days(noticeDays)),
    /** a draw that its organizer deleted before this moment is purged */
    deletedBefore: new Date(now.getTime() - days(deletedDays)),
  }
}

/** Returns when a draw will be deleted if its organizer is notified now. */
export const endOf = (drawnAt: Date, now: Date): Date => {
  const end = new Date(drawnAt)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return new Date(Math.max(end.getTime(), now.getTime() + noticeDays * dayMs))
}
