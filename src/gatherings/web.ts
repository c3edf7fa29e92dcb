import type { WebFeature } from '#web/feature.ts'
import { gatheringApi } from './api.ts'
import { joinPages } from './join-pages.tsx'
import { gatheringTopic, seatsTopic } from './live.tsx'
import { gatheringPages } from './manage-pages.tsx'
import { seatPages } from './seat-pages.tsx'
import { wizardGatheringPages } from './wizard-pages.tsx'

/** Feature: draws that wait for their people, who join by one link. */
export const gatherings: WebFeature = {
  pages: [gatheringPages, joinPages, seatPages, wizardGatheringPages],
  apis: [gatheringApi],
  openTopics: () => [gatheringTopic, seatsTopic],
}
