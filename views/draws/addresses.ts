/** URL of the overview of draws. */
export const homeAddress = '/lootjestrekken'

/** URL of the wizard, which goes on with the draft in progress or starts a new one. */
export const wizardAddress = '/lootjestrekken/loting'

/** Returns the URL of the page that manages a draw. */
export const drawAddress = (publicGuid: string) => `${wizardAddress}/getrokken/${publicGuid}`

/** Returns the URL of the same management page as it looks right after the draw. */
export const justDrawnAddress = (publicGuid: string) => `${drawAddress(publicGuid)}?nieuw=1`

/**
 * Returns the URL of the link in the organizer's mail.
 * @param key only in mails to an organizer without an account
 */
export const organizersAddress = (publicGuid: string, key?: string) =>
  `${wizardAddress}/open/${publicGuid}${key === undefined ? '' : `/${key}`}`

/** Returns the URL of the dialog that sends a participant's lot again. */
export const resendAddress = (drawGuid: string, participantGuid: string) =>
  `${drawAddress(drawGuid)}/deelnemers/${participantGuid}/versturen`

export const deleteAddress = (publicGuid: string) => `${drawAddress(publicGuid)}/verwijderen`

export const redoAddress = (publicGuid: string) => `${drawAddress(publicGuid)}/opnieuw`
