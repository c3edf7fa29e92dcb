import { z } from 'zod'
import { apiResponse, Api } from '#web/api.ts'
import { statistics } from './statistics.ts'

const count = z.number().int()

export const homeApi = new Api().endpoint(
  {
    method: 'get',
    path: '/api/Stats/HomepageStats',
    summary: 'Count the people with a list, the gifts on all lists, and this month’s birthdays',
    responses: { 200: z.object({ totalBirthdaysThisMonth: count, totalGifts: count, totalUsers: count }) },
  },
  async (scope) => {
    const { people = 0, gifts = 0, birthdays = 0 } = (await statistics(scope)) ?? {}
    return apiResponse(200, { totalBirthdaysThisMonth: birthdays, totalGifts: gifts, totalUsers: people })
  },
)
