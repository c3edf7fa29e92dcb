/** Whether others can open a list, so that it can be passed on, found, and linked to a lot: `PUBLIC` and `OPEN` lists; of `CLOSED` and `UNKNOWN` ones only owners know. */
export const isShareable = ({ accessType }: { accessType: string }): boolean => accessType === 'PUBLIC' || accessType === 'OPEN'
