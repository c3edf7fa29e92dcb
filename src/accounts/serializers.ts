import { z } from 'zod'

export const userSchema = z.object({
  privateGuid: z.string(),
  publicGuid: z.string(),
  email: z.string(),
  /** e-mail address that replaces `email` once it is confirmed */
  pendingEmail: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  isAccount: z.boolean(),
  overviewEmailFrequency: z.number(),
  enableCrossOffConfirmationEmail: z.boolean(),
})
