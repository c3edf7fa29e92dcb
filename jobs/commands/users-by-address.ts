import { editions } from '#core/editions.ts'
import type { Scope, Services } from '#core/scope.ts'
import { currentUser, usersWithAddress, type UserWithAddress } from '../../src/accounts/index.ts'
import { anonymousScope } from '../../src/services.ts'

/** Returns all users with an e-mail address. @throws Error if there are none */
export async function requireUsers({ sql }: Services, email: string): Promise<[UserWithAddress, ...UserWithAddress[]]> {
  const [first, ...others] = await usersWithAddress(sql, email)
  if (!first) throw new Error(`nobody has the address ${email}`)
  return [first, ...others]
}

/** Returns a scope of the user, in the language of their mails. */
export const scopeOfUser = async (services: Services, { id, edition }: UserWithAddress): Promise<Scope> => ({
  ...anonymousScope(services, editions[edition]),
  user: await currentUser(services.sql, id),
})

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
