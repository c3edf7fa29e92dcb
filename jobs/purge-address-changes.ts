import { purgeAddressChanges } from '../src/accounts/index.ts'
import { defineJob } from './define-job.ts'

export const purgeAddressChangesJob = defineJob({
  kind: 'purge-address-changes',
  cron: '15 4 * * *',
  run: purgeAddressChanges,
})
