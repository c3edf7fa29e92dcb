import { purgeInvites } from '../src/owners/index.ts'
import { defineJob } from './define-job.ts'

export const purgeInvitesJob = defineJob({ kind: 'purge-invites', cron: '0 5 * * *', run: purgeInvites })
