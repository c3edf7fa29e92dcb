/** Also where the asker may not know that it exists. */
export class NotFound extends Error {}

export class Unauthorized extends Error {}

export class Forbidden extends Error {}

/** A login is needed, and the session's user has been deleted. */
export class UserDeleted extends Error {}

export class TooManyRequests extends Error {
  readonly retryAfterSeconds: number
  /** the name of the limit that is used up, where one counts */
  readonly limit: string | null
  constructor(retryAfterSeconds: number, limit: string | null = null) {
    super('too many requests')
    this.retryAfterSeconds = retryAfterSeconds
    this.limit = limit
  }
}
