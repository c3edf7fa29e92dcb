/** Id of the lot's element on its page. */
export const lotId = 'lot'

/** Attributes of a form whose response is the changed lot. */
export const swapsLot = { 'hx-target': `#${lotId}`, 'hx-swap': 'outerMorph', 'hx-sync': 'this:drop' } as const
