import { createRequire } from 'node:module'

/**
 * Loads React's production build where NODE_ENV is not set, as under plain `npm start`: React chooses its build when it is loaded, and the one
 * for development renders a page in three times the time. Imported before everything else; NODE_ENV stays unset for everybody else.
 */
if (process.env.NODE_ENV === undefined) {
  process.env.NODE_ENV = 'production'
  const require = createRequire(import.meta.url)
  for (const part of ['react', 'react/jsx-runtime', 'react-dom/server']) require(part)
  delete process.env.NODE_ENV
}
