import type { Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'
import { isMailedToAccount } from './lot-mail.ts'
import { relinkLot } from './relink-lot.ts'

/**
 * Separates a user's lots from e-mail addresses that the user is about to lose, in the caller's transaction. Of the
 * lots at the lost addresses, those of draws in which the user takes part as a friend are mailed to the kept address,
 * under a new link. So is the user's lot of a draw that they organize with their account, if the draw was made at an
 * address that they keep. All other lots at the lost addresses no longer belong to the user.
 */
export async function separateLotsFromAddresses(
  scope: Scope,
  tx: Transaction,
  userId: number,
  { kept, lost }: { kept: string; lost: readonly string[] },
): Promise<void> {
  const sentElsewhere = await tx<{ id: number }[]>`
    select p.id from participants p join draws d on d.id = p.draw_id
    where p.user_id = ${userId} and p.email = any(${[...lost]}::citext[]) and ${isMailedToAccount(tx)}
      and (p.friend_guid is not null or p.drawn_email <> all(${[...lost]}::citext[])) and d.deleted_at is null
    order by p.id for update of p for share of d`
  for (const { id } of sentElsewhere) await relinkLot(scope, tx, id, { email: kept, userId })
  await tx`update participants set user_id = null where user_id = ${userId} and email = any(${[...lost]}::citext[])`
}
