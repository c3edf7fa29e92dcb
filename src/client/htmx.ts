import imported, { type Htmx } from 'htmx.org'

/** htmx's types describe its CommonJS build; the bundle contains the ES module. */
export const htmx = imported as unknown as Htmx
