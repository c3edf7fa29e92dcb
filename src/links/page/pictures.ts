const max = 5
const maxAddress = 2_000
const maxGiven = 100
const maxOthers = 400

/** Matches file names of placeholders, and of pictures that belong to the shop's layout. */
const placeholder =
  /placeholder|no[-_]?image|no[-_]?photo|noimg|geen[-_]?(?:afbeelding|foto)|kein[-_]?bild|image[-_]?not|coming[-_]?soon|spacer|blank|transparent|pixel|1x1|loading|loader|lazy\.|default[-_](?:image|product|og|share)|dummy|favicon|(?:android|touch)-icon/i
/** Matches words that may follow `logo` in the file name of a logo. `logo-t-shirt.jpg` isn't a logo. */
const besideLogo = /^(?:og|share|social|default|large|big|wide|square|white|black|nl|de|en|be|v?\d+(?:x\d+)?)$/
/**
 * Matches file names of decoration. Used only for pictures that the page shows, not for pictures in its product data.
 */
const decoration =
  /logo|icon|sprite|badge|flag|avatar|rating|star|payment|ideal|paypal|klarna|visa|trust|keurmerk|siegel|banner|usp|social|facebook|instagram|chat|arrow|captcha/i
const notAPhoto = /\.(?:svg|svgz|ico|pdf|mp4|webm|js|css|html?)$/i

const fileName = ({ pathname }: URL) => pathname.slice(pathname.lastIndexOf('/') + 1)

function isLogo(name: string): boolean {
  const words = name.toLowerCase().split(/[-_.]+/)
  const at = words.findIndex((word) => /(?:logo|favicon|sprite)s?$/.test(word))
  return (at === 0 || at === 1) && words.slice(at + 1, -1).every((word) => besideLogo.test(word))
}

/** @param base URL that relative URLs start from */
function pictureAddress(given: string, base: string): URL | null {
  const address = given.trim()
  // A template such as `photo_{width}x.jpg` is no address.
  if (address === '' || address.length > maxAddress || address.includes('{')) return null
  const url = URL.parse(address, base)
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    (url.pathname === '/' && url.search === '') ||
    url.href === base
  )
    return null
  const name = fileName(url)
  return notAPhoto.test(url.pathname) || placeholder.test(name) || isLogo(name) ? null : url
}

/** Matches the parts of a URL's query that ask for a size. */
const sizeInQuery = /(?<=^|[?&;])(?:w|wid|width|sw|imwidth|h|hei|height|sh|size|quality|qlt|q|dpr)=[^&;]*/gi
/**
 * Matches the parts of a path that name a size: `400x300`, `570xN`, `SL1500`, `s-l300`, `w_400`, `xl`, `thumb`. Each
 * stands between separators.
 */
const sizeInPath =
  /(?:[_.,-]|(?<=\/))(?:(?:s-?l|sx|sy|sr|us|ux|uy|ss|w|h|width|height|size|il)[-_=/]?\d{2,4}|\d{2,4}x(?:\d{1,4}|n)?|x\d{2,4}|(?:cart|home|small|medium|large|thickbox)_default|thumb(?:s|nails?)?|mini|tiny|xs|xl|xxl|small|medium|large|grande|huge|big|full(?:xfull)?|zoom|original|[smlt])(?=[/_.,-]|$)/gi
/** Words for sizes, with roughly the pixels that they stand for. Other words stand for a thousand pixels. */
const sizeWords = new Map<string, number>(
  Object.entries({
    t: 100,
    thumb: 100,
    mini: 100,
    tiny: 50,
    xs: 100,
    s: 150,
    small: 150,
    m: 400,
    medium: 400,
    original: 5000,
    full: 5000,
    fullxfull: 5000,
    cart_default: 100,
    small_default: 100,
    home_default: 150,
    medium_default: 400,
  }),
)

/** Returns the sizes in pixels that a picture's URL names. Words for a large size count as 1,000. */
function sizesIn({ search, pathname }: URL): number[] {
  const inQuery = (search.match(sizeInQuery) ?? []).filter((part) => !/^(?:q|quality|qlt|dpr)=/i.test(part))
  return [...inQuery, ...(pathname.match(sizeInPath) ?? [])].flatMap((part) => {
    const numbers = part.match(/\d{2,4}/g)?.map(Number)
    const word = part.toLowerCase().replace(/^[_.,-]/, '')
    return numbers ?? sizeWords.get(word.replace(/(?<=thumb)(?:s|nails?)$/, '')) ?? 1000
  })
}

/** Matches file names that are nothing but a letter and a number, which may be an article's number. */
const articleNumber = /\/[a-z]\d+\.\w+$/i

/** Returns what the URLs of one picture in several sizes have in common. */
function withoutSize({ host, pathname, search }: URL): string {
  const path = articleNumber.test(pathname) ? pathname : pathname.replace(sizeInPath, '')
  const query = search.replace(sizeInQuery, '').split(/[?&;]/).filter(Boolean).join('&')
  return `${host}${path}?${query}`.toLowerCase()
}

/** Returns a function that tells whether a URL shows the same picture as `address`, in whatever size. */
export function isSamePicture(address: string, base: string): (other: string) => boolean {
  const url = pictureAddress(address, base)
  const key = url && withoutSize(url)
  return (other) => {
    const otherUrl = pictureAddress(other, base)
    return key !== null && otherUrl !== null && withoutSize(otherUrl) === key
  }
}

const smallest = 200
/** Returns the largest size that a URL names. A URL without a size is that of the original. */
const sizeOf = (url: URL): number => {
  const sizes = sizesIn(url)
  return sizes.length > 0 ? Math.max(...sizes) : Infinity
}
const isSmall = (url: URL): boolean => sizeOf(url) < smallest

/**
 * Returns absolute URLs of pictures without duplicates, five at most. Keeps the given order, but puts small pictures
 * last.
 * @param others further pictures of the page; if one shows a given picture in a larger size, it takes its place
 */
export function picturesFrom(given: readonly string[], base: string, others: readonly string[] = []): string[] {
  const urlsOf = (addresses: readonly string[]) => addresses.flatMap((address) => pictureAddress(address, base) ?? [])
  const urls = urlsOf(given.slice(0, maxGiven))
  const largest = new Map<string, URL>()
  for (const url of [...urls, ...urlsOf(others.slice(0, maxOthers))]) {
    const key = withoutSize(url)
    const known = largest.get(key)
    if (!known || sizeOf(url) > sizeOf(known)) largest.set(key, url)
  }
  const enlarged = urls.map((url) => largest.get(withoutSize(url))!)
  const sorted = [...enlarged.filter((url) => !isSmall(url)), ...enlarged.filter(isSmall)]
  return [...new Set(sorted.map(({ href }) => href))].slice(0, max)
}

/** Whether a picture that the page shows may be the product's, rather than decoration. */
export const mayShowProduct = (address: string): boolean => {
  const url = URL.parse(address, 'https://page.invalid')
  return url !== null && !decoration.test(fileName(url))
}
