/** Opens to: only its owners; whoever knows the answer to its question; everybody. `UNKNOWN` is like `CLOSED`. */
export const accessTypes = ['CLOSED', 'OPEN', 'PUBLIC', 'UNKNOWN'] as const
export type AccessType = (typeof accessTypes)[number]

/** Whether others can open the list, so that it can be shared, found, and linked to a lot. */
export const isShareable = ({ accessType }: { accessType: string }): boolean =>
  accessType === 'PUBLIC' || accessType === 'OPEN'
