export { createDraw } from './create-draw.ts'
export { addParticipantInput, createInput } from './input.ts'
export { drawMails } from './mails.ts'
export { drawsOf, type OverviewItem } from './draws-of.ts'
export { resealDraws } from './reseal-draws.ts'
export { purgeDraws } from './purge-draws.ts'
export { releaseDraws } from './release-draws.ts'
export { sendReminders } from './send-reminders.ts'
export { tellDrawChanges, tellDrawChangesKind } from './tell-draw-changes.ts'
export { announceDraw } from './announce-draw.ts'
export { touchWaiting } from './touch-waiting.ts'
export { waitingEndOf } from './lifetime.ts'
export { tellDrawEnds } from './tell-draw-ends.ts'
export { steps } from './wizard/step-names.ts'
export { organizerOf, peopleOf, termsOf } from './wizard/draft.ts'
export { sendHeldLotsOfAccount } from './send-held-lots.ts'
export { exampleGuids } from './examples.ts'
export {
  drawGuid,
  drawGuidInPath,
  notAgainGuid,
  optionalParticipantEmail,
  participantBounds,
  participantGuid,
  participantGuids,
  participantName,
} from './input.ts'
export { isDayAhead } from './day-of-draw.ts'
export { markDeleted } from './delete-draw.ts'
export { draftOf } from './redo-draft.ts'
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
export { hasProven, newcomerOf, newcomersOf, organizerOf as newOrganizerOf } from './people-of-draw.ts'
export {
  drawGuidField,
  exclusionsDetail,
  lotingResponse,
  participantsUserField,
  toExclusionsDetail,
} from './serializers.ts'
