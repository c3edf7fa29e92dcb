/** Also where the asker may not know that it exists. */
export class NotFound extends Error {}

export class Unauthorized extends Error {}

export class Forbidden extends Error {}

/** A login is needed, and the session's user has been deleted. */
export class UserDeleted extends Error {}

export class TooManyRequests extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('too many requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}
