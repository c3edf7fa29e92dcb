import { randomUUID } from 'node:crypto'
import { fullNameOf } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser } from '#core/scope.ts'
import type { DrawOccasion } from '../../lots/index.ts'
import { participantBounds } from '../input.ts'

/** Somebody in a draft. Friends have guids and no address, everybody else an address and no guids. */
export interface DraftPerson {
  localGuid: string
  name: string
  email: string | null
  publicUserGuid: string | null
  friendParticipantPublicGuid: string | null
  /** whom they may not draw, by `localGuid` */
  exclude: string[]
  /** added by e-mail address, and so for the organizer to edit */
  isEmailAddedUser: boolean
}

/** A draw that is being prepared, as the browser keeps it until it is drawn. */
export interface Draft {
  title: string
  description: string
  /** null until the organizer chose one or went on with the suggested one */
  occasion: DrawOccasion | null
  participants: DraftPerson[]
}

/** The asker as organizer, as far as we know them. */
export const newOrganizer = (user: CurrentUser | null): DraftPerson => ({
  localGuid: randomUUID(),
  name: user ? fullNameOf(user) : '',
  email: user?.email ?? null,
  publicUserGuid: null,
  friendParticipantPublicGuid: null,
  exclude: [],
  isEmailAddedUser: true,
})

/** @returns whether somebody in a draft organizes it: the first one does */
export const isOrganizer = ({ participants }: Draft, person: DraftPerson): boolean => person === participants[0]

/** A draft with nobody in it but its organizer. */
export const emptyDraft = (user: CurrentUser | null): Draft => ({
  title: '',
  description: '',
  occasion: null,
  participants: [newOrganizer(user)],
})

// ── People ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A draft with other people. Of their exclusions only those of people who are there are kept, each once, and nobody's of themselves. */
export function withPeople(draft: Draft, people: readonly DraftPerson[]): Draft {
  const known = new Set(people.map(({ localGuid }) => localGuid))
  return {
    ...draft,
    participants: people.map((person) => ({
      ...person,
      exclude: [...new Set(person.exclude)].filter((other) => other !== person.localGuid && known.has(other)),
    })),
  }
}

const withinBounds = <Value>(draft: Draft, value: Value): Result<Value, 'TooMany'> =>
  draft.participants.length > participantBounds.max ? refuse('TooMany') : ok(value)

/**
 * Adds people by their addresses, except those who are there already under the same name and address. Somebody whose name was only guessed from the
 * address is there already under any name.
 * @returns the draft, and how many were new
 */
export function addPeople(
  draft: Draft,
  people: readonly { name: string; email: string; isNamed?: boolean }[],
): Result<{ draft: Draft; added: number }, 'TooMany'> {
  const addressOf = ({ email }: { email: string | null }) => email?.trim().toLowerCase() ?? ''
  const keyOf = (person: { name: string; email: string | null }) =>
    `${person.name.trim().toLowerCase()}\n${addressOf(person)}`
  const there = new Set(draft.participants.map(keyOf))
  const namedAddresses = new Set([...draft.participants, ...people.filter(({ isNamed }) => isNamed)].map(addressOf))
  const fresh: DraftPerson[] = []
  for (const { isNamed = true, ...person } of people) {
    if (there.has(keyOf(person)) || (!isNamed && namedAddresses.has(addressOf(person)))) continue
    there.add(keyOf(person))
    fresh.push({ ...newOrganizer(null), ...person })
  }
  const changed = { ...draft, participants: [...draft.participants, ...fresh] }
  return withinBounds(changed, { draft: changed, added: fresh.length })
}

/** A friend as the draft needs them. */
interface Friend {
  fullName: string
  publicUserGuid: string
  friendParticipantPublicGuid: string
}

/** Lets those of the asker's friends take part who are chosen, by `friendParticipantPublicGuid`, and the others not. */
export function chooseFriends(
  draft: Draft,
  friends: readonly Friend[],
  chosen: ReadonlySet<unknown>,
): Result<Draft, 'TooMany'> {
  const there = new Set(draft.participants.map((person) => person.friendParticipantPublicGuid))
  const isChosen = ({ friendParticipantPublicGuid }: Friend) => chosen.has(friendParticipantPublicGuid)
  const leaving = new Set(friends.filter((friend) => !isChosen(friend)).map((each) => each.friendParticipantPublicGuid))
  const coming = friends.filter((friend) => isChosen(friend) && !there.has(friend.friendParticipantPublicGuid))
  const changed = withPeople(draft, [
    ...draft.participants.filter(({ friendParticipantPublicGuid: guid }) => guid === null || !leaving.has(guid)),
    ...coming.map(({ fullName: name, publicUserGuid, friendParticipantPublicGuid }) => ({
      ...newOrganizer(null),
      name,
      publicUserGuid,
      friendParticipantPublicGuid,
      isEmailAddedUser: false,
    })),
  ])
  return withinBounds(changed, changed)
}

export const editPerson = (draft: Draft, localGuid: string, given: { name: string; email: string }): Draft =>
  withPeople(
    draft,
    draft.participants.map((person) => (person.localGuid === localGuid ? { ...person, ...given } : person)),
  )

export const removePerson = (draft: Draft, localGuid: string): Draft =>
  withPeople(
    draft,
    draft.participants.filter((person) => person.localGuid !== localGuid),
  )

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

// ── Exclusions ─────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Sets whom somebody may not draw.
 * @param excluded by `localGuid`; unknown people and themselves don't count
 * @param mutual they may not draw this one either, and those who were let go here are free to
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

/** Whether everybody whom somebody excludes excludes them too. True where they exclude nobody yet, since exclusions mostly go both ways. */
export const isMutual = (draft: Draft, { localGuid, exclude: excluded }: DraftPerson): boolean =>
  excluded.every((other) =>
    draft.participants.find((person) => person.localGuid === other)?.exclude.includes(localGuid),
  )
