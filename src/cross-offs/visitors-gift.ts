/** What a visitor can do with a gift: nothing, cross it off, undo it, or leave it to whoever crossed it off. */
export type GiftState = 'locked' | 'free' | 'yours' | 'taken'

/** A gift as somebody sees it who may know what is crossed off. Never given to an owner of its list. */
export interface VisitorsGift {
  publicGuid: string
  description: string
  url: string | null
  imageHash: string | null
  /** its place in its category */
  order: number
  crossOffEnabled: boolean
  editedAt: Date
  state: GiftState
  /** the capability to undo, for nobody but who crossed it off */
  privateCrossOffGuid: string | null
}

/** A category of a list with gifts in it, for a visitor. */
export interface VisitorsCategory {
  publicGuid: string
  name: string
  gifts: VisitorsGift[]
}

/** A gift with what the database knows of its living cross-off. */
export interface GiftRow extends Omit<VisitorsGift, 'state' | 'privateCrossOffGuid'> {
  crosserId: number | null
  crossOffGuid: string | null
}

/** A gift as one visitor sees it. @param userId null for a visitor without a user */
export function seenBy({ crosserId, crossOffGuid, ...gift }: GiftRow, userId: number | null): VisitorsGift {
  if (crosserId === null) return { ...gift, state: gift.crossOffEnabled ? 'free' : 'locked', privateCrossOffGuid: null }
  return crosserId === userId
    ? { ...gift, state: 'yours', privateCrossOffGuid: crossOffGuid }
    : { ...gift, state: 'taken', privateCrossOffGuid: null }
}
