import { createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sign, verify } from 'hono/jwt'
import type { Config } from './config.ts'
import { openBytes, sealBytes } from './sealed.ts'

/**
 * Each code, token and seal is made for one purpose and worthless for any other. All are made with the newest secret; what an earlier one made is
 * still accepted.
 */
export interface Signer {
  /** A short code bound to `subject`, e.g. a session's CSRF token; base64url. */
  code(purpose: string, subject: string): string
  /** The code under each secret, newest first. */
  codes(purpose: string, subject: string): string[]
  /** Compares in constant time. */
  isCode(purpose: string, subject: string, given: string): boolean
  /** Carries the claims until `expiresAt`, readable by whoever has it. */
  token(purpose: string, claims: Record<string, string>, expiresAt: Date): Promise<string>
  /** @returns null for a token that is foreign, altered or expired */
  claims(purpose: string, token: string, now: Date): Promise<Record<string, string> | null>
  /** For the server's eyes only. @param boundTo must be the same to open it */
  seal(purpose: string, plain: Uint8Array, boundTo?: string): Buffer
  /** @returns null for what is foreign or altered */
  open(purpose: string, sealed: Uint8Array, boundTo?: string): Buffer | null
}

/** @param secrets newest first */
export function signerOf(...secrets: readonly [string, ...string[]]): Signer {
  // Not as bytes: those are made a key of each time, which takes six times as long as a code.
  const keys = new Map<string, readonly [KeyObject, ...KeyObject[]]>()
  const keysOf = (purpose: string) => {
    const known = keys.get(purpose)
    if (known) return known
    const keyOf = (secret: string) =>
      createSecretKey(createHmac('sha256', secret).update(`wishring/${purpose}`).digest())
    const [newest, ...old] = secrets
    const made = [keyOf(newest), ...old.map(keyOf)] as const
    keys.set(purpose, made)
    return made
  }
  const codeOf = (key: KeyObject, subject: string) => createHmac('sha256', key).update(subject).digest('base64url')
  const jwtKeysOf = (purpose: string) => {
    const [newest, ...old] = keysOf(`token/${purpose}`)
    const textOf = (key: KeyObject) => key.export().toString('hex')
    return [textOf(newest), ...old.map(textOf)] as const
  }
  const codes = (purpose: string, subject: string) => keysOf(purpose).map((key) => codeOf(key, subject))
  return {
    code: (purpose, subject) => codeOf(keysOf(purpose)[0], subject),
    codes,
    isCode: (purpose, subject, given) => codes(purpose, subject).some((code) => areEqual(code, given)),
    token: (purpose, claims, expiresAt) =>
      sign({ ...claims, exp: secondsOf(expiresAt) }, jwtKeysOf(purpose)[0], 'HS256'),
    async claims(purpose, token, now) {
      for (const key of jwtKeysOf(purpose)) {
        const verified = await verify(token, key, { alg: 'HS256', exp: false }).catch(() => null)
        if (!verified) continue
        const { exp, ...claims } = verified
        return Number(exp) > secondsOf(now) ? (claims as Record<string, string>) : null
      }
      return null
    },
    seal: (purpose, plain, boundTo = '') => sealBytes(keysOf(`seal/${purpose}`)[0], plain, boundTo),
    open(purpose, sealed, boundTo = '') {
      for (const key of keysOf(`seal/${purpose}`)) {
        const plain = openBytes(key, sealed, boundTo)
        if (plain) return plain
      }
      return null
    },
  }
}

/** In constant time for texts of one length. */
export function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** The configured secret, else the data folder's, generated at the first start; then the earlier ones. Newest first. */
export async function readSecrets(config: Config): Promise<readonly [string, ...string[]]> {
  return [config.secret ?? (await generatedSecret(config)), ...config.oldSecrets]
}

const generatedPath = ({ dataDir }: Config) => join(dataDir, 'secret')

async function generatedSecret(config: Config): Promise<string> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(generatedPath(config), randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(generatedPath(config), 'utf8')).trim()
}

/** The data folder's secret; undefined where none was generated yet. */
export async function generatedSecretOf(config: Config): Promise<string | undefined> {
  const found = await readFile(generatedPath(config), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  return found?.trim()
}

/** Makes a secret the data folder's; another that is there stays beside it, as `secret.replaced`. */
export async function replaceGeneratedSecret(config: Config, secret: string): Promise<void> {
  const path = generatedPath(config)
  const present = await generatedSecretOf(config)
  if (present === secret) return
  if (present !== undefined) await rename(path, `${path}.replaced`)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(path, secret, { flag: 'wx', mode: 0o600, flush: true })
}
