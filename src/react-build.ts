import { createRequire } from 'node:module'

/**
 * Loads React's production build where NODE_ENV is unset, as under plain `npm start`: the development build takes three times as long to
 * render a page. React picks its build when it is loaded, so this must be imported first. NODE_ENV stays unset for everything else.
 */
if (process.env.NODE_ENV === undefined) {
  process.env.NODE_ENV = 'production'
  const require = createRequire(import.meta.url)
  for (const part of ['react', 'react/jsx-runtime', 'react-dom/server']) require(part)
  delete process.env.NODE_ENV
}
