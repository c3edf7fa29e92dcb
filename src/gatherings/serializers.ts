import { z } from 'zod'
import type { Scope } from '#core/scope.ts'
import type { CreatedGathering } from './create-gathering.ts'
import type { GatheringView } from './gathering-for.ts'
import { lotingResponse } from '../draws/index.ts'
import { joinLink } from './join-link.ts'

type Configured = Pick<Scope, 'config'>

export const createdResponse = z.object({
  publicGuid: z.string(),
  joinUrl: z.string().nullable(),
  manageUrl: z.string(),
})

/**
 * Returns the response to a caller who created a gathering. Its `manageUrl` works in this session only: the key of the link in the
 * organizer's mail proves that somebody reads that mailbox.
 */
export const toCreatedResponse = (
  { config }: Configured,
  { publicGuid, joinGuid }: CreatedGathering,
): z.input<typeof createdResponse> => ({
  publicGuid,
  joinUrl: joinGuid && joinLink(config, joinGuid),
  manageUrl: `${config.baseUrl}/lootjestrekken/samen/beheer/${publicGuid}`,
})

export const gatheringResponse = lotingResponse
  .pick({
    publicGuid: true,
    title: true,
    description: true,
    date: true,
    budget: true,
    reminders: true,
    organizer: true,
  })
  .extend({
    participants: z.array(
      z.object({
        publicGuid: z.string(),
        name: z.string(),
        hasEmail: z.boolean(),
        isOrganizer: z.boolean(),
        publicUserGuid: z.string().nullable(),
        exclude: z.array(z.string()),
      }),
    ),
    joinUrl: z.string().nullable(),
  })
  .meta({ id: 'Gathering' })

export const toGatheringResponse = (
  { config }: Configured,
  { joinGuid, ...gathering }: GatheringView,
): z.input<typeof gatheringResponse> => ({ ...gathering, joinUrl: joinGuid && joinLink(config, joinGuid) })
