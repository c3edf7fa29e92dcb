/** The error code of the operating system, of postgres.js or of PostgreSQL; '' where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** For `.catch()`: a missing file is undefined, every other error is thrown on. */
export function undefinedWhenAbsent(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
