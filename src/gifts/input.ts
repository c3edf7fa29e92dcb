import { z } from 'zod'
import { trimEnd } from '#core/trim-end.ts'
import { maxGifts } from '../gift/index.ts'
import {
  blankAsNull,
  formOnce,
  formVersion,
  guid,
  isVisible,
  optionalFlag,
  optionalGuid,
  optionallyTicked,
  text,
} from '#core/input.ts'
import type { MessageId } from '#core/i18n.ts'
import type { GiftFields } from './save-gift.ts'

/** in characters */
export const maxLinkLength = 4096

/** http or https; an address without a scheme gets `https://`. @returns null for anything else */
export function webAddress(given: string): string | null {
  const typed = given.trim().replace(/\s/gu, encodeURIComponent)
  if (/^https?:\/\//i.test(typed)) return URL.canParse(typed) ? typed : null
  const address = `https://${typed}`
  if (!URL.canParse(address)) return null
  // in `javascript:…@x.nl` the part before the @ would be a name and a password
  const { hostname, username, password } = new URL(address)
  return hostname.includes('.') && !hostname.startsWith('.') && username === '' && password === '' ? address : null
}

const link = z
  .string({ error: 'general.invalid' satisfies MessageId })
  .refine((value) => value.isWellFormed() && !value.includes('\0'), 'general.invalid' satisfies MessageId)
  .transform((value, context) => {
    const refuse = (message: MessageId) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (value.length > 2 * maxLinkLength) return refuse('gift.url.too_long')
    const address = webAddress(value)
    if (address === null) return refuse('gift.url.invalid')
    return [...address].length <= maxLinkLength ? address : refuse('gift.url.too_long')
  })

const maxDescriptionLength = 1000
/** What word processors put between words, and what would be control characters in a mail's subject. */
const withoutControls = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[^\P{Cc}\0\t\n\r]/gu, ' ') : value

const description = () =>
  z.preprocess(
    withoutControls,
    text({
      max: maxDescriptionLength,
      required: 'gift.description.required',
      tooLong: 'gift.description.too_long',
    }).refine(isVisible, 'gift.description.required' satisfies MessageId),
  )

/** Takes base64, bare or as a data URL. Anything else gives no bytes, which are refused as no picture. */
function bytesOf(given: string): Uint8Array {
  const base64 = given.trim().replace(/^data:[^,]*;base64,/i, '')
  return /^[A-Za-z0-9+/\s]*={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : new Uint8Array()
}

const picture = z.preprocess(
  blankAsNull,
  z
    .string({ error: 'general.invalid' satisfies MessageId })
    .transform(bytesOf)
    .nullable(),
)

const common = {
  publicGuid: optionalGuid(),
  categoryPrivateGuid: guid(),
  description: description(),
  enableCrossOff: optionalFlag(),
  hasCustomImage: optionalFlag(),
  newImageBase64: picture,
}

export const editWithoutProductInput = z.object({ ...common, url: z.preprocess(blankAsNull, link.nullable()) })

export const embellishInput = z.object({ url: link })

/** `productSource` is a product's id, a link or another gift's public guid. */
export const editWithProductInput = z
  .object({
    ...common,
    productSource: text({ max: maxLinkLength, required: 'general.invalid', tooLong: 'gift.url.too_long' }),
    productSourceType: z.enum(['ProductId', 'EmbellishUrl', 'GiftProductId', 'GiftUrl'], {
      error: 'general.invalid' satisfies MessageId,
    }),
  })
  .transform(({ productSource, productSourceType, ...given }, context) => {
    if (productSourceType !== 'EmbellishUrl')
      return {
        ...given,
        source:
          productSourceType === 'ProductId' ? { productId: productSource } : { gift: productSource.toLowerCase() },
      }
    const url = link.safeParse(productSource)
    if (url.success) return { ...given, source: { url: url.data, isRead: true } }
    for (const { message } of url.error.issues) context.addIssue({ code: 'custom', path: ['productSource'], message })
    return z.NEVER
  })

/** As in the API, but the picture comes as a file. */
export const giftForm = editWithoutProductInput.omit({ newImageBase64: true }).extend({
  enableCrossOff: optionallyTicked(),
  hasCustomImage: optionallyTicked(),
  version: formVersion(),
  once: formOnce(),
  /** of one that was picked, unless a link was typed since */
  productId: z.preprocess(blankAsNull, z.string().nullable()),
})

/** The values of a gift as text, as `giftForm` reads them. */
export const asTyped = ({ description, url, categoryPrivateGuid, enableCrossOff }: GiftFields) => ({
  description,
  url: url ?? '',
  categoryPrivateGuid,
  enableCrossOff: enableCrossOff ? 'on' : 'false',
})

/** The one field for links and words: `wishOf` reads it. */
export const wishForm = z.object({ description: z.string().optional(), once: formOnce() })

/** What stands in a field while somebody types. */
export const typedForm = z.object({ typed: z.string() })

/** Gifts of other categories of the list move here. */
export const reorderInput = z.object({
  categoryPrivateGuid: guid(),
  order: z
    .array(guid(), { error: 'general.invalid' satisfies MessageId })
    .max(maxGifts, 'general.invalid' satisfies MessageId),
})

export const moveToWishlistInput = z.object({ giftPublicGuid: guid(), wishlistPrivateGuid: guid() })

export const moveForm = z.object({ categoryPrivateGuid: optionalGuid(), wishlistPrivateGuid: optionalGuid() })

/** `order` as in `Gift`. */
export const formerPlaceForm = z.object({
  categoryPrivateGuid: guid(),
  order: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1),
})

/** In UTF-16 units, of which a character has at most two. Anything longer could not be saved, so no link is searched in it. */
export const maxTypedLength = 2 * (maxLinkLength + maxDescriptionLength)

/** Starts with `www.`, or has a host and a path. */
function isBareAddress(text: string): boolean {
  if (/\s/.test(text)) return false
  const labels = text.slice(0, text.indexOf('/') + 1).split(/[./]/)
  if (/^www\.[^.]/i.test(text)) return /[^.]\.[^.]/.test(text.slice('www.'.length))
  const [host, top] = [labels.slice(0, -2), labels.at(-2) ?? '']
  return host.length > 0 && host.every((label) => /^[\w-]+$/.test(label)) && /^[a-z]{2,}$/i.test(top)
}

/**
 * Splits what was typed into the one field for links and words. A bare address counts as a link if it stands alone and starts with `www.` or
 * has a path; "Node.js" is words.
 */
export function wishOf(typed: string): { description: string; url: string } {
  const alone = typed.trim()
  if (alone.length > maxTypedLength) return { description: alone, url: '' }
  const found = /\bhttps?:\/\/\S+/i.exec(alone)?.[0] ?? (isBareAddress(alone) ? alone : null)
  if (!found) return { description: alone, url: '' }
  const sentence = found === alone ? found : trimEnd(found, `.,;:!?"'”’`)
  const bare = trimEnd(sentence, '.,;:!?')
  const url = bare.endsWith(')') && !sentence.includes('(') ? bare.slice(0, -1) : sentence
  const at = alone.indexOf(found)
  const words = `${alone.slice(0, at).trim()} ${alone.slice(at + found.length).trim()}`.trim()
  return { description: trimEnd(words, ' \t\n:,(–-'), url }
}
