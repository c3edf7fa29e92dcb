import { z } from 'zod'
import { stripTrailing } from '#core/strip-trailing.ts'
import { maxGifts, priceAsTyped } from '../gift/index.ts'
import { ownListGuid } from '../lists/index.ts'
import {
  blankAsNull,
  formIdempotencyKey,
  formVersion,
  guid,
  isVisible,
  optionalFlag,
  optionalGuid,
  optionalCheckbox,
  text,
} from '#core/input.ts'
import type { MessageId } from '#core/i18n.ts'
import type { Language } from '#locales/texts.ts'
import type { GiftFields } from './save-gift.ts'
import { typedPrice } from './typed-price.ts'

/** in characters */
export const maxLinkLength = 4096
/** in characters; a price with its currency is shorter */
const maxTypedPriceLength = 40
/** as in the reader of pages: a million in any currency */
const maxPriceCents = 1_000_000_00

/**
 * Returns a typed text as an http or https URL, or null if it is no web address. Adds `https://` if the scheme is
 * missing.
 */
export function webAddress(given: string): string | null {
  const typed = given.trim().replace(/\s/gu, encodeURIComponent)
  if (/^https?:\/\//i.test(typed)) return URL.canParse(typed) ? typed : null
  const address = `https://${typed}`
  if (!URL.canParse(address)) return null
  // In `javascript:…@x.nl`, the part before the @ would be read as a user name and a password.
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

export const maxDescriptionLength = 1000
/**
 * Replaces control characters with spaces: word processors put some between words, and they don't belong in a mail's
 * subject. NUL stays, so that the validation refuses the text.
 */
export const withoutControls = (value: string): string => value.replace(/[^\P{Cc}\0\t\n\r]/gu, ' ')

const description = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? withoutControls(value) : value),
    text({
      max: maxDescriptionLength,
      required: 'gift.description.required',
      tooLong: 'gift.description.too_long',
    }).refine(isVisible, 'gift.description.required' satisfies MessageId),
  )

/**
 * Decodes base64, with or without the beginning of a data URL. Returns an empty array for any other text. The image
 * store then refuses it as a picture.
 */
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

const priceInEuro = z
  .int({ error: 'gift.price.invalid' satisfies MessageId })
  .min(1, 'gift.price.invalid' satisfies MessageId)
  .max(maxPriceCents, 'gift.price.invalid' satisfies MessageId)
  .nullish()
  .meta({
    description:
      'Price in euro cents; null removes it. If absent, the stored price stays, unless a new link or source has its own',
    example: 2495,
  })

const exampleLink = 'https://shop.example/blue-bicycle-bell'

const categoryGuid = () =>
  guid().meta({ description: 'Private guid of a category of one of the caller’s lists, from `Category/Get`' })

const common = {
  publicGuid: optionalGuid().meta({ description: 'Public guid of the gift to change; null adds a gift' }),
  categoryPrivateGuid: categoryGuid().meta({
    description:
      'Private guid of the gift’s category, from `Category/Get`. Another category of the same list moves the gift to its end',
  }),
  description: description().meta({
    description: 'The first line names the gift, and further lines are a note',
    example: 'Blue bicycle bell',
  }),
  enableCrossOff: optionalFlag().meta({
    description: 'Whether visitors can cross the gift off; null leaves it as it is, and means true for a new gift',
  }),
  hasCustomImage: optionalFlag().meta({
    description:
      'Whether to keep the stored picture. With null, a picture that the owner chose stays, unless the source is a product or a gift',
  }),
  newImageBase64: picture.meta({
    description: 'New picture in base64, with or without `data:…;base64,` before it; null for none',
    example: null,
  }),
  price: priceInEuro,
}

export const editWithoutProductInput = z.object({
  ...common,
  url: z.preprocess(blankAsNull, link.nullable()).meta({
    description: `Link of the gift, with or without \`https://\`, of at most ${maxLinkLength} characters; null for none. Its page isn’t read`,
    example: exampleLink,
  }),
})

export const embellishInput = z.object({
  url: link.meta({
    description: `Link with or without \`https://\`, of at most ${maxLinkLength} characters`,
    example: 'https://shop.example/blue-bicycle-bell?utm_source=mail',
  }),
})

