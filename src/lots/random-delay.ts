import { randomInt } from 'node:crypto'

/**
 * Returns a random delay of 1 to 15 minutes, so that a mail's timing doesn't identify its sender to somebody who sees
 * when participants open their lots.
 */
export const randomDelayMs = (): number => randomInt(60_000, 15 * 60_000)
