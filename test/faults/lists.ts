import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/lists/set-picture.ts',
    replace: "  await consume(scope, 'upload')\n",
    by: '',
    harm: 'one user fills the disk with pictures',
    tests: ['test/lists/pictures.test.ts'],
  },
  {
    file: 'src/lists/change-lists.ts',
    replace: '    for no key update of l\n',
    by: '',
    harm: 'of two owners who save at once one overwrites the other unseen',
    tests: ['test/lists/conflicts.test.ts'],
  },
  {
    file: 'src/lists/add-list.ts',
    replace: ' and is_primary`',
    by: '`',
    harm: 'whoever keeps lists that others began may make fewer of their own',
    tests: ['test/lists/create.test.ts'],
  },
  {
    file: 'src/lists/add-list.ts',
    replace: '  await tx`select 1 from users where id = ${user.id} for no key update`\n',
    by: '',
    harm: 'somebody makes more lists than an account may have',
    tests: ['test/lists/create.test.ts'],
  },
  {
    file: 'src/lists/former-names.ts',
    replace: 'where list_id = ${list.id} and username = ${username}::citext and expires_at',
    by: 'where username = ${username}::citext and expires_at',
    harm: 'anybody frees the name that another list had, and takes its visitors',
    tests: ['test/lists/former-names.test.ts'],
  },
  {
    file: 'src/lists/former-names.ts',
    replace: '= ${username}::citext and expires_at is not null`',
    by: '= ${username}::citext`',
    harm: 'a list’s own name is free for others',
    tests: ['test/lists/former-names.test.ts'],
  },
  {
    file: 'src/lists/former-names.ts',
    replace: ' and n.expires_at is null`',
    by: '`',
    harm: 'whoever renames a list keeps all its names from others for ever',
    tests: ['test/lists/former-names.test.ts'],
  },
  {
    file: 'src/lists/list-owners.ts',
    replace: 'order by since, user_id limit 1',
    by: 'order by user_id limit 1',
    harm: 'a list goes to another owner than the one who has kept it longest',
    tests: ['test/owners/api.test.ts'],
  },
  {
    file: 'src/lists/used-in-recent-lot.ts',
    replace: ' and d.deleted_at is null and',
    by: ' and',
    harm: 'an owner is warned of a draw that is gone',
    tests: ['test/lists/change.test.ts'],
  },
  {
    file: 'src/lists/suggest-username.ts',
    replace: 'select 1 from list_names where',
    by: 'select 1 from lists where',
    harm: 'a name is suggested that another list had, and is then refused',
    tests: ['test/lists/former-names.test.ts'],
  },
] satisfies Fault[]
