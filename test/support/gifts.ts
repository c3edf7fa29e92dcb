import assert from 'node:assert/strict'
import type { Client, Person, World } from './world.ts'

/** Path of the endpoint that adds and changes gifts. */
export const editGiftPath = '/api/MyGift/EditWithoutProduct'

/** Returns a request body for `editGiftPath`: a gift in the first category of a person's list. */
export const giftBody = (owner: Person, more: object = {}) => ({
  categoryPrivateGuid: owner.list.categoryPrivateGuid,
  description: 'Theepot',
  ...more,
})

/**
 * Crosses a gift off. Resolves to the guid with which the cross-off can be undone.
 * @param contextId guid of the dialog or action in which the caller crosses off; pages send it, apps may leave it out
 */
export async function crossOff(who: Client, publicGiftGuid: string, contextId?: string): Promise<string> {
  const { status, body } = await who.api('POST', '/api/Gift/CrossOff', { publicGiftGuid, contextId })
  assert.equal(status, 200, JSON.stringify(body))
  return body.crossOffGuid as string
}

/** Fetches the gifts that a logged-in user gives. @returns their public guids */
export async function givenBy(who: Client): Promise<string[]> {
  const { status, body } = await who.api('GET', '/api/Gift/CrossedOff')
  assert.equal(status, 200)
  return (body.crossedOffWishlists as { gifts: { publicGuid: string }[] }[]).flatMap(({ gifts }) =>
    gifts.map(({ publicGuid }) => publicGuid),
  )
}

/** Changes the description and the link of a gift, and puts it in the first category of its owner's list. */
export async function editGift(
  owner: Person,
  publicGuid: string,
  description: string,
  url: string | null = null,
): Promise<void> {
  const { status, body } = await owner.api('POST', editGiftPath, {
    publicGuid,
    categoryPrivateGuid: owner.list.categoryPrivateGuid,
    description,
    url,
    enableCrossOff: true,
    hasCustomImage: false,
    newImageBase64: null,
  })
  assert.equal(status, 200, JSON.stringify(body))
}

/** Returns the public guids of a category's gifts, in order. */
export const giftOrder = async (world: World, categoryId: number): Promise<string[]> =>
  (
    await world.sql<
      { guid: string }[]
    >`select public_guid as guid from gifts where category_id = ${categoryId} order by position, id`
  ).map(({ guid }) => guid)

/** Returns a gift as the database has it, or undefined if there is none. */
export async function storedGift(world: World, publicGuid: string) {
  const [row] = await world.sql<
    { description: string; url: string | null; imageHash: string | null; crossOffEnabled: boolean }[]
  >`
    select description, url, image_hash as "imageHash", cross_off_enabled as "crossOffEnabled" from gifts where public_guid = ${publicGuid}::uuid`
  return row
}
