export { countStatistics } from './statistics.ts'
