import type { z } from 'zod'
import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { changeLists } from '../lists/index.ts'
import type { newCategoryInput } from './input.ts'
import type { OwnCategory } from './own-categories.ts'

export const createCategory = (
  scope: Scope,
  { name, wishlistPrivateGuid }: z.output<typeof newCategoryInput>,
): Promise<OwnCategory> =>
  changeLists(scope, [{ list: wishlistPrivateGuid }], async (tx, [list], record) => {
    if (!list) throw new NotFound()
    const [category] = await tx<Omit<OwnCategory, 'giftCount'>[]>`
      insert into categories (list_id, name, position)
      select ${list.id}, ${name}, coalesce(max(position) + 1, 0) from categories where list_id = ${list.id}
      returning id, private_guid, public_guid, name`
    await record(list, 'rearranged')
    return { ...category!, giftCount: 0 }
  })
