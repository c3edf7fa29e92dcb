import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '#test/support/until.ts'

// Collects what a page's live regions would have a screen reader say. Like screen readers, it misses a text that arrives
// together with its region, and everything outside an open modal dialog.

declare global {
  interface Window {
    said?: string[]
  }
}

function collect(): void {
  const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]'
  const said: string[] = (window.said = [])
  const known = new WeakSet<Element>()
  const say = (text: string | null | undefined) => {
    const words = text?.replaceAll(/\s+/g, ' ').trim()
    if (words) said.push(words)
  }
  const hear = (records: readonly MutationRecord[]) => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const changed = new Set<Element>()
    for (const { target, addedNodes, type } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(regions)
      if (!region || !known.has(region) || (dialog && !dialog.contains(region))) continue
      if (type === 'childList' && addedNodes.length === 0) continue
      const isWhole = region.ariaAtomic === 'true' || (region.role === 'status' && region.ariaAtomic !== 'false')
      if (isWhole) changed.add(region)
      else if (type === 'characterData') say(target.textContent)
      else addedNodes.forEach((node) => say(node.textContent))
    }
    changed.forEach((region) => say(region.textContent))
    document.querySelectorAll(regions).forEach((region) => known.add(region))
  }
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelectorAll(regions).forEach((region) => known.add(region))
    new MutationObserver(hear).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** Collects what this page says from now on, on every page that it loads. */
export async function turnOnScreenReader(page: Page): Promise<void> {
  // tsx wraps each inner function in a call of `__name`, which pages don't have.
  await page.addInitScript({ content: `{ const __name = (it) => it; (${collect})() }` })
}

/** Returns what the page has said since the last call. */
const takeSaid = (page: Page): Promise<string[]> => page.evaluate(() => window.said?.splice(0) ?? [])

/**
 * Asserts that the page says exactly these texts, in this order. Waits until it has said as many, and then a moment
 * longer for any further text.
 */
export async function assertSaid(page: Page, ...expected: (string | RegExp)[]): Promise<void> {
  const heard: string[] = []
  const listen = async () => {
    heard.push(...(await takeSaid(page)))
    return heard.length >= expected.length
  }
  await until(listen, `${expected.length} announcements`).catch(() => {})
  await page.waitForTimeout(300)
  await listen()
  const fits = heard.length === expected.length && expected.every((text, index) => new RegExp(text).test(heard[index]!))
  assert.ok(fits, `said ${JSON.stringify(heard)} instead of ${expected.map(String).join(', ')}`)
}
