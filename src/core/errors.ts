/** Thrown if something doesn't exist, or if the caller may not know that it exists. */
export class NotFound extends Error {}

export class Unauthorized extends Error {}

export class Forbidden extends Error {}

/** Thrown if a login is needed and the user of the session has been deleted. */
export class UserDeleted extends Error {}

export class TooManyRequests extends Error {
  readonly retryAfterSeconds: number
  /** name of the rate limit that is used up; null if the request was refused for another reason */
  readonly limit: string | null
  constructor(retryAfterSeconds: number, limit: string | null = null) {
    super('too many requests')
    this.retryAfterSeconds = retryAfterSeconds
    this.limit = limit
  }
}
