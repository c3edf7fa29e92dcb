import { z } from 'zod'
import { centsField, dayField, guidField, momentField, urlField } from '#core/output.ts'
import { ticks } from './envelope.ts'
import { exampleListGuid, exampleLotGuid, exampleWishes } from './input.ts'
import type { LotView } from './lot-for.ts'

/** Private guid of a lot in a response. */
export const lotGuidField = () =>
  guidField().meta({
    description: 'Private guid for `Lot/{privateGuid}`, which tells whom the participant drew',
    example: exampleLotGuid,
  })

/** Agreements of a draw about its gifts, in a response. */
export const termFields = () => ({
  date: dayField().nullable().meta({ description: 'Day on which gifts are given; null if the draw has none' }),
  budget: centsField('Highest price of a gift', 'the draw has none').meta({ example: 2500 }).nullable(),
})

/** Title and description of a draw, in a response. */
export const drawTitleField = () => z.string().meta({ example: 'Sinterklaas 2026' })
export const drawDescriptionField = () =>
  z.string().nullable().meta({
    description: 'The organiser’s words to the participants; null if there are none',
    example: 'Write a poem with your gift.',
  })

const lotMessage = z
  .object({
    isMine: z.boolean().meta({ description: 'Whether this participant wrote the message' }),
    message: z.string().meta({ example: 'Which size do you wear?' }),
    day: dayField().meta({
      description: 'Day on which this participant wrote or got the message',
      example: '2026-11-28',
    }),
  })
  .meta({ id: 'LotMessage', description: 'A message between a participant and their giver, who stays anonymous.' })

const giversMessages: z.input<typeof lotMessage>[] = [
  { isMine: false, message: 'Do you have a helmet already?', day: '2026-11-27' },
  { isMine: true, message: 'Yes, a blue one.', day: '2026-11-28' },
]

export const lotResponse = z
  .object({
    email: z.string().nullable().meta({
      description: 'Address that gets this participant’s emails; null for an envelope',
      example: 'noor@example.org',
    }),
    name: z.string().meta({ description: 'Name of the participant', example: 'Noor de Vries' }),
    selectedWishlistPrivateGuid: guidField().nullable().meta({
      description: 'Private guid of the linked list; null if none is linked, or if the current user doesn’t own it',
      example: exampleListGuid,
    }),
    lotingTitle: drawTitleField(),
    description: drawDescriptionField(),
    ...termFields(),
    wishes: z.string().nullable().meta({
      description: 'The participant’s own wishes; null if they wrote none',
      example: exampleWishes,
    }),
    drawnParticipant: z
      .object({
        publicGuid: guidField().meta({ description: 'For the hub method `JoinDrawnLotGroup`' }),
        name: z.string().meta({ example: 'Lotte Bakker' }),
        wishlistLink: urlField().nullable().meta({
          description: 'URL of the drawn participant’s list; null if none is linked',
          example: 'https://wishring.example/lotte',
        }),
        wishes: z.string().nullable().meta({
          description: 'Wishes of the drawn participant; null if they wrote none',
          example: 'A book about birds',
        }),
      })
      .meta({ description: 'The person whom this participant drew: the secret of the draw' }),
    tick: z.enum(ticks).meta({ description: 'How far this participant’s gift is, which no one else sees' }),
    conversations: z.object({
      drawn: z.array(lotMessage).meta({ description: 'With the drawn participant, oldest first' }),
      giver: z.array(lotMessage).meta({
        description: 'With the person who drew this participant and stays unknown to them, oldest first',
        example: giversMessages,
      }),
    }),
    isViewed: z.boolean().meta({ description: 'Whether the participant has looked whom they drew' }),
    hasAccount: z.boolean().meta({ description: 'Whether `email` is the address of an account' }),
    nudgeDisabledUntil: momentField().nullable().meta({
      description: 'When the next nudge is possible; null means now',
    }),
  })
  .meta({ id: 'Lot', description: 'A participant’s part in a draw. Only the holder of its private guid gets it.' })

export const toLotResponse = (lot: LotView): z.input<typeof lotResponse> => ({
  email: lot.email,
  name: lot.name,
  selectedWishlistPrivateGuid: lot.selectedListPrivateGuid,
  lotingTitle: lot.drawTitle,
  description: lot.drawDescription,
  date: lot.date,
  budget: lot.budget,
  wishes: lot.wishes,
  drawnParticipant: lot.drawn,
  tick: lot.tick,
  conversations: lot.conversations,
  isViewed: lot.isViewed,
  hasAccount: lot.hasAccount,
  nudgeDisabledUntil: lot.nudgeDisabledUntil?.toISOString() ?? null,
})
