import { newListAddress } from '../lists/addresses.ts'
import { withQuery } from '../layout/with-query.ts'

/** What whoever logs in or joins wanted before: the two pages carry it, and hand it to each other. */
export interface Wanted {
  /** public guid of the list whose owner is to be a friend */
  addFriend?: string | null | undefined
  /** a page of ours that needs an account */
  returnUrl?: string | null | undefined
  /** what the new list is for */
  occasion?: string | null | undefined
}

const queryOf = ({ addFriend, returnUrl, occasion }: Wanted) => ({ addFriend, returnUrl, occasion })

export const createAccountAddress = (wanted: Wanted): string => withQuery('/account/create', queryOf(wanted))

/** Leads an account's owner to the login. Whoever came for an occasion makes a list for it next. */
export const loginInsteadAddress = ({ addFriend, returnUrl, occasion }: Wanted, emailOrUsername?: string): string =>
  withQuery('/account/login', {
    emailOrUsername,
    addFriend,
    returnUrl: returnUrl ?? (occasion && !addFriend ? newListAddress({ occasion }) : null),
  })

export const emailCheckPath = '/account/create/email'

/** Answers a note about the address that is being typed. */
export const emailCheckAddress = (wanted: Wanted): string => withQuery(emailCheckPath, queryOf(wanted))

/** Answers a free list name for a first and last name, as JSON. */
export const suggestionAddress = '/account/create/suggestion'
