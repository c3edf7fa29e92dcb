import { ownersApi } from './api.ts'
import { ownersHubMethods } from './hub.ts'
import { invitePages } from './invite-pages.tsx'
import { ownersTopic } from './live.tsx'
import { openPresence } from './presence.ts'
import { ownerPages } from './owner-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const owners: WebFeature = {
  pages: [invitePages, ownerPages],
  apis: [ownersApi],
  openTopics: (services) => [ownersTopic(openPresence(services))],
  hubMethods: ownersHubMethods,
}
