import type { BenchServer } from './database.ts'

export const fewLists = 10

export interface Bench {
  /** its databases are kept between runs */
  server: BenchServer
  /** lists in the large database */
  manyLists: number
  /** in the database to search in, all to be found */
  searchedLists: number
  /** in the catalogue to search in, and in the feed that is imported */
  offers: number
  /** who are all due for an overview mail */
  readers: number
}
