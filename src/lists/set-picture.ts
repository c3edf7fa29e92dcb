import type { StoreProblem } from '#core/images/store.ts'
import { consume, uploads } from '#core/limits.ts'
import { merge, type MergeOutcome } from '#core/merging.ts'
import { ok, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { changeOwnList } from './change-lists.ts'
import type { OwnedList } from './owned-list.ts'
import type { Theme } from './themes.ts'

/**
 * Picture of a list: a drawing or a photo. It merges as one field, because a mix of two owners' pictures would be
 * neither's.
 */
export interface PictureFields {
  picture: { theme: string; imageHash: null } | { theme: null; imageHash: string }
}

type StoredPicture = Pick<OwnedList, 'themeImage' | 'imageHash'>

export const pictureFields = ({ themeImage, imageHash }: StoredPicture): PictureFields => ({
  picture: imageHash ? { theme: null, imageHash } : { theme: themeImage, imageHash: null },
})

/** Sets the picture of a list. If it is a photo, the former drawing stays stored too. */
const setPicture = (
  scope: Scope,
  privateGuid: string,
  picture: PictureFields['picture'],
  version: string | null,
): Promise<MergeOutcome<null, PictureFields>> =>
  changeOwnList(scope, privateGuid, async (tx, list, record): Promise<MergeOutcome<null, PictureFields>> => {
    const [stored] = await tx<StoredPicture[]>`
      select theme_image, image_hash from lists where id = ${list.id}`
    const merged = merge(version, { picture }, pictureFields(stored!))
    if (!merged.ok) return merged
    const { theme, imageHash } = merged.value.picture
    await tx`update lists set theme_image = coalesce(${theme}, theme_image), image_hash = ${imageHash} where id = ${list.id}`
    await record(list, 'list-changed')
    return ok(null)
  })

/** @param version version of the form's values when it was opened, see `merge` */
export const setThemeImage = (scope: Scope, privateGuid: string, theme: Theme, version: string | null = null) =>
  setPicture(scope, privateGuid, { theme, imageHash: null }, version)

/** @param version version of the form's values when it was opened, see `merge` */
export async function uploadImage(
  scope: Scope,
  privateGuid: string,
  upload: Uint8Array,
  version: string | null = null,
): Promise<Result<null, StoreProblem> | MergeOutcome<null, PictureFields>> {
  await consume(scope, uploads)
  const stored = await scope.images.storeSquarePng(scope.sql, upload)
  if (!stored.ok) return stored
  return setPicture(scope, privateGuid, { theme: null, imageHash: stored.value.hash }, version)
}
