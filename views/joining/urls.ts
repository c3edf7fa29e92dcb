import { newListUrl } from '../lists/urls.ts'
import { withQuery } from '../layout/with-query.ts'

/**
 * Reason why a visitor logs in or creates an account. The pages for both carry the reason and pass it to each other.
 */
export interface VisitorPurpose {
  /** public guid of the list whose owner becomes a friend */
  addFriend?: string | null | undefined
  /** page of this site that needs an account and is opened afterwards */
  returnUrl?: string | null | undefined
  /** occasion of the new list */
  occasion?: string | null | undefined
}

const queryOf = ({ addFriend, returnUrl, occasion }: VisitorPurpose) => ({ addFriend, returnUrl, occasion })

export const createAccountUrl = (wanted: VisitorPurpose): string => withQuery('/account/create', queryOf(wanted))

/**
 * Returns the URL of the login for a visitor who already has an account. A visitor who came for an occasion creates a
 * list for that occasion after the login.
 */
export const loginInsteadUrl = ({ addFriend, returnUrl, occasion }: VisitorPurpose, emailOrUsername?: string): string =>
  withQuery('/account/login', {
    emailOrUsername,
    addFriend,
    returnUrl: returnUrl ?? (occasion && !addFriend ? newListUrl({ occasion }) : null),
  })

export const emailCheckPath = '/account/create/email'

/** Returns the URL that responds with a note about the e-mail address that the visitor is typing. */
export const emailCheckUrl = (wanted: VisitorPurpose): string => withQuery(emailCheckPath, queryOf(wanted))

/** URL that responds with a free list name for a first and last name, as JSON. */
export const suggestionUrl = '/account/create/suggestion'
