/** Time in ms during which an owner can undo the deletion or move of a gift. Givers are notified only afterwards. */
export const undoableMs = 2 * 60_000
