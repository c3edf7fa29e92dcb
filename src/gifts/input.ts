import { z } from 'zod'
import { blankAsNull, guid, optionalFlag, optionalGuid, text } from '#core/input.ts'
import type { MessageId } from '#core/i18n.ts'

/** The most characters that a link may have. */
export const maxLinkLength = 4096

/**
 * A web address as it is kept: http or https only; what has no scheme gets `https://`.
 * @returns null for what is none
 */
export function webAddress(given: string): string | null {
  const typed = given.trim().replace(/\s/gu, encodeURIComponent)
  if (/^https?:\/\//i.test(typed)) return URL.canParse(typed) ? typed : null
  const address = `https://${typed}`
  if (!URL.canParse(address)) return null
  // `javascript:…@x.nl` would be a name and a password before the host
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
const description = () =>
  text({ max: maxDescriptionLength, required: 'gift.description.required', tooLong: 'gift.description.too_long' })

/** The bytes of a picture that came as base64, bare or as a data URL; none where it is neither, so that it is refused as no picture. */
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

/** A gift of words, with or without a link: `publicGuid` is null for a new one. */
export const editWithoutProductInput = z.object({ ...common, url: z.preprocess(blankAsNull, link.nullable()) })

/** A gift made from something that exists: `productSource` is a product's id, a link or a gift's public guid. */
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
    if (url.success) return { ...given, source: { url: url.data } }
    for (const { message } of url.error.issues) context.addIssue({ code: 'custom', path: ['productSource'], message })
    return z.NEVER
  })

/** A gift's form: the rules of the API; the picture comes as a file. */
export const giftForm = editWithoutProductInput.omit({ newImageBase64: true })

/** The gifts of a category in their new order; those of other categories of the list move here. */
export const reorderInput = z.object({
  categoryPrivateGuid: guid(),
  order: z
    .array(guid(), { error: 'general.invalid' satisfies MessageId })
    .max(1000, 'general.invalid' satisfies MessageId),
})

export const moveToWishlistInput = z.object({ giftPublicGuid: guid(), wishlistPrivateGuid: guid() })

/** Where a gift goes: a category of its list, or another list. */
export const moveForm = z.object({ categoryPrivateGuid: optionalGuid(), wishlistPrivateGuid: optionalGuid() })

/** No gift has more than this, link and words together, each character twice as long as most. */
const maxTypedLength = 2 * (maxLinkLength + maxDescriptionLength)

/**
 * What the one field for links and words was given: a link in it becomes the gift's link, and what is left its words.
 * A bare address counts as one where it stands alone and starts with `www.` or has a path; "Node.js" is words.
 */
export function wishOf(typed: string): { description: string; url: string } {
  const alone = typed.trim()
  if (alone.length > maxTypedLength) return { description: alone, url: '' }
  const found =
    /\bhttps?:\/\/\S+/i.exec(alone)?.[0] ??
    (/^(www\.\S+\.\S+|[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/\S*)$/i.test(alone) ? alone : null)
  if (!found) return { description: alone, url: '' }
  const sentence = found === alone ? found : found.replace(/[.,;:!?"'”’]+$/u, '')
  const url = sentence.includes('(') ? sentence : sentence.replace(/\)[.,;:!?]*$/u, '')
  const at = alone.indexOf(found)
  const words = `${alone.slice(0, at).trim()} ${alone.slice(at + found.length).trim()}`.trim()
  return { description: words.replace(/[\s:,(–-]+$/u, ''), url }
}
