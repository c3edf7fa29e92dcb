import { purgeProofs } from '../src/accounts/index.ts'
import { defineJob } from './define-job.ts'

export const purgeProofsJob = defineJob({ name: 'purge-proofs', cron: '17 4 * * *', run: purgeProofs })
