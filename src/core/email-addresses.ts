import { domainToASCII, domainToUnicode } from 'node:url'

/** The HTML Standard's pattern for the part of an e-mail address before the @. */
const localPattern = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/
/** The HTML Standard's pattern for the domain of an e-mail address, but with a dot required. */
const domainPattern =
  /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

const isAscii = (text: string): boolean => /^[!-~]*$/.test(text)
/**
 * Matches a label of a domain. It leaves out characters that IDNA turns into different ones, such as full-width letters.
 */
const labelPattern = /^(?!-)[\p{L}\p{M}\p{N}-]+$/u

function partsOf(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, Math.max(0, at)), address.slice(at + 1)]
}

export const domainOf = (address: string): string => partsOf(address)[1].toLowerCase()

function isDomain(domain: string): boolean {
  if (isAscii(domain)) return domainPattern.test(domain)
  const areLabels = domain.split('.').every((label) => labelPattern.test(label) && !label.endsWith('-'))
  return areLabels && domain.normalize('NFKC') === domain && domainPattern.test(domainToASCII(domain))
}

/** Whether a text is an e-mail address to which we can send mails. Its domain may have letters outside ASCII (IDNA). */
export function isEmail(text: string): boolean {
  const [local, domain] = partsOf(text)
  return localPattern.test(local) && isDomain(domain)
}

/**
 * Whether a text is an e-mail address except for letters outside ASCII before the @. Mail servers take those only with
 * SMTPUTF8 (RFC 6531), which many don't have.
 */
export function hasForeignLetters(text: string): boolean {
  const [local, domain] = partsOf(text)
  return !isAscii(local) && /^[^\s@<>"(),:;[\\\]]+$/.test(local) && isDomain(domain)
}

/**
 * Returns an e-mail address as we store it. A domain outside ASCII is in lower case and written out, because browsers
 * send the same domain in either form. All other addresses stay as they were typed.
 */
export function storedAddress(address: string): string {
  const [local, domain] = partsOf(address)
  const written = domain.normalize('NFC')
  if (!isAscii(written) && isDomain(written)) return `${local}@${domainToUnicode(written)}`
  const unicode = /(^|\.)xn--/i.test(domain) ? domainToUnicode(domain) : ''
  return isDomain(unicode) ? `${local}@${unicode}` : address
}

/** Returns an e-mail address as mail servers take it, with its domain in ASCII. */
export function asciiAddress(address: string): string {
  const [local, domain] = partsOf(address)
  return isAscii(domain) ? address : `${local}@${domainToASCII(domain)}`
}

/** Returns the forms under which an address may be stored. Until November 2026 we stored domains in ASCII only. */
export const formsOf = (address: string): string[] => [
  ...new Set([address, storedAddress(address), asciiAddress(address)]),
]
