import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { blankAsNull, guid } from '#core/input.ts'
import { fullNameOf } from '#core/names.ts'
import type { CurrentUser } from '#core/scope.ts'
import { drawOccasion, participantBounds } from '../input.ts'
import { newDraftPerson, withPeople, type Draft, type DraftPerson } from './draft.ts'
import { parsedJson } from './parsed-json.ts'

const anyText = z.preprocess((value) => value ?? '', z.string())
const anyGuid = z.preprocess(blankAsNull, guid().nullable())

/** Schema of drafts that browsers store. Accepts incomplete fields, but no other structure. */
const storedDraft = z.object({
  title: anyText,
  description: anyText,
  /** missing in older drafts, from before the wizard asked for an occasion */
  occasion: drawOccasion().catch(null),
  participants: z
    .array(
      z.object({
        localGuid: anyGuid,
        name: anyText,
        email: z.preprocess(blankAsNull, z.string().nullable()),
        publicUserGuid: anyGuid,
        friendParticipantPublicGuid: anyGuid,
        exclude: z.preprocess((value) => value ?? [], z.array(guid()).max(participantBounds.max)),
      }),
    )
    .max(participantBounds.max),
})
type StoredDraft = z.output<typeof storedDraft>

function personOf(kept: StoredDraft['participants'][number], isOrganizer: boolean): DraftPerson {
  const isFriend = !isOrganizer && kept.friendParticipantPublicGuid !== null
  return {
    localGuid: kept.localGuid ?? randomUUID(),
    name: kept.name,
    email: isFriend ? null : kept.email,
    publicUserGuid: isFriend ? kept.publicUserGuid : null,
    friendParticipantPublicGuid: isFriend ? kept.friendParticipantPublicGuid : null,
    exclude: kept.exclude,
    isEmailAddedUser: !isFriend,
  }
}

/**
 * Reads a draft that a browser stored. If an account is logged in, the draft's organizer gets the account's e-mail
 * address.
 * @param given the draft, or its JSON; blank for no draft
 * @returns the draft; null for no draft; 'unreadable' for another structure
 */
export function readDraft(given: unknown, user: CurrentUser | null): Draft | null | 'unreadable' {
  if (given === undefined || given === null || given === '') return null
  const parsed = storedDraft.safeParse(typeof given === 'string' ? parsedJson(given) : given)
  if (!parsed.success) return 'unreadable'
  const { title, description, occasion, participants } = parsed.data
  const people = new Map<string, DraftPerson>()
  for (const [position, kept] of participants.entries()) {
    const person = personOf(kept, position === 0)
    if (!people.has(person.localGuid)) people.set(person.localGuid, person)
  }
  const [organizer = newDraftPerson(user), ...others] = people.values()
  const known = user?.isAccount
    ? { email: user.email, name: organizer.name.trim() === '' ? fullNameOf(user) : organizer.name }
    : {}
  return withPeople({ title, description, occasion, participants: [] }, [{ ...organizer, ...known }, ...others])
}
