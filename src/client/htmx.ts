import imported, { type Htmx } from 'htmx.org'

/** htmx's types describe its CommonJS build; the bundle contains the ES module. */
export const htmx = imported as unknown as Htmx

// This configuration must be set before the page is ready, because htmx begins to work then.
Object.assign(htmx.config, {
  defaultTimeout: 10_000,
  history: 'reload',
  // Keeps these attributes during a live update. Without `tabindex` a card would lose the focus, and without
  // `data-css-changed` a changed text its highlight.
  morphIgnore: [...htmx.config.morphIgnore, 'tabindex', 'data-css-changed'],
})
