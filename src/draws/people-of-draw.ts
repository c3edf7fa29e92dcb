import { randomUUID } from 'node:crypto'
import { Unauthorized } from '#core/errors.ts'
import { fullNameOf, isSameAddress } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { friendsToDraw, type FriendToDraw } from '../friends/index.ts'
import type { NewParticipant } from '../lots/index.ts'
import type { NewDraw } from './input.ts'

type GivenParticipant = NewDraw['participants'][number]

/** Organizer of a new draw. */
export interface NewOrganizer {
  name: string
  email: string
}

/** Returns the participant who organizes a new draw: the first one, if the organizer takes part. */
const organizingParticipant = ({
  organizerTakesPart,
  participants,
}: Pick<NewDraw, 'organizerTakesPart' | 'participants'>): GivenParticipant | null =>
  organizerTakesPart ? (participants[0] ?? null) : null

/**
 * Returns the organizer of a new draw. An organizer who is logged in to an account and doesn't take part has the account's
 * name.
 * @throws Unauthorized if the organizer's address is an account's and no account is logged in
 */
export async function organizerOf(
  scope: Scope,
  draw: Pick<NewDraw, 'organizer' | 'organizerTakesPart' | 'participants'>,
): Promise<Result<NewOrganizer, 'InvalidData' | 'InvalidOrganizerEmail'>> {
  const given = organizingParticipant(draw) ?? draw.organizer
  const account = scope.user?.isAccount ? scope.user : null
  const name = account && !draw.organizerTakesPart ? fullNameOf(account) : given?.name
  const email = await organizersEmail(scope, given?.email ?? null)
  if (!email.ok) return email
  return name ? ok({ name, email: email.value }) : refuse('InvalidData')
}

/**
 * Returns the organizer's e-mail address. For an account it is the account's own address; for other callers it is the
 * given address, which must not be an account's.
 * @throws Unauthorized if the address is an account's and no account is logged in
 */
async function organizersEmail(
  scope: Scope,
  given: string | null,
): Promise<Result<string, 'InvalidData' | 'InvalidOrganizerEmail'>> {
  if (scope.user?.isAccount)
    return given === null || isSameAddress(given, scope.user.email)
      ? ok(scope.user.email)
      : refuse('InvalidOrganizerEmail')
  if (given === null) return refuse('InvalidData')
  const [account] = await scope.sql`select 1 from users where email = ${given}::citext and password_hash is not null`
  if (account) throw new Unauthorized()
  return ok(given)
}

/** Whether the caller has proven the e-mail address at which they organize. */
export const hasProven = ({ user }: Scope, organizer: string): boolean =>
  user?.isProven === true && isSameAddress(user.email, organizer)

/**
 * Returns all participants. Friends get the stored name and e-mail address, all others the given ones.
 */
export async function newParticipantsOf(
  scope: Scope,
  draw: NewDraw,
  organizer: NewOrganizer,
): Promise<Result<NewParticipant[], 'InvalidData'>> {
  const { participants } = draw
  if (!areConsistent(participants)) return refuse('InvalidData')
  const friendOf = await friendsIn(scope, participants)
  const organizing = organizingParticipant(draw)
  const people = participants.map((given) => {
    if (given === organizing) return organizingPerson(scope, organizer)
    if (given.friendParticipantPublicGuid !== null)
      return personOfFriend(scope, given, friendOf.get(given.friendParticipantPublicGuid))
    return newPerson(scope, given.name, given.email)
  })
  return people.every((person) => person !== null) ? ok(people) : refuse('InvalidData')
}

/** Returns the current user's friends among the given people, by the list by which they were chosen. */
async function friendsIn(
  { sql, user }: Scope,
  given: readonly Pick<GivenParticipant, 'friendParticipantPublicGuid'>[],
): Promise<Map<string, FriendToDraw>> {
  const listGuids = given.flatMap(({ friendParticipantPublicGuid }) => friendParticipantPublicGuid ?? [])
  const friends = user && listGuids.length > 0 ? await friendsToDraw(sql, user.id, listGuids) : []
  return new Map(friends.map((friend) => [friend.listGuid, friend]))
}

/** Whether each participant is given only once, and all exclusions refer to given participants. */
function areConsistent(participants: readonly GivenParticipant[]): boolean {
  const known = new Set(participants.map(({ localGuid }) => localGuid))
  return (
    known.size === participants.length && participants.every(({ exclude }) => exclude.every((guid) => known.has(guid)))
  )
}

type Newcomer = Pick<GivenParticipant, 'name' | 'email' | 'friendParticipantPublicGuid'>

/**
 * Returns people who join a draw that exists already, in the given order.
 * @returns null for each who is given as a friend, but is no friend of the current user
 */
export async function newcomersOf(scope: Scope, given: readonly Newcomer[]): Promise<(NewParticipant | null)[]> {
  const friendOf = await friendsIn(scope, given)
  return given.map(({ name, email, friendParticipantPublicGuid: friendGuid }) =>
    friendGuid === null
      ? newPerson(scope, name, email)
      : personOfFriend(scope, { publicUserGuid: null }, friendOf.get(friendGuid)),
  )
}

/** Returns one person who joins, like `newcomersOf`. */
export const newcomerOf = async (scope: Scope, given: Newcomer): Promise<NewParticipant | null> =>
  (await newcomersOf(scope, [given]))[0]!

/** Returns a participant who is known only by name and, unless their lot goes into an envelope, e-mail address. */
const newPerson = (scope: Scope, name: string, email: string | null): NewParticipant => ({
  publicGuid: randomUUID(),
  name,
  email,
  userId: null,
  friendGuid: null,
  isOrganizer: false,
  opensWhereDrawn: false,
  isHeld: false,
  edition: scope.texts.edition.code,
  isOwnAddress: false,
})

const organizingPerson = (scope: Scope, { name, email }: NewOrganizer): NewParticipant => ({
  ...newPerson(scope, name, email),
  userId: scope.user?.isAccount ? scope.user.id : null,
  isOrganizer: true,
  opensWhereDrawn: !hasProven(scope, email),
})

/**
 * Returns a friend as a participant.
 * @returns null if they are no friend of the current user, or `publicUserGuid` is another user's
 */
function personOfFriend(
  scope: Scope,
  { publicUserGuid }: Pick<GivenParticipant, 'publicUserGuid'>,
  friend: FriendToDraw | undefined,
): NewParticipant | null {
  if (!friend || (publicUserGuid !== null && publicUserGuid !== friend.userGuid)) return null
  return {
    ...newPerson(scope, friend.fullName, friend.email),
    userId: friend.userId,
    friendGuid: friend.listGuid,
    edition: friend.edition,
  }
}
