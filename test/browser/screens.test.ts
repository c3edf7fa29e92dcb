import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { castFor, goTo, places, type Cast, type Place } from './places.ts'
import type { Client } from '#test/support/world.ts'
import { desktop, openStage, type Stage } from './stage.ts'

// SHOTS=folder npm test -- screens    also keeps a picture of every place, at 360 and 1280 px, by day and by night; EDITION=de in that edition

const { SHOTS: shots, EDITION: edition = 'nl' } = process.env
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let stage: Stage
let cast: Cast
let browsers: Record<Place['who'], BrowserContext>
/** Pages that have been looked at, for the next place: each new one would be a new process. */
const idle: Record<Place['who'], Page[]> = { nobody: [], noor: [], lotte: [], lang: [] }
before(async () => {
  stage = await openStage({ EDITION: edition })
  cast = await castFor(stage)
  const browserOf = async (who: Client | null) => (await stage.open(who)).context()
  browsers = {
    nobody: await browserOf(null),
    noor: await browserOf(cast.noor),
    lotte: await browserOf(cast.lotte),
    lang: await browserOf(cast.lang),
  }
  if (shots) await mkdir(shots, { recursive: true })
})
after(() => stage.close())

interface Finding {
  id: string
  nodes: { html: string; failureSummary?: string | undefined }[]
}

const words = (violations: Finding[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary.replace(/\s+/g, ' ')}`),
  )

/** Lets the colours of another scheme or width arrive: they fade in, and each fade begins with a frame. */
const repaint = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    )
  })

/** Looks at a place as it stands: everything by day, the colours again by night. */
async function look(page: Page, { name }: Place, width: 360 | 1280): Promise<string[]> {
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
  const picture = async (scheme: string) => {
    if (shots)
      await page.screenshot({
        path: join(shots, `${name.replaceAll(/[^a-zé]+/gi, '-')}-${width}${scheme}.png`),
        fullPage: !(await page.locator('dialog[open]').count()),
      })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await repaint(page)
  await picture('')
  const byDay = await findings(page, rules)
  await page.emulateMedia({ colorScheme: 'dark' })
  await repaint(page)
  await picture('-dark')
  const byNight = await findings(page, ['color-contrast'])
  return [...byDay, ...byNight].map((finding) => `${width}: ${finding}`)
}

/** What axe finds; it comes with the first question to a page, and stays. */
async function findings(page: Page, runOnly: string[]): Promise<string[]> {
  const options = { runOnly, resultTypes: ['violations'], preload: false } satisfies Parameters<
    AxeBuilder['options']
  >[0]
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) return words((await new AxeBuilder({ page }).options(options).setLegacyMode().analyze()).violations)
  return words(
    await page.evaluate(
      async (given) =>
        (
          await (window as unknown as { axe: { run(options: object): Promise<{ violations: Finding[] }> } }).axe.run(
            given,
          )
        ).violations,
      options,
    ),
  )
}

/** What makes a page wider than a small phone. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `320: ${tagName} is ${scrollWidth} wide`),
  )

const patience = 25_000

/** What there is to complain about at a place; null where the browser gave no answer in time. */
async function complaintsAt(place: Place): Promise<string[] | null> {
  const page = idle[place.who].pop() ?? (await browsers[place.who].newPage())
  const visit = async () => {
    await page.setViewportSize(desktop.viewport)
    await page.emulateMedia({ colorScheme: 'light' })
    await goTo(page, place, cast)
    const found = [...(await look(page, place, 1280)), ...(await look(page, place, 360))]
    await page.setViewportSize({ width: 320, height: 640 })
    return [...found, ...(await tooWide(page)), ...stage.complaints(page)]
  }
  const waiting = new AbortController()
  let complaints: string[] | null = null
  try {
    return (complaints = await Promise.race([visit(), sleep(patience, null, { signal: waiting.signal })]))
  } finally {
    waiting.abort()
    if (complaints) idle[place.who].push(page)
    else await page.close()
  }
}

describe('reads well by eye, ear and keyboard, by day and night, on phones and desktops', { concurrency: 2 }, () => {
  for (const place of places) {
    test(place.name, async () => {
      // A browser with too much to do now and then leaves a page without an answer; a page that hangs twice hangs by itself.
      assert.deepEqual((await complaintsAt(place)) ?? (await complaintsAt(place)), [])
    })
  }
})
