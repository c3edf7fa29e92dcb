import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser } from 'playwright-core'

/**
 * Names of the programs that we look for. The headless shell comes first: it draws no windows, takes a third less time,
 * and no page ever waits for a frame.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const fonts = ['fonts-liberation2', 'fonts-dejavu-core', 'fonts-roboto-unhinted', 'fonts-noto-color-emoji']
const isRoot = process.getuid?.() === 0

/**
 * Finds a Chromium. If there is none, installs one: with apt-get as root on Debian, otherwise as Playwright's build.
 * @returns path of the program
 * @throws Error that says what to install
 */
export async function findChromium(): Promise<string> {
  const found = existingChromium()
  if (found) return tell('found', found)
  if (isRoot && findOnPath(['apt-get']) && (await installWithApt())) {
    const installed = findOnPath(names)
    if (installed) return tell('installed with apt-get', installed)
  }
  console.log('Chromium: downloading Playwright’s build …')
  if (
    (await succeeds(process.execPath, playwrightProgram(), 'install', 'chromium')) &&
    existsSync(chromium.executablePath())
  ) {
    return tell('downloaded by Playwright', chromium.executablePath())
  }
  throw new Error(
    'No Chromium found, and none could be installed: install it (Debian: apt-get install chromium-headless-shell) or name one in CHROMIUM_PATH',
  )
}

/** Starts Chromium. The caller must close it. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: existingChromium() ?? (await findChromium()),
    args: [
      // Chromium's sandbox does not work as root
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

function existingChromium(): string | undefined {
  const named = [process.env.CHROMIUM_PATH, process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH].find(Boolean)
  if (named && !existsSync(named)) throw new Error(`No Chromium at ${named}, which the environment names`)
  return named ?? findOnPath(names) ?? [chromium.executablePath()].find(existsSync)
}

function findOnPath(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(existsSync)
}

async function installWithApt(): Promise<boolean> {
  console.log('Chromium: installing it with apt-get …')
  const install = async (browser: string) =>
    (await succeeds('apt-get', 'update', '-q')) &&
    (await succeeds('apt-get', 'install', '-qy', '--no-install-recommends', browser, ...fonts))
  // Mirrors sometimes fail, and older Debian releases have no headless shell.
  return (await install('chromium-headless-shell')) || (await install('chromium'))
}

/** Runs a command and returns whether it succeeded. Prints the command's output only if it failed. */
async function succeeds(command: string, ...args: string[]): Promise<boolean> {
  try {
    await promisify(execFile)(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return true
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
    console.error(stdout || stderr ? `${stdout}${stderr}` : message)
    return false
  }
}

function playwrightProgram(): string {
  return join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
}

function tell(how: string, path: string): string {
  console.log(`Chromium: ${how}: ${path}`)
  return path
}
