import { dayMs, dayOf } from '#core/days.ts'
import type { Sql, Transaction } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import { newToken, tokenHashOf } from '#core/session.ts'

/** Number of days for which the confirmation link in a mail proves the recipient's e-mail address. */
export const proofDays = 30

type ProofServices = Pick<Services, 'sql' | 'config' | 'now'>

/** A user, and the e-mail address that a confirmation link proves. */
export interface Addressee {
  userId: number
  email: string
}

/**
 * Creates a proof, which is for one user and one e-mail address, and is good for 30 days and one use.
 * @returns URL of the confirmation page; opening it changes nothing
 */
export async function confirmUrl({ sql, config, now }: ProofServices, { userId, email }: Addressee): Promise<string> {
  const token = newToken()
  await sql`
    insert into address_proofs (token_hash, user_id, email, made_on)
    values (${tokenHashOf(token)}, ${userId}, ${email}, ${dayOf(now())})`
  return `${config.baseUrl}/account/confirm?proof=${token}`
}

export interface Proof extends Addressee {
  id: number
  isUsed: boolean
}

const firstGoodDay = (now: Date) => dayOf(new Date(now.getTime() - proofDays * dayMs))

/** Finds the proof of a confirmation link's token; returns null for a token that is unknown or older than 30 days. */
export async function findProof(sql: Sql, token: string, now: Date): Promise<Proof | null> {
  const [proof] = await sql<Proof[]>`
    select id, user_id, email::text as email, used_on is not null as is_used
    from address_proofs
    where token_hash = ${tokenHashOf(token)} and made_on >= ${firstGoodDay(now)}::date`
  return proof ?? null
}

/**
 * Marks a proof as used, and with it all others of the same user and address. Otherwise an older link in a forwarded
 * mail would hand the user's later cross-offs over to the mail's new reader.
 * @returns whether the proof was unused until now; of two requests at once, the second gets false
 */
export async function useProof(tx: Transaction, { id, userId, email }: Proof, now: Date): Promise<boolean> {
  const used = await tx<{ id: number }[]>`
    update address_proofs set used_on = ${dayOf(now)}
    where user_id = ${userId} and email = ${email}::citext and used_on is null
    returning id`
  return used.some((proof) => proof.id === id)
}

/** Deletes proofs that are too old, and drops pending e-mail addresses that were not confirmed in that time. */
export async function purgeProofs({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const before = firstGoodDay(now())
  await sql`delete from address_proofs where made_on < ${before}::date`
  await sql`update users set pending_email = null, pending_on = null where pending_on < ${before}::date`
}
