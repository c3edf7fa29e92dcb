import { hash, verify } from '@node-rs/argon2'

/** Cost of an Argon2id hash, at OWASP's minimum: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash to verify a password against if none is stored, so that this takes as long as with a stored one. */
const decoy = hash('nobody has this password', cost)

/** @returns an Argon2id hash in PHC string format */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Whether a password matches a stored hash. Takes the same time if no hash is stored. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null
}
