import { sendReminders } from '../src/draws/index.ts'
import { defineJob } from './define-job.ts'

/** Runs during the day, because people read the mail when it arrives. */
export const sendRemindersJob = defineJob({ kind: 'send-reminders', cron: '45 9 * * *', run: sendReminders })
