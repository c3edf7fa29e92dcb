import { z } from 'zod'
import { flag, guid } from '#core/input.ts'
import type { Sql } from '#core/db.ts'

/** Months between overview mails; 0 is never. */
export const frequencies = [0, 1, 3, 6, 12] as const

export const emailSettingsInput = z.object({
  userPrivateGuid: guid(),
  overviewEmailFrequency: z.coerce
    .number({ error: 'general.invalid' })
    .pipe(z.literal([...frequencies], { error: 'general.invalid' })),
  enableCrossOffNotifications: flag(),
})

export interface EmailSettings {
  email: string
  overviewEmailFrequency: number
  enableCrossOffNotifications: boolean
  userPrivateGuid: string
}

/** @param userGuid private guid, a capability that the user's mails carry. @returns null when unknown */
export async function emailSettings(sql: Sql, userGuid: string): Promise<EmailSettings | null> {
  const [settings] = await sql<EmailSettings[]>`
    select email, overview_email_frequency as "overviewEmailFrequency", cross_off_mails as "enableCrossOffNotifications", private_guid as "userPrivateGuid"
    from users where private_guid = ${userGuid}::uuid`
  return settings ?? null
}

export async function updateEmailSettings(sql: Sql, given: z.output<typeof emailSettingsInput>): Promise<boolean> {
  const updated = await sql`
    update users set overview_email_frequency = ${given.overviewEmailFrequency}, cross_off_mails = ${given.enableCrossOffNotifications}
    where private_guid = ${given.userPrivateGuid}::uuid`
  return updated.count === 1
}

/** Kinds of mails that one click unsubscribes from. */
export const mailKinds = ['cross-offs', 'overview'] as const
export type MailKind = (typeof mailKinds)[number]

/** RFC 8058's one-click unsubscribe. @returns whether there is such a user */
export async function unsubscribe(sql: Sql, userGuid: string, kind: MailKind): Promise<boolean> {
  const updated =
    kind === 'cross-offs'
      ? await sql`update users set cross_off_mails = false where private_guid = ${userGuid}::uuid`
      : await sql`update users set overview_email_frequency = 0 where private_guid = ${userGuid}::uuid`
  return updated.count === 1
}
