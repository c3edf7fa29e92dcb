import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

export const isRoot = process.getuid?.() === 0

/** Returns the path of the first of these programs that `PATH` has. */
export function findOnPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(existsSync)
}

/** Installs Debian packages, and returns whether that succeeded. Only root can, on a machine with apt-get. */
export async function installWithApt(...packages: string[]): Promise<boolean> {
  if (!isRoot || !findOnPath(['apt-get'])) return false
  console.log(`Installing ${packages[0]} with apt-get …`)
  return (
    (await succeeds('apt-get', 'update', '-q')) &&
    (await succeeds('apt-get', 'install', '-qy', '--no-install-recommends', ...packages))
  )
}

/**
 * Installs curl if there is none.
 * @throws Error that says what to install
 */
export async function ensureCurl(): Promise<void> {
  if (findOnPath(['curl']) || (await installWithApt('curl'))) return
  throw new Error('No curl found, and it could not be installed: install it (Debian: apt-get install curl)')
}

/** Runs a command and returns whether it succeeded. Prints the command's output only if it failed. */
export async function succeeds(command: string, ...args: string[]): Promise<boolean> {
  try {
    await promisify(execFile)(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return true
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
    console.error(stdout || stderr ? `${stdout}${stderr}` : message)
    return false
  }
}
