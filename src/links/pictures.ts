const max = 5
const maxAddress = 2_000

/** Matches file names of placeholders, and of pictures that belong to the shop's layout. */
const placeholder =
  /placeholder|no[-_]?image|no[-_]?photo|noimg|geen[-_]?(?:afbeelding|foto)|kein[-_]?bild|image[-_]?not|coming[-_]?soon|spacer|blank|transparent|pixel|1x1|loading|loader|lazy\.|default[-_](?:image|product|og|share)|dummy/i
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
  if (address === '' || address.length > maxAddress) return null
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

/** Returns the width in pixels that a picture's URL requests, or null if it names none. */
function widthIn(url: URL): number | null {
  const asked =
    /(?:^|[?&])(?:w|wid|width|sw|imwidth)=(\d{2,4})(?!\d)/.exec(url.search) ??
    /[/_-](\d{2,4})x\d{0,4}(?=[/_.-]|$)/.exec(url.pathname)
  return asked ? Number(asked[1]) : null
}

const isSmall = (url: URL) =>
  (widthIn(url) ?? 1000) < 200 || /\/thumb(?:s|nails?)?\/|(?:small|cart|home)_default/.test(url.pathname)

/**
 * Returns absolute URLs of pictures without duplicates, five at most. Keeps the given order, but puts small pictures
 * last.
 */
export function picturesFrom(given: readonly string[], base: string): string[] {
  const urls = given.slice(0, 100).flatMap((address) => pictureAddress(address, base) ?? [])
  const sorted = [...urls.filter((url) => !isSmall(url)), ...urls.filter(isSmall)]
  return [...new Set(sorted.map(({ href }) => href))].slice(0, max)
}

/** Whether a picture that the page shows may be the product's, rather than decoration. */
export const mayShowProduct = (address: string): boolean => {
  const url = URL.parse(address, 'https://page.invalid')
  return url !== null && !decoration.test(fileName(url))
}
