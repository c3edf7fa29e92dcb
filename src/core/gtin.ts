/**
 * Whether the last digit of a GTIN is a correct check digit. From the right, the other digits have the weights 3 and 1
 * by turns (GS1 General Specifications, 7.9).
 */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** Whether a number is for a shop's own use, so that it means nothing elsewhere (GS1 prefixes 02, 04 and 2). */
const isInternal = (digits: string) => digits.length === 13 && /^(2|02|04)/.test(digits)

/**
 * Returns a GTIN (EAN, UPC, ISBN-13) in the form in which it is stored and compared: 13 digits, 14 for a trade unit, 8
 * for a short GTIN.
 * @returns the GTIN; null for a text that is no GTIN, or for a number that a shop uses internally
 */
export function gtinOf(given: string): string | null {
  const digits = given.replace(/[\s-]/g, '')
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || !hasCheckDigit(digits) || /^0+$/.test(digits)) return null
  const short = digits.replace(/^0(?=\d{13}$)/, '').padStart(digits.length === 8 ? 8 : 13, '0')
  return isInternal(short) ? null : short
}
