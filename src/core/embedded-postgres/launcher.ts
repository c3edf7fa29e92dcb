import { spawn, type ChildProcess } from 'node:child_process'
import { chown, lstat, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Binaries } from './binaries.ts'

type Owner = { uid: number; gid: number }

/** How the server's programs are run: a command that goes before them, and the user who owns their files. */
export type Launcher = { name: string; prefix: string[]; runAs?: Owner; owner?: Owner }

const nobody = { uid: 65534, gid: 65534 }
const root = { uid: 0, gid: 0 }

/** PostgreSQL refuses to run as root, so root runs it as the files' owner, as `nobody`, or in a user namespace. */
function launchersFor(owner: Owner): Launcher[] {
  const inNamespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']
  // initdb wants a user with a name; in some containers only the namespace's has one.
  if (process.getuid?.() !== 0)
    return [
      { name: 'as this user', prefix: [] },
      { name: 'unshare', prefix: inNamespace },
    ]
  const other = owner.uid === 0 ? nobody : owner
  const ids = ['--reuid', `${other.uid}`, '--regid', `${other.gid}`, '--clear-groups']
  // The capability lets another user pass through root's folders, such as /root.
  const keepReach = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override']
  return [
    { name: 'setpriv', prefix: ['setpriv', ...ids, ...keepReach, '--'], owner: other },
    { name: 'unshare', prefix: inNamespace, owner: root },
    { name: `user ${other.uid}`, prefix: [], runAs: other, owner: other },
  ]
}

/**
 * Hands `folder` to the first launcher that can run the server's programs and for which `attempt` succeeds.
 * @throws with every launcher's problem when none does
 */
export async function chooseLauncher(
  folder: string,
  binaries: Binaries,
  attempt: (launcher: Launcher) => Promise<void>,
): Promise<Launcher> {
  const problems: string[] = []
  const { uid, gid } = await lstat(folder)
  for (const launcher of launchersFor({ uid, gid })) {
    try {
      await run(launcher, binaries.initdb, ['--version'])
      if (launcher.owner) await giveFolder(folder, launcher.owner)
      await attempt(launcher)
      return launcher
    } catch (error) {
      problems.push(`${launcher.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new Error(`PostgreSQL cannot be run in ${folder}:\n${problems.join('\n')}`)
}

async function giveFolder(folder: string, owner: Owner): Promise<void> {
  const { uid, gid } = await lstat(folder)
  if (uid === owner.uid && gid === owner.gid) return
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), owner.uid, owner.gid)
  // The folder itself last: its owner tells whether all of it was handed over.
  await chown(folder, owner.uid, owner.gid)
}

export function spawnAs(launcher: Launcher, program: string, args: string[], log: number | 'pipe'): ChildProcess {
  const [command, ...rest] = [...launcher.prefix, program, ...args] as [string, ...string[]]
  // Its own session: Ctrl-C in a terminal reaches our whole process group, and running requests still need the database.
  return spawn(command, rest, { ...launcher.runAs, cwd: '/', detached: true, stdio: ['ignore', log, log] })
}

/**
 * Runs a program to its end.
 * @throws with its output when it fails
 */
export async function run(launcher: Launcher, program: string, args: string[]): Promise<void> {
  const child = spawnAs(launcher, program, args, 'pipe')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  await new Promise<void>((done, failed) => {
    child.on('error', failed)
    child.on('close', (code, signal) =>
      code === 0 ? done() : failed(new Error(`${basename(program)} ended with ${signal ?? code}: ${output.trim()}`)),
    )
  })
}
