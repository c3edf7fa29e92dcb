import type { Http } from '#web/http.ts'

/** When a page fetches its content anew: the region that it shows, `own-list` or `visited-list`. */
export const shownRegion = (c: Http): string | undefined => c.req.header('HX-Target')?.split('#')[1]
