import { spawn } from 'node:child_process'

// npm run check             runs every check
// npm run check -- lint     runs only the named checks
// Shows a check's output only if it fails. Exits with 1 if any check failed.

const checks: Record<string, string[]> = {
  types: ['node_modules/typescript-7/bin/tsc', '--noEmit', '--pretty', 'false'],
  lint: ['node_modules/oxlint/bin/oxlint'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  sql: ['--import', 'tsx', 'scripts/check-sql.ts'],
  'dead code': ['node_modules/knip/bin/knip.js'],
  texts: ['--import', 'tsx', 'scripts/check-texts.ts'],
  prose: ['--import', 'tsx', 'scripts/check-prose.ts'],
  mails: ['--import', 'tsx', 'scripts/check-mails.ts'],
  api: ['--import', 'tsx', 'scripts/check-api.ts'],
}
const atOnce = 2

const started = performance.now()
const secondsSince = (moment: number) => `${((performance.now() - moment) / 1000).toFixed(1)} s`
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in checks))
if (unknown.length > 0) {
  console.error(`check: there is no ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}`)
  process.exit(2)
}

/** Runs a check. @returns whether it passed */
async function runCheck(name: string): Promise<boolean> {
  const began = performance.now()
  const child = spawn(process.execPath, checks[name]!, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const passed = await new Promise<boolean>((resolve, reject) =>
    child.on('error', reject).on('close', (code) => resolve(code === 0)),
  )
  console.log(`${passed ? '✔' : '✖'} ${name} (${secondsSince(began)})${passed ? '' : `\n${output.trimEnd()}\n`}`)
  return passed
}

const queue = wanted.length > 0 ? wanted : Object.keys(checks)
const failed: string[] = []
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let name = queue.shift(); name; name = queue.shift()) if (!(await runCheck(name))) failed.push(name)
  }),
)
console.log(
  failed.length > 0
    ? `check: ${failed.join(', ')} failed (${secondsSince(started)})`
    : `check: all well (${secondsSince(started)})`,
)
process.exitCode = failed.length > 0 ? 1 : 0
