import { randomUUID } from 'node:crypto'
import { fullNameOf } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser } from '#core/scope.ts'
import type { DrawOccasion, Terms } from '../../lots/index.ts'
import { parse } from '#core/input.ts'
import { participantBounds, typedBudget } from '../input.ts'

/**
 * A participant in a draft. A friend has `publicUserGuid` and `friendParticipantPublicGuid`, and no `email`. All others
 * have neither of these guids, and are reached by `email`, or by an envelope without one.
 */
export interface DraftPerson {
  localGuid: string
  name: string
  email: string | null
  publicUserGuid: string | null
  friendParticipantPublicGuid: string | null
  /** people whom this participant may not draw, by `localGuid` */
  exclude: string[]
  /** whether the participant was added by e-mail address, so that the organizer can edit them */
  isEmailAddedUser: boolean
  isOrganizer: boolean
}

/** A draw in preparation. The browser keeps it until the lots are drawn. */
export interface Draft {
  title: string
  description: string
  /** null until the organizer chooses an occasion or accepts the suggested one */
  occasion: DrawOccasion | null
  /** day on which presents are given, as a form's field has it; empty for no day */
  date: string
  /** highest price of a present in euros, as the organizer typed it; empty for no budget */
  budget: string
  organizerTakesPart: boolean
  /** everybody who draws, and the organizer, even if the organizer doesn't take part */
  participants: DraftPerson[]
}

export const newDraftPerson = (): DraftPerson => ({
  localGuid: randomUUID(),
  name: '',
  email: null,
  publicUserGuid: null,
  friendParticipantPublicGuid: null,
  exclude: [],
  isEmailAddedUser: true,
  isOrganizer: false,
})

/** Returns the current user as the organizer of a new draft; without name and e-mail address when logged out. */
export const newOrganizer = (user: CurrentUser | null): DraftPerson => ({
  ...newDraftPerson(),
  name: user ? fullNameOf(user) : '',
  email: user?.email ?? null,
  isOrganizer: true,
})

export const organizerOf = ({ participants }: Draft): DraftPerson =>
  participants.find(({ isOrganizer }) => isOrganizer)!

/** Returns the people who draw: all, but for an organizer who doesn't take part. */
export const peopleOf = ({ participants, organizerTakesPart }: Draft): DraftPerson[] =>
  participants.filter(({ isOrganizer }) => organizerTakesPart || !isOrganizer)

/** Returns the day and the budget of a draft; null where it has none, or an unreadable budget. */
export function termsOf({ date, budget }: Draft): Terms {
  const read = parse(typedBudget(), budget)
  return { date: date === '' ? null : date, budget: read.ok ? read.value : null }
}

/** Returns a draft that has nobody but its organizer. */
export const emptyDraft = (user: CurrentUser | null): Draft => ({
  title: '',
  description: '',
  occasion: null,
  date: '',
  budget: '',
  organizerTakesPart: true,
  participants: [newOrganizer(user)],
})

// ── Participants ───────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Returns the draft with other participants. From each participant's exclusions it removes people who don't draw,
 * repetitions, and the participant.
 */
export function withPeople(draft: Draft, people: readonly DraftPerson[]): Draft {
  const changed = { ...draft, participants: [...people] }
  const known = new Set(peopleOf(changed).map(({ localGuid }) => localGuid))
  return {
    ...changed,
    participants: people.map((person) => ({
      ...person,
      exclude: [...new Set(person.exclude)].filter(
        (other) => other !== person.localGuid && known.has(other) && known.has(person.localGuid),
      ),
    })),
  }
}

const withinBounds = <Value>(draft: Draft, value: Value): Result<Value, 'TooMany'> =>
  peopleOf(draft).length > participantBounds.max ? refuse('TooMany') : ok(value)

/**
 * Adds people by their names and e-mail addresses. Skips people who are in the draft already with the same name and address. A
 * person whose name was only guessed (`isNamed` is false) is also skipped if the draft or a named person among `people`
 * has the same address, under any name.
 * @returns the draft, and the number of people added
 */
export function addPeople(
  draft: Draft,
  people: readonly { name: string; email: string | null; isNamed?: boolean }[],
): Result<{ draft: Draft; added: number }, 'TooMany'> {
  const addressOf = ({ email }: { email: string | null }) => email?.trim().toLowerCase() ?? ''
  const keyOf = (person: { name: string; email: string | null }) =>
    `${person.name.trim().toLowerCase()}\n${addressOf(person)}`
  const there = new Set(peopleOf(draft).map(keyOf))
  const namedAddresses = new Set([...peopleOf(draft), ...people.filter(({ isNamed }) => isNamed)].map(addressOf))
  const fresh: DraftPerson[] = []
  for (const { isNamed = true, ...person } of people) {
    if (there.has(keyOf(person)) || (!isNamed && namedAddresses.has(addressOf(person)))) continue
    there.add(keyOf(person))
    fresh.push({ ...newDraftPerson(), ...person })
  }
  const changed = { ...draft, participants: [...draft.participants, ...fresh] }
  return withinBounds(changed, { draft: changed, added: fresh.length })
}

/** A friend, reduced to the values that a draft needs. */
interface Friend {
  fullName: string
  publicUserGuid: string
  friendParticipantPublicGuid: string
}

/**
 * Adds the chosen friends to the draft, and removes all other friends from it.
 * @param friends all friends of the current user who can take part
 * @param chosen the chosen friends, by `friendParticipantPublicGuid`
 */
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
      ...newDraftPerson(),
      name,
      publicUserGuid,
      friendParticipantPublicGuid,
      isEmailAddedUser: false,
    })),
  ])
  return withinBounds(changed, changed)
}

export const editPerson = (draft: Draft, localGuid: string, given: { name: string; email: string | null }): Draft =>
  withPeople(
    draft,
    draft.participants.map((person) => (person.localGuid === localGuid ? { ...person, ...given } : person)),
  )

export const removePerson = (draft: Draft, localGuid: string): Draft =>
  withPeople(
    draft,
    draft.participants.filter((person) => person.localGuid !== localGuid),
  )

/**
 * Returns the names that several participants share, regardless of case. Each is spelled as at its first occurrence.
 */
export function repeatedNames(draft: Draft): string[] {
  const counts = new Map<string, { name: string; count: number }>()
  for (const { name } of peopleOf(draft)) {
    const key = name.trim().toLowerCase()
    const seen = counts.get(key)
    if (seen) seen.count++
    else counts.set(key, { name: name.trim(), count: 1 })
  }
  return [...counts.values()].flatMap(({ name, count }) => (count > 1 ? [name] : []))
}

// ── Exclusions ─────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Sets the people whom a participant may not draw.
 * @param excluded people by `localGuid`; ignores unknown ones and the participant
 * @param mutual whether the change applies in both directions: excluded people may not draw the participant either, and
 *   people who are no longer excluded may
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

/**
 * Whether all people whom a participant excludes exclude the participant too. Also true for a participant without
 * exclusions, because most exclusions go both ways.
 */
export const isMutual = (draft: Draft, { localGuid, exclude: excluded }: DraftPerson): boolean =>
  excluded.every((other) =>
    draft.participants.find((person) => person.localGuid === other)?.exclude.includes(localGuid),
  )
