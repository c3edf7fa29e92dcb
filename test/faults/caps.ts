import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/core/mail/caps.ts',
    replace: "sentByOthers.has(kind) ? 'draws' : 'questions'",
    by: "'draws'",
    harm: 'an organizer’s page reveals that a participant was asked a question',
    tests: ['test/lots/question-caps.test.ts'],
  },
  {
    file: 'src/core/mail/caps.ts',
    replace: 'sentByOthers.has(kind) ? recipient : `own ${recipient}`',
    by: 'recipient',
    harm: 'an organizer’s page reveals that a participant crossed something off',
    tests: ['test/mail/caps.test.ts'],
  },
  {
    file: 'src/core/mail/caps.ts',
    replace: '    spares: 5,\n',
    by: '',
    harm: 'two accounts keep all lots of a draw away from an address',
    tests: ['test/mail/caps.test.ts'],
  },
  {
    file: 'src/core/mail/caps.ts',
    replace: '${perDay}::int - d.count',
    by: '${perDay}::int',
    harm: 'an address gets mails from strangers all day long',
    tests: ['test/mail/caps.test.ts'],
  },
  {
    file: 'src/owners/invite-owner.ts',
    replace: "beyondCap: 'wait'",
    by: 'beyondCap: null',
    harm: 'owner invites flood a stranger with mails',
    tests: ['test/mail/caps.test.ts'],
  },
  {
    file: 'src/core/limits.ts',
    replace: '    await refund(scope, use)\n    throw new TooManyRequests',
    by: '    throw new TooManyRequests',
    harm: 'a client that was refused once stays refused for as long as it keeps trying',
    tests: ['test/accounts/limits.test.ts', 'test/core'],
  },
  {
    file: 'src/lots/mail-lot-again.ts',
    replace: '  await releaseUnusedMailNumbers(tx, [lot.participantId])\n',
    by: '',
    harm: 'a lot that was not delivered looks sent to its organizer',
    tests: ['test/mail/caps.test.ts'],
  },
  {
    file: 'src/core/limits.ts',
    replace: '`${whose}|${about.toLowerCase()}`',
    by: '`${whose}|${about}`',
    harm: 'an e-mail address in other letter case gets ten more tries at its password, again and again',
    tests: ['test/accounts/limits.test.ts'],
  },
  {
    file: 'src/core/mail/caps.ts',
    replace: "  'gathering-manage',\n",
    by: '',
    harm: 'twenty draws in somebody’s name leave no room for the confirmations of what they give',
    tests: ['test/mail/caps.test.ts'],
  },
] satisfies Fault[]
