import { z } from 'zod'
import { checkbox } from '#core/input.ts'

export const calendarForm = z.object({
  /** whether to replace the calendar's URL if it already has one */
  isRenewed: checkbox(),
})
