import { z } from 'zod'
import { guid, optionalFlag, checkbox } from '#core/input.ts'
import type { Sql } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'

/** Periods between overview mails, in months. */
export const frequencies = [0, 1, 3, 6, 12] as const

// Descriptions of fields that several schemas have.
export const overviewMonths = {
  description: 'Number of months between overview emails, which need a confirmed address; 0 for no such emails',
  example: 3,
}
export const aboutCrossOffs = { description: 'Whether the user gets emails about the gifts that they cross off' }
export const settingsGuid = {
  description: 'Guid from a link to the settings in the user’s emails, or the caller’s own `privateGuid`',
}

export const emailSettingsInput = z.object({
  userPrivateGuid: guid().meta(settingsGuid),
  overviewEmailFrequency: z
    .union(
      frequencies.map((months) => z.literal(months)),
      { error: 'general.invalid' },
    )
    .meta(overviewMonths),
  enableCrossOffNotifications: z.boolean({ error: 'general.invalid' }).meta(aboutCrossOffs),
  /** not in the API contract */
  enableForumMails: optionalFlag().meta({
    description: 'Whether the user gets emails about messages on their lists; null keeps the setting',
  }),
})

export const emailSettingsForm = emailSettingsInput.extend({
  overviewEmailFrequency: z.preprocess(
    (months) => frequencies.find((each) => String(each) === months),
    emailSettingsInput.shape.overviewEmailFrequency,
  ),
  enableCrossOffNotifications: checkbox(),
  enableForumMails: checkbox(),
})

export interface EmailSettings {
  email: string
  /** whether the user has proven the address; only then overview mails go there */
  isProven: boolean
  overviewEmailFrequency: number
  enableCrossOffNotifications: boolean
  enableForumMails: boolean
  userPrivateGuid: string
}

/**
 * SQL condition that a guid opens a user's mail settings. The settings guid in the user's mails works without a login.
 * The private guid works for the user alone, logged in.
 */
const settingsGuidMatches = ({ sql, user }: Scope, guid: string) =>
  sql`(mailings_guid = ${guid}::uuid or (private_guid = ${guid}::uuid and id = ${user?.id ?? null}::int))`

/** @returns the settings, with the guid from the request as `userPrivateGuid`; null if the guid is unknown */
export async function emailSettings(scope: Scope, guid: string): Promise<EmailSettings | null> {
  const [settings] = await scope.sql<Omit<EmailSettings, 'userPrivateGuid'>[]>`
    select email, email_proven_at is not null as is_proven, overview_email_frequency, cross_off_mails as enable_cross_off_notifications,
      forum_mails as enable_forum_mails
    from users where ${settingsGuidMatches(scope, guid)}`
  return settings ? { ...settings, userPrivateGuid: guid } : null
}

export async function updateEmailSettings(scope: Scope, given: z.output<typeof emailSettingsInput>): Promise<boolean> {
  const updated = await scope.sql`
    update users set overview_email_frequency = ${given.overviewEmailFrequency}, cross_off_mails = ${given.enableCrossOffNotifications},
      forum_mails = coalesce(${given.enableForumMails}::boolean, forum_mails)
    where ${settingsGuidMatches(scope, given.userPrivateGuid)}`
  return updated.count === 1
}

/** Groups of mails that have a one-click unsubscribe link each. */
export const mailKinds = ['cross-offs', 'overview', 'forum-posts'] as const
export type MailKind = (typeof mailKinds)[number]

/**
 * Switches off one group of a user's mails, for the one-click unsubscribe of RFC 8058.
 * @returns whether the guid is a user's
 */
export async function unsubscribe(sql: Sql, mailingsGuid: string, kind: MailKind): Promise<boolean> {
  const switchedOff = {
    'cross-offs': sql`cross_off_mails = false`,
    overview: sql`overview_email_frequency = 0`,
    'forum-posts': sql`forum_mails = false`,
  }
  const updated = await sql`update users set ${switchedOff[kind]} where mailings_guid = ${mailingsGuid}::uuid`
  return updated.count === 1
}

/** Switches off all groups of mails to an e-mail address, because its owner reported one of them as spam. */
export async function stopMailsTo(sql: Sql, address: string): Promise<void> {
  await sql`
    update users set cross_off_mails = false, overview_email_frequency = 0, forum_mails = false
    where email = ${address}::citext`
}
