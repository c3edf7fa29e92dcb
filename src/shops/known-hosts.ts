import type { Sql } from '#core/db.ts'
import { linkOf } from '../gift/index.ts'

/** Returns those hosts of the URLs, without `www.`, that belong to shops of the operator. */
export async function knownHosts(sql: Sql, urls: readonly (string | null)[]): Promise<ReadonlySet<string>> {
  const hosts = urls.flatMap((url) => linkOf(url).uriDisplayText ?? [])
  if (hosts.length === 0) return new Set()
  const known = await sql<{ host: string }[]>`select host from shops where host = any(${hosts}::text[])`
  return new Set(known.map(({ host }) => host))
}
