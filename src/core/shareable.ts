/** Who may open a list: nobody but its owners, who knows the answer to its question, everybody; `UNKNOWN` is like `CLOSED`. */
export const accessTypes = ['CLOSED', 'OPEN', 'PUBLIC', 'UNKNOWN'] as const
export type AccessType = (typeof accessTypes)[number]

/** Whether others can open a list, so that it can be passed on, found, and linked to a lot: `PUBLIC` and `OPEN` lists; of `CLOSED` and `UNKNOWN` ones only owners know. */
export const isShareable = ({ accessType }: { accessType: string }): boolean =>
  accessType === 'PUBLIC' || accessType === 'OPEN'
