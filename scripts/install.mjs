// install.mjs        installs the packages that the product needs, unless they are installed
// install.mjs --dev  also installs the packages that only developers need
// Both install what package-lock.json says. This script runs before `npm start`, `npm test` and similar commands on any
// Node that the machine has, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.install-stamp')
const nodeProgram = join(root, 'node_modules', '.bin', 'node')
const lock = join(root, '.cache', 'install.lock')
const maxInstallMs = 15 * 60_000

const lockfile = readFileSync(join(root, 'package-lock.json'))
const { '': _, ...packages } = JSON.parse(lockfile).packages
const nodePackage = Object.keys(packages).find((path) => packages[path].bin?.node && isMadeForHere(packages[path]))
const packagedNode = nodePackage && join(root, nodePackage, packages[nodePackage].bin.node)
const wanted = `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform}-${process.arch}`
/** Whether packages of developers are needed. They also are if they were there before package-lock.json changed. */
const needsDev = process.argv.includes('--dev') || readStamp().endsWith(' all')

if (!isInstalled()) {
  await takeLock()
  try {
    if (!isInstalled()) install()
  } catch (error) {
    console.error(`install: ${error.message}`)
    process.exitCode = 1
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Returns what this script installed last: a hash of package-lock.json, the platform, and `all` or `production`. */
function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : ''
}

function isInstalled() {
  const stamp = readStamp()
  return existsSync(nodeProgram) && (stamp === `${wanted} all` || (!needsDev && stamp === `${wanted} production`))
}

/** Runs npm, unless `npm install` has already installed exactly the packages of package-lock.json. */
function install() {
  if (!nodePackage) throw new Error(`package-lock.json has no Node for ${process.platform}-${process.arch}`)
  if (missingPackages(needsDev).length > 0) {
    // `npm ci` deletes node_modules first. A server may be running from there if only packages of developers are missing.
    runNpm(...(missingPackages(false).length > 0 ? ['ci'] : ['install', '--no-save']))
    const missing = missingPackages(needsDev)
    if (missing.length > 0) throw new Error(`npm did not install ${missing.slice(0, 3).join(', ')}`)
  }
  prepareNode()
  writeFileSync(stampFile, `${wanted} ${missingPackages(true).length > 0 ? 'production' : 'all'}\n`)
}

/** Returns paths of packages that npm's own record of node_modules lacks, or has in another version. */
function missingPackages(includesDev) {
  const record = join(root, 'node_modules', '.package-lock.json')
  const present =
    existsSync(record) && existsSync(packagedNode) ? JSON.parse(readFileSync(record, 'utf8')).packages : {}
  const isNeeded = (entry) => (!entry.optional || isMadeForHere(entry)) && (!entry.dev || includesDev)
  return Object.keys(packages).filter(
    (path) => isNeeded(packages[path]) && present[path]?.version !== packages[path].version,
  )
}

function isMadeForHere({ os, cpu, libc }) {
  return !libc && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
}

function runNpm(...command) {
  console.log(`install: installing what is missing with npm ${command[0]} …`)
  const started = Date.now()
  const args = [
    ...command,
    '--include=optional',
    needsDev ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = spawnSync('npm', args, { cwd: root, env: environmentOfNpm(), stdio: ['ignore', 'inherit', 'inherit'] })
  if (npm.error) throw new Error(`npm could not be run: ${npm.error.message}`)
  if (npm.status !== 0)
    throw new Error(`npm ${command[0]} failed (${npm.signal ?? npm.status}); its messages are above`)
  console.log(`install: done in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Returns an environment in which npm doesn't run on the Node inside the node_modules that it is about to replace. */
function environmentOfNpm() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  return { ...process.env, PATH: path.join(delimiter) }
}

/**
 * Links the packaged Node, and checks that it runs. npm 10 doesn't link it, because packages for other platforms have a
 * program of the same name. Deletes its headers, a third of its size, which only serve to compile addons.
 */
function prepareNode() {
  const { version } = packages[nodePackage]
  rmSync(nodeProgram, { force: true })
  symlinkSync(relative(dirname(nodeProgram), packagedNode), nodeProgram)
  const answer = spawnSync(nodeProgram, ['--version'], { encoding: 'utf8' })
  if (answer.stdout?.trim() !== `v${version}`) {
    const found = answer.error?.message ?? (answer.stdout.trim() || answer.stderr.trim())
    throw new Error(`node_modules/.bin/node should be Node ${version} but is not (${found})`)
  }
  rmSync(join(root, nodePackage, 'include'), { recursive: true, force: true })
}

/**
 * Takes the lock, and waits while another process of this machine installs. Takes over the lock of a process that has
 * died.
 */
async function takeLock() {
  mkdirSync(dirname(lock), { recursive: true })
  const ownerFile = join(lock, 'pid')
  for (let announced = false; ; await sleep(200)) {
    try {
      mkdirSync(lock)
      writeFileSync(ownerFile, `${process.pid}`)
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isAbandoned(ownerFile)) rmSync(lock, { recursive: true, force: true })
    else if (!announced) console.log('install: another process is installing, waiting for it …')
    announced = true
  }
}

function isAbandoned(ownerFile) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > maxInstallMs) return true
    process.kill(Number(readFileSync(ownerFile, 'utf8')), 0)
    return false
  } catch (error) {
    // ESRCH: the owner of the lock has died. ENOENT: another process has just taken or released the lock.
    return error.code === 'ESRCH'
  }
}
