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
  {
    file: 'src/gift/owners.ts',
    replace: 'order by c.position, c.id, g.position, g.id\n    limit ${most}',
    by: 'order by g.id\n    limit ${most}',
    harm: 'the mail of a list shows its oldest gifts instead of those that its owner put first',
    tests: ['test/sharing/send.test.ts'],
  },
  {
    file: 'src/gift/serializers.ts',
    replace: "price: price?.currency === 'EUR' ? price.cents : null,",
    by: 'price: price?.cents ?? null,',
    harm: 'apps show a price in dollars as one in euros',
    tests: ['test/gifts/links.test.ts'],
  },
  {
    file: 'src/gift/lock-gifts.ts',
    replace: '    order by g.id\n    for no key update of g`',
    by: '    order by g.id`',
    harm: 'who crosses off while the list begins to show that is told that it is secret, and never the contrary',
    tests: ['test/cross-offs/race.test.ts'],
  },
  {
    file: 'src/gift/visitors.ts',
    replace: 'order by c.position, c.id, g.position, g.id',
    by: 'order by c.position, c.id, g.id',
    harm: 'visitors do not see the gifts in the order in which their owner put them',
    tests: ['test/list-view/list-page.test.ts'],
  },
  {
    file: 'src/gift/gift-in-mail.ts',
    replace: 'imageUrl: image && `${config.baseUrl}${image}`',
    by: 'imageUrl: image',
    harm: 'mails show broken pictures of gifts, as their addresses have no host',
    tests: ['test/cross-offs/mails.test.ts'],
  },
] satisfies Fault[]
