import { purgeProofs } from '../src/accounts/index.ts'
import { defineJob } from './define-job.ts'

export const purgeProofsJob = defineJob({ kind: 'purge-proofs', cron: '17 4 * * *', run: purgeProofs })
