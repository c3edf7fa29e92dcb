/** A lot, for whoever has its private guid. */
export const lotAddress = (lotGuid: string) => `/lootjestrekken/lootje/${lotGuid}`
export const openLotAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/openen`
export const questionAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/vraag`
export const nudgeAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/seintje`
export const selectAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/lijst`
export const newListAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/lijst/nieuw`

/** Asks whose the lot is, where somebody else is logged in. */
export const otherUserAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/van-wie`

/** Logs out, to go on as the participant. */
export const asRecipientAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/als-ontvanger`

/** Shows the lot although somebody else is logged in. */
export const showAnywayAddress = (lotGuid: string) => `${lotAddress(lotGuid)}?toon=1`

/** Where an account is made together with the list for a lot. */
export const createAccountAddress = (lotGuid: string) => `/account/create?fromLot=${lotGuid}`

/** Where lost lots are asked for by their address. */
export const lostLotsAddress = '/lootjestrekken/kwijt'
