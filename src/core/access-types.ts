/**
 * Access types of a list. `CLOSED` opens to its owners only, `OPEN` to visitors who know the answer to its question,
 * and `PUBLIC` to everybody. `UNKNOWN` is like `CLOSED`.
 */
export const accessTypes = ['CLOSED', 'OPEN', 'PUBLIC', 'UNKNOWN'] as const
export type AccessType = (typeof accessTypes)[number]

/** Whether visitors can open a list, so that it can be shared, found, and linked to a lot. */
export const isShareable = ({ accessType }: { accessType: string }): boolean =>
  accessType === 'PUBLIC' || accessType === 'OPEN'
