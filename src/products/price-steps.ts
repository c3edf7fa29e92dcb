/**
 * Limits that the price filter offers, in cents. The last one means no limit. Each of the others is the beginning of a
 * step of the price index; see `price_step` in the database.
 */
export const priceSteps = [0, 500, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000, 50_000, 100_000, 100_000_000] as const

export const noPriceLimit = priceSteps.at(-1)!
