/** Returns the capability URL of a lot: its private guid opens it without a login. */
export const lotAddress = (lotGuid: string) => `/lootjestrekken/lootje/${lotGuid}`
export const openLotAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/openen`
export const questionAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/vraag`
export const nudgeAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/seintje`
export const selectAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/lijst`
export const newListAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/lijst/nieuw`

/** Returns the URL of the question whose lot this is, for a user with another e-mail address than the lot's. */
export const otherUserAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/van-wie`

/** Returns the URL that logs the user out, so that they can go on as the lot's recipient. */
export const asRecipientAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/als-ontvanger`

/** Returns the URL of the lot for a user who wants to see it although its e-mail address is another's. */
export const showAnywayAddress = (lotGuid: string) => `${lotAddress(lotGuid)}?toon=1`

/** Returns the URL of the form that creates an account with a list for the lot. */
export const createAccountAddress = (lotGuid: string) => `/account/create?fromLot=${lotGuid}`

/** URL of the form that mails the lots of an e-mail address again. */
export const lostLotsAddress = '/lootjestrekken/kwijt'
