import { contentPages } from './pages.tsx'

/** Pages of words alone. */
export const content = { pages: [contentPages] }
