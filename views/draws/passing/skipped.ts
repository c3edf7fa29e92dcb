const maxSkipped = 200

/** Returns the mark of a participant in URLs, which would be too long with whole guids. */
export const markOf = (participantGuid: string): string => participantGuid.slice(0, 8)

/** Returns the marks of skipped participants in a query parameter or form field. */
export const skippedIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split('.')
    .filter((mark) => /^[0-9a-f]{8}$/.test(mark))
    .slice(-maxSkipped)
