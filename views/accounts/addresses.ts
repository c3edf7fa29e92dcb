/** The login, which leads back to a page of ours. */
export const loginAddress = (returnUrl: string, emailOrUsername?: string): string =>
  `/account/login?returnUrl=${encodeURIComponent(returnUrl)}${emailOrUsername === undefined ? '' : `&emailOrUsername=${encodeURIComponent(emailOrUsername)}`}`
