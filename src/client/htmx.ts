import imported, { type Htmx } from 'htmx.org'

/** htmx itself; its types describe the CommonJS side, and browsers get the other. */
export const htmx = imported as unknown as Htmx
