import { z } from 'zod'
import { apiResponse, Api } from '#web/api.ts'
import { statistics } from './statistics.ts'

const count = (description: string, example: number) => z.number().int().meta({ description, example })

export const homeApi = new Api().endpoint(
  {
    method: 'get',
    path: '/api/Stats/HomepageStats',
    summary: 'Get the numbers for the home page',
    description: 'The numbers are counted every hour. They are 0 until the first count.',
    responses: {
      200: z.object({
        totalBirthdaysThisMonth: count('Number of lists for a birthday in this month', 412),
        totalGifts: count('Number of gifts on all lists', 61_805),
        totalUsers: count('Number of users who own a list; guests and others who only give don’t count', 5230),
      }),
    },
  },
  async (scope) => {
    const { people = 0, gifts = 0, birthdays = 0 } = (await statistics(scope)) ?? {}
    return apiResponse(200, { totalBirthdaysThisMonth: birthdays, totalGifts: gifts, totalUsers: people })
  },
)
