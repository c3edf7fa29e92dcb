import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { blankAsNull, guid } from '#core/input.ts'
import { fullNameOf } from '#core/names.ts'
import type { CurrentUser } from '#core/scope.ts'
import { drawOccasion, participantBounds } from '../input.ts'
import { newOrganizer, withPeople, type Draft, type DraftPerson } from './draft.ts'
import { parsedJson } from './parsed-json.ts'

const anyText = z.preprocess((value) => value ?? '', z.string())
const anyGuid = z.preprocess(blankAsNull, guid().nullable())

/** Schema of drafts that browsers store. Accepts incomplete fields, but no other structure. */
const storedDraft = z
  .object({
    title: anyText,
    description: anyText,
    /** missing in older drafts, from before the wizard asked for an occasion */
    occasion: drawOccasion().catch(null),
    date: anyText,
    budget: anyText,
    organizerTakesPart: z.preprocess((value) => value ?? true, z.boolean()),
    participants: z
      .array(
        z.object({
          localGuid: anyGuid,
          name: anyText,
          email: z.preprocess(blankAsNull, z.string().nullable()),
          publicUserGuid: anyGuid,
          friendParticipantPublicGuid: anyGuid,
          exclude: z.preprocess((value) => value ?? [], z.array(guid()).max(participantBounds.max)),
          isOrganizer: z.preprocess((value) => value ?? false, z.boolean()),
        }),
      )
      .max(participantBounds.max + 1),
  })
  .refine(({ participants, organizerTakesPart }) => participants.length <= participantBounds.max || !organizerTakesPart)
type StoredDraft = z.output<typeof storedDraft>

/**
 * Returns the position of the organizer among the stored participants. Older drafts don't mark the organizer, who is
 * first there.
 */
const positionOfOrganizer = ({ participants }: StoredDraft) =>
  Math.max(
    0,
    participants.findIndex(({ isOrganizer }) => isOrganizer),
  )

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
    isOrganizer,
  }
}

/** Returns the organizer with the e-mail address of the account that is logged in, and its name where they have none. */
const ofAccount = (organizer: DraftPerson, user: CurrentUser | null): DraftPerson =>
  user?.isAccount
    ? { ...organizer, email: user.email, name: organizer.name.trim() === '' ? fullNameOf(user) : organizer.name }
    : organizer

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
  const { participants, ...about } = parsed.data
  const organizing = positionOfOrganizer(parsed.data)
  const people = new Map<string, DraftPerson>()
  for (const [position, kept] of participants.entries()) {
    const person = personOf(kept, position === organizing)
    const known = people.get(person.localGuid)
    if (!known || person.isOrganizer) people.set(person.localGuid, person)
  }
  const read = people.size === 0 ? [newOrganizer(user)] : [...people.values()]
  return withPeople(
    { ...about, participants: [] },
    read.map((person) => (person.isOrganizer ? ofAccount(person, user) : person)),
  )
}
