import imported, { type Htmx } from 'htmx.org'

/** htmx's types describe its CommonJS build; the bundle contains the ES module. */
export const htmx = imported as unknown as Htmx

// Must be set before the page is ready, because htmx then begins to work.
Object.assign(htmx.config, {
  defaultTimeout: 10_000,
  history: 'reload',
  // A live update would otherwise remove these attributes: a card would lose its focus with its tabindex, and a changed
  // text its highlight.
  morphIgnore: [...htmx.config.morphIgnore, 'tabindex', 'data-css-changed'],
})
