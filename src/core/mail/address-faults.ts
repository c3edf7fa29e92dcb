import { dayOf } from '../days.ts'
import type { Sql, Transaction } from '../db.ts'
import type { Services } from '../scope.ts'
import type { AddressFault } from './delivery-errors.ts'

type FaultServices = Pick<Services, 'sql' | 'signer'>

const purpose = 'refused-address'

/** Returns the key of an e-mail address under each of the server's secrets, newest first. */
const keysOf = ({ signer }: Pick<Services, 'signer'>, address: string) => signer.codes(purpose, address.toLowerCase())

/** Remembers what a mail server said of an e-mail address. Does nothing if something else was at fault (null). */
export async function rememberFault(
  services: Pick<Services, 'signer' | 'now'>,
  sql: Sql,
  address: string,
  fault: AddressFault | null,
): Promise<void> {
  if (fault === null) return
  const [key] = keysOf(services, address)
  await sql`
    insert into refused_addresses as r (key, refused_on, is_gone)
    values (${key!}, ${dayOf(services.now())}, ${fault === 'gone'})
    on conflict (key) do update set refused_on = excluded.refused_on, is_gone = r.is_gone or excluded.is_gone`
}

/** Forgets the fault of an e-mail address, because a mail reached it again, a user has proven it, or an operator says so. */
export async function forgetFault(sql: Sql, services: Pick<Services, 'signer'>, address: string): Promise<void> {
  await sql`delete from refused_addresses where key = any(${keysOf(services, address)})`
}

/** Returns the fault of an e-mail address; null if we know of none. */
export async function addressFault(services: FaultServices, address: string): Promise<AddressFault | null> {
  return (await faultsAmong(services.sql, services, [address])).get(address) ?? null
}

/** Returns the faults by e-mail address, for those of the addresses that have one. */
export async function faultsAmong(
  sql: Sql,
  services: Pick<Services, 'signer'>,
  addresses: readonly string[],
): Promise<Map<string, AddressFault>> {
  const keys = new Map(addresses.flatMap((address) => keysOf(services, address).map((key) => [key, address] as const)))
  const rows = await sql<{ key: string; isGone: boolean }[]>`
    select key, is_gone from refused_addresses where key = any(${[...keys.keys()]})`
  return new Map(rows.map(({ key, isGone }) => [keys.get(key)!, isGone ? 'gone' : 'refused']))
}

/** Forgets the faults from before a day, so that we try those e-mail addresses once more. */
export async function purgeFaults(tx: Transaction, before: string): Promise<void> {
  await tx`delete from refused_addresses where refused_on < ${before}::date`
}
