import { z } from 'zod'
import { guid } from '#core/input.ts'
import {
  addParticipantInput,
  createInput as createDrawInput,
  drawGuid,
  exampleGuids,
  notAgainGuid,
  optionalParticipantEmail,
  participantGuid,
  participantGuids,
  participantName,
} from '../draws/index.ts'

export const exampleJoinGuid = '3a9f6e21-7c54-4b0d-a1e8-5d2c4b6f8e90'

const { organizer, organizerTakesPart } = createDrawInput.shape

/** A draw that is to wait for its people. */
export const createInput = createDrawInput.omit({ participants: true, notAgainGuid: true }).extend({
  organizerTakesPart: organizerTakesPart.meta({ description: 'Whether the organiser gets a seat; true if null' }),
  organizer: organizer.meta({
    description: 'Name and address of the organiser, who may take part; null for those of the account',
    example: { name: 'Noor de Vries', email: 'noor@example.org' },
  }),
})
export type NewGathering = z.output<typeof createInput>

export const joinInput = z.object({
  joinGuid: guid().meta({
    description: 'Last part of the link that the organiser shares, `joinUrl`',
    example: exampleJoinGuid,
  }),
  name: participantName(),
  email: optionalParticipantEmail().meta({
    description: 'Gets the link of the seat, and the email of the draw; null for a seat with an envelope',
  }),
})
export type Joining = z.output<typeof joinInput>

export const seatRef = z.object({
  seatGuid: guid().meta({
    description: 'Private guid of a seat, from `Gathering/Join` or the link in the person’s email',
  }),
})

/** Form that changes a seat's name or address. */
export const seatForm = z.object({ name: participantName(), email: optionalParticipantEmail() })
export type ChangedSeat = z.output<typeof seatForm>

export const gatheringRef = z.object({ publicGuid: drawGuid() })

export const addInput = addParticipantInput.omit({ exclude: true, excludedBy: true })
export type AddedSeat = z.output<typeof addInput>

export const participantRef = z.object({ participantPublicGuid: participantGuid() })
export const renameInput = participantRef.extend({ name: participantName() })
export const exclusionsInput = participantRef.extend({
  exclude: participantGuids().meta({
    description: 'Public guids of all participants whom this one may not draw; null for none',
    example: [exampleGuids.lotte],
  }),
})
export const drawInput = gatheringRef.extend({ notAgainGuid: notAgainGuid() })
