import type { Services } from '#core/scope.ts'

/** A participant's choice about the reminders of a draw. */
export interface ReminderSettings {
  title: string
  wantsReminders: boolean
}

/** Returns a participant's choice; null once the participant or the draw is gone. */
export async function reminderSettings(
  { sql }: Pick<Services, 'sql'>,
  participantGuid: string,
): Promise<ReminderSettings | null> {
  const [row] = await sql<ReminderSettings[]>`
    select d.title, p.wants_reminders from participants p join draws d on d.id = p.draw_id
    where p.public_guid = ${participantGuid}::uuid and d.deleted_at is null`
  return row ?? null
}

export async function setReminders(
  { sql }: Pick<Services, 'sql'>,
  participantGuid: string,
  wantsReminders: boolean,
): Promise<void> {
  await sql`update participants set wants_reminders = ${wantsReminders} where public_guid = ${participantGuid}::uuid`
}
