import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loggedStatus, openStage, settled } from './stage.ts'

const stage = await openStage({ SENTRY_DSN: 'http://key@127.0.0.1:9/7' })

test('an error in our own scripts is reported once, and an error in a script of others is never reported', async () => {
  const page = await stage.open(null)
  const told: { message: string; path: string }[] = []
  // The page sends a refused report again. Its session may get a new cookie while it opens.
  page.on('response', (answer) => {
    if (answer.url().endsWith('/script-errors') && answer.status() === 204)
      told.push(answer.request().postDataJSON() as (typeof told)[0])
  })
  stage.allow(page, loggedStatus(400))
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
  // A second report about the three presses would arrive before the next report.
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
