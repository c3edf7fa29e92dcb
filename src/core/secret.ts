import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sign, verify } from 'hono/jwt'
import type { Config } from './config.ts'

/** Each code and token is made for one purpose and worthless for any other. */
export interface Signer {
  /** A short code bound to `subject`, e.g. a session's CSRF token; base64url. */
  code(purpose: string, subject: string): string
  /** Compares in constant time. */
  isCode(purpose: string, subject: string, given: string): boolean
  /** Carries the claims until `expiresAt`. */
  token(purpose: string, claims: Record<string, string>, expiresAt: Date): Promise<string>
  /** @returns null for a token that is foreign, altered or expired */
  claims(purpose: string, token: string, now: Date): Promise<Record<string, string> | null>
}

export function signerOf(secret: string): Signer {
  const keyOf = (purpose: string) => createHmac('sha256', secret).update(`wishring/${purpose}`).digest()
  const code = (purpose: string, subject: string) =>
    createHmac('sha256', keyOf(purpose)).update(subject).digest('base64url')
  const jwtKey = (purpose: string) => keyOf(`token/${purpose}`).toString('hex')
  return {
    code,
    isCode(purpose, subject, given) {
      const expected = Buffer.from(code(purpose, subject))
      const actual = Buffer.from(given)
      return expected.length === actual.length && timingSafeEqual(expected, actual)
    },
    token: (purpose, claims, expiresAt) => sign({ ...claims, exp: secondsOf(expiresAt) }, jwtKey(purpose), 'HS256'),
    async claims(purpose, token, now) {
      try {
        const { exp, ...claims } = await verify(token, jwtKey(purpose), { alg: 'HS256', exp: false })
        return Number(exp) > secondsOf(now) ? (claims as Record<string, string>) : null
      } catch {
        return null
      }
    },
  }
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** The configured secret, else the data folder's, generated at the first start. */
export async function readSecret(config: Config): Promise<string> {
  if (config.secret) return config.secret
  const path = join(config.dataDir, 'secret')
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(path, 'utf8')).trim()
}
