import { z } from 'zod'
import type { Config } from '#core/config.ts'
import type { Scope } from '#core/scope.ts'
import { guidField, urlField } from '#core/output.ts'
import { drawGuidField, exampleGuids, lotingResponse, participantsUserField } from '../draws/index.ts'
import type { CreatedGathering } from './create-gathering.ts'
import type { GatheringView } from './gathering-for.ts'
import { exampleJoinGuid } from './input.ts'
import { joinLink } from './join-link.ts'

type Configured = Pick<Scope, 'config'>

const managePage = ({ baseUrl }: Pick<Config, 'baseUrl'>, publicGuid: string) =>
  `${baseUrl}/lootjestrekken/samen/beheer/${publicGuid}`

const exampleConfig = { baseUrl: 'https://wishring.example' }

/** URL by which people join, in a response. */
export const joinUrlField = () =>
  urlField().meta({
    description: 'Link by which people join, for the organiser to share',
    example: joinLink(exampleConfig, exampleJoinGuid),
  })

export const createdResponse = z.object({
  publicGuid: drawGuidField(),
  joinUrl: joinUrlField().nullable().meta({
    description: 'Link by which people join, for the organiser to share; null if no one can join any more',
  }),
  manageUrl: urlField().meta({
    description: 'Page for the organiser, in this session only',
    example: managePage(exampleConfig, exampleGuids.draw),
  }),
})

/**
 * Returns the response to a caller who created a gathering. Its `manageUrl` has no key: the key in the organizer's mail
 * proves that somebody reads that mailbox.
 */
export const toCreatedResponse = (
  { config }: Configured,
  { publicGuid, joinGuid }: CreatedGathering,
): z.input<typeof createdResponse> => ({
  publicGuid,
  joinUrl: joinGuid && joinLink(config, joinGuid),
  manageUrl: managePage(config, publicGuid),
})

const gatheringParticipant = z
  .object({
    publicGuid: guidField(),
    name: z.string().meta({ example: 'Sem Jansen' }),
    hasEmail: z
      .boolean()
      .meta({ description: 'Whether an email will tell them whom they drew, instead of an envelope' }),
    isOrganizer: z.boolean(),
    publicUserGuid: participantsUserField(),
    exclude: z.array(guidField()).meta({ description: 'Public guids of the participants whom this one may not draw' }),
  })
  .meta({
    id: 'GatheringParticipant',
    description: 'A person in a draw that waits for its people, as its organiser sees them.',
  })

const exampleParticipants: z.input<typeof gatheringParticipant>[] = [
  {
    publicGuid: exampleGuids.noor,
    name: 'Noor de Vries',
    hasEmail: true,
    isOrganizer: true,
    publicUserGuid: exampleGuids.noorsUser,
    exclude: [],
  },
  {
    publicGuid: exampleGuids.sem,
    name: 'Sem Jansen',
    hasEmail: true,
    isOrganizer: false,
    publicUserGuid: null,
    exclude: [exampleGuids.lotte],
  },
  {
    publicGuid: exampleGuids.lotte,
    name: 'Lotte Bakker',
    hasEmail: true,
    isOrganizer: false,
    publicUserGuid: exampleGuids.lottesUser,
    exclude: [],
  },
]

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
    participants: z.array(gatheringParticipant).meta({
      description: 'The organiser first, if they take part, then in the order in which people joined',
      example: exampleParticipants,
    }),
    joinUrl: joinUrlField().nullable().meta({
      description: 'Link by which people join; null if the server lost it, and `Gathering/RenewLink` makes another',
    }),
  })
  .meta({ id: 'Gathering', description: 'A draw that waits for its people, as its organiser sees it.' })

export const toGatheringResponse = (
  { config }: Configured,
  { joinGuid, ...gathering }: GatheringView,
): z.input<typeof gatheringResponse> => ({ ...gathering, joinUrl: joinGuid && joinLink(config, joinGuid) })
