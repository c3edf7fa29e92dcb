/** Returns the error code of the operating system, of postgres.js or of PostgreSQL, or '' if there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Handler for `.catch()`: returns undefined for a missing file, and throws every other error again. */
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
