import { ownersApi } from './api.ts'
import { hubMethods } from './hub.ts'
import { invitePages } from './invite-pages.tsx'
import { ownersTopic } from './live.tsx'
import { ownerPages } from './owner-pages.tsx'

export const owners = { pages: [invitePages, ownerPages], apis: [ownersApi], topic: ownersTopic, hubMethods }
