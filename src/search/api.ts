import { z } from 'zod'
import { listImageUrl } from '../lists/index.ts'
import { answer, answerOr, Api } from '#web/api.ts'
import { displayAddress, listAddress } from '#views/sharing/addresses.ts'
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

export const searchApi = new Api().call(
  {
    method: 'get',
    path: '/api/Wishlist/Search',
    query: { query: searchInput },
    summary: 'Lists that may be found, the best 50; a `totalCount` of 1001 stands for more than 1000',
    answers: { 200: z.object({ hits: z.array(hitSchema), totalCount: z.number().int() }) },
    problems: searchProblems,
  },
  async (scope, { query }) =>
    answerOr(await searchLists(scope, query), ({ hits, totalCount }) =>
      answer(200, {
        hits: hits.map(({ publicGuid, username, firstName, lastName, city, ...pictured }) => {
          const listUrl = listAddress(scope.config.baseUrl, username)
          return {
            city,
            firstName,
            id: publicGuid,
            illustration: listImageUrl(pictured),
            lastName,
            listUrl,
            listUrlForDisplay: displayAddress(listUrl),
            userName: username,
          }
        }),
        totalCount,
      }),
    ),
)
