import type { Readable } from 'node:stream'
import { dayOf } from '#core/days.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { ownData } from './own-data.ts'
import { zipOf } from './zip.ts'

/**
 * Returns the current user's data as a zip that is created while it is read.
 * @throws Unauthorized without a login, UserDeleted if the account has been deleted
 */
export function exportOwnData(scope: Scope): { zip: Readable; name: string } {
  requireUser(scope)
  const day = dayOf(scope.now())
  return { zip: zipOf(ownData(scope), day), name: `${scope.texts.edition.brand.toLowerCase()}-${day}.zip` }
}
