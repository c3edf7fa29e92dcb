import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Verified against when there is no hash, so that it takes as long as with one. */
const decoy = hash('nobody has this password', cost)

/** @returns an Argon2id hash in PHC string format */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Takes the same time whether or not there is a password to check. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null
}
