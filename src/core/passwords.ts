import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of nobody's password: checking against it takes as long as against a real one. */
const decoy = hash('nobody has this password', cost)

/** @returns the Argon2id hash of a password, in PHC string format */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/**
 * Checks a password in the same time whether or not there is one to check against.
 * @param stored the PHC string, or null where the user is unknown or has no password
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null
}
