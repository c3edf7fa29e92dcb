import { readFileSync } from 'node:fs'

/**
 * Of the 10,000 most common passwords, those that are long enough to be chosen here, in lower case. The ranking is that of zxcvbn-ts
 * (github.com/zxcvbn-ts/zxcvbn, packages/languages/common, MIT), which counts leaked passwords.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
