import { purgeAddressChanges } from '../src/accounts/index.ts'
import { defineJob } from './define-job.ts'

export const purgeAddressChangesJob = defineJob({
  name: 'purge-address-changes',
  cron: '15 4 * * *',
  run: purgeAddressChanges,
})
