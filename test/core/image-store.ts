import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { connect } from '#core/db.ts'
import type { ImageVariant } from '#core/images/names.ts'
import { openImageStore, type StoredImage } from '#core/images/store.ts'
import { testDatabase } from '#test/support/database.ts'

/** Opens a store with its own folder and its own database. */
export async function openTestStore() {
  const database = await testDatabase()
  const sql = connect(database.url)
  const dataDir = await mkdtemp(join(tmpdir(), 'images-'))
  const images = await openImageStore(dataDir)
  return {
    sql,
    dataDir,
    images,
    async stored(bytes: Uint8Array): Promise<StoredImage> {
      const result = await images.store(sql, bytes)
      assert.ok(result.ok, `refused: ${JSON.stringify(result)}`)
      return result.value
    },
    async read(hash: string, variant: ImageVariant): Promise<Buffer> {
      const file = await images.open(hash, variant)
      assert.ok(file, `there is no ${variant} of ${hash}`)
      const bytes = await buffer(file.stream)
      assert.equal(bytes.length, file.bytes)
      return bytes
    },
    async close() {
      await sql.end({ timeout: 5 })
      await database.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}
