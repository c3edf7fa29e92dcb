import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/gift/owners.ts',
    replace: 'list.showCrossedOff ? crossedOffGiftIds(sql, list.id) : new Set()',
    by: 'crossedOffGiftIds(sql, list.id)',
    harm: 'every owner sees what is crossed off',
    tests: ['test/list-view/secret.test.ts', 'test/list-view/api.test.ts'],
  },
  {
    file: 'src/gift/owners.ts',
    replace: 'where c.list_id = ${listId}::int and x.undone_at is null`',
    by: 'where c.list_id = ${listId}::int`',
    harm: 'an owner sees a gift as crossed off that is free again',
    tests: ['test/list-view/live.test.ts'],
  },
  {
    file: 'src/gift/owners.ts',
    replace: 'o.user_id = ${scope.user.id}::int\n    where c.private_guid',
    by: 'o.user_id is not null\n    where c.private_guid',
    harm: 'a stranger with a category’s private guid changes the list',
    tests: ['test/lists/conflicts.test.ts'],
  },
  {
    file: 'src/gift/visitors.ts',
    replace:
      "? { ...gift, state: 'yours', privateCrossOffGuid: crossOffGuid }\n    : { ...gift, state: 'taken', privateCrossOffGuid: null }",
    by: "? { ...gift, state: 'yours', privateCrossOffGuid: crossOffGuid }\n    : { ...gift, state: 'taken', privateCrossOffGuid: crossOffGuid }",
    harm: 'every visitor can undo what others crossed off',
    tests: ['test/cross-offs/queries.test.ts', 'test/list-view/api.test.ts'],
  },
  {
    file: 'src/gift/visitors.ts',
    replace: 'where x.user_id = ${userId} and x.undone_at is null and c.list_id',
    by: 'where x.user_id = ${userId} and c.list_id',
    harm: 'who undid a cross-off is shown the page of whoever gives the gift since, with the link that undoes it',
    tests: ['test/list-view/kept-pages.test.ts'],
  },
] satisfies Fault[]
