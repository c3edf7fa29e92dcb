import { ownersApi } from './api.ts'
import { hubMethods } from './hub.ts'
import { invitePages } from './invite-pages.tsx'
import { ownersTopic } from './live.tsx'
import { ownerPages } from './owner-pages.tsx'

export const owners = { pages: [invitePages, ownerPages], apis: [ownersApi], topic: ownersTopic, hubMethods }

export { acceptWithin } from './accept-invite.ts'
export { listNameOf, openInvite, type Invitation } from './open-invite.ts'
export { openInvitesOf, type OpenInvite } from './open-invites.ts'
export { ownerMails } from './mails.ts'
export { openPresence } from './presence.ts'
export { purgeInvites } from './purge-invites.ts'
export { leaveWithin } from './remove-owner.ts'
export { coOwnedLists, type CoOwnedList } from './co-owned-lists.ts'
export { withdrawInvitesOf } from './withdraw-invite.ts'
export { ownersOf, type Owner } from './owners-of.ts'
export { ownerInviteSchema, ownerSchema, serializeInvite, serializeOwner } from './serializers.ts'
