import assert from 'node:assert/strict'
import type { Client } from './world.ts'

/** Posts a message on a list. Resolves to the message's public guid. */
export async function writePost(who: Client, publicWishlistGuid: string, message: string): Promise<string> {
  const { status, body } = await who.api('POST', '/api/Wishlist/CreateForumPost', { publicWishlistGuid, message })
  assert.equal(status, 200, JSON.stringify(body))
  return body.publicGuid as string
}
