import { z } from 'zod'
import type { CurrentUser } from '#core/scope.ts'

/** `User` as the API answers it. */
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

/** A user's own data, to the user. */
export const serializeUser = ({
  privateGuid,
  publicGuid,
  email,
  firstName,
  lastName,
  isAccount,
  overviewEmailFrequency,
  enableCrossOffConfirmationEmail,
}: CurrentUser): z.input<typeof userSchema> => ({
  privateGuid,
  publicGuid,
  email,
  firstName,
  lastName,
  isAccount,
  overviewEmailFrequency,
  enableCrossOffConfirmationEmail,
})
