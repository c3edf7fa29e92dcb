import { z } from 'zod'
import { blankAsNull, flag, guid, optionalGuid } from '#core/input.ts'
import {
  drawBudget,
  drawDate,
  drawDescription,
  drawOccasion,
  drawTitle,
  participantBounds,
  participantEmail,
  participantName,
} from '../draws/index.ts'

const optionalEmail = () => z.preprocess(blankAsNull, participantEmail().nullable())

/**
 * A draw that is to wait for its people. The client chooses a `contextId` as idempotency key: a repeated request gets the
 * gathering that the first request made.
 */
export const createInput = z.object({
  title: drawTitle(),
  description: drawDescription(),
  occasion: drawOccasion(),
  date: drawDate(),
  budget: drawBudget(),
  organizerTakesPart: z.preprocess((given) => given ?? true, flag()),
  organizer: z.preprocess(
    (given) => given ?? null,
    z.object({ name: participantName(), email: optionalEmail() }).nullable(),
  ),
  reminders: z.preprocess((given) => given ?? true, flag()),
  contextId: optionalGuid(),
})
export type NewGathering = z.output<typeof createInput>

export const joinInput = z.object({ joinGuid: guid(), name: participantName(), email: optionalEmail() })
export type Joining = z.output<typeof joinInput>

export const seatRef = z.object({ seatGuid: guid() })

/** Form that changes a seat's name or address. */
export const seatForm = z.object({ name: participantName(), email: optionalEmail() })
export type ChangedSeat = z.output<typeof seatForm>

export const gatheringRef = z.object({ publicGuid: guid() })

export const addInput = z.object({
  publicGuid: guid(),
  name: participantName(),
  email: optionalEmail(),
  friendParticipantPublicGuid: optionalGuid(),
})
export type AddedSeat = z.output<typeof addInput>

export const participantRef = z.object({ participantPublicGuid: guid() })
export const renameInput = participantRef.extend({ name: participantName() })
export const exclusionsInput = participantRef.extend({
  /** participants whom this one may not draw, by public guid */
  exclude: z.preprocess(
    (given) => given ?? [],
    z.array(guid(), { error: 'general.invalid' }).max(participantBounds.max, { error: 'general.invalid' }),
  ),
})
export const drawInput = gatheringRef.extend({ notAgainGuid: optionalGuid() })
