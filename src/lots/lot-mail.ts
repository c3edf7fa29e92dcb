import type { EditionCode } from '#core/editions.ts'
import type { NewMail } from '#core/mail.ts'

/** The mail that brings somebody his lot. What it says is found when it is sent; its order names the participant alone. */
export const lotMail = (
  drawGuid: string,
  to: {
    id: number
    participantGuid: string
    email: string
    userId: number | null
    edition: EditionCode
    version: number
    mailNumber: number
  },
): NewMail => ({
  kind: 'lot',
  cause: `lot:${to.id}:${to.mailNumber}`,
  recipient: to.email,
  userId: to.userId,
  edition: to.edition,
  data: { participantId: to.id, version: to.version },
  watched: { topic: 'draw', key: drawGuid, subject: to.participantGuid },
})
