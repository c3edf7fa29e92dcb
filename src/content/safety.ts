import type { TextDocument } from './document.ts'

export const safety: TextDocument = {
  title: 'safety.title',
  lead: 'safety.lead',
  changedOn: '2026-11-23',
  sections: [
    { id: 'surprise', title: 'safety.surprise', blocks: ['safety.surprise.kept', 'safety.surprise.ends'] },
    {
      id: 'account',
      title: 'safety.account',
      blocks: [{ points: ['safety.account.password', 'safety.account.log_out', 'safety.account.links'] }],
    },
    { id: 'mails', title: 'safety.mails', blocks: ['safety.mails.links', 'safety.mails.never'] },
    { id: 'children', title: 'safety.children', blocks: ['safety.children.how'] },
    { id: 'report', title: 'safety.report', blocks: ['safety.report.content', 'safety.report.hole'] },
  ],
}
