import { purgeDictionary } from '../src/search/index.ts'
import { defineJob } from './define-job.ts'

export const purgeDictionaryJob = defineJob({ kind: 'purge-dictionary', cron: '50 4 * * *', run: purgeDictionary })
