import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** For pages that are looked at: axe comes with each of them, so that the browser compiles it once. */
export const bringAxe = (context: BrowserContext) => context.addInitScript({ path: axePath })

export const widths = [1280, 360] as const
export type Width = (typeof widths)[number]
export type Scheme = 'light' | 'dark'

/**
 * Looks at a page as it stands, on a desktop and a phone: everything by day, the colours again by night. `bringAxe` must have been called.
 * @param picture taken of every look
 * @returns what is wrong
 */
export async function faultsOf(
  page: Page,
  picture: (width: Width, scheme: Scheme) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
    for (const [scheme, wanted] of [
      ['light', rules],
      ['dark', ['color-contrast']],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await repaint(page)
      await picture(width, scheme)
      faults.push(...(await violations(page, wanted)).map((violation) => `${width} ${scheme}: ${violation}`))
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  return [...faults, ...(await tooWide(page))]
}

/** Lets the colours of another scheme or width arrive: they fade in, and each fade begins with a frame. */
const repaint = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    )
  })

async function violations(page: Page, runOnly: readonly string[]): Promise<string[]> {
  const options: RunOptions = { runOnly: [...runOnly], resultTypes: ['violations'], preload: false }
  const results = await page.evaluate(
    (given) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary.replace(/\s+/g, ' ')}`),
  )
}

/** What makes a page wider than a small phone. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `320: ${tagName} is ${scrollWidth} wide`),
  )