export const editWithProductInput = z
  .object({
    ...common,
    productSource: text({ max: maxLinkLength, required: 'general.invalid', tooLong: 'gift.url.too_long' }).meta({
      description: 'Id of a product, a link, or the public guid of a gift, as `productSourceType` says',
      example: exampleLink,
    }),
    productSourceType: z
      .enum(['ProductId', 'EmbellishUrl', 'GiftProductId', 'GiftUrl'], {
        error: 'general.invalid' satisfies MessageId,
      })
      .meta({
        description:
          '`ProductId`: id of a product from `Product/ByEans`. `EmbellishUrl`: link whose page is read. `GiftProductId` and `GiftUrl`: public guid of a gift to copy',
        example: 'EmbellishUrl',
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

/** Price as an owner types it into a form. Null for an empty field; absent if the form has no such field. */
const priceField = z
  .string()
  .transform((typed, context) => {
    if (typed.trim() === '') return null
    const price = typed.length <= maxTypedPriceLength ? typedPrice(typed) : null
    if (price) return price
    context.addIssue({ code: 'custom', message: 'gift.price.invalid' satisfies MessageId })
    return z.NEVER
  })
  .optional()

/** Whether an owner changed the text of a form's price. An untouched text may come from the reading of a link. */
export const isPriceTyped = ({
  price = '',
  shownPrice = '',
}: {
  price?: string | undefined
  shownPrice?: string | undefined
}): boolean => price.trim() !== shownPrice.trim()

/** Form of a gift. It has the fields of the API, except that the picture comes as a file, and the price as text. */
export const giftForm = editWithoutProductInput.omit({ newImageBase64: true }).extend({
  enableCrossOff: optionalCheckbox(),
  hasCustomImage: optionalCheckbox(),
  price: priceField,
  /** text that the price's field showed, as stored or as read from the link's page */
  shownPrice: z.string().optional(),
  version: formVersion(),
  once: formIdempotencyKey(),
  /** id of the picked product; a typed link takes precedence */
  productId: z.preprocess(blankAsNull, z.string().nullable()),
})

/** Form on a gift's card that corrects its name and price. */
export const correctionForm = giftForm.pick({ description: true, price: true, shownPrice: true, version: true })

/** Returns a gift's values as text, in the format that `giftForm` reads. */
export const asTyped =
  (language: Language) =>
  ({ description, url, categoryPrivateGuid, enableCrossOff, price }: GiftFields) => ({
    description,
    url: url ?? '',
    categoryPrivateGuid,
    enableCrossOff: enableCrossOff ? 'on' : 'false',
    price: priceAsTyped(price, language),
  })

/** Form of the field above an owner's list, in which they type a link, words or both. `splitWish` separates the two. */
export const wishForm = z.object({ description: z.string().optional(), once: formIdempotencyKey() })

/**
 * Text that a user is typing into the gift form, which may contain a link. `price` and `shownPrice` are those of
 * `giftForm`, and absent for a form without a price.
 */
export const typedForm = z.object({
  typed: z.string(),
  price: z.string().optional(),
  shownPrice: z.string().optional(),
})

export const reorderInput = z.object({
  categoryPrivateGuid: categoryGuid(),
  order: z
    .array(guid(), { error: 'general.invalid' satisfies MessageId })
    .max(maxGifts, 'general.invalid' satisfies MessageId)
    .meta({ description: 'Public guids of gifts, in their new order' }),
})

export const moveToWishlistInput = z.object({ giftPublicGuid: guid(), wishlistPrivateGuid: ownListGuid() })

export const moveForm = z.object({ categoryPrivateGuid: optionalGuid(), wishlistPrivateGuid: optionalGuid() })

/** Place of a gift before its move, to undo the move. `order` is the gift's `Gift.order` there. */
export const formerPlaceForm = z.object({
  categoryPrivateGuid: guid(),
  order: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1),
})

/**
 * Maximum length of a text in which we look for a link, in UTF-16 units, of which a character has at most two. A longer
 * text can't be saved anyway.
 */
export const maxTypedLength = 2 * (maxLinkLength + maxDescriptionLength)

/** Whether a text without scheme counts as a link: it starts with `www.`, or has a host and a path. */
function isBareAddress(text: string): boolean {
  if (/\s/.test(text)) return false
  const labels = text.slice(0, text.indexOf('/') + 1).split(/[./]/)
  if (/^www\.[^.]/i.test(text)) return /[^.]\.[^.]/.test(text.slice('www.'.length))
  const [host, top] = [labels.slice(0, -2), labels.at(-2) ?? '']
  return host.length > 0 && host.every((label) => /^[\w-]+$/.test(label)) && /^[a-z]{2,}$/i.test(top)
}

/**
 * Returns a URL that was found in a text, without the punctuation of the sentence around it.
 * @param isAlone whether the text has nothing but the URL
 */
export function withoutPunctuation(found: string, isAlone: boolean): string {
  const sentence = isAlone ? found : stripTrailing(found, `.,;:!?"'”’`)
  const bare = stripTrailing(sentence, '.,;:!?')
  return bare.endsWith(')') && !sentence.includes('(') ? bare.slice(0, -1) : sentence
}

/**
 * Splits a typed text into a link and words. A URL without scheme counts as a link if it stands alone and starts with
 * `www.` or has a path, so "Node.js" counts as words.
 */
export function splitWish(typed: string): { description: string; url: string } {
  const alone = typed.trim()
  if (alone.length > maxTypedLength) return { description: alone, url: '' }
  const found = /\bhttps?:\/\/\S+/i.exec(alone)?.[0] ?? (isBareAddress(alone) ? alone : null)
  if (!found) return { description: alone, url: '' }
  const url = withoutPunctuation(found, found === alone)
  const at = alone.indexOf(found)
  const words = `${alone.slice(0, at).trim()} ${alone.slice(at + found.length).trim()}`.trim()
  return { description: stripTrailing(words, ' \t\n:,(–-'), url }
}
