/** Browser and operating system of a visitor, by name and without versions; null where unknown. */
export interface Device {
  browser: string | null
  system: string | null
}

/** Browser name that we store for the shell of our own app. */
export const appBrowser = 'app'

type Rules = readonly (readonly [mark: RegExp, name: string])[]

/** Rules for browsers. The first match wins: Chrome and Safari come last, as most browsers also claim to be these. */
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

/**
 * Returns the device that a request came from.
 * @param userAgent `User-Agent` header of the request; only the two names found in it are stored
 */
export function deviceOf(userAgent: string | undefined): Device {
  const named = (rules: Rules) => rules.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? null
  return { browser: named(browsers), system: named(systems) }
}
