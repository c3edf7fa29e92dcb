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
] satisfies Fault[]
