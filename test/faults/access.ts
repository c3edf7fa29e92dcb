import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/access/list-for.ts',
    replace: 'isOfDevice && !saidSomebodyElse &&',
    by: 'isOfDevice && saidSomebodyElse &&',
    harm: 'a logged-out owner sees at once who took what',
    tests: ['test/access'],
  },
  {
    file: 'src/access/list-for.ts',
    replace: '!(user?.isAccount && user.isProven)',
    by: '!user?.isAccount',
    harm: 'an owner makes an account on her own device and sees what is crossed off',
    tests: ['test/access'],
  },
  {
    file: 'src/access/list-for.ts',
    replace: 'p.session_id = asker.session_id and p.question_version = l.question_version',
    by: 'p.session_id = asker.session_id',
    harm: 'whoever knew the old answer reads a list whose question was changed',
    tests: ['test/access', 'test/list-view/api.test.ts'],
  },
  {
    file: 'src/access/list-for.ts',
    replace: 'and t.session_id = asker.session_id',
    by: 'and t.session_id is not null',
    harm: 'what one visitor said of themselves counts for everybody',
    tests: ['test/access'],
  },
  {
    file: 'src/access/list-for.ts',
    replace: 'i.accepted_at is null and i.expires_at >',
    by: 'i.expires_at >',
    harm: 'an accepted invite goes on telling that a closed list invites somebody',
    tests: ['test/access', 'test/owners/api.test.ts'],
  },
  {
    file: 'src/access/verify-answer.ts',
    replace: 'do update set question_version = excluded.question_version, opened_at = default',
    by: 'do nothing',
    harm: 'after the question changed, the right answer doesn’t open the list',
    tests: ['test/access/access.test.ts'],
  },
  {
    file: 'src/access/verify-answer.ts',
    replace: "  await consume(scope, 'wrongAnswer', String(list.id))\n",
    by: '',
    harm: 'the answer to a list’s question can be guessed without end',
    tests: ['test/list-view/api.test.ts', 'test/access'],
  },
  {
    file: 'src/access/verify-answer.ts',
    replace: "if (list.accessType !== 'OPEN') return false",
    by: "if (list.accessType === 'UNKNOWN') return false",
    harm: 'a closed list opens to whoever knows the answer of before',
    tests: ['test/list-view/api.test.ts', 'test/access'],
  },
  {
    file: 'src/access/owners-address.ts',
    replace: 'in (their.email, their.pending_email)',
    by: '= their.email',
    harm: 'an owner’s mails at an address that she waits for tell her what is crossed off',
    tests: ['test/profile/address.test.ts'],
  },
] satisfies Fault[]
