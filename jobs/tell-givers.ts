import { tellGivers } from '../src/cross-offs/index.ts'
import { defineJob } from './define-job.ts'

export const tellGiversJob = defineJob({
  name: 'tell-givers',
  cron: '* * * * *',
  // at once where nothing waits on purpose
  queue: { notify: true },
  run: (services) => services.sql.begin((tx) => tellGivers(services, tx)),
})
