import { z } from 'zod'

// Kinds of fields in the API's responses. Their format serves the API's documents; nothing checks it.

export const guidField = () => z.string().meta({ format: 'uuid' })

/** Moment in UTC, as `2026-11-29T18:30:00.000Z`. */
export const momentField = () => z.string().meta({ format: 'date-time' })

/** Day, as `2026-12-05`. */
export const dayField = () => z.string().meta({ format: 'date' })

export const urlField = () => z.string().meta({ format: 'uri' })

/** Path on this server, as `/images/….webp`. Clients resolve it against the server's URL. */
export const pathField = () => z.string().meta({ format: 'uri-reference' })

export const emailField = () => z.string().meta({ format: 'email', example: 'noor@example.org' })

/**
 * @param what noun for the price, such as `Price at this shop`
 * @param ifNull case in which the field is null
 */
export const centsField = (what: string, ifNull?: string) =>
  z
    .number()
    .int()
    .meta({ description: `${what} in euro cents${ifNull ? `; null if ${ifNull}` : ''}`, example: 2495 })
