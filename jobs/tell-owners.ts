import { tellOwners } from '../src/forum/index.ts'
import { defineJob } from './define-job.ts'

/** Runs during the day. Messages written late in the evening can wait for the morning. */
export const tellOwnersJob = defineJob({
  kind: 'tell-owners',
  cron: '* 8-21 * * *',
  run: (services) => services.sql.begin((tx) => tellOwners(services, tx)),
})
