import { z } from 'zod'
import { flag, guid } from '#core/input.ts'
import type { Sql } from '#core/db.ts'

/** Overview mails come every so many months; 0 is never. */
export const frequencies = [0, 1, 3, 6, 12] as const

export const emailSettingsInput = z.object({
  userPrivateGuid: guid(),
  overviewEmailFrequency: z.coerce
    .number({ error: 'general.invalid' })
    .pipe(z.literal([...frequencies], { error: 'general.invalid' })),
  enableCrossOffNotifications: flag(),
})

/** Which mails a user gets, known by the private guid alone, as it stands in his mails. */
export interface EmailSettings {
  email: string
  overviewEmailFrequency: number
  enableCrossOffNotifications: boolean
  userPrivateGuid: string
}

/** @param userGuid the user's private guid, a capability; @returns null when unknown */
export async function emailSettings(sql: Sql, userGuid: string): Promise<EmailSettings | null> {
  const [settings] = await sql<EmailSettings[]>`
    select email, overview_email_frequency as "overviewEmailFrequency", cross_off_mails as "enableCrossOffNotifications", private_guid as "userPrivateGuid"
    from users where private_guid = ${userGuid}::uuid`
  return settings ?? null
}

/** @returns whether there is such a user */
export async function updateEmailSettings(sql: Sql, given: z.output<typeof emailSettingsInput>): Promise<boolean> {
  const updated = await sql`
    update users set overview_email_frequency = ${given.overviewEmailFrequency}, cross_off_mails = ${given.enableCrossOffNotifications}
    where private_guid = ${given.userPrivateGuid}::uuid`
  return updated.count === 1
}

/** The kinds of mails that one click stops. */
export const mailKinds = ['cross-offs', 'overview'] as const
export type MailKind = (typeof mailKinds)[number]

/** Stops one kind of mails (RFC 8058's one click). @returns whether there is such a user */
export async function unsubscribe(sql: Sql, userGuid: string, kind: MailKind): Promise<boolean> {
  const updated =
    kind === 'cross-offs'
      ? await sql`update users set cross_off_mails = false where private_guid = ${userGuid}::uuid`
      : await sql`update users set overview_email_frequency = 0 where private_guid = ${userGuid}::uuid`
  return updated.count === 1
}
