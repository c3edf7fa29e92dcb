import type { Services } from '#core/scope.ts'
import { deleteAccount, deletionSummary, type DeletionSummary } from '../../src/leaving/index.ts'
import { counted, requireUsers, scopeOfUser } from './users-by-address.ts'

/**
 * Deletes the account with this e-mail address and every guest who gave that address, as they could delete themselves.
 * One mail confirms all these deletions.
 * @param onProgress receives one line for each user
 * @throws Error if nobody has the e-mail address
 */
export async function deleteUser(
  services: Services,
  email: string,
  isDryRun: boolean,
  onProgress: (line: string) => void,
): Promise<string> {
  const users = await requireUsers(services, email)
  const lines: string[] = []
  for (const [index, user] of users.entries()) {
    const scope = await scopeOfUser(services, user)
    const goes = await deletionSummary(scope)
    const line = `${user.isAccount ? 'account' : 'guest'} ${user.id}: ${described(goes)}`
    lines.push(line)
    if (isDryRun) continue
    await deleteAccount(scope, undefined, { isConfirmedByMail: index === 0 })
    onProgress(line)
  }
  const accounts = users.filter(({ isAccount }) => isAccount).length
  const all = `${counted(accounts, 'account')} and ${counted(users.length - accounts, 'guest')} of ${email}`
  return isDryRun ? [...lines, `Would delete ${all}.`].join('\n') : `Deleted ${all}.`
}

function described({ lists, friends, given, messages, draws, lots }: DeletionSummary): string {
  const going = lists.filter(({ keptBy }) => keptBy === null)
  const gifts = going.reduce((sum, { giftCount }) => sum + giftCount, 0)
  return [
    `${counted(going.length, 'list')} with ${counted(gifts, 'gift')} and ${counted(friends, 'friend')} deleted`,
    `${counted(given, 'cross-off')} freed`,
    `${counted(lists.length - going.length, 'list')} left to others`,
    `${counted(messages, 'message')}, ${counted(draws, 'draw')} and ${counted(lots, 'lot')} kept without the user`,
  ].join('; ')
}
