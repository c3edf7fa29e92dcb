import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/core/mail.ts',
    replace: '<> all(${[...keptKinds]}::text[]) and sent_on is null and skipped_on is null and',
    by: '<> all(${[...keptKinds]}::text[]) and sent_on is null and',
    harm: 'mails of somebody who left are kept a month longer',
    tests: ['test/leaving/delete-account.test.ts'],
  },
  {
    file: 'src/core/mail.ts',
    replace: '(${to}::citext is null or recipient = ${to}::citext)',
    by: '(${to}::citext is null)',
    harm: 'mails about what a guest gives stay with an account that lost the guest’s address',
    tests: ['test/joining/confirm-address.test.ts'],
  },
  {
    file: 'src/core/mail.ts',
    replace: 'or id = ${id}::int)',
    by: ')',
    harm: 'a developer can’t look at a mail',
    tests: ['test/mail/samples.test.ts'],
  },
  {
    file: 'src/core/send-mail.ts',
    replace: 'where id = ${id} and sent_on is null and skipped_on',
    by: 'where id = ${id} and skipped_on',
    harm: 'an organizer is told that a lot which arrived wasn’t delivered',
    tests: ['test/jobs/purges.test.ts'],
  },
  {
    file: 'src/core/send-mail.ts',
    replace: 'sent_on is null and skipped_on is null and given_up_on is null returning kind',
    by: 'sent_on is null and given_up_on is null returning kind',
    harm: 'operators are told of a failure where a mail wasn’t worth sending',
    tests: ['test/jobs/purges.test.ts'],
  },
  {
    file: 'src/core/mail.ts',
    replace: 'and recipient = ${from}::citext and kind = any',
    by: 'and kind = any',
    harm: 'mails for another address of a user go to the new one',
    tests: ['test/profile/address.test.ts'],
  },
  {
    file: 'src/core/mail.ts',
    replace: ' and kind = any(${[...kinds]}::text[])',
    by: '',
    harm: 'a lot that was drawn for an address follows the account to another',
    tests: ['test/profile/address.test.ts'],
  },
] satisfies Fault[]
