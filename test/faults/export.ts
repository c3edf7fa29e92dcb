import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/export/own-draws.ts',
    replace: "'email', case when p.friend_guid is null then p.email::text end,",
    by: "'email', p.email::text,",
    harm: 'an organizer reads a friend’s address in the export',
    tests: ['test/export/export.test.ts'],
  },
  {
    file: 'src/export/own-draws.ts',
    replace: 'where d.organizer_user_id = ${userId} and d.deleted_at is null',
    by: 'where d.deleted_at is null',
    harm: 'everybody exports everybody’s draws',
    tests: ['test/export/export.test.ts'],
  },
  {
    file: 'src/export/own-draws.ts',
    replace: 'where p.user_id = ${userId} and d.deleted_at is null',
    by: 'where d.deleted_at is null',
    harm: 'everybody exports everybody’s lots',
    tests: ['test/export/export.test.ts'],
  },
  {
    file: 'src/export/own-draws.ts',
    replace: 'organizer_user_id = ${userId} and d.deleted_at is null',
    by: 'organizer_user_id = ${userId}',
    harm: 'an export holds the people of a draw that its organizer deleted',
    tests: ['test/export/export.test.ts'],
  },
  {
    file: 'src/export/own-draws.ts',
    replace: 'p.user_id = ${userId} and d.deleted_at is null',
    by: 'p.user_id = ${userId}',
    harm: 'an export tells of draws that were deleted',
    tests: ['test/export/export.test.ts'],
  },
  {
    file: 'src/export/own-draws.ts',
    replace: 'o.draw_id = d.id and o.position = 0',
    by: 'o.draw_id = d.id',
    harm: 'an export names others than the organizer',
    tests: ['test/export/export.test.ts'],
  },
  {
    file: 'src/export/own-account.ts',
    replace: 'where a.user_id = u.id',
    by: 'where true',
    harm: 'everybody’s export tells everybody’s earlier addresses',
    tests: ['test/export/export.test.ts'],
  },
  {
    file: 'src/export/own-account.ts',
    replace: 'from passkeys p where p.user_id = u.id',
    by: 'from passkeys p',
    harm: 'everybody’s export tells everybody’s passkeys',
    tests: ['test/export/export.test.ts'],
  },
  {
    file: 'src/export/own-account.ts',
    replace: 'where p.user_id = ${userId}\n',
    by: 'where true\n',
    harm: 'everybody’s export holds everybody’s messages',
    tests: ['test/export/export.test.ts'],
  },
  {
    file: 'src/export/own-data.ts',
    replace: 'amount: price.cents / 100',
    by: 'amount: price.cents',
    harm: 'in somebody’s own data every gift costs a hundred times as much',
    tests: ['test/export/export.test.ts'],
  },
] satisfies Fault[]
