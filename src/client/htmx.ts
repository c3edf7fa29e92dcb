import imported, { type Htmx } from 'htmx.org'

/** htmx's types describe its CommonJS build; the bundle contains the ES module. */
export const htmx = imported as unknown as Htmx

// Before the page is ready, when htmx begins to work.
Object.assign(htmx.config, {
  defaultTimeout: 10_000,
  history: 'reload',
  // A card that was given the focus would lose it with its tabindex, when news of the list comes. A changed text would lose its highlight.
  morphIgnore: [...htmx.config.morphIgnore, 'tabindex', 'data-css-changed'],
})
