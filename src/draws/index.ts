export { createDraw } from './create-draw.ts'
export { createInput } from './input.ts'
export { drawMails } from './mails.ts'
export { drawsOf, type OverviewItem } from './draws-of.ts'
export { resealDraws } from './reseal-draws.ts'
export { purgeDraws } from './purge-draws.ts'
export { releaseDraws } from './release-draws.ts'
export { remindableFrom } from './remind-all.ts'
export { sendReminders } from './send-reminders.ts'
export { tellDrawChanges, tellDrawChangesKind } from './tell-draw-changes.ts'
export { touchWaiting } from './touch-waiting.ts'
export { waitingEndOf } from './lifetime.ts'
export { tellDrawEnds } from './tell-draw-ends.ts'
export { steps } from './wizard/step-names.ts'
export { organizerOf, peopleOf, termsOf } from './wizard/draft.ts'
export { sendHeldLotsOfAccount } from './send-held-lots.ts'
export {
  drawBudget,
  drawDate,
  drawDescription,
  drawOccasion,
  drawTitle,
  participantBounds,
  participantEmail,
  participantName,
} from './input.ts'
export { isDayAhead } from './day-of-draw.ts'
export { deleteDraw } from './delete-draw.ts'
export { pastDraws } from './past-draws.ts'
export { updateDraw } from './update-draw.ts'
export { updateForm } from './input.ts'
export { updateMessages } from './problems.ts'
export { openDrawByKey } from './open-draw-by-key.ts'
export { drawPeople } from './draw-people.ts'
export { excludedPositions, checkExclusions, type ExclusionObstacle } from './check-exclusions.ts'
export { isManaged, managedDraw, stillManages, type ManagedDraw } from './managed-draw.ts'
export { invalidDate, type InvalidDate } from './problems.ts'
export { linkedDrawColumns, organizerUrl, type LinkedDraw } from './organizer-link.ts'
export { addSessionAsManager, insertDraw, makeDrawn } from './store-draw.ts'
export { hasProven, newcomerOf, organizerOf as newOrganizerOf } from './people-of-draw.ts'
export { exclusionsDetail, toExclusionsDetail } from './serializers.ts'
