/** What somebody reads their pages with, in the makers' coarse words; null for what we do not know. */
export interface Device {
  browser: string | null
  system: string | null
}

/** Stored for our own app's shell. */
export const appBrowser = 'app'

type Rules = readonly (readonly [mark: RegExp, name: string])[]

/** In the order in which they are asked: most claim to be Chrome or Safari too. */
const browsers: Rules = [
  [/WishringApp\//, appBrowser],
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b((Headless)?Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: Rules = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** @param userAgent the request's header, of which nothing else is kept */
export function deviceOf(userAgent: string | undefined): Device {
  const named = (rules: Rules) => rules.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? null
  return { browser: named(browsers), system: named(systems) }
}
