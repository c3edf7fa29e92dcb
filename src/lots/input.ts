import { z } from 'zod'
import { blankAsNull, email, guid, optionalGuid, pathGuid, text } from '#core/input.ts'

export const lotRef = z.object({ participantPrivateGuid: guid() })
export const selectInput = z.object({ participantPrivateGuid: guid(), wishlistPrivateGuid: optionalGuid() })

/** The choice on a lot's page: blank takes the linked list off, and what is no guid is an unknown list. */
export const chosenList = z.object({ wishlistPrivateGuid: z.preprocess(blankAsNull, pathGuid().nullable()) })

export const questionInput = z.object({
  lotPrivateGuid: guid(),
  question: text({ max: 1000, required: 'lot.question.required', tooLong: 'lot.question.too_long' }),
})

/** The address that somebody's lots went to. */
export const lostLotsInput = z.object({ email: email('general.email.own_is_required') })
