import { agendaPages } from './agenda-pages.tsx'
import { lotApi } from './api.ts'
import { keepPages } from './keep-pages.tsx'
import { listPages } from './list-pages.tsx'
import { drawnLotTopic, lotHubMethods, ownLotTopic } from './live.ts'
import { lostLotPages } from './lost-lot-pages.tsx'
import { lotPages } from './lot-pages.tsx'
import { problemPages } from './problem-pages.tsx'
import { messagePages } from './message-pages.tsx'
import { reminderPages } from './reminder-pages.tsx'
import { wishesPages } from './wishes-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/** Feature: the pages and endpoints of lots, for participants. */
export const lots: WebFeature = {
  // The problem pages come first: `/lootjestrekken/lootje/:guid` would match their paths.
  pages: [
    problemPages('lootje'),
    lotPages,
    agendaPages,
    keepPages,
    messagePages,
    wishesPages,
    listPages,
    lostLotPages,
    reminderPages,
  ],
  apis: [lotApi],
  openTopics: () => [drawnLotTopic, ownLotTopic],
  hubMethods: lotHubMethods,
  withoutCsrfToken: [/^\/lootjestrekken\/herinneringen\/afmelden$/],
  textFields: { message: 'general.your_message', wishes: 'lot.wishes.label' },
}
export { redirectToProblem, problemPages, requireDraws } from './problem-pages.tsx'
