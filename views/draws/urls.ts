/** URL of the overview of draws. */
export const drawsUrl = '/lootjestrekken'

/** URL of the wizard for draws, which goes on with the draft in progress or starts a new one. */
export const wizardUrl = '/lootjestrekken/loting'

/** Returns the URL of the page that manages a draw. */
export const drawUrl = (publicGuid: string) => `${wizardUrl}/getrokken/${publicGuid}`

/** Returns the URL of the page that manages a draw, in the form that it has right after the draw. */
export const justDrawnUrl = (publicGuid: string) => `${drawUrl(publicGuid)}?nieuw=1`

/**
 * Returns the URL of the link in the organizer's mail.
 * @param key opens the draw without a login; only in mails to an organizer without an account
 */
export const organizerLinkUrl = (publicGuid: string, key?: string) =>
  `${wizardUrl}/open/${publicGuid}${key === undefined ? '' : `/${key}`}`

/** Returns the URL of the dialog that sends a participant's lot again. */
export const resendLotUrl = (drawGuid: string, participantGuid: string) =>
  `${drawUrl(drawGuid)}/deelnemers/${participantGuid}/versturen`

/** Returns the URL of the dialog that shares a participant's envelope, and to which its form posts for a new one. */
export const shareEnvelopeUrl = (drawGuid: string, participantGuid: string) =>
  `${drawUrl(drawGuid)}/deelnemers/${participantGuid}/envelop`

export const addParticipantUrl = (drawGuid: string) => `${drawUrl(drawGuid)}/deelnemers/nieuw`

export const removeParticipantUrl = (drawGuid: string, participantGuid: string) =>
  `${drawUrl(drawGuid)}/deelnemers/${participantGuid}/weg`

export const editDrawUrl = (publicGuid: string) => `${drawUrl(publicGuid)}/wijzigen`

export const deleteDrawUrl = (publicGuid: string) => `${drawUrl(publicGuid)}/verwijderen`

export const redoDrawUrl = (publicGuid: string) => `${drawUrl(publicGuid)}/opnieuw`

/** Returns the URL to which an organizer posts to remind everybody who has not opened their lot. */
export const remindUrl = (publicGuid: string) => `${drawUrl(publicGuid)}/herinneren`

/** Returns the URL to which an organizer who has confirmed their address posts to send the held lots. */
export const sendHeldUrl = (publicGuid: string) => `${drawUrl(publicGuid)}/wachtende`

/** Returns the URL of the page with the cards of a draw, to print and cut. */
export const cardsUrl = (publicGuid: string) => `${wizardUrl}/${publicGuid}/kaartjes`

const withSkipped = (url: string, skipped: readonly string[]) =>
  skipped.length > 0 ? `${url}?over=${skipped.join('.')}` : url

/**
 * Returns the URL of the page that says whom to give the phone next.
 * @param skipped marks of the people who were skipped
 */
export const passPhoneUrl = (drawGuid: string, skipped: readonly string[] = []) =>
  withSkipped(`${wizardUrl}/${drawGuid}/doorgeven`, skipped)

/** Returns the URL of a participant's turn with the phone. */
export const turnUrl = (drawGuid: string, participantGuid: string, skipped: readonly string[] = []) =>
  withSkipped(`${passPhoneUrl(drawGuid)}/${participantGuid}`, skipped)

/** Returns the URL to which a participant's turn posts to open the envelope. */
export const lookUrl = (drawGuid: string, participantGuid: string) => `${turnUrl(drawGuid, participantGuid)}/kijken`

/** Returns the URL to which a participant's turn posts when the participant is done. */
export const endTurnUrl = (drawGuid: string, participantGuid: string) => `${turnUrl(drawGuid, participantGuid)}/klaar`
