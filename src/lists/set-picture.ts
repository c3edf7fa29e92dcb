import type { ImageProblem } from '#core/image-processing.ts'
import { ok, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { changeList } from './change-list.ts'
import type { Theme } from './themes.ts'

/**
 * Gives one of the asker's lists a theme picture; a picture of its own goes.
 * @throws Unauthorized without a login, Forbidden for another's list
 */
export const setThemeImage = (scope: Scope, privateGuid: string, theme: Theme): Promise<void> =>
  changeList(scope, privateGuid, async (tx, list) => {
    await tx`update lists set theme_image = ${theme}, image_hash = null where id = ${list.id}`
  })

/**
 * Gives one of the asker's lists a picture of its own, cut to a square.
 * @param bytes the upload as it came
 * @throws Unauthorized without a login, Forbidden for another's list
 */
export async function uploadImage(
  scope: Scope,
  privateGuid: string,
  bytes: Uint8Array,
): Promise<Result<null, ImageProblem>> {
  const stored = await scope.images.storeSquarePng(scope.sql, bytes)
  if (!stored.ok) return stored
  await changeList(scope, privateGuid, async (tx, list) => {
    await tx`update lists set image_hash = ${stored.value.hash} where id = ${list.id}`
  })
  return ok(null)
}
