import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openStage, settled } from './stage.ts'

const stage = await openStage()

const kinds = ['button', 'button primary', 'button soft', 'button quiet', 'button danger', 'icon-button']

const lookOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((button) => {
    const { color, backgroundColor, borderColor } = getComputedStyle(button)
    return { color, backgroundColor, borderColor }
  })

/** Returns the contrast between a text and its background, which may let the page's background shine through. */
async function contrast(page: Page, color: string, ground: string): Promise<number> {
  const [light, dark] = (
    await page.evaluate(
      (colors) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
        return colors.map((each) => {
          for (const fill of [getComputedStyle(document.documentElement).backgroundColor, each]) {
            canvas.fillStyle = fill
            canvas.fillRect(0, 0, 1, 1)
          }
          return [...canvas.getImageData(0, 0, 1, 1).data]
        })
      },
      [color, ground],
    )
  )
    .map(luminance)
    .sort((one, other) => other - one)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Returns the relative luminance as WCAG defines it. @param pixel red, green and blue, from 0 to 255 */
function luminance(pixel: number[]): number {
  const [red, green, blue] = pixel.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a disabled button stays as it is under the pointer, and readable, in ${colorScheme} mode`, async () => {
    const page = await stage.open(null, { colorScheme })
    await page.goto('/account/login')
    await settled(page)
    await page.locator('main').evaluate((main, classes) => {
      main.innerHTML = classes
        .flatMap((name) => [`class="${name}" disabled`, `class="${name}" aria-disabled="true"`])
        .map((attributes) => `<button ${attributes}>Afstrepen</button>`)
        .join('')
    }, kinds)
    for (const selector of kinds.flatMap((_, index) => [1, 2].map((nth) => `main > :nth-child(${2 * index + nth})`))) {
      await page.mouse.move(0, 0)
      const atRest = await lookOf(page, selector)
      await page.locator(selector).hover({ force: true })
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      const name = await page.locator(selector).evaluate(({ outerHTML }) => outerHTML)
      const hovered = await lookOf(page, selector)
      const ratio = await contrast(page, hovered.color, hovered.backgroundColor)
      assert.ok(ratio >= 4.5, `${name} has a contrast of ${ratio.toFixed(2)}`)
      assert.deepEqual(hovered, atRest, name)
    }
  })
}

test('hover styles apply only to devices that can hover, because they would stay after a touch', async () => {
  const page = await stage.open()
  await page.goto('/')
  const { stray, kept } = await page.evaluate(() => {
    const found: string[] = []
    const kept: string[] = []
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover: hover')) {
        kept.push(rule.cssText)
        continue
      }
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) found.push(rule.selectorText)
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rules.push(...rule.cssRules)
    }
    return { stray: found, kept: kept.filter((text) => text.includes(':hover')).length }
  })
  assert.ok(kept > 0, 'no stylesheet has styles for pointers')
  assert.deepEqual(stray, [])
})
