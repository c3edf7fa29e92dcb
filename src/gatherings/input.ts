import { z } from 'zod'
import { guid, optionalGuid } from '#core/input.ts'
import {
  addParticipantInput,
  createInput as createDrawInput,
  optionalParticipantEmail,
  participantGuids,
  participantName,
} from '../draws/index.ts'

/**
 * A draw that is to wait for its people. The client chooses a `contextId` as idempotency key: a repeated request gets the
 * gathering that the first request made.
 */
export const createInput = createDrawInput.omit({ participants: true, notAgainGuid: true })
export type NewGathering = z.output<typeof createInput>

export const joinInput = z.object({ joinGuid: guid(), name: participantName(), email: optionalParticipantEmail() })
export type Joining = z.output<typeof joinInput>

export const seatRef = z.object({ seatGuid: guid() })

/** Form that changes a seat's name or address. */
export const seatForm = z.object({ name: participantName(), email: optionalParticipantEmail() })
export type ChangedSeat = z.output<typeof seatForm>

export const gatheringRef = z.object({ publicGuid: guid() })

export const addInput = addParticipantInput.omit({ exclude: true, excludedBy: true })
export type AddedSeat = z.output<typeof addInput>

export const participantRef = z.object({ participantPublicGuid: guid() })
export const renameInput = participantRef.extend({ name: participantName() })
export const exclusionsInput = participantRef.extend({
  /** participants whom this one may not draw, by public guid */
  exclude: participantGuids(),
})
export const drawInput = gatheringRef.extend({ notAgainGuid: optionalGuid() })
