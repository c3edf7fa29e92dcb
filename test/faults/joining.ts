import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/accounts/proofs.ts',
    replace: 'where user_id = ${userId} and email = ${email}::citext and used_on is null',
    by: 'where id = ${id} and used_on is null',
    harm: 'an older link in a forwarded mail hands over what a guest gave since',
    tests: ['test/joining/confirm-address.test.ts'],
  },
  {
    file: 'src/cross-offs/join-cross-offs.ts',
    replace: '(k.id = u.id or k.email = u.email)',
    by: 'k.id = u.id',
    harm: 'a logged-out owner finds what is crossed off on her list with a guest’s link',
    tests: ['test/joining/confirm-address.test.ts'],
  },
  {
    file: 'src/joining/confirm-address.ts',
    replace: 'if (isOwn && !guest.hasUnprovenSession) {',
    by: 'if (isOwn || !guest) {',
    harm: 'nothing: this one is a trial',
    tests: ['test/joining/confirm-address.test.ts'],
  },
] satisfies Fault[]
