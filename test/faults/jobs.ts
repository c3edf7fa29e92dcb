import type { Fault } from './fault.ts'

export default [
  {
    file: 'jobs/send-overview-mails.ts',
    replace: "'15 8 * * *'",
    by: "'15 3 * * *'",
    harm: 'overview mails come in the night',
    tests: ['test/jobs/index.test.ts'],
  },
  {
    file: 'jobs/tell-owners.ts',
    replace: "'* 8-21 * * *'",
    by: "'* * * * *'",
    harm: 'owners are mailed about messages in the night',
    tests: ['test/jobs/index.test.ts'],
  },
  {
    file: 'jobs/count-statistics.ts',
    replace: "'7 * * * *'",
    by: "'7 0 1 * *'",
    harm: 'the figures are a month old',
    tests: ['test/jobs/index.test.ts'],
  },
  {
    file: 'src/core/input.ts',
    replace: '.refine((value) => codePoints(value) <= rules.max, rules.tooLong)',
    by: '.refine((value) => value.length <= rules.max, rules.tooLong)',
    harm: 'a description with emoji is refused as too long at half of what it may have',
    tests: ['test/lists/change.test.ts'],
  },
  {
    file: 'src/core/log.ts',
    replace: ".+/i, '$1:code')",
    by: ".+/, '$1:code')",
    harm: 'codes by which passwords are replaced stand in the log whenever an app asks whom they are for',
    tests: ['test/passwords/reset.test.ts'],
  },
  {
    file: 'src/core/queue.ts',
    replace: 'startAfter: Math.ceil(delayMs / 1000)',
    by: 'startAfter: delayMs',
    harm: 'a nudge that is to wait ten minutes comes a week later, and a lot that waits for a day comes after years',
    tests: ['test/core/embedded-postgres.test.ts'],
  },
  {
    file: 'src/core/config.ts',
    replace: ".replace(/\\/$/, ''),",
    by: ',',
    harm: 'where BASE_URL ends with a slash, every link in a mail has two of them and leads nowhere',
    tests: ['test/process/settings.test.ts'],
  },
  {
    file: 'src/core/send-bulk.ts',
    replace: '  await unclaimMails(services, failed.map(({ mail }) => mail.id)) // prettier-ignore\n',
    by: '',
    harm: 'overview mails that the mail server could not take for a moment count as sent and never come',
    tests: ['test/overview/overview-mails.test.ts'],
  },
  {
    file: 'src/core/backup/restore-backup.ts',
    replace: "    await migrate(url, queues)\n    await pool.unsafe('analyze')",
    by: "    await pool.unsafe('analyze')",
    harm: 'after the backup of an earlier release is restored the site does not get ready',
    tests: ['test/core/embedded-postgres.test.ts'],
  },
  {
    file: 'src/core/editions.ts',
    replace: 'locale.toLowerCase() === tag)',
    by: 'locale === tag)',
    harm: 'Belgian browsers on a common host get the Dutch edition',
    tests: ['test/core/editions.test.ts'],
  },
] satisfies Fault[]
