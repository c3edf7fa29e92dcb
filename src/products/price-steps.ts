/** What the price filter offers, in cents; the last stands for no limit. Each is where a step of the index begins: `price_step` in the database. */
export const priceSteps = [0, 500, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000, 50_000, 100_000, 100_000_000] as const

export const noLimit = priceSteps.at(-1)!
