import type { TextDocument } from './document.ts'

/** The accessibility statement. The European Accessibility Act asks for it (Directive 2019/882, annex V). */
export const accessibility: TextDocument = {
  title: 'accessibility.title',
  lead: 'accessibility.lead',
  changedOn: '2026-11-28',
  sections: [
    {
      id: 'service',
      title: 'accessibility.service',
      blocks: [
        'accessibility.service.what',
        {
          points: [
            'accessibility.service.keyboard',
            'accessibility.service.reader',
            'accessibility.service.seeing',
            'accessibility.service.time',
            'accessibility.service.words',
          ],
        },
      ],
    },
    {
      id: 'standard',
      title: 'accessibility.standard',
      blocks: ['accessibility.standard.which', 'accessibility.standard.how'],
    },
    {
      id: 'gaps',
      title: 'accessibility.gaps',
      blocks: [{ points: ['accessibility.gaps.pictures', 'accessibility.gaps.shops', 'accessibility.gaps.undo'] }],
    },
    {
      id: 'report',
      title: 'accessibility.report',
      blocks: ['accessibility.report.how', 'accessibility.report.authority'],
    },
  ],
}
