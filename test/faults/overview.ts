import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/overview/overviews-of.ts',
    replace: '      where o.user_id = u.id\n    ) own',
    by: '      where o.user_id is not null\n    ) own',
    harm: 'overview mails list other people’s lists',
    tests: ['test/overview'],
  },
  {
    file: 'src/overview/overviews-of.ts',
    replace: "and l.access_type in ('OPEN', 'PUBLIC')",
    by: '',
    harm: 'a closed list is named to people who may not open it',
    tests: ['test/overview'],
  },
  {
    file: 'src/overview/overviews-of.ts',
    replace:
      '= any(${comingDays(now)})\n        and not ${isOwnersAddress(sql, ownersIds(sql, sql`l.id`), sql`u.email`)}',
    by: '= any(${comingDays(now)})',
    harm: 'an owner reads as a guest of her own list',
    tests: ['test/overview'],
  },
  {
    file: 'src/overview/overviews-of.ts',
    replace: 'where x.user_id = u.id and x.undone_at is null\n',
    by: 'where x.user_id = u.id\n',
    harm: 'somebody is reminded of gifts that they don’t give any more',
    tests: ['test/overview'],
  },
  {
    file: 'src/overview/overviews-of.ts',
    replace:
      'crossed_off_at::date)\n          and not ${isOwnersAddress(sql, ownersIds(sql, sql`l.id`), sql`u.email`)}',
    by: 'crossed_off_at::date)',
    harm: 'an overview mail tells an owner what is given to her',
    tests: ['test/overview'],
  },
  {
    file: 'src/overview/send-overview-mails.ts',
    replace:
      'and (d.had_on is null or d.had_on + make_interval(months => u.overview_email_frequency) <= ${today}::date)',
    by: '',
    harm: 'an operator is told of mails that nobody is due',
    tests: ['test/overview'],
  },
  {
    file: 'src/forum/delete-post.ts',
    replace: 'and p.public_guid = ${publicGuid}::uuid and ${mayDelete(scope, id)}\n',
    by: 'and p.public_guid = ${publicGuid}::uuid\n',
    harm: 'anybody deletes anybody’s message',
    tests: ['test/forum'],
  },
  {
    file: 'src/forum/delete-post.ts',
    replace: 'p.user_id = ${userId} or exists (select 1 from list_owners o where o.list_id = p.list_id and',
    by: 'exists (select 1 from list_owners o where',
    harm: 'an owner of any list deletes messages on all lists',
    tests: ['test/forum'],
  },
  {
    file: 'src/friends/remove-friend.ts',
    replace: 'and user_id = ${user.id}',
    by: '',
    harm: 'somebody with a friend’s guid takes people off others’ friends',
    tests: ['test/friends'],
  },
  {
    file: 'src/friends/drawing-friends.ts',
    replace: 'where f.user_id = ${userId} and u.id <> f.user_id and',
    by: 'where u.id <> ${userId} and',
    harm: 'an organizer draws lots for people who are no friends, at addresses that he does not know',
    tests: ['test/draws/create-draw.test.ts'],
  },
  {
    file: 'src/calendar/feed.ts',
    replace: "await consume(scope, 'wrongCalendar')",
    by: 'await Promise.resolve()',
    harm: 'a client guesses calendar addresses without end',
    tests: ['test/calendar'],
  },
  {
    file: 'src/calendar/feed.ts',
    replace: 'where c.guid_hash = ${guidHashOf(guid)}',
    by: 'where c.guid_hash >= ${guidHashOf(guid)}',
    harm: 'any address opens somebody’s calendar',
    tests: ['test/calendar'],
  },
  {
    file: 'src/overview/overviews-of.ts',
    replace: ' or l.occasion_date < x.crossed_off_at::date',
    by: '',
    harm: 'a giver is not reminded of what they give after the day of a list',
    tests: ['test/overview'],
  },
  {
    file: 'src/overview/send-overview-mails.ts',
    replace:
      'where overview_days.had_on + make_interval(months => (select overview_email_frequency from users where id = excluded.user_id)) <= excluded.had_on\n',
    by: '\n',
    harm: 'two runs at once say twice that they mail somebody',
    tests: ['test/overview'],
  },
  {
    file: 'src/overview/reassign-overviews.ts',
    replace: 'do update set had_on = greatest(overview_days.had_on, excluded.had_on)',
    by: 'do nothing',
    harm: 'who had an overview as a guest gets it once more with the account',
    tests: ['test/overview'],
  },
] satisfies Fault[]
