import type { Config } from './config.ts'

/** The address of the login, which leads back to a page of ours; somebody who is logged in is led there at once. */
export const loginAddress = (returnUrl: string, emailOrUsername?: string): string =>
  `/account/login?returnUrl=${encodeURIComponent(returnUrl)}${emailOrUsername === undefined ? '' : `&emailOrUsername=${encodeURIComponent(emailOrUsername)}`}`

type Base = Pick<Config, 'baseUrl'>

/** Link for somebody's own pages, for mails and other places outside a browser's session. */
export const urlThroughLogin = ({ baseUrl }: Base, path: string): string => `${baseUrl}${loginAddress(path)}`

/**
 * Link to a list, for mails and other places outside a browser's session. For an owner it leads through the login: opened logged out, the bare address would
 * show the list as its visitors see it, with what is crossed off.
 */
export const listUrl = (base: Base, username: string, { isReadersOwn }: { isReadersOwn: boolean }): string =>
  isReadersOwn ? urlThroughLogin(base, `/${username}`) : `${base.baseUrl}/${username}`
