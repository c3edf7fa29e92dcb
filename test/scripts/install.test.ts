import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { repository } from '../process/processes.ts'

// npm really installs here, but from folders: one package for the product, one for developers, and a Node. So no test
// needs a registry.

const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const folder = mkdtempSync(join(tmpdir(), 'wishring-install-'))
after(() => rmSync(folder, { recursive: true }))
const isThere = (path: string) => existsSync(join(folder, 'node_modules', path))

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_') && name !== 'NODE_ENV')
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** Runs `npm start` or `npm test`, which do nothing after their installation. @returns what they print */
function npmRun(command: 'start' | 'test', env?: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = run('npm', ['run', command], env)
  assert.equal(status, 0, stderr)
  return stdout
}

/** Makes this version the newest of the product's package. `npm install` wrote the lock file with version 1.0.0. */
function release(version: string): void {
  write('packages/product/package.json', { name: 'product', version })
  const locked = JSON.parse(lockfile) as { packages: Record<string, { version: string }> }
  locked.packages['node_modules/product']!.version = version
  write('package-lock.json', locked)
}

function startAfresh(): void {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  release('1.0.0')
}

let lockfile: string
before(() => {
  cpSync(join(repository, 'scripts/install.mjs'), join(folder, 'scripts/install.mjs'))
  write('.npmrc', `install-links=true\noffline=true\nupdate-notifier=false\ncache=${join(folder, 'cache')}\n`)
  write('package.json', {
    dependencies: { product: 'file:packages/product' },
    optionalDependencies: { 'node-for-aix': 'file:packages/other-node', 'node-for-here': 'file:packages/node' },
    devDependencies: { tool: 'file:packages/tool' },
    scripts: { prestart: scripts.prestart, start: 'exit 0', pretest: scripts.pretest, test: 'exit 0' },
  })
  write('packages/tool/package.json', { name: 'tool', version: '1.0.0' })
  const node = { version: '24.0.0', cpu: process.arch, bin: { node: 'bin/node' } }
  write('packages/node/package.json', { ...node, name: 'node-for-here', os: process.platform })
  write('packages/other-node/package.json', { ...node, name: 'node-for-aix', os: 'aix' })
  write(
    'packages/node/bin/node',
    `#!/bin/sh\n[ "$1" = --version ] && echo v24.0.0 || exec "${process.execPath}" "$@"\n`,
  )
  chmodSync(join(folder, 'packages/node/bin/node'), 0o755)
  write('packages/node/include/node.h', '')
  write('packages/product/package.json', { name: 'product', version: '1.0.0' })
  assert.equal(run('npm', ['install', '--package-lock-only']).status, 0)
  lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8')
})

describe('what commands install', () => {
  test('npm start installs what the product needs, and npm test adds the rest without replacing anything', () => {
    startAfresh()
    assert.match(npmRun('start'), /npm ci/)
    assert.ok(isThere('product') && isThere('node-for-here/bin') && isThere('.bin/node'))
    assert.ok(!isThere('tool') && !isThere('node-for-here/include'))

    write('node_modules/product/loaded-by-a-server', '')
    assert.match(npmRun('test', { NODE_ENV: 'production' }), /npm install/)
    assert.ok(isThere('product/loaded-by-a-server') && isThere('tool'))
    for (const command of ['start', 'test'] as const) assert.doesNotMatch(npmRun(command), /install: /)
    assert.ok(isThere('product/loaded-by-a-server') && isThere('tool'))
  })

  test('npm test installs everything if nothing is installed, and so do other commands of developers', () => {
    startAfresh()
    assert.match(npmRun('test'), /npm ci/)
    assert.ok(isThere('product') && isThere('tool'))
    for (const command of ['check', 'bench', 'mutate']) assert.equal(scripts[`pre${command}`], scripts.pretest)
    for (const command of ['job', 'routes']) assert.equal(scripts[`pre${command}`], scripts.prestart)
  })

  test('npm start keeps packages of developers when package-lock.json changes', () => {
    startAfresh()
    npmRun('test')
    release('1.0.1')
    npmRun('start')
    assert.match(readFileSync(join(folder, 'node_modules/product/package.json'), 'utf8'), /1\.0\.1/)
    assert.ok(isThere('tool'))
  })

  test('nothing is installed after npm install', () => {
    startAfresh()
    assert.equal(run('npm', ['install']).status, 0)
    for (const command of ['start', 'test'] as const) assert.doesNotMatch(npmRun(command), /install: /)
  })

  test('an installation without its Node fails, and the next one repairs it', () => {
    startAfresh()
    const away = join(folder, 'node-away')
    cpSync(join(folder, 'packages/node'), away, { recursive: true })
    rmSync(join(folder, 'packages/node'), { recursive: true })
    const { status, stderr } = run('npm', ['start'])
    assert.equal(status, 1)
    assert.match(stderr, /install: npm did not install node_modules\/node-for-here/)
    cpSync(away, join(folder, 'packages/node'), { recursive: true })
    npmRun('start')
    assert.ok(isThere('.bin/node'))
  })
})
