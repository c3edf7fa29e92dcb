import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Adds axe to every page of a browser context. The browser then compiles axe only once. */
export const addAxe = (context: BrowserContext) => context.addInitScript({ path: axePath })

const widths = [1280, 360] as const
type TakePicture = (state: string) => Promise<unknown>

/**
 * Checks a page in its current state, on a desktop and a phone. Checks all rules in light mode, and the contrast again
 * in dark mode. Then checks a narrow phone, with wider text, and as low as a screen at 400 % zoom. `addAxe` must have
 * been called.
 * @param picture takes a picture of each of these states, whose name it gets
 * @returns descriptions of the faults
 */
export async function faultsOf(page: Page, picture: TakePicture = async () => {}): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
    for (const [scheme, wanted] of [
      ['light', rules],
      ['dark', ['color-contrast']],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await repaint(page)
      await picture(scheme === 'dark' ? `${width}-dark` : `${width}`)
      faults.push(...(await violations(page, wanted)).map((violation) => `${width} ${scheme}: ${violation}`))
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  return [
    ...faults,
    ...(await tooWide(page)).map((fault) => `320: ${fault}`),
    ...(await faultsOfWideText(page, picture)).map((fault) => `320 with wide text: ${fault}`),
    ...(await faultsOfLowScreen(page, picture)).map((fault) => `320 × 256: ${fault}`),
  ]
}

/** Spacing of text that WCAG 1.4.12 demands a page to bear. */
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Returns texts that are cut off only when a reader sets wider spacing. */
async function faultsOfWideText(page: Page, picture: TakePicture): Promise<string[]> {
  const cutAnyway = new Set(await cutOff(page))
  await setStyle(page, wideText)
  await picture('320-wide-text')
  const faults = [...(await tooWide(page)), ...(await cutOff(page)).filter((text) => !cutAnyway.has(text))]
  await setStyle(page, '')
  return faults
}

/** Adds rules to a page as a reader's own style sheet does. The Content Security Policy allows no other way. */
const setStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)

/** Returns elements that hide a part of their own text. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
        )
        if (!hasText || element.closest('.sr, .skip') || !element.checkVisibility({ visibilityProperty: true }))
          return false
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        if (clipPath === 'inset(50%)') return false // a text for screen readers alone
        const hiding = ['hidden', 'clip']
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        return (
          (hiding.includes(overflowX) && scrollWidth > clientWidth + 1) ||
          (hiding.includes(overflowY) && scrollHeight > clientHeight + 1)
        )
      })
      .map((element) => `cut off: ${element.outerHTML.slice(0, 120)}`),
  )

/** Returns a fault if bars that stay in place leave less than half of a low screen, as at 400 % zoom, for the page. */
async function faultsOfLowScreen(page: Page, picture: TakePicture): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 256 })
  await picture('320x256')
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        element.checkVisibility() &&
        !element.closest('dialog, [popover=auto]'),
    )
    const covered = bars.reduce((sum, bar) => {
      const { top, bottom } = bar.getBoundingClientRect()
      return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    }, 0)
    return covered > innerHeight / 2 ? [`bars cover ${Math.round(covered)} pixels of the height`] : []
  })
}

/** Waits until the colours for a changed scheme or width have faded in. Each fade begins with an animation frame. */
const repaint = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    )
  })

async function violations(page: Page, runOnly: readonly string[]): Promise<string[]> {
  // axe's default reporter would also compute a selector for every element that passes.
  const options: RunOptions = { runOnly: [...runOnly], reporter: 'no-passes', preload: false }
  const results = await page.evaluate(
    (given) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) =>
      [`${id}:`, html.slice(0, 200), ...[...any, ...all, ...none].map(({ message }) => message)].join(' '),
    ),
  )
}

/** Returns the page and dialogs that scroll sideways, and important elements that lie outside the screen. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName} is ${scrollWidth} wide`),
    ...[...document.querySelectorAll('.brand, dialog[open] [data-dialogs-close]')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .map(({ className }) => `${className} lies outside`),
  ])

/**
 * Widths of the window, and font sizes that users choose in their browser's settings, both in pixels. The usual size is
 * 16.
 */
const letters = [
  [320, 16],
  [360, 24],
  [360, 32],
  [320, 32],
  [1280, 32],
] as const

/** Checks a page with large font sizes and on small phones. @returns descriptions of the faults */
export async function faultsOfLargeFonts(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const choose = (size: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round((size * 13) / 16) } })
  const faults: string[] = []
  for (const [width, size] of letters) {
    await page.setViewportSize({ width, height: width === 1280 ? 900 : 740 })
    await choose(size)
    const found = [
      ...(await tooWide(page)),
      ...(await brokenWords(page)),
      ...(size === 16 ? await barInRows(page) : []),
    ]
    faults.push(...found.map((fault) => `${width} with letters of ${size}: ${fault}`))
  }
  await choose(16)
  await browser.detach()
  return faults
}

const barInRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [brand, end] = [...document.querySelectorAll('.brand, .topbar-end')].map((part) =>
      part.getBoundingClientRect(),
    )
    return brand && end && end.height > 0 && end.top >= brand.bottom ? ['the top bar has two rows'] : []
  })

/** Returns words that are broken over lines, although they are short and narrower than half of the window. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>()
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.parentElement!.checkVisibility({ visibilityProperty: true }) || text.parentElement!.closest('.sr'))
        continue
      range.selectNodeContents(text)
      if (range.getClientRects().length < 2) continue
      for (const { 0: word, index } of text.data.matchAll(/(?<=^|[\s(“])[\p{L}\p{N}]{2,13}(?=[.,:;!?)”]*(?:\s|$))/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(pieces.map(({ top }) => Math.round(top))).size
        const length = pieces.reduce((sum, { width }) => sum + width, 0)
        if (lines > 1 && length < innerWidth / 2)
          broken.add(`${word} is broken in ${text.parentElement!.outerHTML.slice(0, 80)}`)
      }
    }
    return [...broken]
  })
