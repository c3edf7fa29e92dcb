import { dayOf } from '../days.ts'
import type { Sql, Transaction } from '../db.ts'
import type { Services } from '../scope.ts'

type RefusalServices = Pick<Services, 'sql' | 'signer'>

const purpose = 'refused-address'

/** Returns the key of an e-mail address under each of the server's secrets, newest first. */
const keysOf = ({ signer }: Pick<Services, 'signer'>, address: string) => signer.codes(purpose, address.toLowerCase())

/** Matches status codes that blame us, the content, the sender, a full mailbox or the server, and not the address. */
const otherCauses = /^5\d\d[ -]5\.(?:[3567]\.|1\.[78]\b|2\.[23]\b)/

/** Whether the mail server refused the recipient for good (5xx to RCPT TO, RFC 5321), so that retries are useless. */
export const isRecipientRefused = (error: unknown): error is Error =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500

/**
 * Remembers that the mail server refused an e-mail address. Does nothing if the server blames something else. Otherwise
 * a server that blocks us would make us treat every address as refused.
 * @param error an error for which `isRecipientRefused` is true
 */
export async function rememberRefusal(
  services: RefusalServices & Pick<Services, 'now'>,
  address: string,
  error: Error,
): Promise<void> {
  if ('response' in error && otherCauses.test(String(error.response))) return
  const [key] = keysOf(services, address)
  await services.sql`
    insert into refused_addresses (key, refused_on) values (${key!}, ${dayOf(services.now())})
    on conflict (key) do update set refused_on = excluded.refused_on`
}

/** Forgets that an e-mail address was refused, because a mail reached it again or a user has proven it. */
export async function forgetRefusal(sql: Sql, services: Pick<Services, 'signer'>, address: string): Promise<void> {
  await sql`delete from refused_addresses where key = any(${keysOf(services, address)})`
}

export async function isAddressRefused(services: RefusalServices, address: string): Promise<boolean> {
  return (await refusedAmong(services.sql, services, [address])).has(address)
}

export async function refusedAmong(
  sql: Sql,
  services: Pick<Services, 'signer'>,
  addresses: readonly string[],
): Promise<Set<string>> {
  const keys = new Map(addresses.flatMap((address) => keysOf(services, address).map((key) => [key, address] as const)))
  const rows = await sql<{ key: string }[]>`select key from refused_addresses where key = any(${[...keys.keys()]})`
  return new Set(rows.map(({ key }) => keys.get(key)!))
}

/** Forgets the refusals from before a day, so that we try those e-mail addresses once more. */
export async function purgeRefusals(tx: Transaction, before: string): Promise<void> {
  await tx`delete from refused_addresses where refused_on < ${before}::date`
}
