import { z } from 'zod'
import {
  blankAsNull,
  checkbox,
  email,
  flag,
  guid,
  isVisible,
  optionalGuid,
  optionalText,
  pathGuid,
  text,
} from '#core/input.ts'
import type { MessageId } from '#core/i18n.ts'
import { correspondents } from './send-message.ts'
import { ticks } from './envelope.ts'

export const lotRef = z.object({ participantPrivateGuid: guid() })
export const selectInput = z.object({ participantPrivateGuid: guid(), wishlistPrivateGuid: optionalGuid() })

/**
 * Choice of a list on a lot's page. A blank value unlinks the list; a value that is no guid counts as an unknown list.
 */
export const chosenList = z.object({ wishlistPrivateGuid: z.preprocess(blankAsNull, pathGuid().nullable()) })

export const questionInput = z.object({
  lotPrivateGuid: guid(),
  question: text({ max: 1000, required: 'lot.message.required', tooLong: 'lot.message.too_long' }),
})

/** Form that mails a lot from an envelope to its participant. */
export const keepInput = z.object({ email: email('general.email.own_is_required') })
/** A participant's own wishes; null and a text that shows nothing remove them. */
export const wishesInput = z.object({
  lotPrivateGuid: guid(),
  wishes: optionalText({ max: 2000, tooLong: 'lot.wishes.too_long' }).transform((wishes) =>
    wishes !== null && isVisible(wishes) ? wishes : null,
  ),
})

/** Form for a participant's own wishes. Its second button removes them, whatever the field says. */
export const wishesForm = z.preprocess(
  (form) => (typeof form === 'object' && form !== null && 'remove' in form ? {} : form),
  wishesInput.omit({ lotPrivateGuid: true }),
)

export const tickInput = z.object({
  lotPrivateGuid: guid(),
  step: z.enum(ticks, { error: 'general.invalid' satisfies MessageId }),
})

export const messageInput = z.object({
  lotPrivateGuid: guid(),
  to: z.enum(correspondents, { error: 'general.invalid' satisfies MessageId }),
  message: text({ max: 1000, required: 'lot.message.required', tooLong: 'lot.message.too_long' }),
})

export const muteInput = z.object({
  lotPrivateGuid: guid(),
  who: z.enum(correspondents, { error: 'general.invalid' satisfies MessageId }),
  /** whether to mute, or to listen again */
  muted: z.preprocess((given) => given ?? true, flag()),
})
export const muteForm = muteInput.extend({ muted: checkbox() })

/** Form of the page for lost lots: the e-mail address to which the lots went. */
export const lostLotsInput = z.object({ email: email('general.email.own_is_required') })
