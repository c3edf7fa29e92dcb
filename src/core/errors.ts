/** What is asked for does not exist for the asker. */
export class NotFound extends Error {}

/** A login is needed. */
export class Unauthorized extends Error {}

/** This user may not do what is asked. */
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
