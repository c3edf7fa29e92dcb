import { z } from 'zod'

export const userSchema = z.object({
  privateGuid: z.string(),
  publicGuid: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  isAccount: z.boolean(),
  overviewEmailFrequency: z.number(),
  enableCrossOffConfirmationEmail: z.boolean(),
})
