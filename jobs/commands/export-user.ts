import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Services } from '#core/scope.ts'
import { exportOwnData } from '../../src/export/index.ts'
import { counted, requireUsers, scopeOfUser } from './users-by-address.ts'

/**
 * Writes a zip with the data of the account with this e-mail address, else of the guest who has proven the address,
 * else of the newest guest. Leaves out all other guests, because anybody may have typed the address. Cross-offs of
 * these guests on the account's own lists would reveal surprises to the account's user.
 * @param path file that must not exist yet
 * @throws Error if nobody has the e-mail address, or if the file exists
 */
export async function exportUser(services: Services, email: string, path: string): Promise<string> {
  const [user, ...others] = await requireUsers(services, email)
  const scope = await scopeOfUser(services, user)
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${path} is there already`) : error
  })
  try {
    await pipeline(exportOwnData(scope).zip, createWriteStream(path, { fd: file }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  const left = others.length > 0 ? ` Not in it: ${counted(others.length, 'guest')} who gave the same address.` : ''
  return `Wrote the data of ${user.isAccount ? 'the account' : 'the guest'} to ${path}.${left}`
}
