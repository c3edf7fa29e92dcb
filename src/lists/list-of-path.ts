import type { Http } from '#web/http.ts'
import { requireOwnedList, type OwnedList } from './owned-list.ts'

/** The asker's list that the path names by `username`. @throws as `requireOwnedList` */
export const listOfPath = (c: Http): Promise<OwnedList> => requireOwnedList(c.get('scope'), c.req.param('username')!)
