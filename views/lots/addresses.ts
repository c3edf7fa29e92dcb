import { lotAddress } from '../draws/addresses.ts'

export { lotAddress }
export const lotPath = '/lootjestrekken/lootje'
export const openLotAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/openen`
export const questionAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/vraag`
export const nudgeAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/seintje`
export const selectAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/lijst`
export const newListAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/lijst/nieuw`
/** Whose the lot is, where somebody else is logged in. */
export const otherUserAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/van-wie`
/** Logs out, to go on as the one whose lot it is. */
export const asRecipientAddress = (lotGuid: string) => `${lotAddress(lotGuid)}/als-ontvanger`
