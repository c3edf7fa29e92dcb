/** Matches an amount in euros as people type it: `25`, `25,50`, `€ 25`, `25 euro`, `25,-`, `1.000,00`. */
const typedEuros =
  /^(?:(?:€|eur|euros?)\s*)?(\d{1,9}|\d{1,3}(?:[.,'’ ]\d{3})+)(?:[.,](?:(\d{1,2})|[-–—]{1,2}))?(?:\s*(?:€|eur|euros?))?$/i

/**
 * Reads an amount in euros that a person typed.
 * @returns the amount in cents; null for a text that is no amount. `1.000` and `1,000` are a thousand euros
 */
export function typedCents(text: string): number | null {
  const [, euros, cents = ''] = typedEuros.exec(text.trim()) ?? []
  return euros === undefined ? null : Number(euros.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}
