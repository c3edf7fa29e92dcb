import { createServer, type AddressInfo } from 'node:net'
import assert from 'node:assert/strict'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startWebServer } from '../../src/server.ts'
import { imageUrl } from '#core/image-names.ts'
import { launchChromium } from '#test/support/chromium.ts'
import { openWorld, type Client, type World } from '#test/support/world.ts'
import { until } from '#test/support/until.ts'

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const
export const desktop = { viewport: { width: 1280, height: 900 } } as const

/** How long a page may take to show what it should; the machines that run this are small. */
const patience = 15_000

/** The product on a port of its own, and a browser that looks at it. */
export interface Stage {
  world: World
  url: string
  browser: Browser
  /** A browser of somebody's own, logged in as `who` where told; `page.goto` takes paths. What its pages complain about is kept. */
  open(who?: Client | null, options?: BrowserContextOptions): Promise<Page>
  /** What a page, or all of them, complained about since they were last asked: script errors, and what the content security policy refused. */
  complaints(page?: Page): string[]
  /** Stops the server, lets something happen while nobody can reach it, and starts it again. */
  restart(meanwhile: () => Promise<unknown>): Promise<void>
  /** A picture's address that answers 500, as when the disk is gone. */
  brokenPicture(): string
  close(): Promise<void>
}

const brokenHash = 'f'.repeat(32)

/** What a browser says of every refused answer; the tests look at those answers themselves. */
const isAboutAnswer = (text: string): boolean => /^Failed to load resource/.test(text)

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Opens a world, its web server and a browser. */
export async function openStage(environment: Record<string, string> = {}): Promise<Stage> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const world = await openWorld({ PORT: String(port), BASE_URL: url, ...environment })
  let server = await startWebServer(world.services, port)
  const browser = await launchChromium()
  const complaints = new Map<Page, string[]>()

  function listen(page: Page): void {
    const heard: string[] = []
    complaints.set(page, heard)
    page.on('pageerror', (error) => heard.push(error.stack ?? error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isAboutAnswer(message.text())) heard.push(`${page.url()}: ${message.text()}`)
    })
  }

  return {
    world,
    url,
    browser,
    async open(who, options = desktop) {
      const context = await browser.newContext({ baseURL: url, locale: 'nl-NL', reducedMotion: 'reduce', ...options })
      context.setDefaultTimeout(patience)
      context.on('page', listen)
      if (who) await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url })))
      return context.newPage()
    },
    complaints: (page) => [...complaints].flatMap(([each, heard]) => (page && page !== each ? [] : heard.splice(0))),
    async restart(meanwhile) {
      await server.close()
      await meanwhile()
      server = await startWebServer(world.services, port)
    },
    brokenPicture() {
      const { images } = world.services
      const open = images.open.bind(images)
      images.open = async (hash, variant) => {
        if (hash === brokenHash) throw new Error('the disk is gone')
        return open(hash, variant)
      }
      return imageUrl(brokenHash, 480)
    },
    async close() {
      await browser.close()
      await server.close()
      await world.close()
    },
  }
}

/** Waits until the page's scripts listen. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => 'htmx' in window)
}

/** Goes to a page and waits until its socket is open, and so what happens from now on reaches it. */
export async function listening(page: Page, go: () => Promise<unknown>): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('htmx:ws:after:connection', () => Object.assign(window, { isListening: true })),
  )
  await go()
  await page.waitForFunction(() => 'isListening' in window)
}

/** What has the focus, in a few words: its role and its name as they are read out. */
async function focused(page: Page): Promise<string> {
  const element = page.locator('*:focus').last()
  if ((await element.count()) === 0) return 'nothing'
  const snapshot = await element.ariaSnapshot({ timeout: 5_000 })
  return snapshot
    .split('\n')[0]!
    .replace(/^- /, '')
    .replace(/:$/, '')
    .replace(/^'(.*)'$/, '$1')
    .replace(' [active]', '')
}

/** Whether htmx listens to all that came: a browser focuses new fields before, and Enter would send their form without htmx. */
const isProcessed = (page: Page): Promise<boolean> => page.evaluate(() => !document.querySelector('.htmx-added'))

/** Waits until what has the focus is read out so, and fails unless one sees where it is; after a press by mouse one need not. */
export async function assertFocus(page: Page, name: RegExp, { isSeen = true } = {}): Promise<void> {
  let last = ''
  const isReady = async () => name.test((last = await focused(page).catch(String))) && (await isProcessed(page))
  await until(isReady, `focus on ${name}`).catch((error: Error) => {
    throw new Error(`${error.message}; it is on ${last}`)
  })
  if (isSeen) assert.ok(await showsFocus(page), `${last} does not show that it has the focus`)
}

/** Whether the focus is drawn: around the element, around the row that its ::after covers, or around the label that it stands in. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement!
    const label = element.closest('label')
    const styles = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...(label ? [getComputedStyle(label)] : []),
    ]
    return styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    )
  })

/** Presses Tab (or Shift+Tab) until something with this name has the focus; every stop on the way must show that it has it. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const stops: string[] = []
  for (let count = 0; count < 40; count++) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (stop !== 'nothing') assert.ok(await showsFocus(page), `${stop} does not show that it has the focus`)
    if (name.test(stop)) return
    stops.push(stop)
  }
  assert.fail(`no way by ${key} to ${name}: ${stops.join(' › ')}`)
}

/** Holds that an effect is seen within a second of its cause. The machines that run this do other things too, so it may take three tries. */
export async function withinASecond(...rounds: (() => Promise<unknown>)[]): Promise<void> {
  const times: number[] = []
  for (const round of [...rounds, ...rounds, ...rounds]) {
    const start = performance.now()
    await round()
    times.push(Math.round(performance.now() - start))
  }
  assert.ok(Math.min(...times) < 1000, `took ${times.join(', ')} ms`)
}
