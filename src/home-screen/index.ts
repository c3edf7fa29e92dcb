import { homeScreenPages } from './pages.tsx'

/** What makes an app of the site, for whoever puts it on their home screen: a manifest, a share target, a page for when there is no connection. */
export const homeScreen = { pages: [homeScreenPages] }
