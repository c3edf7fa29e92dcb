import { z } from 'zod'
import { blankAsNull, email, guid, optionalGuid, pathGuid, text } from '#core/input.ts'

export const lotRef = z.object({ participantPrivateGuid: guid() })
export const selectInput = z.object({ participantPrivateGuid: guid(), wishlistPrivateGuid: optionalGuid() })

/**
 * Choice of a list on a lot's page. A blank value unlinks the list; a value that is no guid counts as an unknown list.
 */
export const chosenList = z.object({ wishlistPrivateGuid: z.preprocess(blankAsNull, pathGuid().nullable()) })

export const questionInput = z.object({
  lotPrivateGuid: guid(),
  question: text({ max: 1000, required: 'lot.question.required', tooLong: 'lot.question.too_long' }),
})

/** Form that mails a lot from an envelope to its participant. */
export const keepInput = z.object({ email: email('general.email.own_is_required') })

/** Form of the page for lost lots: the e-mail address to which the lots went. */
export const lostLotsInput = z.object({ email: email('general.email.own_is_required') })
