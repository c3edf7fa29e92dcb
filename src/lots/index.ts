import { lotApi } from './api.ts'
import { listPages } from './list-pages.tsx'
import { drawnLotTopic, lotHubMethods } from './live.ts'
import { lostLotPages } from './lost-lot-pages.tsx'
import { lotPages } from './lot-pages.tsx'
import { problemPages } from './problem-pages.tsx'
import { questionPages } from './question-pages.tsx'

/** Lots, for whoever has one. */
export const lots = {
  // the problems' words before `/lootjestrekken/lootje/:guid`
  pages: [problemPages('lootje'), lotPages, questionPages, listPages, lostLotPages],
  apis: [lotApi],
  topic: drawnLotTopic,
  hubMethods: lotHubMethods,
}

export { destroyLots } from './destroy-lots.ts'
export { drawPictureUrl } from './draw-picture.ts'
export { lotGuidOf } from './envelope.ts'
export { keepFailedMails } from './keep-failed-mails.ts'
export { leaveAddresses } from './leave-addresses.ts'
export { linkLot } from './link-lot.ts'
export { lotFor } from './lot-for.ts'
export { isAccounts } from './lot-mail.ts'
export { mailLotAgain } from './mail-lot-again.ts'
export { markForcedLots } from './mark-forced-lots.ts'
export { lotMails } from './mails.ts'
export { drawOccasions, toldOccasion, type DrawOccasion } from './occasions.ts'
export { reassignLots } from './reassign-lots.ts'
export { oneLine, participantMail, sampleParticipant } from './participant-mail.ts'
export { leadToProblem, problemPages, requireDraws } from './problem-pages.tsx'
export { openProblems, type OpenProblem } from './problems.ts'
export { registerFirstView } from './register-first-view.ts'
export { releaseLots } from './release-lots.ts'
export { resealLots } from './reseal-lots.ts'
export { readdressLot } from './readdress-lot.ts'
export { countLotsTo, resendLotsTo } from './resend-lots-to.ts'
export { selectList } from './select-list.ts'
export { storeLots, type NewParticipant } from './store-lots.ts'
