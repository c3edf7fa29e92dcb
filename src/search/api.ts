import { z } from 'zod'
import { listImageUrl } from '../lists/index.ts'
import { apiResponse, apiResponseOr, Api } from '#web/api.ts'
import { displayUrl, sharedListUrl } from '#views/sharing/urls.ts'
import { searchInput } from './input.ts'
import { searchProblems } from './problems.ts'
import { searchLists } from './search-lists.ts'

const hitSchema = z
  .object({
    city: z.string().nullable(),
    firstName: z.string(),
    id: z.string(),
    illustration: z.string(),
    lastName: z.string(),
    listUrl: z.string(),
    listUrlForDisplay: z.string(),
    userName: z.string(),
  })
  .meta({ id: 'ListSearchHit' })

export const searchApi = new Api().endpoint(
  {
    method: 'get',
    path: '/api/Wishlist/Search',
    query: { query: searchInput },
    summary:
      'Search for lists whose owners allow it; returns the best 50, and a `totalCount` of 1001 means more than 1000',
    responses: { 200: z.object({ hits: z.array(hitSchema), totalCount: z.number().int() }) },
    problems: searchProblems,
  },
  async (scope, { query }) =>
    apiResponseOr(await searchLists(scope, query), ({ hits, totalCount }) =>
      apiResponse(200, {
        hits: hits.map(({ publicGuid, username, firstName, lastName, city, ...pictured }) => {
          const listUrl = sharedListUrl(scope.config.baseUrl, username)
          return {
            city,
            firstName,
            id: publicGuid,
            illustration: listImageUrl(pictured),
            lastName,
            listUrl,
            listUrlForDisplay: displayUrl(listUrl),
            userName: username,
          }
        }),
        totalCount,
      }),
    ),
)
