import { dayMs, dayOf } from '#core/days.ts'
import { purgeHeldMails, purgeMails } from '#core/mail/waiting-mails.ts'
import { purgeFaults } from '#core/mail/address-faults.ts'
import { recordFailedLotMails } from '../src/lots/index.ts'
import { defineJob } from './define-job.ts'

const maxAgeMs = 30 * dayMs
/** time after which a refused e-mail address is tried once more */
const refusedMs = 2 * 365 * dayMs
/** time after which the draw of a held lot is deleted for certain */
const heldMs = 3 * 365 * dayMs

export const purgeMailsJob = defineJob({
  kind: 'purge-mails',
  cron: '35 4 * * *',
  run: async ({ sql, now }) => {
    const ago = (ms: number) => dayOf(new Date(now().getTime() - ms))
    const before = ago(maxAgeMs)
    await sql.begin(async (tx) => {
      await recordFailedLotMails(tx, before)
      await purgeMails(tx, before)
      await purgeHeldMails(tx, ago(heldMs))
      await purgeFaults(tx, ago(refusedMs))
    })
  },
})
