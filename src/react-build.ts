import { createRequire } from 'node:module'

/**
 * Loads React's production build if NODE_ENV is unset. Must be imported first, for the reason in
 * docs/decisions/010-react-build.md.
 */
if (process.env.NODE_ENV === undefined) {
  process.env.NODE_ENV = 'production'
  const require = createRequire(import.meta.url)
  for (const part of ['react', 'react/jsx-runtime', 'react-dom/server']) require(part)
  delete process.env.NODE_ENV
}
