import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answered, openStage, settled } from './stage.ts'

const stage = await openStage({ SENTRY_DSN: 'http://key@127.0.0.1:9/7' })

test('what fails in our own scripts is told once, and nothing of what others put into the page', async () => {
  const page = await stage.open(null)
  const told: { message: string; path: string }[] = []
  // A refused report is sent again: while the page opens, its session may get another cookie.
  page.on('response', (answer) => {
    if (answer.url().endsWith('/script-errors') && answer.status() === 204)
      told.push(answer.request().postDataJSON() as (typeof told)[0])
  })
  stage.allow(page, answered(400))
  await page.goto('/account/login')
  await settled(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('an extension’s')
    })
    Element.prototype.closest = () => {
      throw new Error('ours')
    }
  })
  const reported = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/script-errors') && answer.status() === 204)
  const first = reported()
  for (let press = 0; press < 3; press++) await page.locator('h1').click()
  await first
  // A second report of the three presses would be sent before this one.
  await page.evaluate(() => {
    Element.prototype.closest = () => {
      throw new Error('ours again')
    }
  })
  const second = reported()
  await page.locator('h1').click()
  await second
  assert.deepEqual(
    told.map(({ message, path }) => [message, path]),
    [
      ['ours', '/account/login'],
      ['ours again', '/account/login'],
    ],
  )
  const seen = stage.complaints(page)
  assert.ok(seen.length >= 4 && seen.every((complaint) => /an extension’s|ours/.test(complaint)), seen.join('\n'))
})
