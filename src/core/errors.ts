/** Thrown where what is asked for does not exist for the asker. */
export class NotFound extends Error {}

/** Thrown where a login is needed. */
export class Unauthorized extends Error {}

/** Thrown where this user may not do what is asked. */
export class Forbidden extends Error {}

/** Thrown where a login is needed and the session's user was deleted meanwhile. */
export class UserDeleted extends Error {}

/** Thrown where a limit is reached. */
export class TooManyRequests extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('too many requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}
