import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/forum/reassign-posts.ts',
    replace: ' and (${only === null} or id = any(${[...(only ?? [])]}::int[]))',
    by: '',
    harm: 'a guest whose address an account had for a while deletes the account’s messages',
    tests: ['test/joining/confirm-address.test.ts'],
  },
  {
    file: 'src/forum/posts-of.ts',
    replace: ' and list_id = ${listId})',
    by: ')',
    harm: 'somebody learns when a message was written on a list that is closed to them',
    tests: ['test/forum/pages.test.ts'],
  },
  {
    file: 'src/forum/tell-owners.ts',
    replace: ' and u.forum_mails',
    by: '',
    harm: 'mails that are not wanted use up what others may send to an address',
    tests: ['test/forum/mails.test.ts'],
  },
  {
    file: 'src/forum/create-post.ts',
    replace: 'where id = ${list.id} for key share`',
    by: 'where id = ${list.id}`',
    harm: 'who writes on a list that is being deleted meets an error page',
    tests: ['test/forum/api.test.ts'],
  },
  {
    file: 'src/forum/create-post.ts',
    replace: 'where id = ${user.id} for key share`',
    by: 'where id = ${user.id}`',
    harm: 'who writes while their account is deleted meets an error page',
    tests: ['test/forum/api.test.ts'],
  },
  {
    file: 'src/forum/mails.ts',
    replace: ' and forum_mails`',
    by: '`',
    harm: 'an owner who stopped these mails gets one more',
    tests: ['test/forum/mails.test.ts'],
  },
  {
    file: 'src/forum/posts-of.ts',
    replace: 'or (created_at, id) < (select created_at, id from forum_posts',
    by: 'or (created_at, id) <= (select created_at, id from forum_posts',
    harm: 'older messages begin with one that stands on the page already',
    tests: ['test/forum/pages.test.ts'],
  },
  {
    file: 'src/forum/tell-owners.ts',
    replace: 'forum_mail_days.mailed_on < excluded.mailed_on',
    by: 'forum_mail_days.mailed_on <= excluded.mailed_on',
    harm: 'what is written after the day’s mail is never told to the owners',
    tests: ['test/forum/api.test.ts'],
  },
  {
    file: 'src/forum/pages.tsx',
    replace: "{ errors: { message: ['forum.too_many'] }, typed: form.typed }",
    by: "{ errors: { message: ['forum.too_many'] }, typed: {} }",
    harm: 'who wrote too many messages loses the one that was just written',
    tests: ['test/forum/limits.test.ts'],
  },
  {
    file: 'src/forum/mails.ts',
    replace: 'unsubscribe?kind=forum-posts',
    by: 'unsubscribe?kind=cross-offs',
    harm: 'who wants no mails about messages is no longer told of the gifts to give, and goes on getting the others',
    tests: ['test/forum/mails.test.ts'],
  },
] satisfies Fault[]
