import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { jobs, polls } from '#jobs/index.ts'

const page = readFileSync('docs/jobs.md', 'utf8')

test('the page about jobs lists every job with its schedule', () => {
  const told = [...page.matchAll(/^\| `([\w-]+)` \| (?:`([^`]+)`|[^|]+?) \|/gm)].map(([, name, cron]) => [name, cron])
  const byName = (one: unknown[], other: unknown[]) => (String(one[0]) < String(other[0]) ? -1 : 1)
  assert.deepEqual(told.sort(byName), jobs.map(({ name, cron }) => [name, cron]).sort(byName))
  for (const { name } of polls) assert.ok(page.includes(`\`${name}\``), name)
})
