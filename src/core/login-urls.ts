import type { Config } from './config.ts'

/** Returns the path of the login page, which leads to `returnUrl` after the login, or at once if already logged in. */
export const loginUrl = (returnUrl: string, emailOrUsername?: string): string =>
  `/account/login?returnUrl=${encodeURIComponent(returnUrl)}${emailOrUsername === undefined ? '' : `&emailOrUsername=${encodeURIComponent(emailOrUsername)}`}`

type Base = Pick<Config, 'baseUrl'>

/** Returns a link to a user's own page that leads through the login, for mails and other places outside a session. */
export const urlThroughLogin = ({ baseUrl }: Base, path: string): string => `${baseUrl}${loginUrl(path)}`

/**
 * Returns a link to a list, for mails and other places outside a browser's session. A link for an owner leads through
 * the login: without it, an owner who is logged out would see the list as visitors do, with its cross-offs.
 * @param given.isReadersOwn whether the reader of the link owns the list
 */
export const listUrl = (base: Base, username: string, { isReadersOwn }: { isReadersOwn: boolean }): string =>
  isReadersOwn ? urlThroughLogin(base, `/${username}`) : `${base.baseUrl}/${username}`
