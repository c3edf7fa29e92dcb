import { dayMs } from '#core/calendar.ts'

/** Since it was drawn. */
const years = 2
const noticeDays = 30
/** Until then its links say that its organizer deleted it, and it can be drawn again from. */
const deletedDays = 90

const yearsBefore = (now: Date): Date => {
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - years)
  return moment
}

/** The moments by which a draw's age is measured. */
export const lifetimeAt = (now: Date) => {
  const end = yearsBefore(now)
  const days = (count: number) => count * dayMs
  return {
    /** drawn before this: its organizer is told that it ends */
    toldBefore: new Date(end.getTime() + days(noticeDays)),
    /** drawn before this: it ends, where its organizer was told in time */
    drawnBefore: end,
    /** told by this: in time */
    noticeBefore: new Date(now.getTime() - days(noticeDays)),
    /** deleted before this by its organizer: forgotten */
    deletedBefore: new Date(now.getTime() - days(deletedDays)),
  }
}

/** When a draw is deleted whose organizer is told now. */
export const endOf = (drawnAt: Date, now: Date): Date => {
  const end = new Date(drawnAt)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return new Date(Math.max(end.getTime(), now.getTime() + noticeDays * dayMs))
}
