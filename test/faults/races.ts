import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/accounts/challenges.ts',
    replace: '${session.id}::int for update)',
    by: '${session.id}::int)',
    harm: 'one signature of a passkey can be used for two logins',
    tests: ['test/passkeys/passkeys.test.ts'],
  },
  {
    file: 'src/accounts/address-changes.ts',
    replace: '${lock ? sql`for update of c, u` : sql``}',
    by: '${lock ? sql`` : sql``}',
    harm: 'a recovery link gives the account to two readers, and the second one’s password counts',
    tests: ['test/profile/address.test.ts'],
  },
  {
    file: 'src/friends/add-friend.ts',
    replace: ' for key share) l',
    by: ') l',
    harm: 'a user who adds a list that is being deleted gets an error page',
    tests: ['test/api/friends.test.ts'],
  },
] satisfies Fault[]
