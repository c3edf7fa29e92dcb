import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { blankAsNull, guid } from '#core/input.ts'
import type { CurrentUser } from '#core/scope.ts'
import { participantBounds } from '../input.ts'

/** Somebody in a draft. Friends have guids and no address, everybody else an address and no guids. */
export interface DraftPerson {
  localGuid: string
  name: string
  email: string | null
  publicUserGuid: string | null
  friendParticipantPublicGuid: string | null
  /** whom this one may not draw, by `localGuid` */
  exclude: string[]
  /** added by e-mail address, and so to be changed by the organizer */
  isEmailAddedUser: boolean
}

/** A draw that is being prepared, as the browser keeps it until it is drawn; the first person organizes it. */
export interface Draft {
  title: string
  description: string
  participants: DraftPerson[]
}

const anyText = z.preprocess((value) => value ?? '', z.string())
const anyGuid = z.preprocess(blankAsNull, guid().nullable())

/** What browsers may have kept: half-filled fields are fine, another structure is not. */
const keptDraft = z.object({
  title: anyText,
  description: anyText,
  participants: z
    .array(
      z.object({
        localGuid: anyGuid,
        name: anyText,
        email: z.preprocess(blankAsNull, z.string().nullable()),
        publicUserGuid: anyGuid,
        friendParticipantPublicGuid: anyGuid,
        exclude: z.preprocess((value) => value ?? [], z.array(guid()).max(participantBounds.most)),
      }),
    )
    .max(participantBounds.most),
})
type KeptDraft = z.output<typeof keptDraft>

const fullName = ({ firstName, lastName }: CurrentUser) => [firstName, lastName].filter(Boolean).join(' ')

/** Who organizes what the asker begins: the asker, as far as we know him. */
const newOrganizer = (user: CurrentUser | null): DraftPerson => ({
  localGuid: randomUUID(),
  name: user ? fullName(user) : '',
  email: user?.email ?? null,
  publicUserGuid: null,
  friendParticipantPublicGuid: null,
  exclude: [],
  isEmailAddedUser: true,
})

/** A draft with nothing in it but its organizer. */
export const emptyDraft = (user: CurrentUser | null): Draft => ({
  title: '',
  description: '',
  participants: [newOrganizer(user)],
})

function personOf(kept: KeptDraft['participants'][number], isOrganizer: boolean): DraftPerson {
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

/** Only exclusions of people who are there, each once, and nobody of himself. */
function withTidyExclusions(people: readonly DraftPerson[]): DraftPerson[] {
  const known = new Set(people.map(({ localGuid }) => localGuid))
  return people.map((person) => ({
    ...person,
    exclude: [...new Set(person.exclude)].filter((other) => other !== person.localGuid && known.has(other)),
  }))
}

/** A draft with other people: what they exclude is kept as far as it still holds. */
export const withPeople = (draft: Draft, people: readonly DraftPerson[]): Draft => ({
  ...draft,
  participants: withTidyExclusions(people),
})

/**
 * Reads a draft that somebody's browser kept; an account always organizes under its own address.
 * @param given the draft, or its JSON; blank for none
 * @returns the draft; null without one; 'unreadable' for what is no draft of this version
 */
export function readDraft(given: unknown, user: CurrentUser | null): Draft | null | 'unreadable' {
  if (given === undefined || given === null || given === '') return null
  const parsed = keptDraft.safeParse(typeof given === 'string' ? parsedJson(given) : given)
  if (!parsed.success) return 'unreadable'
  const { title, description, participants } = parsed.data
  const people = new Map<string, DraftPerson>()
  for (const [position, kept] of participants.entries()) {
    const person = personOf(kept, position === 0)
    if (!people.has(person.localGuid)) people.set(person.localGuid, person)
  }
  const [organizer = newOrganizer(user), ...others] = people.values()
  const known = user?.isAccount
    ? { email: user.email, name: organizer.name.trim() === '' ? fullName(user) : organizer.name }
    : {}
  return { title, description, participants: withTidyExclusions([{ ...organizer, ...known }, ...others]) }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Adds people by their addresses, except who is there already under the same name and address. @returns the draft, and how many were new */
export function addPeople(
  draft: Draft,
  people: readonly { name: string; email: string }[],
): { draft: Draft; added: number } {
  const keyOf = (person: { name: string; email: string | null }) =>
    `${person.name.trim().toLowerCase()}\n${person.email?.trim().toLowerCase() ?? ''}`
  const there = new Set(draft.participants.map(keyOf))
  const fresh: DraftPerson[] = []
  for (const person of people) {
    if (there.has(keyOf(person))) continue
    there.add(keyOf(person))
    fresh.push({ ...newOrganizer(null), ...person })
  }
  return { draft: { ...draft, participants: [...draft.participants, ...fresh] }, added: fresh.length }
}

/** A friend as the draft needs him. */
interface Friend {
  fullName: string
  publicUserGuid: string
  friendParticipantPublicGuid: string
}

/** Adds a friend who is not there yet. */
export function addFriend(
  draft: Draft,
  { fullName: name, publicUserGuid, friendParticipantPublicGuid }: Friend,
): Draft {
  if (draft.participants.some((person) => person.friendParticipantPublicGuid === friendParticipantPublicGuid))
    return draft
  return {
    ...draft,
    participants: [
      ...draft.participants,
      { ...newOrganizer(null), name, publicUserGuid, friendParticipantPublicGuid, isEmailAddedUser: false },
    ],
  }
}

/** Takes a friend out again. */
export const removeFriend = (draft: Draft, friendGuid: string): Draft =>
  withPeople(
    draft,
    draft.participants.filter((person) => person.friendParticipantPublicGuid !== friendGuid),
  )

/**
 * Sets whom somebody may not draw.
 * @param excluded by `localGuid`; unknown people and himself don't count
 * @param mutual they may not draw him either, and who is let free here is free to
 */
export function exclude(draft: Draft, localGuid: string, excluded: readonly string[], mutual: boolean): Draft {
  const before = draft.participants.find((person) => person.localGuid === localGuid)?.exclude ?? []
  const people = draft.participants.map((person) => {
    if (person.localGuid === localGuid) return { ...person, exclude: [...excluded] }
    if (!mutual) return person
    if (excluded.includes(person.localGuid)) return { ...person, exclude: [...person.exclude, localGuid] }
    return before.includes(person.localGuid)
      ? { ...person, exclude: person.exclude.filter((other) => other !== localGuid) }
      : person
  })
  return withPeople(draft, people)
}

/** Whether somebody excludes people, and all of them him too. */
export function isMutual(draft: Draft, { localGuid, exclude: excluded }: DraftPerson): boolean {
  return (
    excluded.length > 0 &&
    excluded.every((other) =>
      draft.participants.find((person) => person.localGuid === other)?.exclude.includes(localGuid),
    )
  )
}

/** Names that several people have, regardless of case; each as it is written first. */
export function repeatedNames({ participants }: Draft): string[] {
  const counts = new Map<string, { name: string; count: number }>()
  for (const { name } of participants) {
    const key = name.trim().toLowerCase()
    const seen = counts.get(key)
    if (seen) seen.count++
    else counts.set(key, { name: name.trim(), count: 1 })
  }
  return [...counts.values()].flatMap(({ name, count }) => (count > 1 ? [name] : []))
}
