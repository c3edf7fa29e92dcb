import { readFileSync } from 'node:fs'

/**
 * The 10,000 most common passwords, less those that are too short to be chosen here, in lower case. The ranking comes
 * from zxcvbn-ts (github.com/zxcvbn-ts/zxcvbn, packages/languages/common, MIT), which counts leaked passwords.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
