import { dayMs, dayOf } from '#core/calendar.ts'
import { purgeMails } from '#core/mail.ts'
import { keepFailedMails } from '../src/lots/index.ts'
import { defineJob } from './define-job.ts'

const maxAgeMs = 30 * dayMs

export const purgeMailsJob = defineJob({
  name: 'purge-mails',
  cron: '35 4 * * *',
  run: async ({ sql, now }) => {
    const before = dayOf(new Date(now().getTime() - maxAgeMs))
    await sql.begin(async (tx) => {
      await keepFailedMails(tx, before)
      await purgeMails(tx, before)
    })
  },
})
