import { purgeProducts } from '../src/products/index.ts'
import { defineJob } from './define-job.ts'

export const purgeProductsJob = defineJob({ name: 'purge-products', cron: '55 4 * * *', run: purgeProducts })
