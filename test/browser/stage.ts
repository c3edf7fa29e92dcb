import assert from 'node:assert/strict'
import { after, afterEach } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startWebServer } from '../../src/server.ts'
import { imageUrl } from '#core/images/names.ts'
import { launchChromium } from '#test/support/chromium.ts'
import { freePort } from '#test/support/free-port.ts'
import { openWorld, type Client, type World } from '#test/support/world.ts'
import { until } from '#test/support/until.ts'

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const
export const desktop = { viewport: { width: 1280, height: 900 } } as const

/** Timeout in ms of Playwright's actions, generous for slow machines. */
const patience = 15_000

/** The product's server on a port of its own, and a browser. */
export interface Stage {
  world: World
  url: string
  browser: Browser
  /**
   * Opens a page in a new browser context, logged in as `who`. `page.goto` takes paths. A test fails if one of its
   * pages logs a complaint.
   */
  open(who?: Client | null, options?: BrowserContextOptions): Promise<Page>
  /** Sets the patterns of complaints that this page may log from now on. Without patterns, it may log none. */
  allow(page: Page, ...complaints: readonly RegExp[]): void
  /**
   * Returns the complaints of one page, or of all pages, since the last call: script errors, and errors and warnings of
   * the console.
   */
  complaints(page?: Page): string[]
  /**
   * Runs `meanwhile` while the server is down. Closes pages of other browser contexts, because their sockets would log
   * complaints.
   */
  restart(page: Page, meanwhile: () => Promise<unknown>): Promise<void>
  /** Returns the URL of a picture for which the server responds with 500, as if the disk were gone. */
  brokenPicture(): string
}

const brokenHash = 'f'.repeat(32)

/**
 * Console lines that every test ignores. Chromium logs every response of 400 or more as an error, but 422 is by design
 * the response to a form that breaks a rule. The second line is Playwright's own, because contexts block the service
 * worker. The third depends on timing: React preloads a page's pictures, and a busy machine may replace a picture
 * before it is used.
 */
const expectedLines =
  /^(Failed to load resource: the server responded with a status of 422 |Service Worker registration blocked by Playwright$|The resource \S+\.(?:svg|webp) was preloaded )/

/** Lines that Chromium and htmx log about requests that have no connection or lose their response. */
export const offline = [/net::ERR_/, /Failed to fetch/] as const

/** Returns a pattern of the line that Chromium logs about a response with this status. */
export const loggedStatus = (status: number): RegExp => new RegExp(`responded with a status of ${status} `)

/**
 * Line that Chromium logs when a browser opens two login pages. Offering passkeys on one page renews the visitor's
 * session, so the other page's token is refused once.
 */
export const passkeysOfferedTwice = /status of 400 .*\/api\/Passkey\/StartLogin$/

/** Opens the stage for a whole test file, and closes it after the file's tests. */
export async function openStage(environment: Record<string, string> = {}): Promise<Stage> {
  const browser = await launchChromium() // comes first, so that nothing stays open if there is no Chromium
  const port = await freePort()
  const url = `http://localhost:${port}`
  const world = await openWorld({ PORT: String(port), BASE_URL: url, ...environment })
  let server = await startWebServer(world.services, port)
  const heard = new Map<Page, string[]>()
  const allowed = new WeakMap<Page, readonly RegExp[]>()

  function listen(page: Page): void {
    const complaints: string[] = []
    heard.set(page, complaints)
    const hear = (complaint: string) => {
      if (!allowed.get(page)?.some((pattern) => pattern.test(complaint))) complaints.push(complaint)
    }
    page.on('pageerror', (error) => hear(error.stack ?? error.message))
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || expectedLines.test(message.text())) return
      hear(`${page.url()}: ${message.text()} ${message.location().url}`)
    })
  }

  const complaints = (page?: Page) =>
    [...heard].flatMap(([each, complaints]) => (page && page !== each ? [] : complaints.splice(0)))

  afterEach(() => assert.deepEqual(complaints(), []))
  after(async () => {
    await browser.close()
    await server.close()
    await world.close()
  })

  return {
    world,
    url,
    browser,
    async open(who, options = desktop) {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'nl-NL',
        reducedMotion: 'reduce',
        serviceWorkers: 'block', // or its offline page could replace the server's responses
        ...options,
      })
      context.setDefaultTimeout(patience)
      context.on('page', listen)
      if (who) await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url })))
      return context.newPage()
    },
    allow: (page, ...complaints) => void allowed.set(page, complaints),
    complaints,
    async restart(page, meanwhile) {
      for (const context of browser.contexts()) if (context !== page.context()) await context.close()
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
  }
}

/** Waits until the page has loaded and run its scripts, if it has any. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => document.scripts.length === 0 || 'htmx' in window)
}

/** Goes to a page and waits until its WebSocket is open, so that the page receives every live update from now on. */
export async function goToLive(page: Page, go: () => Promise<unknown>): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('htmx:ws:after:connection', () => Object.assign(window, { isListening: true })),
  )
  await go()
  await page.waitForFunction(() => 'isListening' in window)
}

/** Returns the role and accessible name of the focused element. */
export async function focused(page: Page): Promise<string> {
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

/**
 * Whether htmx has processed all new content. Browsers focus new fields earlier, and Enter would then submit without
 * htmx.
 */
const isProcessed = (page: Page): Promise<boolean> => page.evaluate(() => !document.querySelector('.htmx-added'))

/**
 * Waits until an element with this role and accessible name has the focus.
 * @param isSeen whether the focus must be visible; false after a mouse click
 */
export async function assertFocus(page: Page, name: RegExp, { isSeen = true } = {}): Promise<void> {
  let last = ''
  const isReady = async () => name.test((last = await focused(page).catch(String))) && (await isProcessed(page))
  await until(isReady, `focus on ${name}`).catch((error: Error) => {
    throw new Error(`${error.message}; it is on ${last}`)
  })
  if (isSeen) assert.ok(await showsFocus(page), `${last} does not show that it has the focus`)
}

/**
 * Whether a focus outline is drawn around the focused element, around the row that its ::after covers, or around its
 * label.
 */
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

/** Presses Tab until an element with this role and name has the focus. Every element on the way must show its focus. */
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

/** Deletes a gift from an owner's list by keyboard. */
export async function deleteGift(page: Page, name: string): Promise<void> {
  for (const stop of [`button "Meer over: ${name}"`, 'link "Cadeau verwijderen"', 'button "Verwijderen"']) {
    await tabTo(page, new RegExp(`^${stop}`))
    await page.keyboard.press('Enter')
  }
}

/**
 * Asserts that an effect shows within a second of its cause. Takes the best of three tries, because the machine may be
 * busy.
 */
export async function withinASecond(...rounds: (() => Promise<unknown>)[]): Promise<void> {
  const times: number[] = []
  for (const round of [...rounds, ...rounds, ...rounds]) {
    const start = performance.now()
    await round()
    times.push(Math.round(performance.now() - start))
  }
  assert.ok(Math.min(...times) < 1000, `took ${times.join(', ')} ms`)
}
