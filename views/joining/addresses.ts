import { withQuery } from '../layout/with-query.ts'

/** @param addFriend public guid of the list whose owner is to be a friend afterwards, like those below */
export const createAccountAddress = (addFriend: string | null): string => withQuery('/account/create', { addFriend })

/** For who has an account already. */
export const loginInsteadAddress = (addFriend: string | null, emailOrUsername?: string): string =>
  withQuery('/account/login', { emailOrUsername, addFriend })

export const emailCheckPath = '/account/create/email'

/** Answers a note about the address that is being typed. */
export const emailCheckAddress = (addFriend: string | null): string => withQuery(emailCheckPath, { addFriend })

/** Answers a free list name for a first and last name, as JSON. */
export const suggestionAddress = '/account/create/suggestion'
