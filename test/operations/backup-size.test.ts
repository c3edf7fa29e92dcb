import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { makeBackup } from '#operations/backup/index.ts'
import { openWorld } from '#test/support/world.ts'

const world = await openWorld()
after(() => world.close())

test('repeated backups of tables with many rows succeed', async () => {
  const { config, images, now } = world.services
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  after(() => rm(folder, { recursive: true, force: true }))
  await world.sql`insert into users (email, edition) select 'gast' || n || '@example.org', 'nl' from generate_series(1, 3000) n`
  await world.sql`insert into mails (kind, cause, recipient, edition, data) select 'welcome', 'zo ' || n, 'gast@example.org', 'nl', '{}' from generate_series(1, 3000) n`
  for (let round = 1; round <= 5; round++) {
    const report = await makeBackup(join(folder, `${round}`), {
      config,
      url: world.url,
      images,
      now,
      withoutSecret: true,
    })
    assert.ok(report.rows >= 6000)
  }
})
