const base = '/lootjestrekken/samen'

/** Returns the capability URL by which people join a gathering. */
export const joinUrl = (joinGuid: string) => `${base}/${joinGuid}`
/** Returns the capability URL of a seat. */
export const seatUrl = (seatGuid: string) => `/lootjestrekken/plek/${seatGuid}`

// A seat has these URLs below its own URL. In the browser that joined, it also has them below the URL to join.
export const changeSeatUrl = (seat: string) => `${seat}/wijzigen`
export const leaveSeatUrl = (seat: string) => `${seat}/weg`
export const openSeatUrl = (seat: string) => `${seat}/openen`

/** Returns the URL of the page that manages a gathering. */
export const gatheringUrl = (publicGuid: string) => `${base}/beheer/${publicGuid}`
/** Returns the URL of the link in the organizer's mail. */
export const openGatheringUrl = (publicGuid: string, key: string) => `${base}/beheer/open/${publicGuid}/${key}`
export const renewLinkUrl = (publicGuid: string) => `${gatheringUrl(publicGuid)}/link`
export const addSeatUrl = (publicGuid: string) => `${gatheringUrl(publicGuid)}/mensen`
/** Returns the URL of the dialog about a person of a gathering, to which its form for the name posts. */
export const personUrl = (publicGuid: string, personGuid: string) => `${addSeatUrl(publicGuid)}/${personGuid}`
export const excludeUrl = (publicGuid: string, personGuid: string) =>
  `${personUrl(publicGuid, personGuid)}/uitsluitingen`
export const removeSeatUrl = (publicGuid: string, personGuid: string) => `${personUrl(publicGuid, personGuid)}/weg`
export const drawGatheringUrl = (publicGuid: string) => `${gatheringUrl(publicGuid)}/trekken`
export const editGatheringUrl = (publicGuid: string) => `${gatheringUrl(publicGuid)}/wijzigen`
/** Returns the URL of the question before a gathering becomes a draft of the wizard. */
export const toDraftUrl = (publicGuid: string) => `${gatheringUrl(publicGuid)}/zelf`
export const deleteGatheringUrl = (publicGuid: string) => `${gatheringUrl(publicGuid)}/verwijderen`
