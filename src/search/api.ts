import { z } from 'zod'
import { listImageUrl } from '../lists/index.ts'
import { guidField, pathField, urlField } from '#core/output.ts'
import { apiResponse, apiResponseOr, Api } from '#web/api.ts'
import { displayUrl, sharedListUrl } from '#views/sharing/urls.ts'
import { searchInput } from './input.ts'
import { searchMessages } from './problems.ts'
import { maxCountedLists, maxShown, searchLists } from './search-lists.ts'

const hitSchema = z
  .object({
    city: z.string().nullable().meta({ description: 'Town; null if the list has none', example: 'Utrecht' }),
    firstName: z.string().meta({ description: 'First name of the person for whom the list is', example: 'Noor' }),
    id: guidField().meta({ description: 'Public guid of the list' }),
    illustration: pathField().meta({
      description: 'Path of the list’s picture on this server; a neutral picture unless the list is public',
      example: '/images/7d793037a0760186574b0282f2f435e7-square.png',
    }),
    lastName: z.string().meta({ example: 'de Vries' }),
    listUrl: urlField().meta({ example: 'https://wishring.example/noor' }),
    listUrlForDisplay: z.string().meta({
      description: '`listUrl` for people to read, without its scheme and `www.`',
      example: 'wishring.example/noor',
    }),
    userName: z.string().meta({ description: 'Name of the list, with which its link ends', example: 'noor' }),
  })
  .meta({ id: 'ListSearchHit' })

export const searchApi = new Api().endpoint(
  {
    method: 'get',
    path: '/api/Wishlist/Search',
    query: { query: searchInput },
    summary: 'Search for lists whose owners allow it',
    description: `Finds lists that have all the words in their name, person, town or title, or the list to which a link leads. The beginning of a word is enough, and typing errors are forgiven. \`hits\` has the best ${maxShown} at most. \`TookTooLong\` means that the search was given up after two seconds.`,
    responses: {
      200: z.object({
        hits: z.array(hitSchema),
        totalCount: z
          .number()
          .int()
          .meta({
            description: `Number of lists found; ${maxCountedLists + 1} if there are more than ${maxCountedLists}`,
            example: 1,
          }),
      }),
    },
    problems: searchMessages,
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
