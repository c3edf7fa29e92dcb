/** The overview of draws. */
export const homeAddress = '/lootjestrekken'

/** The wizard, which goes on with a draw in progress or starts a new one. */
export const wizardAddress = '/lootjestrekken/loting'

/** Where a draw is managed. */
export const drawAddress = (publicGuid: string) => `${wizardAddress}/getrokken/${publicGuid}`

/** The same page right after the draw. */
export const justDrawnAddress = (publicGuid: string) => `${drawAddress(publicGuid)}?nieuw=1`

/** The link in the organizer's mail. @param key only in the mails of an organizer without an account */
export const organizersAddress = (publicGuid: string, key?: string) =>
  `${wizardAddress}/open/${publicGuid}${key === undefined ? '' : `/${key}`}`

/** Where a participant's lot is sent again. */
export const resendAddress = (drawGuid: string, participantGuid: string) =>
  `${drawAddress(drawGuid)}/deelnemers/${participantGuid}/versturen`

export const deleteAddress = (publicGuid: string) => `${drawAddress(publicGuid)}/verwijderen`

export const redoAddress = (publicGuid: string) => `${drawAddress(publicGuid)}/opnieuw`
