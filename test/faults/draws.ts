import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/draws/resend-lot.ts',
    replace: 'where p.id = ${id} and (u.email = ${email}::citext or (o.id',
    by: 'where p.id = ${id} and ((o.id',
    harm: 'an organizer who changed their address sends anybody’s lot to themselves',
    tests: ['test/draws/resend-lot.test.ts'],
  },
  {
    file: 'src/draws/resend-lot.ts',
    replace: 'and u.email_proven_at is not null then',
    by: 'then',
    harm: 'whoever registered with a friend’s address gets the friend’s lot',
    tests: ['test/profile/address.test.ts'],
  },
  {
    file: 'src/draws/managed-draw.ts',
    replace: ' and not m.by_key\n',
    by: '\n',
    harm: 'whoever was forwarded the manage mail reads the organizer’s lot',
    tests: ['test/draws/open-with-organizer.test.ts'],
  },
  {
    file: 'src/draws/managed-draw.ts',
    replace: '(m.by_account or u.password_hash is null',
    by: '(m.by_account or true',
    harm: 'the next person at a shared computer manages the draw',
    tests: ['test/draws/open-with-organizer.test.ts'],
  },
  {
    file: 'src/draws/open-with-organizer.ts',
    replace: 'd.key_hash = ${hash} or d.former_key_hash = ${hash} or',
    by: 'true or',
    harm: 'anybody opens any draw by its number',
    tests: ['test/draws/open-with-organizer.test.ts'],
  },
  {
    file: 'src/draws/open-with-organizer.ts',
    replace: "  await consume(scope, 'wrongDrawLink')\n",
    by: '',
    harm: 'keys of draws can be guessed without end',
    tests: ['test/draws', 'test/accounts/limits.test.ts'],
  },
  {
    file: 'src/friends/drawing-friends.ts',
    replace: 'case when u.email_proven_at is not null then u.id end',
    by: 'u.id',
    harm: 'whoever registered with somebody’s address reads that person’s lot',
    tests: ['test/profile/address.test.ts'],
  },
  {
    file: 'src/draws/create-draw.ts',
    replace: 'hasProven(scope, first!.email) ? scope.user : null',
    by: 'scope.user',
    harm: 'a proven guest buries anybody in manage mails',
    tests: ['test/mail/caps.test.ts'],
  },
  {
    file: 'src/assignment/forced-givers.ts',
    replace: 'for (const receiver of receivers) {',
    by: 'for (const receiver of receivers.slice(0, 1)) {',
    harm: 'an organizer works out whom others drew, and nobody is warned',
    tests: ['test/assignment/forced-givers.test.ts'],
  },
  {
    file: 'src/export/own-draws.ts',
    replace: 'case when p.friend_guid is null then p.email::text end',
    by: 'p.email::text',
    harm: 'a friend’s address that pages hide stands in the organizer’s export',
    tests: ['test/export'],
  },
] satisfies Fault[]
