import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { ApiResponse, Client } from '#test/support/world.ts'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

/** Encodes a value in the part of CBOR that authenticators need. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

const userPresent = 0x01
const userVerified = 0x04
const attested = 0x40

/** Deviations of a dishonest browser or device. */
export interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  isUnverified?: boolean
  counter?: number
  userHandle?: Buffer | null
  /** key that signs, in place of the registered one */
  key?: KeyObject
}

/** A software authenticator with one passkey. */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly key: KeyObject
  readonly #publicKey: Buffer
  userHandle: Buffer = randomBytes(32)
  /** signature counter; 0 for an authenticator that doesn't count, as with synced passkeys */
  counter = 0
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.key = privateKey
    const { x, y } = publicKey.export({ format: 'jwk' })
    this.#publicKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    )
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Lies): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #authenticatorData(flags: number, lies: Lies, rest: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lies.counter ?? this.counter)
    const verified = lies.isUnverified ? 0 : userVerified
    const rpId = lies.rpId ?? new URL(this.#origin).hostname
    return Buffer.concat([sha256(rpId), Buffer.from([flags | userPresent | verified]), counter, rest])
  }

  /** Makes the passkey. @param aaguid number of the model that the device claims to be */
  create(options: { challenge: string; user: { id: string } }, lies: Lies = {}, aaguid = Buffer.alloc(16)) {
    this.userHandle = Buffer.from(options.user.id, 'base64url')
    const attestedKey = Buffer.concat([aaguid, Buffer.from([0, this.id.length]), this.id, this.#publicKey])
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#authenticatorData(attested, lies, attestedKey)],
    ])
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', lies.challenge ?? options.challenge, lies)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal', 'telepathy'],
      },
      clientExtensionResults: {},
    }
  }

  /** Signs a login. */
  get(options: { challenge: string }, lies: Lies = {}) {
    const clientData = this.#clientData('webauthn.get', lies.challenge ?? options.challenge, lies)
    const authenticatorData = this.#authenticatorData(0, lies)
    const userHandle = lies.userHandle === undefined ? this.userHandle : lies.userHandle
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(
          sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), lies.key ?? this.key),
        ),
        userHandle: userHandle && base64url(userHandle),
      },
      clientExtensionResults: {},
    }
  }
}

export const startAdding = (who: Client & { password: string }): Promise<ApiResponse> =>
  who.api('POST', '/api/Passkey/StartAdding', { password: who.password })

/** Adds a passkey of the device to a user's account. */
export async function addPasskey(
  who: Client & { password: string },
  device: Authenticator,
  name: string | null = null,
  lies: Lies = {},
): Promise<ApiResponse> {
  const { body } = await startAdding(who)
  return who.api('POST', '/api/Passkey/Add', { name, response: device.create(body, lies) })
}

export const startLogin = (who: Client): Promise<ApiResponse> => who.api('POST', '/api/Passkey/StartLogin', {})

export async function logInWith(who: Client, device: Authenticator, lies: Lies = {}): Promise<ApiResponse> {
  const { body } = await startLogin(who)
  return who.api('POST', '/api/Passkey/Login', { response: device.get(body, lies) })
}
