import { z } from 'zod'
import { ticked } from '#core/input.ts'

export const calendarForm = z.object({
  /** whether an address that is there already is replaced */
  isRenewed: ticked(),
})
