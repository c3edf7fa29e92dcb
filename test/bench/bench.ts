import type { BenchServer } from './database.ts'

export const fewLists = 10

export interface Bench {
  /** server whose databases are kept between runs */
  server: BenchServer
  /** number of lists in the large database */
  manyLists: number
  /** number of lists in the database of the part `search`, all of them findable */
  searchedLists: number
  /** number of offers in the catalog that is searched, and in the feed that is imported */
  offers: number
  /** number of users in the part `overview`; all are due for an overview mail */
  readers: number
}
