import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Services } from '#core/scope.ts'
import { exportOwnData } from '../../src/export/index.ts'
import { counted, requireUsers, scopeOfUser } from './users-by-address.ts'

/**
 * Writes what the account of an address may see of its own, else who has proven it, else the newest guest. Not other guests: anybody may have typed the address, and
 * on a list of the account's own they would tell what is crossed off.
 * @param path of a file that is not there yet
 * @throws where nobody has the address, or the file is there
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
