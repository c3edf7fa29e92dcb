/** Where a draw is managed. */
export const drawAddress = (publicGuid: string) => `/lootjestrekken/loting/getrokken/${publicGuid}`

/** The same page just after the draw. */
export const justDrawnAddress = (publicGuid: string) => `${drawAddress(publicGuid)}?nieuw=1`

/** Where a participant's lot is sent again. */
export const resendAddress = (drawGuid: string, participantGuid: string) =>
  `${drawAddress(drawGuid)}/deelnemers/${participantGuid}/versturen`

export const deleteAddress = (publicGuid: string) => `${drawAddress(publicGuid)}/verwijderen`

export const redoAddress = (publicGuid: string) => `${drawAddress(publicGuid)}/opnieuw`

/** A lot, for whoever has its private guid. */
export const lotAddress = (lotGuid: string) => `/lootjestrekken/lootje/${lotGuid}`

export const homeAddress = '/lootjestrekken'

/** Where a lot is asked for again by its address. */
export const lostLotAddress = '/lootjestrekken/kwijt'

/** The wizard, which goes on with a draw in progress or starts a new one. */
export const wizardAddress = '/lootjestrekken/loting'
