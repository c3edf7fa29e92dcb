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
  {
    file: 'src/calendar/own-days.ts',
    replace: 'where ${withDraws} and d.deleted_at is null and d.id in (',
    by: 'where ${withDraws} and d.id in (',
    harm: 'draws that were called off stay in the calendars of those who took part',
    tests: ['test/calendar/feed.test.ts'],
  },
  {
    file: 'src/calendar/feed.ts',
    replace: "code === 'be' || code === 'de' ? 6 : 5",
    by: "code === 'be' ? 6 : 5",
    harm: 'the calendar of a German family has Saint Nicholas on the wrong day',
    tests: ['test/calendar/feed.test.ts'],
  },
  {
    file: 'src/calendar/make-calendar.ts',
    replace: 'do update set guid_hash = excluded.guid_hash, sealed_guid = excluded.sealed_guid',
    by: 'do update set sealed_guid = excluded.sealed_guid',
    harm: 'a renewed calendar address finds nothing, and the leaked one goes on telling everything',
    tests: ['test/calendar/feed.test.ts'],
  },
] satisfies Fault[]
