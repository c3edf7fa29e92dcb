import { sharingPages } from './pages.tsx'

export const sharing = { pages: [sharingPages] }
