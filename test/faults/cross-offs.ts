import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/cross-offs/undo-cross-off.ts',
    replace: 'and (not ${gift.isOwn} or user_id = ${userId}::int)',
    by: '',
    harm: 'an owner’s answer to a guessed or forwarded undo link tells that her gift was crossed off',
    tests: ['test/cross-offs/undo-cross-off.test.ts'],
  },
  {
    file: 'src/cross-offs/undo-cross-off.ts',
    replace: 'gift.isTaken && !gift.isOwn ? ',
    by: 'gift.isTaken ? ',
    harm: 'an owner learns by undoing that her gift is crossed off',
    tests: ['test/cross-offs/undo-cross-off.test.ts'],
  },
  {
    file: 'src/cross-offs/undo-cross-off.ts',
    replace: "return access?.state === 'Access' ? outcome : refuse('Other')",
    by: 'return outcome',
    harm: 'whoever may not open a list learns what is crossed off on it',
    tests: ['test/cross-offs/undo-cross-off.test.ts'],
  },
  {
    file: 'src/cross-offs/undo-cross-off.ts',
    replace: 'x.gift_id = d.id and x.undone_at is null\n      and (x.private_guid',
    by: 'x.gift_id = d.id and x.undone_at is null\n      or (x.private_guid',
    harm: 'undoing on a deleted gift frees what others crossed off',
    tests: ['test/cross-offs', 'test/gifts/undo.test.ts'],
  },
  {
    file: 'src/cross-offs/undo-own-cross-off.ts',
    replace: 'and x.user_id = ${user.id} and x.undone_at is null`',
    by: 'and x.undone_at is null`',
    harm: 'anybody undoes what somebody else crossed off',
    tests: ['test/cross-offs'],
  },
  {
    file: 'src/cross-offs/cross-off.ts',
    replace: 'for share of g for key share of u`',
    by: 'for key share of u`',
    harm: 'a giver is told nothing of a gift that its owner deletes at that moment',
    tests: ['test/cross-offs/race.test.ts'],
  },
  {
    file: 'src/cross-offs/cross-off.ts',
    replace: 'for share of g for key share of u`',
    by: 'for share of g`',
    harm: 'whoever becomes an owner while crossing off learns whether somebody else was first',
    tests: ['test/owners/races.test.ts'],
  },
  {
    file: 'src/cross-offs/join-cross-offs.ts',
    replace: 'u.email in (k.email, k.pending_email)',
    by: 'u.email = k.email',
    harm: 'an owner who waits for a shared address reads what is crossed off on her list',
    tests: ['test/profile/address.test.ts'],
  },
  {
    file: 'src/cross-offs/tell-givers.ts',
    replace: "tellsOfLook(ofOne) ? 'wait' : 'drop'",
    by: "'drop'",
    harm: 'an owner fills a giver’s mail cap and looks unnoticed',
    tests: ['test/cross-offs/gift-news.test.ts'],
  },
  {
    file: 'src/cross-offs/tell-givers.ts',
    replace:
      'else n.data end as data\n    from gift_changes n\n    join cross_offs x on x.gift_id = n.gift_id and x.undone_at is null and x.crossed_off_at <= n.made_at',
    by: 'else n.data end as data\n    from gift_changes n\n    join cross_offs x on x.gift_id = n.gift_id and x.undone_at is null',
    harm: 'whoever crosses off later is mailed about what changed before',
    tests: ['test/cross-offs'],
  },
  {
    file: 'src/cross-offs/reader.ts',
    replace: ' and u.email = ${mail.recipient}::citext',
    by: '',
    harm: 'a mail about a gift goes to whoever has the address now',
    tests: ['test/cross-offs/mails.test.ts'],
  },
] satisfies Fault[]
