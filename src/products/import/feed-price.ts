const currencies: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP' }

const maxLength = 50

/**
 * Parses an amount as feeds write it: "12.95 EUR", "EUR 12,95", "1.299,00 €", "12,-". Three digits after a point or
 * comma are thousands.
 * @returns the amount, in EUR if the text names no currency; null if the text is no amount
 */
export function feedPrice(text: string): { cents: number; currency: string } | null {
  if (text.length > maxLength) return null
  const [, before = '', amount = '', after = ''] =
    /^([€$£]|[a-z]{3})?(\d[\d.,]*-*)([€$£]|[a-z]{3})?$/i.exec(text.replaceAll(/[\s']/g, '')) ?? []
  if (amount === '' || (before && after)) return null
  const [, whole = '', digits = ''] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}|-+))?$/.exec(amount) ?? []
  if (!/^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Math.round(Number(`0.${digits.replace(/-+/, '0')}`) * 100)
  const currency = (before || after || 'EUR').toUpperCase()
  return { cents, currency: currencies[currency] ?? currency }
}
