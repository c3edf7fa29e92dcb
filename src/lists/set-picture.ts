import type { ImageProblem } from '#core/image-processing.ts'
import { consume } from '#core/limits.ts'
import { ok, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { changeOwnList } from './change-lists.ts'
import type { Theme } from './themes.ts'

export const setThemeImage = (scope: Scope, privateGuid: string, theme: Theme): Promise<void> =>
  changeOwnList(scope, privateGuid, async (tx, list, record) => {
    await tx`update lists set theme_image = ${theme}, image_hash = null where id = ${list.id}`
    await record(list, 'list-changed')
  })

export async function uploadImage(
  scope: Scope,
  privateGuid: string,
  upload: Uint8Array,
): Promise<Result<null, ImageProblem>> {
  await consume(scope, 'upload')
  const stored = await scope.images.storeSquarePng(scope.sql, upload)
  if (!stored.ok) return stored
  return changeOwnList(scope, privateGuid, async (tx, list, record) => {
    await tx`update lists set image_hash = ${stored.value.hash} where id = ${list.id}`
    await record(list, 'list-changed')
    return ok(null)
  })
}
