import type { TextDocument } from './document.ts'

export const terms: TextDocument = {
  title: 'terms.title',
  lead: 'terms.lead',
  changedOn: '2026-11-23',
  sections: [
    { id: 'service', title: 'terms.service', blocks: ['terms.service.what'] },
    {
      id: 'account',
      title: 'terms.account',
      blocks: [{ points: ['terms.account.age', 'terms.account.own', 'terms.account.password'] }],
    },
    {
      id: 'content',
      title: 'terms.content',
      blocks: [
        'terms.content.yours',
        'terms.content.not',
        { points: ['terms.content.unlawful', 'terms.content.hurtful', 'terms.content.advertising'] },
        'terms.misuse',
      ],
    },
    { id: 'promise', title: 'terms.promise', blocks: ['terms.promise.what'] },
    { id: 'shops', title: 'terms.shops', blocks: ['terms.shops.not_us'] },
    { id: 'removal', title: 'terms.removal', blocks: ['terms.removal.report', 'terms.removal.liability'] },
    { id: 'end', title: 'terms.end', blocks: ['terms.end.you', 'terms.end.we', 'terms.end.law'] },
  ],
}
