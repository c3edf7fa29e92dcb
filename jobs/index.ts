import type { Job, Poll } from './define-job.ts'
import { completeGiftJob } from './complete-gift.ts'
import { confirmCrossOffsPoll } from './confirm-cross-offs.ts'
import { countStatisticsJob } from './count-statistics.ts'
import { giveMailUpJob } from './give-mail-up.ts'
import { tellGiversJob } from './tell-givers.ts'
import { purgeAddressChangesJob } from './purge-address-changes.ts'
import { purgeDeletedGiftsJob } from './purge-deleted-gifts.ts'
import { purgeDictionaryJob } from './purge-dictionary.ts'
import { purgeDrawsJob } from './purge-draws.ts'
import { sendRemindersJob } from './send-reminders.ts'
import { tellDrawChangesJob } from './tell-draw-changes.ts'
import { tellDrawEndsJob } from './tell-draw-ends.ts'
import { purgeInvitesJob } from './purge-invites.ts'
import { purgeGuestsJob } from './purge-guests.ts'
import { purgeImagesJob } from './purge-images.ts'
import { purgeLinkReadingsJob } from './purge-link-readings.ts'
import { purgeListNamesJob } from './purge-list-names.ts'
import { purgeMailsJob } from './purge-mails.ts'
import { purgeNoticesJob } from './purge-notices.ts'
import { purgeProductsJob } from './purge-products.ts'
import { purgeProofsJob } from './purge-proofs.ts'
import { purgeRateLimitsJob } from './purge-rate-limits.ts'
import { purgeRepliesJob } from './purge-replies.ts'
import { purgeResetCodesJob } from './purge-reset-codes.ts'
import { purgeSessionsJob } from './purge-sessions.ts'
import { purgeUndoneCrossOffsJob } from './purge-undone-cross-offs.ts'
import { deleteOldForumPostsJob } from './delete-old-forum-posts.ts'
import { sendBulkJob } from './send-bulk.ts'
import { sendMailJob, sendUrgentMailJob } from './send-mail.ts'
import { sendOverviewMailsJob } from './send-overview-mails.ts'
import { tellOwnersJob } from './tell-owners.ts'

/**
 * All jobs that are enqueued or scheduled. Each file defines when its job runs, how often it is tried, and its work.
 */
export const jobs: readonly Job[] = [
  giveMailUpJob,
  sendUrgentMailJob,
  sendMailJob,
  sendBulkJob,
  tellGiversJob,
  completeGiftJob,
  countStatisticsJob,
  purgeDeletedGiftsJob,
  purgeRepliesJob,
  purgeAddressChangesJob,
  purgeSessionsJob,
  purgeResetCodesJob,
  purgeUndoneCrossOffsJob,
  purgeNoticesJob,
  purgeMailsJob,
  purgeRateLimitsJob,
  purgeLinkReadingsJob,
  purgeProductsJob,
  purgeProofsJob,
  purgeDrawsJob,
  sendRemindersJob,
  tellDrawChangesJob,
  tellDrawEndsJob,
  purgeInvitesJob,
  purgeListNamesJob,
  purgeGuestsJob,
  purgeImagesJob,
  tellOwnersJob,
  sendOverviewMailsJob,
  deleteOldForumPostsJob,
  purgeDictionaryJob,
]

/** Names of the queues whose jobs send mails. */
export const mailQueues: readonly string[] = [sendUrgentMailJob, sendMailJob, sendBulkJob].map(({ name }) => name)

/** All polls that workers run. */
export const polls: readonly Poll[] = [confirmCrossOffsPoll]
