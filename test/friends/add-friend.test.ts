import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { addFriend } from '../../src/friends/index.ts'
import { openFamily } from '#test/support/family.ts'

const { world, noor, lotte } = await openFamily()

test('a list’s owner becomes a friend once, and nobody becomes their own', async () => {
  const scope = await world.scopeOf(lotte)
  const added = await addFriend(scope, noor.list.publicGuid)
  assert.ok(added.ok)
  assert.deepEqual(await addFriend(scope, noor.list.publicGuid), added)
  const { friends } = (await lotte.api('GET', '/api/Loting/LotingFriendsList')).body
  assert.deepEqual(
    friends.map(({ fullName }: { fullName: string }) => fullName),
    [noor.name],
  )
  assert.deepEqual(await addFriend(scope, lotte.list.publicGuid), { ok: false, problem: 'OwnWishlist' })
  assert.deepEqual(await addFriend(scope, randomUUID()), { ok: false, problem: 'WishlistNotFound' })
})
