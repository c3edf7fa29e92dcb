import type { BenchServer } from './database.ts'

/** How many lists the small database has. */
export const fewLists = 10

/** What a part is given. */
export interface Bench {
  /** the server whose databases are kept */
  server: BenchServer
  /** how many lists the large database has */
  manyLists: number
}
