import { mailGiftNews } from '../src/cross-offs/index.ts'
import { defineJob } from './define-job.ts'

export const mailGiftNewsJob = defineJob({
  name: 'mail-gift-news',
  cron: '* * * * *',
  run: (services) => services.sql.begin((tx) => mailGiftNews(services, tx)),
})
