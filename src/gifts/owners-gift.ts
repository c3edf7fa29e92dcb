/** A gift as an owner of its list sees it. It comes without anything of its cross-off: `isCrossedOff` is set only where the owner chose to see that. */
export interface OwnersGift {
  publicGuid: string
  description: string
  url: string | null
  imageHash: string | null
  crossOffEnabled: boolean
  isCrossedOff: boolean
  /** last edited so long ago that it may have been given meanwhile */
  isColdCase: boolean
}

/** A category as an owner sees it, with its gifts in order; it may be empty. */
export interface OwnersCategory {
  privateGuid: string
  publicGuid: string
  name: string
  gifts: OwnersGift[]
}

/** The list of a gift, as far as its owner's verbs and pages need it. */
export interface GiftsList {
  id: number
  publicGuid: string
  username: string
  showCrossedOff: boolean
}

/** An owner's gift with the place that it has. */
export interface PlacedGift extends OwnersGift {
  list: GiftsList
  category: Omit<OwnersCategory, 'gifts'>
}
