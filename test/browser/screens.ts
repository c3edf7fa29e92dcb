import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { addAxe, faultsOf, faultsOfLargeFonts } from './accessibility.ts'
import { castFor, goTo, places, type Place } from './places.ts'
import { loggedStatus, desktop, openStage, passkeysOfferedTwice } from './stage.ts'

// `SHOTS=folder npm test -- screens` also saves pictures of every place: at 360 and 1280 px, in light and dark mode, with
// wider text, at 320 × 256, in forced colours, and with reduced motion.
// `EDITION=de` checks another edition.

const { SHOTS: shots, EDITION: edition = 'nl' } = process.env

const patience = 25_000

type Share = 'visitors' | 'owners' | 'givers'

/** The share of the places to which each person's places belong. Each share has a test file, so that they run at once. */
const shareOf: Record<Place['who'], Share> = {
  nobody: 'visitors',
  device: 'visitors',
  noor: 'owners',
  lotte: 'givers',
  lang: 'givers',
}

/** Returns the elements that would have a transition while the page opens; tokens.css says why none should. */
const earlyTransitionsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const isPainted = root.hasAttribute('data-css-painted')
    root.removeAttribute('data-css-painted')
    const found = new Set<string>()
    for (const element of document.querySelectorAll('body, body *'))
      for (const part of ['', '::before', '::after'])
        if (/[1-9]/.test(getComputedStyle(element, part).transitionDuration))
          found.add(`${element.localName}.${[...element.classList].join('.')}${part}`)
    root.toggleAttribute('data-css-painted', isPainted)
    return [...found]
  })

/**
 * Defines a test of each place of a share: its page or dialog has no fault, on phones and desktops, in light
 * and dark mode, and with large fonts.
 */
export async function checkScreensOf(share: Share): Promise<void> {
  const people = (Object.keys(shareOf) as Place['who'][]).filter((who) => shareOf[who] === share)
  const stage = await openStage({ EDITION: edition })
  const cast = await castFor(stage)
  if (shots) await mkdir(shots, { recursive: true })
  const contexts = new Map<Place['who'], BrowserContext>()
  for (const who of people) {
    const context = (await stage.open(who === 'nobody' ? null : cast[who])).context()
    await addAxe(context)
    contexts.set(who, context)
  }
  /** Pages that have been checked. They are reused for the next place, because each new page would start a process. */
  const idle = new Map<Place['who'], Page[]>(people.map((who) => [who, []]))

  const picture = async (page: Page, { name }: Place, state: string) =>
    shots &&
    page.screenshot({
      path: join(shots, `${name.replaceAll(/[^a-zé]+/gi, '-')}-${state}.png`),
      fullPage: state !== '320x256' && !(await page.locator('dialog[open]').count()),
    })

  /** Takes pictures of a page for users who chose their own colours, or no motion. */
  async function picturesOfChoices(page: Page, place: Place): Promise<void> {
    if (!shots) return
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ forcedColors: 'active' })
    await picture(page, place, '360-forced-colors')
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
    await picture(page, place, '360-reduced-motion')
    await page.emulateMedia({ reducedMotion: null })
  }

  /** Returns the faults of a place; null if the browser did not respond in time. */
  async function complaintsAt(place: Place): Promise<string[] | null> {
    const page = idle.get(place.who)!.pop() ?? (await contexts.get(place.who)!.newPage())
    const visit = async () => {
      await page.setViewportSize(desktop.viewport)
      await page.emulateMedia({ colorScheme: 'light' })
      stage.allow(page, passkeysOfferedTwice, ...(place.status ? [loggedStatus(place.status)] : []))
      await goTo(page, place, cast)
      const faults = await faultsOf(page, (state) => picture(page, place, state))
      await picturesOfChoices(page, place)
      const early = (await earlyTransitionsOf(page)).map(
        (element) => `${element} has a transition before it is painted`,
      )
      return [...faults, ...(await faultsOfLargeFonts(page)), ...early, ...stage.complaints(page)]
    }
    const waiting = new AbortController()
    let complaints: string[] | null = null
    try {
      return (complaints = await Promise.race([visit(), sleep(patience, null, { signal: waiting.signal })]))
    } finally {
      waiting.abort()
      if (complaints) idle.get(place.who)!.push(page)
      else await page.close()
    }
  }

  describe(
    'each page and dialog passes the accessibility checks in light and dark mode, on phones and desktops',
    { concurrency: 2 },
    () => {
      for (const place of places.filter(({ who }) => people.includes(who))) {
        test(place.name, async () => {
          // A busy browser sometimes leaves a page hanging, so each place gets a second try. A page that hangs twice has a
          // fault.
          assert.deepEqual((await complaintsAt(place)) ?? (await complaintsAt(place)), [])
        })
      }
    },
  )
}
