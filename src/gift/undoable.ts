/** How long the deletion or move of a gift can be undone; until then nobody is told of it. */
export const undoableMs = 2 * 60_000
