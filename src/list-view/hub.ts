import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { guidField } from '#core/output.ts'
import { hubEvent, hubMethod, type HubMethod } from '#web/hub.ts'

export const refreshGift = hubEvent('RefreshGiftV2', {
  description:
    'A gift on a joined list was added, changed, moved, deleted, crossed off or undone. Get the list again to see how. Other changes of the list send no event.',
  args: [guidField().meta({ title: 'giftPublicGuid', description: 'Public guid of the gift' })],
})

export const listHubMethods: Record<string, HubMethod> = {
  JoinWishlist: hubMethod({
    description:
      'Watch the gifts of a list that the caller may open. Cross-offs reach only those who may know of them.',
    args: [pathGuid().meta({ title: 'wishlistPublicGuid', description: 'Public guid of the list' })],
    result: z.literal(true),
    events: [refreshGift],
    invoke: (_scope, [wishlistPublicGuid], connection) => connection.watch('list', wishlistPublicGuid),
  }),
}
