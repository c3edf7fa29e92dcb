import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/calendar/reseal-calendars.ts',
    replace: ' for update`',
    by: '`',
    harm: 'an address of a calendar is shown that opens nothing any more',
    tests: ['test/calendar/feed.test.ts'],
  },
  {
    file: 'src/calendar/make-calendar.ts',
    replace: '    await holdSession(tx, scope)\n',
    by: '',
    harm: 'of two addresses that are made at once the first opens nothing',
    tests: ['test/calendar/feed.test.ts'],
  },
  {
    file: 'src/calendar/own-days.ts',
    replace: 'where ${withDraws} and',
    by: 'where',
    harm: 'a calendar leads to pages that are switched off',
    tests: ['test/calendar/feed.test.ts'],
  },
] satisfies Fault[]
