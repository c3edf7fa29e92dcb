import { withQuery } from '../layout/with-query.ts'

/** What whoever logs in or joins wanted before: the two pages carry it, and hand it to each other. */
export interface Wanted {
  /** public guid of the list whose owner is to be a friend */
  addFriend?: string | null | undefined
  /** a page of ours that needs an account */
  returnUrl?: string | null | undefined
}

const queryOf = ({ addFriend, returnUrl }: Wanted) => ({ addFriend, returnUrl })

export const createAccountAddress = (wanted: Wanted): string => withQuery('/account/create', queryOf(wanted))

/** For who has an account already. */
export const loginInsteadAddress = (wanted: Wanted, emailOrUsername?: string): string =>
  withQuery('/account/login', { emailOrUsername, ...queryOf(wanted) })

export const emailCheckPath = '/account/create/email'

/** Answers a note about the address that is being typed. */
export const emailCheckAddress = (wanted: Wanted): string => withQuery(emailCheckPath, queryOf(wanted))

/** Answers a free list name for a first and last name, as JSON. */
export const suggestionAddress = '/account/create/suggestion'
