import { z } from 'zod'
import { blankAsNull, email, guid, optionalGuid, optionalText, nameText } from '#core/input.ts'
import { drawOccasions } from '../lots/index.ts'

/** Fewest and most participants of a draw, its organizer among them. */
export const participantBounds = { min: 3, max: 1000 } as const

export const drawTitle = () =>
  nameText({ min: 3, max: 100, required: 'title.is_required', tooShort: 'title.too_short', tooLong: 'title.too_long' })
export const drawDescription = () => optionalText({ max: 2000, tooLong: 'description.too_long' })
export const drawOccasion = () =>
  z.preprocess(blankAsNull, z.enum(drawOccasions, { error: 'general.invalid' }).nullable())
export const participantName = () =>
  nameText({ max: 100, required: 'loting.participant.name_is_required', tooLong: 'loting.participant.name_too_long' })
export const participantEmail = () => email('loting.participant.email_is_required')

/** Somebody who takes part. A friend is named by `publicUserGuid` and `friendParticipantPublicGuid`, and gets the name and address that we know. */
export const participantInput = z.object({
  localGuid: guid(),
  name: participantName(),
  email: z.preprocess(blankAsNull, participantEmail().nullable()),
  publicUserGuid: optionalGuid(),
  friendParticipantPublicGuid: optionalGuid(),
  /** whom they may not draw, by `localGuid` */
  exclude: z.preprocess(
    (given) => given ?? [],
    z.array(guid(), { error: 'general.invalid' }).max(participantBounds.max, { error: 'general.invalid' }),
  ),
})

/** A draw to be drawn; the first participant organizes it. The asker makes up a `contextId`, by which asking again finds the draw that was drawn. */
export const createInput = z.object({
  title: drawTitle(),
  description: drawDescription(),
  occasion: drawOccasion(),
  participants: z
    .array(participantInput, { error: 'general.invalid' })
    .min(participantBounds.min, { error: 'loting.participants.too_few' })
    .max(participantBounds.max, { error: 'loting.participants.too_many' }),
  contextId: optionalGuid(),
})
export type NewDraw = z.output<typeof createInput>

/** A draw's number, which some mail links have. */
const drawNumber = z
  .number({ error: 'general.invalid' })
  .int({ error: 'general.invalid' })
  .min(1, { error: 'general.invalid' })
  .max(2_147_483_647, { error: 'general.invalid' })

/** As it stands in an address. */
export const drawNumberInPath = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(drawNumber)

export const openInput = z
  .object({
    lotingId: z.preprocess((value) => value ?? null, drawNumber.nullable()),
    publicLotingGuid: optionalGuid(),
    privateUserGuid: guid(),
  })
  .refine(({ lotingId, publicLotingGuid }) => lotingId !== null || publicLotingGuid !== null, {
    error: 'general.invalid',
    path: ['publicLotingGuid'],
  })

/** `email` null: to the address that the lot went to before. */
export const resendInput = z.object({
  participantPublicGuid: guid(),
  email: z.preprocess(blankAsNull, participantEmail().nullable()),
})

/** The page's form, whose field is filled wherever the address may be another. */
export const resendForm = resendInput.extend({ email: email() })
