import type { Job } from './define-job.ts'
import { completeGiftJob } from './complete-gift.ts'
import { countStatisticsJob } from './count-statistics.ts'
import { giveMailUpJob } from './give-mail-up.ts'
import { tellGiversJob } from './tell-givers.ts'
import { purgeDeletedGiftsJob } from './purge-deleted-gifts.ts'
import { purgeDictionaryJob } from './purge-dictionary.ts'
import { purgeImagesJob } from './purge-images.ts'
import { purgeLinkReadingsJob } from './purge-link-readings.ts'
import { purgeMailsJob } from './purge-mails.ts'
import { purgeNoticesJob } from './purge-notices.ts'
import { purgeProductsJob } from './purge-products.ts'
import { purgeRateLimitsJob } from './purge-rate-limits.ts'
import { purgeResetCodesJob } from './purge-reset-codes.ts'
import { purgeSessionsJob } from './purge-sessions.ts'
import { purgeUndoneCrossOffsJob } from './purge-undone-cross-offs.ts'
import { deleteOldForumPostsJob } from './delete-old-forum-posts.ts'
import { sendMailJob } from './send-mail.ts'
import { tellOwnersJob } from './tell-owners.ts'

/** Every job; each file tells when, how often tried, and what it does. */
export const jobs: readonly Job[] = [
  giveMailUpJob,
  sendMailJob,
  tellGiversJob,
  completeGiftJob,
  countStatisticsJob,
  purgeDeletedGiftsJob,
  purgeSessionsJob,
  purgeResetCodesJob,
  purgeUndoneCrossOffsJob,
  purgeNoticesJob,
  purgeMailsJob,
  purgeRateLimitsJob,
  purgeLinkReadingsJob,
  purgeProductsJob,
  purgeImagesJob,
  tellOwnersJob,
  deleteOldForumPostsJob,
  purgeDictionaryJob,
]
