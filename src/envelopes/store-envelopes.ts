import type { Transaction } from '#core/db.ts'
import type { Signer } from '#core/secret.ts'
import { newEnvelopeLink } from './envelope-link.ts'

/** Puts the lots of a draw's participants without an e-mail address into envelopes, in the caller's transaction. */
export async function storeEnvelopes(
  { signer }: { readonly signer: Signer },
  tx: Transaction,
  drawId: number,
): Promise<void> {
  const people = await tx<{ id: number; publicGuid: string }[]>`
    select id, public_guid from participants p
    where draw_id = ${drawId} and email is null
      and not exists (select from envelopes e where e.participant_id = p.id and not e.is_void and e.copy_day is null)`
  const rows = people.map(({ id, publicGuid }) => {
    const { hash, sealed } = newEnvelopeLink(signer, publicGuid)
    return { id, hash: hash.toString('hex'), sealed: sealed.toString('hex') }
  })
  await tx`
    insert into envelopes (guid_hash, participant_id, sealed_guid)
    select decode(hash, 'hex'), id, decode(sealed, 'hex')
    from jsonb_to_recordset(${tx.json(rows)}) as given (id integer, hash text, sealed text)`
}
