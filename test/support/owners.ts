import assert from 'node:assert/strict'
import type { Client, Person } from './world.ts'

/** Has a list's primary owner invite another owner. Resolves to the invitation's guid. */
export async function invite(primary: Person, name = 'Iemand'): Promise<string> {
  const { status, body } = await primary.api('POST', '/api/WishlistOwner/InviteExtraOwner', {
    privateWishlistGuid: primary.list.privateGuid,
    name,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body.guid as string
}

export const accept = (who: Client, invitationGuid: string) =>
  who.api('POST', '/api/Wishlist/AcceptExtraOwnerInvite', { invitationGuid })

/** Invites other people to a person's first list. They all accept, one after another. */
export async function addOwners(primary: Person, ...others: Person[]): Promise<void> {
  for (const other of others) assert.deepEqual((await accept(other, await invite(primary, other.name))).body, true)
}

export const remove = (primary: Person, other: Pick<Person, 'user'>) =>
  primary.api('POST', '/api/WishlistOwner/RemoveExtraOwner', {
    privateWishlistGuid: primary.list.privateGuid,
    publicUserGuid: other.user.publicGuid,
  })
