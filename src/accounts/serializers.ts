import { z } from 'zod'
import { emailField, guidField } from '#core/output.ts'
import { aboutCrossOffs, overviewMonths } from './email-settings.ts'

export const userSchema = z
  .object({
    privateGuid: guidField().meta({ description: 'Known to the user alone; `Account/Edit` asks for it' }),
    publicGuid: guidField().meta({ description: 'Guid that other people may see' }),
    email: emailField(),
    pendingEmail: emailField().nullable().meta({
      description: 'Address that waits for its confirmation and then replaces `email`; null if none does',
      example: null,
    }),
    firstName: z.string().nullable().meta({ description: 'First name; null until a guest gives one', example: 'Noor' }),
    lastName: z
      .string()
      .nullable()
      .meta({ description: 'Last name; null until a guest gives one', example: 'de Vries' }),
    isAccount: z.boolean().meta({ description: 'False for a guest, who has no password' }),
    overviewEmailFrequency: z.number().int().meta(overviewMonths),
    enableCrossOffConfirmationEmail: z.boolean().meta(aboutCrossOffs),
  })
  .meta({ id: 'User' })

/** Fields of `EmailSettings` that the API has. */
export const emailSettingsSchema = z
  .object({
    email: emailField(),
    overviewEmailFrequency: z.number().int().meta(overviewMonths),
    enableCrossOffNotifications: z.boolean().meta(aboutCrossOffs),
    userPrivateGuid: guidField().meta({ description: 'The guid that the request named' }),
  })
  .meta({ id: 'EmailSettings' })
