import { lotApi } from './api.ts'
import { listPages } from './list-pages.tsx'
import { drawnLotTopic, lotHubMethods } from './live.ts'
import { lostLotPages } from './lost-lot-pages.tsx'
import { lotPages } from './lot-pages.tsx'
import { problemPages } from './problem-pages.tsx'
import { questionPages } from './question-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/** Lots: their pages for participants. */
export const lots: WebFeature = {
  // the problems' words before `/lootjestrekken/lootje/:guid`
  pages: [problemPages('lootje'), lotPages, questionPages, listPages, lostLotPages],
  apis: [lotApi],
  openTopics: () => [drawnLotTopic],
  hubMethods: lotHubMethods,
  textFields: { question: 'lot.question.label' },
}
export { leadToProblem, problemPages, requireDraws } from './problem-pages.tsx'
