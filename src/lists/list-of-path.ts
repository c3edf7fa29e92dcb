import type { Http } from '#web/http.ts'
import { requireOwnedList, type OwnedList } from './owned-list.ts'

export const listOfPath = (c: Http): Promise<OwnedList> => requireOwnedList(c.get('scope'), c.req.param('username')!)
