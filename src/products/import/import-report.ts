import type { Refusal } from './offer.ts'

export interface RefusedRows {
  count: number
  /** the first refused rows, each with the value that caused the refusal */
  examples: { row: number; given: string }[]
}

export interface ImportReport {
  /** null if no row could be read */
  shop: string | null
  rows: number
  added: number
  changed: number
  unchanged: number
  withdrawn: number
  refused: Map<Refusal, RefusedRows>
  /** why the feed broke off; null if it was complete */
  broken: string | null
  /** whether so many rows were unreadable that no product was withdrawn */
  isDoubtful: boolean
  /** paths of pictures that the feed names but that were not delivered with it */
  missingPictures: readonly string[]
}

const shownExamples = 3

export const emptyReport = (): ImportReport => ({
  shop: null,
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  refused: new Map(),
  broken: null,
  isDoubtful: false,
  missingPictures: [],
})

export function countRefused({ refused }: ImportReport, why: Refusal, row: number, given: string): void {
  const rows = refused.get(why) ?? { count: 0, examples: [] }
  rows.count++
  if (rows.examples.length < shownExamples) rows.examples.push({ row, given: given.slice(0, 80) })
  refused.set(why, rows)
}
