import { purgeProducts } from '../src/products/index.ts'
import { defineJob } from './define-job.ts'

export const purgeProductsJob = defineJob({ kind: 'purge-products', cron: '55 4 * * *', run: purgeProducts })
