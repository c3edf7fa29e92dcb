import { createHash, randomUUID } from 'node:crypto'
import type { Config } from '#core/config.ts'
import type { Signer } from '#core/secret.ts'

const purpose = 'envelope'

/** Link of a new envelope, and the values that the table `envelopes` stores for it. */
export interface NewEnvelopeLink {
  guid: string
  hash: Buffer
  sealed: Buffer
}

/** Returns the absolute URL of an envelope, for the organizer who hands it over. */
export const envelopeLink = ({ baseUrl }: Pick<Config, 'baseUrl'>, guid: string): string =>
  `${baseUrl}/lootjestrekken/envelop/${guid}`

/** Returns the SHA-256 of the guid in an envelope's link, by which the database finds the envelope. */
export const envelopeHashOf = (guid: string): Buffer => createHash('sha256').update(guid.toLowerCase()).digest()

/** Creates the link of an envelope. @param participantGuid public guid of the participant whose lot lies in it */
export function newEnvelopeLink(signer: Signer, participantGuid: string): NewEnvelopeLink {
  const guid = randomUUID()
  return { guid, hash: envelopeHashOf(guid), sealed: sealEnvelopeGuid(signer, participantGuid, guid) }
}

/** Seals the guid of an envelope's link with the server's newest secret. */
export const sealEnvelopeGuid = (signer: Signer, participantGuid: string, guid: string): Buffer =>
  signer.seal(purpose, Buffer.from(guid), participantGuid)

/** @returns the guid of an envelope's link; null if the envelope no longer opens, or no secret opens the sealed guid */
export const openEnvelopeGuid = (signer: Signer, participantGuid: string, sealed: Uint8Array | null): string | null =>
  sealed && (signer.open(purpose, sealed, participantGuid)?.toString() ?? null)
