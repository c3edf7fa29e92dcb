import type { Topic } from './document.ts'

/** The frequent questions, in the order in which they are shown. */
export const topics: readonly Topic[] = [
  {
    id: 'account',
    title: 'faq.account',
    questions: [
      { id: 'forgot', question: 'faq.forgot', answer: ['faq.forgot.how', 'faq.forgot.no_mail'] },
      { id: 'change', question: 'faq.change', answer: ['faq.change.how', 'faq.change.sessions'] },
      { id: 'passkey', question: 'faq.passkey', answer: ['faq.passkey.how'] },
      { id: 'need', question: 'faq.need', answer: ['faq.need.when'] },
      { id: 'sessions', question: 'faq.sessions', answer: ['faq.sessions.how'] },
      { id: 'mails', question: 'faq.mails', answer: ['faq.mails.which', 'faq.mails.stop'] },
      { id: 'delete', question: 'faq.delete', answer: ['faq.delete.how'] },
    ],
  },
  {
    id: 'cross-off',
    title: 'faq.cross_off',
    questions: [
      { id: 'how-cross-off', question: 'faq.how_cross_off', answer: ['faq.how_cross_off.how'] },
      { id: 'who-cross-off', question: 'faq.who_cross_off', answer: ['faq.who_cross_off.who'] },
      { id: 'seen', question: 'faq.seen', answer: ['faq.seen.no'] },
      { id: 'name', question: 'faq.name', answer: ['faq.name.no'] },
      { id: 'undo', question: 'faq.undo', answer: ['faq.undo.how', 'faq.undo.lost'] },
      { id: 'changed-gift', question: 'faq.changed_gift', answer: ['faq.changed_gift.mail'] },
      { id: 'twice', question: 'faq.twice', answer: ['faq.twice.first'] },
      { id: 'locked', question: 'faq.locked', answer: ['faq.locked.why'] },
      { id: 'ticks', question: 'faq.ticks', answer: ['faq.ticks.how'] },
    ],
  },
  {
    id: 'my-list',
    title: 'faq.my_list',
    questions: [
      { id: 'several', question: 'faq.several', answer: ['faq.several.how'] },
      {
        id: 'access',
        question: 'faq.access',
        answer: ['faq.access.choose', { points: ['faq.access.public', 'faq.access.open', 'faq.access.closed'] }],
      },
      { id: 'question', question: 'faq.question', answer: ['faq.question.how'] },
      { id: 'find', question: 'faq.find', answer: ['faq.find.how'] },
      { id: 'from-shop', question: 'faq.from_shop', answer: ['faq.from_shop.paste', 'faq.from_shop.elsewhere'] },
      { id: 'together', question: 'faq.together', answer: ['faq.together.how'] },
      { id: 'peek', question: 'faq.peek', answer: ['faq.peek.how'] },
      { id: 'own-device', question: 'faq.own_device', answer: ['faq.own_device.why'] },
      { id: 'share', question: 'faq.share', answer: ['faq.share.how'] },
      { id: 'send', question: 'faq.send', answer: ['faq.send.how'], by: 'unsolicitedEmail' },
      { id: 'print', question: 'faq.print', answer: ['faq.print.how'] },
      { id: 'restore', question: 'faq.restore', answer: ['faq.restore.how'] },
      { id: 'address', question: 'faq.address', answer: ['faq.address.how'] },
      { id: 'messages', question: 'faq.messages', answer: ['faq.messages.who'] },
      { id: 'friends', question: 'faq.friends', answer: ['faq.friends.what'] },
    ],
  },
  {
    id: 'draws',
    title: 'faq.draws',
    questions: [
      { id: 'draw', question: 'faq.draw', answer: ['faq.draw.how'], by: 'drawLots' },
      { id: 'no-email', question: 'faq.no_email', answer: ['faq.no_email.how'], by: 'drawLots' },
      { id: 'exclude', question: 'faq.exclude', answer: ['faq.exclude.how'], by: 'drawLots' },
      { id: 'organizer', question: 'faq.organizer', answer: ['faq.organizer.no'], by: 'drawLots' },
      { id: 'lost-lot', question: 'faq.lost_lot', answer: ['faq.lost_lot.how'], by: 'drawLots' },
      { id: 'anonymous', question: 'faq.anonymous', answer: ['faq.anonymous.how'], by: 'drawLots' },
      { id: 'draw-again', question: 'faq.draw_again', answer: ['faq.draw_again.how'], by: 'drawLots' },
      { id: 'draws-kept', question: 'faq.draws_kept', answer: ['faq.draws_kept.how'], by: 'drawLots' },
    ],
  },
  {
    id: 'privacy',
    title: 'faq.privacy',
    questions: [
      { id: 'kept', question: 'faq.kept', answer: ['faq.kept.what'], by: 'privacy' },
      { id: 'export', question: 'faq.export', answer: ['faq.export.how'] },
      { id: 'cookies', question: 'faq.cookies', answer: ['faq.cookies.which'] },
      {
        id: 'who-email',
        question: 'faq.who_email',
        answer: ['faq.who_email.who', { text: 'faq.who_email.draws', by: 'drawLots' }],
      },
    ],
  },
  {
    id: 'misc',
    title: 'faq.misc',
    questions: [
      { id: 'cost', question: 'faq.cost', answer: ['faq.cost.nothing'] },
      { id: 'price', question: 'faq.price', answer: ['faq.price.day'] },
      {
        id: 'calendar',
        question: 'faq.calendar',
        answer: ['faq.calendar.how', { text: 'faq.calendar.draws', by: 'drawLots' }],
      },
      { id: 'app', question: 'faq.app', answer: ['faq.app.how'] },
      { id: 'developers', question: 'faq.developers', answer: ['faq.developers.how'] },
      { id: 'report', question: 'faq.report', answer: ['faq.report.how'] },
    ],
  },
]
