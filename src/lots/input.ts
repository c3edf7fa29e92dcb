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

export const exampleLotGuid = '0c9a6a5e-2f0b-4c1d-9d55-3a8be2f1c7a4'
export const exampleListGuid = '664bdd2f-8bbe-4150-8ad9-f6955ab8e9f2'

const aboutLotGuid = {
  description: 'Private guid from a participant’s link, `Loting/Overview` or `Lot/OpenEnvelope`',
  example: exampleLotGuid,
}
const lotGuid = () => guid().meta(aboutLotGuid)
/** Private guid of a lot in a URL's path. */
export const lotGuidInPath = () => pathGuid().meta(aboutLotGuid)

export const exampleWishes = 'A bell for my bicycle, or something warm for the winter'

export const lotRef = z.object({ participantPrivateGuid: lotGuid() })
export const selectInput = z.object({
  participantPrivateGuid: lotGuid(),
  wishlistPrivateGuid: optionalGuid().meta({
    description: 'Private guid of an open list that the current user owns; null removes the link',
    example: exampleListGuid,
  }),
})

/**
 * Choice of a list on a lot's page. A blank value unlinks the list; a value that is no guid counts as an unknown list.
 */
export const chosenList = z.object({ wishlistPrivateGuid: z.preprocess(blankAsNull, pathGuid().nullable()) })

const messageText = () =>
  text({ max: 1000, required: 'lot.message.required', tooLong: 'lot.message.too_long' }).meta({
    example: 'Which size do you wear?',
  })

export const questionInput = z.object({ lotPrivateGuid: lotGuid(), question: messageText() })

/** Form that mails a lot from an envelope to its participant. */
export const keepInput = z.object({ email: email('general.email.own_is_required') })
/** A participant's own wishes. */
export const wishesInput = z.object({
  lotPrivateGuid: lotGuid(),
  wishes: optionalText({ max: 2000, tooLong: 'lot.wishes.too_long' })
    .transform((wishes) => (wishes !== null && isVisible(wishes) ? wishes : null))
    .meta({ description: 'null, or a text that shows nothing, removes the wishes', example: exampleWishes }),
})

/** Form for a participant's own wishes. Its second button removes them, whatever the field says. */
export const wishesForm = z.preprocess(
  (form) => (typeof form === 'object' && form !== null && 'remove' in form ? {} : form),
  wishesInput.omit({ lotPrivateGuid: true }),
)

export const tickInput = z.object({
  lotPrivateGuid: lotGuid(),
  step: z
    .enum(ticks, { error: 'general.invalid' satisfies MessageId })
    .meta({ description: 'How far the gift is; `None` takes the tick away', example: 'Bought' }),
})

const correspondent = () =>
  z.enum(correspondents, { error: 'general.invalid' satisfies MessageId }).meta({
    description: '`Drawn`: the person whom this participant drew; `Giver`: the person who drew this participant',
  })

export const messageInput = z.object({ lotPrivateGuid: lotGuid(), to: correspondent(), message: messageText() })

export const muteInput = z.object({
  lotPrivateGuid: lotGuid(),
  who: correspondent(),
  muted: z
    .preprocess((given) => given ?? true, flag())
    .meta({ description: 'Whether to mute, or to listen again; true if null' }),
})
export const muteForm = muteInput.extend({ muted: checkbox() })

/** Form of the page for lost lots: the e-mail address to which the lots went. */
export const lostLotsInput = z.object({ email: email('general.email.own_is_required') })
