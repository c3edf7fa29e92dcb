import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { findOnPath, installWithApt, isRoot, succeeds } from './programs.ts'

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

/**
 * Finds a Chromium. If there is none, installs one: with apt-get as root on Debian, otherwise as Playwright's build.
 * @returns path of the program
 * @throws Error that says what to install
 */
export async function findChromium(): Promise<string> {
  const found = existingChromium()
  if (found) return tell('found', found)
  // Mirrors sometimes fail, and older Debian releases have no headless shell.
  if ((await installWithApt('chromium-headless-shell', ...fonts)) || (await installWithApt('chromium', ...fonts))) {
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

function playwrightProgram(): string {
  return join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
}

function tell(how: string, path: string): string {
  console.log(`Chromium: ${how}: ${path}`)
  return path
}
