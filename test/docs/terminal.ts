import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '#test/support/until.ts'

/** A shell in which one block after another runs, as in a reader's terminal. It ends at the first command that fails. */
export interface Terminal {
  /** starts a block, and returns a function that reads what it has printed so far; throws if a command has failed */
  start(code: string): Promise<() => string>
  /** runs a block to its end, and returns what it printed */
  run(code: string): Promise<string>
  /** ends the shell and all that runs in it */
  close(): Promise<void>
}

/**
 * Opens a terminal.
 * @param before commands that are no part of the page
 */
export function openTerminal(cwd: string, env: Record<string, string | undefined>, before = ''): Terminal {
  const shell = spawn('sh', ['-eu'], { cwd, env, detached: true })
  const said = { stdout: '', all: '' }
  for (const name of ['stdout', 'stderr'] as const)
    shell[name].setEncoding('utf8').on('data', (text: string) => {
      if (name === 'stdout') said.stdout += text
      said.all += text
    })
  shell.stdin.on('error', () => {}) // the shell has ended, which `run` reports
  const ended = new Promise<void>((resolve) => shell.on('close', () => resolve()))
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  shell.stdin.write(`${before}\n`)
  let blocks = 0
  const begin = async (code: string) => {
    if (hasEnded) throw new Error('the terminal has ended, because an earlier command failed')
    // The shell reads the block from a file, so that a command in it can't read the next block as its input.
    const file = join(cwd, `.block-${shell.pid}-${++blocks}.sh`)
    await writeFile(file, code)
    const mark = `end of block ${blocks}`
    const from = { ...said }
    shell.stdin.write(`. '${file}' </dev/null\nprintf '%s' '${mark}'\n`)
    const output = () => {
      if (hasEnded) throw new Error(`a command failed:\n${code}\n${said.all.slice(from.all.length)}`)
      return said.stdout.slice(from.stdout.length)
    }
    return { mark, output }
  }
  return {
    async start(code) {
      return (await begin(code)).output
    },
    async run(code) {
      const { mark, output } = await begin(code)
      await until(() => output().endsWith(mark), `the end of:\n${code}`)
      return output().slice(0, -mark.length)
    },
    async close() {
      if (!hasEnded) process.kill(-shell.pid!, 'SIGKILL')
      await ended
    },
  }
}
