/** Returns the capability URL of a lot: its private guid opens it without a login. */
export const lotUrl = (lotGuid: string) => `/lootjestrekken/lootje/${lotGuid}`
/** Returns the URL of the day of a lot's draw, as a file for a calendar program. */
export const agendaUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/agenda.ics`
/** Returns the URL of a lot's page on which its envelope opens. */
export const justOpenedUrl = (lotGuid: string) => `${lotUrl(lotGuid)}?open=1`
export const openLotUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/openen`
export const questionUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/vraag`
export const messageUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/berichten`
export const muteUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/stilte`
export const keepLotUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/bewaren`
export const nudgeUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/seintje`
export const selectListUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/lijst`
export const wishesUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/wensen`
export const tickUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/cadeau`
export const newListForLotUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/lijst/nieuw`

/** Returns the URL of the dialog that asks whose lot this is, for a user with another e-mail address than the lot's. */
export const otherUserUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/van-wie`

/** Returns the URL that logs the user out, so that they can go on as the lot's recipient. */
export const asRecipientUrl = (lotGuid: string) => `${lotUrl(lotGuid)}/als-ontvanger`

/** Returns the URL of the lot for a user who wants to see it although it belongs to another e-mail address. */
export const showAnywayUrl = (lotGuid: string) => `${lotUrl(lotGuid)}?toon=1`

/** Returns the URL of the form that creates an account with a list for the lot. */
export const createAccountForLotUrl = (lotGuid: string) => `/account/create?fromLot=${lotGuid}`

/** URL of the page on which a participant switches the reminders of a draw on or off. */
export const reminderSettingsUrl = '/lootjestrekken/herinneringen'

/** URL of the form that mails the lots of an e-mail address again. */
export const lostLotsUrl = '/lootjestrekken/kwijt'
