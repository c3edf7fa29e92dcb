import { contentPages } from './pages.tsx'

/** Pages of text alone. */
export const content = { pages: [contentPages] }
