import assert from 'node:assert/strict'
import type { Client, Person, World } from './world.ts'

/** The call that adds and changes gifts. */
export const editing = '/api/MyGift/EditWithoutProduct'

/** A body for it: a gift in the first category of somebody’s list. */
export const giftBody = (owner: Person, more: object = {}) => ({
  categoryPrivateGuid: owner.list.categoryPrivateGuid,
  description: 'Theepot',
  ...more,
})

/**
 * Crosses a gift off; resolves to the guid that undoes it.
 * @param contextId the flow’s, which pages send and apps may leave out
 */
export async function crossOff(who: Client, publicGiftGuid: string, contextId?: string): Promise<string> {
  const { status, body } = await who.api('POST', '/api/Gift/CrossOff', { publicGiftGuid, contextId })
  assert.equal(status, 200, JSON.stringify(body))
  return body.crossOffGuid as string
}

/** Asks for the gifts that a logged-in user gives. @returns their public guids */
export async function givenBy(who: Client): Promise<string[]> {
  const { status, body } = await who.api('GET', '/api/Gift/CrossedOff')
  assert.equal(status, 200)
  return (body.crossedOffWishlists as { gifts: { publicGuid: string }[] }[]).flatMap(({ gifts }) =>
    gifts.map(({ publicGuid }) => publicGuid),
  )
}

/** Gives a gift in the first category of somebody’s list other words and another link. */
export async function editGift(
  owner: Person,
  publicGuid: string,
  description: string,
  url: string | null = null,
): Promise<void> {
  const { status, body } = await owner.api('POST', editing, {
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

/** The public guids of a category’s gifts, in their order. */
export const giftOrder = async (world: World, categoryId: number): Promise<string[]> =>
  (
    await world.sql<
      { guid: string }[]
    >`select public_guid as guid from gifts where category_id = ${categoryId} order by position, id`
  ).map(({ guid }) => guid)

/** A gift as the database has it; undefined when there is none. */
export async function storedGift(world: World, publicGuid: string) {
  const [row] = await world.sql<
    { description: string; url: string | null; imageHash: string | null; crossOffEnabled: boolean }[]
  >`
    select description, url, image_hash as "imageHash", cross_off_enabled as "crossOffEnabled" from gifts where public_guid = ${publicGuid}::uuid`
  return row
}
