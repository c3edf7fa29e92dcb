import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/friends/reassign-friends.ts',
    replace: ' and (${only === null} or id = any(${[...(only ?? [])]}::int[]))',
    by: '',
    harm: 'a guest whose address an account had for a while gets all friends of the account',
    tests: ['test/joining/confirm-address.test.ts'],
  },
  {
    file: 'src/friends/reassign-friends.ts',
    replace: ' or id = any(${[...(only ?? [])]}::int[])',
    by: '',
    harm: 'a guest does not get back the friends that came to an account by its address',
    tests: ['test/joining/confirm-address.test.ts'],
  },
  {
    file: 'src/friends/reassign-friends.ts',
    replace: 'and not exists (select from friendships g where g.user_id = ${toUserId} and g.list_id = f.list_id)\n',
    by: '',
    harm: 'who keeps one friend as a guest and with an account cannot confirm the guest',
    tests: ['test/joining/confirm-address.test.ts'],
  },
  {
    file: 'src/friends/end-friendship.ts',
    replace: ' and user_id = ${userId}',
    by: '',
    harm: 'whoever comes to own a list takes it off everybody’s friends',
    tests: ['test/owners/api.test.ts'],
  },
  {
    file: 'src/friends/add-friend.ts',
    replace: ' for key share',
    by: '',
    harm: 'who adds a friend whose list is being deleted meets an error page',
    tests: ['test/friends/pages.test.ts'],
  },
  {
    file: 'src/friends/drawing-friends.ts',
    replace: 'c.is_primary)`\n}',
    by: 'c.is_primary and false)`\n}',
    harm: 'a lot goes to one of two who keep a list together',
    tests: ['test/draws/create-draw.test.ts'],
  },
  {
    file: 'src/friends/friends-of.ts',
    replace: '      and not exists (select 1 from list_owners w where w.list_id = l.id and w.user_id = f.user_id)\n',
    by: '',
    harm: 'an owner’s list stands among her friends, and opens as visitors see it',
    tests: ['test/friends/pages.test.ts'],
  },
  {
    file: 'src/friends/sort-friends.ts',
    replace: 'return Number(one === null) - Number(other === null)',
    by: 'return direction * (Number(one === null) - Number(other === null))',
    harm: 'friends sorted by their last change begin with those of whom nothing is known',
    tests: ['test/friends/pages.test.ts'],
  },
  {
    file: 'src/friends/friends-of.ts',
    replace: 'o.city, o.birthday, o.last_update',
    by: 'o.city, l.birthday, o.last_update',
    harm: 'who closed a list has its birthday told to everybody who once added it',
    tests: ['test/friends/birthdays.test.ts'],
  },
] satisfies Fault[]
