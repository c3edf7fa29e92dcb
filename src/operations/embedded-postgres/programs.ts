import { spawn, type ChildProcess } from 'node:child_process'
import { basename } from 'node:path'
import { chownFolder, hasName, nobody, runsAsAnother, type FileOwner } from './identity.ts'

/**
 * Returns the path by which a program that runs in the cluster's folder finds the cluster. The program's user can't use
 * the normal path if a folder above the cluster is closed, but can always use the working folder.
 */
export const nameWithin = (cluster: string): string =>
  runsAsAnother && process.platform === 'linux' ? '/proc/self/cwd' : cluster

/**
 * Starts one of PostgreSQL's programs in the cluster's folder. A process that runs as `owner` has no capability and no
 * supplementary group.
 */
export function spawnIn(
  cluster: string,
  owner: FileOwner | undefined,
  [command, ...args]: readonly [string, ...string[]],
  stdio: [stdin: 'ignore' | 'pipe', output: number | 'pipe'],
): ChildProcess {
  const [stdin, output] = stdio
  // The process gets its own session. Ctrl-C in a terminal reaches our whole process group, and running requests still
  // need the database.
  return spawn(command, args, { ...owner, cwd: cluster, detached: true, stdio: [stdin, output, output] })
}

/**
 * Runs one of PostgreSQL's programs to its end, as a user who has a name, because the program asks for that name.
 * @param input standard input of the program
 * @returns the output of the program
 * @throws Error with the output if the program fails
 */
export async function runNamed(cluster: string, command: readonly [string, ...string[]], input = ''): Promise<string> {
  if (runsAsAnother) await chownFolder(cluster, nobody)
  const inNamespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'] as const
  const isNamed = runsAsAnother || hasName()
  const child = spawnIn(cluster, runsAsAnother ? nobody : undefined, isNamed ? command : [...inNamespace, ...command], [
    'pipe',
    'pipe',
  ])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  // Writing fails if the program ends before it has read the input. The program's output tells the reason.
  child.stdin?.on('error', () => {}).end(input)
  await new Promise<void>((done, failed) => {
    child.on('error', failed)
    child.on('close', (code, signal) =>
      code === 0 ? done() : failed(new Error(`${basename(command[0])} ended with ${signal ?? code}: ${output.trim()}`)),
    )
  })
  return output
}
