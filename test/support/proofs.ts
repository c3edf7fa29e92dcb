import { confirmUrl } from '../../src/accounts/index.ts'
import type { Pool } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import type { Client } from './world.ts'

/** Makes the proof of the user's e-mail address that a confirmation mail would carry. @returns the proof's token */
export async function createProof(sql: Pool, publicGuid: string): Promise<string> {
  const [user] = await sql<[{ userId: number; email: string }]>`
    select id as "userId", coalesce(pending_email, email)::text as email from users where public_guid = ${publicGuid}::uuid`
  const config = { baseUrl: 'http://localhost' } as Services['config']
  return new URL(await confirmUrl({ sql, config, now: () => new Date() }, user)).searchParams.get('proof')!
}

/** Makes the proof of e-mail address for the user whom a client is logged in as. @returns the proof's token */
export async function createProofFor(sql: Pool, client: Client): Promise<string> {
  const { body } = await client.api('GET', '/api/Account/UserData')
  return createProof(sql, body.publicGuid as string)
}
