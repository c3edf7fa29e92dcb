/** Where the lot stands on its page. */
export const lotId = 'lot'

/** Attributes of a form whose answer is the lot as it is then. */
export const changesLot = { 'hx-target': `#${lotId}`, 'hx-swap': 'outerMorph', 'hx-sync': 'this:drop' } as const
