import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { openWriteCheck } from '#core/write-check.ts'
import type { FileSystemError } from '#core/images/store.ts'

/** Opens a check of a fake disk. The test sets the result of the disk's writes. */
function openDisk() {
  const lines: string[] = []
  const log = pino(
    { base: null },
    { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) },
  )
  const disk = { writes: 0, lines, seconds: 0, answer: Promise.resolve<FileSystemError | null>(null) }
  const images = {
    tryWriting() {
      disk.writes++
      return disk.answer
    },
  }
  const canWrite = openWriteCheck({ images, log, now: () => new Date(disk.seconds * 1000) })
  return { disk, canWrite }
}

const full: FileSystemError = Object.assign(new Error('ENOSPC: no space left on device'), {
  code: 'ENOSPC',
  syscall: 'write',
})

test('a disk is tried twice a minute, however often the check is called', async () => {
  const { disk, canWrite } = openDisk()
  for (; disk.seconds < 60; disk.seconds += 2) assert.equal(await canWrite(), true)
  assert.equal(disk.writes, 2)
})

test('a failing disk is logged once, and once more when it works again', async () => {
  const { disk, canWrite } = openDisk()
  disk.answer = Promise.resolve(full)
  for (; disk.seconds < 120; disk.seconds += 30) assert.equal(await canWrite(), false)
  disk.answer = Promise.resolve(null)
  for (; disk.seconds < 240; disk.seconds += 30) assert.equal(await canWrite(), true)
  assert.deepEqual(disk.lines, ['pictures cannot be written', 'pictures can be written again'])
})

test('a disk that hangs fails the check, and no second write is started', async () => {
  const { disk, canWrite } = openDisk()
  const hanging = Promise.withResolvers<null>()
  disk.answer = hanging.promise
  for (; disk.seconds < 60; disk.seconds += 30) assert.equal(await canWrite(), false)
  assert.equal(disk.writes, 1)
  hanging.resolve(null)
  assert.equal(await canWrite(), true)
})
