import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { processImage } from '#core/images/process-image.ts'
import { halves } from './pictures.ts'

const ordinary = { memoryBytes: 1024 ** 3, cpuMs: 20_000 }
const small = await halves(300, 200).png().toBuffer()
/** A picture that takes 200 MB of memory to unpack. */
const large = await sharp({
  create: {
    width: 4000,
    height: 3000,
    channels: 3,
    background: '#7a9',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .avif({ effort: 0, quality: 50 })
  .toBuffer()

test('a large picture takes the memory of another process instead of ours', async (context) => {
  const before = process.memoryUsage.rss()
  let max = 0
  const watch = setInterval(() => (max = Math.max(max, process.memoryUsage.rss())), 10)
  context.after(() => clearInterval(watch))
  const result = await processImage(large, 'fit')
  assert.ok(result.ok)
  assert.deepEqual([result.value.width, result.value.height], [1000, 750])
  assert.ok(max - before < 50e6, `${Math.round((max - before) / 1e6)} MB`)
})

test('a picture that takes too much memory or time is refused, and the next one is taken', async () => {
  for (const limits of [
    { ...ordinary, memoryBytes: 200e6 },
    { ...ordinary, cpuMs: 300 },
  ]) {
    const [refused, taken] = await Promise.all([processImage(large, 'fit', limits), processImage(small, 'square')])
    assert.deepEqual(refused, { ok: false, problem: 'TooManyPixels' })
    assert.ok(taken.ok)
  }
})
