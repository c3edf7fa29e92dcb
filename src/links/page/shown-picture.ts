import type { Attributes } from './embedded-items.ts'

const max = { addresses: 6, attributeLength: 8_000, addressLength: 2_000, attributes: 50 }
const pictureFile = /^\S+\.(?:jpe?g|png|webp|avif)(?:\?\S*)?$/i

/** Picture that an `img` element shows. */
export interface ShownPicture {
  /** URLs as they are in the page, that of the largest version first */
  addresses: string[]
  alt: string
  /** whether the picture can be enlarged or is in a gallery */
  isLarge: boolean
}

const enlargedAttributes = [
  'data-zoom-image',
  'data-large_image',
  'data-old-hires',
  'data-zoom',
  'data-full',
  'data-large',
]
const sourceSetAttributes = ['data-srcset', 'data-lazy-srcset', 'srcset']
const shownAttributes = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'src']

export function shownPicture(attributes: Attributes, isInGallery: boolean): ShownPicture {
  const valuesOf = (names: readonly string[]) => names.flatMap((name) => attributes[name] ?? [])
  const enlarged = valuesOf(enlargedAttributes)
  const sized = addressesInSizes(attributes['data-a-dynamic-image'] ?? '')
  const inSets = valuesOf(sourceSetAttributes).flatMap(addressesInSourceSet)
  return {
    addresses: [...new Set([...enlarged, ...sized, ...inSets, ...valuesOf(shownAttributes), ...otherData(attributes)])]
      .filter((address) => address !== '' && !address.startsWith('data:'))
      .slice(0, max.addresses),
    alt: attributes.alt ?? '',
    isLarge: isInGallery || enlarged.length > 0 || sized.length > 0,
  }
}

/** Returns the values of all `data-` attributes that are URLs of pictures. */
const otherData = (attributes: Attributes): string[] =>
  Object.keys(attributes)
    .slice(0, max.attributes)
    .flatMap((name) => (name.startsWith('data-') && isPictureFile(attributes[name]!) ? attributes[name]! : []))

const isPictureFile = (value: string): boolean => value.length < max.addressLength && pictureFile.test(value)

/** Returns the URLs of `a.jpg 1x, b.jpg 2x`, the largest first. */
function addressesInSourceSet(set: string): string[] {
  return set
    .slice(0, max.attributeLength)
    .split(/,\s+|\s,/)
    .map((source) => {
      const [address = '', size = ''] = source.trim().split(/\s+/)
      return { address, size: Number.parseFloat(size) || 0 }
    })
    .filter(({ address }) => address !== '')
    .sort((one, other) => other.size - one.size)
    .map(({ address }) => address)
}

/** Returns the URLs of `{"a.jpg": [500, 300]}`, a format of Amazon's pictures, the widest first. */
function addressesInSizes(json: string): string[] {
  try {
    const sizes = Object.entries(JSON.parse(json.slice(0, max.attributeLength)) as Record<string, unknown>)
    return sizes
      .map(([address, size]) => ({ address, width: Array.isArray(size) ? Number(size[0]) || 0 : 0 }))
      .sort((one, other) => other.width - one.width)
      .map(({ address }) => address)
  } catch {
    return []
  }
}
