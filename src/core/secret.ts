import { createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verify } from 'hono/jwt'
import type { Config } from './config.ts'
import { openBytes, sealBytes } from './sealed.ts'

/**
 * Makes and checks codes, tokens and sealed bytes. Each is made for one purpose and worthless for any other. All are
 * made with the newest secret; those of an earlier secret are still accepted.
 */
export interface Signer {
  /** Returns a short code bound to `subject`, e.g. the CSRF token of a session; base64url. */
  code(purpose: string, subject: string): string
  /** Returns the code under each secret, newest secret first. */
  codes(purpose: string, subject: string): string[]
  /** Whether `given` is the code under one of the secrets. Compares in constant time. */
  isCode(purpose: string, subject: string, given: string): boolean
  /** Returns a token that is valid until `expiresAt`. Only the server can read its claims; base64url. */
  token(purpose: string, claims: Record<string, string>, expiresAt: Date): string
  /**
   * Checks a token.
   * @returns its claims; null for a token that isn't ours, is for another purpose, or is altered or expired
   */
  claims(purpose: string, token: string, now: Date): Promise<Record<string, string> | null>
  /**
   * Encrypts bytes, so that only the server can read them.
   * @param boundTo context that `open` must get too
   */
  seal(purpose: string, plain: Uint8Array, boundTo?: string): Buffer
  /**
   * Decrypts bytes that `seal` made.
   * @returns the plain bytes; null for bytes that `seal` didn't make for this purpose and context, or that are altered
   */
  open(purpose: string, sealed: Uint8Array, boundTo?: string): Buffer | null
}

/**
 * Creates a signer.
 * @param secrets newest first
 */
export function signerOf(...secrets: readonly [string, ...string[]]): Signer {
  // We cache key objects: if we cached bytes, Node would make a key of them for each code, which takes 6 times as long.
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
  const seal: Signer['seal'] = (purpose, plain, boundTo = '') => sealBytes(keysOf(`seal/${purpose}`)[0], plain, boundTo)
  const open: Signer['open'] = (purpose, sealed, boundTo = '') => {
    for (const key of keysOf(`seal/${purpose}`)) {
      const plain = openBytes(key, sealed, boundTo)
      if (plain) return plain
    }
    return null
  }
  async function readToken(purpose: string, token: string): Promise<Record<string, unknown> | null> {
    const plain = open(`token/${purpose}`, Buffer.from(token, 'base64url'))
    if (plain) return JSON.parse(plain.toString()) as Record<string, unknown>
    // Mails until November 2026 have signed tokens, which are valid for up to a year.
    for (const key of jwtKeysOf(purpose)) {
      const verified = await verify(token, key, { alg: 'HS256', exp: false }).catch(() => null)
      if (verified) return verified
    }
    return null
  }
  const codes = (purpose: string, subject: string) => keysOf(purpose).map((key) => codeOf(key, subject))
  return {
    code: (purpose, subject) => codeOf(keysOf(purpose)[0], subject),
    codes,
    isCode: (purpose, subject, given) => codes(purpose, subject).some((code) => isEqualConstantTime(code, given)),
    token: (purpose, claims, expiresAt) =>
      seal(`token/${purpose}`, Buffer.from(JSON.stringify({ ...claims, exp: secondsOf(expiresAt) }))).toString(
        'base64url',
      ),
    async claims(purpose, token, now) {
      const { exp, ...claims } = (await readToken(purpose, token)) ?? {}
      return Number(exp) > secondsOf(now) ? (claims as Record<string, string>) : null
    },
    seal,
    open,
  }
}

/** Whether two texts are equal. Takes constant time for texts of the same length. */
export function isEqualConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

/**
 * Returns the server's secrets, newest first. The first is the configured one, else the one in the data folder, which
 * the first start generates. The configured earlier secrets follow.
 */
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

/** Returns the secret in the data folder; undefined if none has been generated yet. */
export async function generatedSecretOf(config: Config): Promise<string | undefined> {
  const found = await readFile(generatedPath(config), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  return found?.trim()
}

/** Puts a secret into the data folder. Renames a different secret that is there already to `secret.replaced`. */
export async function replaceGeneratedSecret(config: Config, secret: string): Promise<void> {
  const path = generatedPath(config)
  const present = await generatedSecretOf(config)
  if (present === secret) return
  if (present !== undefined) await rename(path, `${path}.replaced`)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(path, secret, { flag: 'wx', mode: 0o600, flush: true })
}
