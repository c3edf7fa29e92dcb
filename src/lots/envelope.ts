import { createHash, hkdfSync } from 'node:crypto'
import { dayMs } from '#core/days.ts'
import type { Sql } from '#core/db.ts'
import { openBytes, sealBytes } from '#core/sealed.ts'
import type { Signer } from '#core/secret.ts'

// How the database stores who drew whom: docs/decisions/006-lots.md.

/**
 * Values from which a lot's private guid, and so the lot's link, is derived. Each version of a lot has another link.
 */
export interface LotKey {
  participantGuid: string
  version: number
}

/** Columns from which, together with the server's secret, a lot's private guid can be found. */
export interface StoredLot extends LotKey {
  lotHash: Uint8Array
  /** null unless the guid was derived from a secret that is no longer the newest */
  sealedGuid: Uint8Array | null
}

/** SQL columns of a `StoredLot`. The query must have the participant as `p`. */
export const storedLotColumns = (sql: Sql) => sql`
  p.public_guid as participant_guid, p.lot_version as version, p.lot_hash, p.sealed_guid`

const bytesOf = (guid: string) => Buffer.from(guid.replaceAll('-', ''), 'hex')
const guidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const lotLabel = ({ participantGuid, version }: LotKey) => `${participantGuid}:${version}`

/** Writes a signer's code as a version 4 UUID, which has 122 of its bits. */
export function asGuid(code: string): string {
  const bytes = Buffer.from(code, 'base64url').subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return guidOf(bytes)
}

/**
 * Returns the private guid of a new lot, derived from the server's newest secret. The database stores only its hash.
 */
export const newLotGuid = (signer: Signer, lot: LotKey): string => asGuid(signer.code('lot', lotLabel(lot)))

/**
 * Returns the SHA-256 of a lot's private guid, by which the database finds the lot's row. The guid has 122 random bits,
 * so nobody can guess it from the hash.
 */
export const lotHashOf = (lotGuid: string): Buffer => createHash('sha256').update(bytesOf(lotGuid)).digest()

/** Returns a stored lot's private guid; null if none of the server's secrets leads to it. */
export function lotGuidOf(signer: Signer, lot: StoredLot): string | null {
  if (lot.sealedGuid) {
    const bytes = signer.open('lot-guid', lot.sealedGuid, lotLabel(lot))
    return bytes && guidOf(bytes)
  }
  const guids = signer.codes('lot', lotLabel(lot)).map(asGuid)
  return guids.find((guid) => lotHashOf(guid).equals(lot.lotHash)) ?? null
}

/** Seals a lot's private guid for the column `sealed_guid`. */
export const sealLotGuid = (signer: Signer, lot: LotKey, lotGuid: string): Buffer =>
  signer.seal('lot-guid', bytesOf(lotGuid), lotLabel(lot))

type Content = 'receiver' | 'nudge' | 'state'

/** Derives the keys of an envelope from the lot's private guid and each of the server's secrets, newest first. */
function keysOf(signer: Signer, lotGuid: string, content: Content): Buffer[] {
  const salts = signer.codes('lot-receiver', '').map((code) => Buffer.from(code, 'base64url'))
  return salts.map((salt) => Buffer.from(hkdfSync('sha256', bytesOf(lotGuid), salt, content, 32)))
}

const seal = (signer: Signer, lotGuid: string, lot: LotKey, content: Content, plain: Buffer): Buffer =>
  sealBytes(keysOf(signer, lotGuid, content)[0]!, plain, `${lotLabel(lot)}:${content}`)

function open(signer: Signer, lotGuid: string, lot: LotKey, content: Content, sealed: Uint8Array): Buffer | null {
  for (const key of keysOf(signer, lotGuid, content)) {
    const plain = openBytes(key, sealed, `${lotLabel(lot)}:${content}`)
    if (plain) return plain
  }
  return null
}

/** @param receiverGuid public guid of the participant who was drawn */
export const sealReceiver = (signer: Signer, lotGuid: string, lot: LotKey, receiverGuid: string): Buffer =>
  seal(signer, lotGuid, lot, 'receiver', bytesOf(receiverGuid))

/** @returns the public guid of the participant who was drawn; null if this lot guid doesn't open the envelope */
export function openReceiver(signer: Signer, lotGuid: string, lot: LotKey, sealed: Uint8Array | null): string | null {
  const plain = sealed && open(signer, lotGuid, lot, 'receiver', sealed)
  return plain && guidOf(plain)
}

/** Seals the time of a lot's last nudge. Once sealed, a time and `null` (no nudge yet) look alike. */
export function sealNudge(signer: Signer, lotGuid: string, lot: LotKey, at: Date | null): Buffer {
  const plain = Buffer.alloc(8)
  plain.writeBigInt64BE(BigInt(at?.getTime() ?? 0))
  return seal(signer, lotGuid, lot, 'nudge', plain)
}

/**
 * @returns the time of the lot's last nudge; null if there was none yet, or if this lot guid doesn't open the envelope
 */
export function openNudge(signer: Signer, lotGuid: string, lot: LotKey, sealed: Uint8Array | null): Date | null {
  const plain = sealed && open(signer, lotGuid, lot, 'nudge', sealed)
  const at = plain ? Number(plain.readBigInt64BE()) : 0
  return at === 0 ? null : new Date(at)
}

/** Steps of the gift for the drawn participant that a giver ticks for themselves. The index is the stored value. */
export const ticks = ['None', 'Bought', 'Wrapped'] as const
export type Tick = (typeof ticks)[number]

/** State of a lot that only its giver may learn. */
export interface LotState {
  tick: Tick
  /** day on which the lot got another receiver, because somebody joined or left, as `YYYY-MM-DD`; null if it never did */
  changedOn: string | null
  /** sides of the giver's conversations that they have muted: the person they drew, and the one who drew them */
  muted: { drawn: boolean; giver: boolean }
}

/**
 * Seals a lot's state: a byte for the tick, the number of days since 1970, and a byte for the muted sides. Once sealed, all
 * states look alike.
 */
export function sealState(signer: Signer, lotGuid: string, lot: LotKey, { tick, changedOn, muted }: LotState): Buffer {
  const plain = Buffer.alloc(6)
  plain.writeUInt8(ticks.indexOf(tick))
  plain.writeUInt32BE(changedOn === null ? 0 : Date.parse(changedOn) / dayMs, 1)
  plain.writeUInt8(Number(muted.drawn) + 2 * Number(muted.giver), 5)
  return seal(signer, lotGuid, lot, 'state', plain)
}

/** @returns the lot's state; an empty one if nothing happened yet, or if this lot guid doesn't open the envelope */
export function openState(signer: Signer, lotGuid: string, lot: LotKey, sealed: Uint8Array | null): LotState {
  const plain = sealed && open(signer, lotGuid, lot, 'state', sealed)
  const days = plain?.readUInt32BE(1) ?? 0
  const muted = plain?.readUInt8(5) ?? 0
  return {
    tick: ticks[plain?.readUInt8() ?? 0] ?? 'None',
    changedOn: days === 0 ? null : new Date(days * dayMs).toISOString().slice(0, 10),
    muted: { drawn: (muted & 1) !== 0, giver: (muted & 2) !== 0 },
  }
}
