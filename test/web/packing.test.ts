import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { gzipOfPart, marks, openPageCache, packHtml } from '#web/page-cache.ts'
import { gzipOf, packed, stored } from '#web/packing.ts'

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom('<li>', 'é', '😀'))
/** Arbitrary text of a segment. Long texts are compressed on another thread. */
const part = fc.record({
  text: fc.tuple(text, fc.nat({ max: 9000 })).map(([word, times]) => word.repeat(word.length > 4 ? 1 : times)),
  isStored: fc.boolean(),
})

test('compressed and stored segments make one gzip file of their texts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const segments = await Promise.all(
        parts.map(({ text, isStored }) =>
          isStored && Buffer.byteLength(text) < 65_536 ? Promise.resolve(stored(text)) : packed(text),
        ),
      )
      assert.equal(gunzipSync(gzipOf(segments)).toString(), parts.map(({ text }) => text).join(''))
    }),
    { numRuns: 200 },
  )
})

test('a page with tokens and gifts unpacks to its text, whatever the tokens are', async () => {
  const html = fc.array(
    fc.oneof(text, fc.constantFrom(marks.token, '<form action="/list">', '\0', 'a'.repeat(40_000))),
    {
      maxLength: 12,
    },
  )
  await fc.assert(
    fc.asyncProperty(
      html,
      text,
      fc.constantFrom('', 'a'.repeat(43), 'form action="/list"'),
      async (parts, gifts, token) => {
        const framed = [...parts, marks.gifts, ...parts].join('')
        const part = { segments: await packHtml(framed, token.length) }
        const packedGifts = { segments: await packHtml(gifts, token.length) }
        assert.equal(
          gunzipSync(gzipOfPart(part, token, packedGifts)).toString(),
          framed.replaceAll(marks.token, () => token).replace(marks.gifts, () => Buffer.from(gifts).toString()),
        )
      },
    ),
    { numRuns: 200 },
  )
})

test('a segment holds its own bytes and no more, whether it was compressed at once or on another thread', async () => {
  for (const times of [1, 10_000]) {
    const { bytes } = await packed('<li>Theepot</li>'.repeat(times))
    assert.equal(bytes.buffer.byteLength, bytes.byteLength)
  }
})

test('a stored segment does not change the length of the others', async () => {
  const page = await packed('<form>token-of-somebody</form>'.repeat(100))
  const lengths = ['token-of-somebody', 'token-of-somebodz', 'xxxxxxxxxxxxxxxxx'].map(
    (token) => gzipOf([page, stored(token), page]).length,
  )
  assert.equal(new Set(lengths).size, 1)
})

test('the page cache stays under its limit, and evicts the least recently used part first', async () => {
  const memory = openPageCache(1)
  const bytes = new Uint8Array(50_000)
  const segment = { bytes, length: 0, crc: 0, shift: 0 }
  for (let index = 0; index < 100; index++) {
    memory.set(`page ${index}`, { segments: [segment, 'token'] })
    assert.ok(memory.get('page 0'), 'a part that is requested all the time stays')
    assert.ok(memory.size <= 2 ** 20)
  }
  assert.ok(memory.get('page 99'))
  assert.equal(memory.get('page 50'), undefined)
  assert.ok(memory.size > 900_000, 'the cache is nearly full')
  memory.set('more than all of it', { segments: [{ ...segment, bytes: new Uint8Array(2 ** 21) }] })
  assert.equal(memory.get('more than all of it'), undefined)
})

test('a full page cache takes a part that is requested again soon, and no part that is requested once', () => {
  const memory = openPageCache(1)
  const segment = { bytes: new Uint8Array(50_000), length: 0, crc: 0, shift: 0 }
  for (let index = 0; index < 18; index++) {
    assert.ok(memory.shouldCache(`page ${index}`), 'there is room')
    memory.set(`page ${index}`, { segments: [segment] })
  }
  memory.set('page 18', { segments: [segment] })
  assert.equal(memory.shouldCache('list'), false)
  for (let index = 0; index < 100; index++) assert.equal(memory.shouldCache(`once ${index}`), false)
  assert.equal(memory.shouldCache('list'), true)
  assert.equal(memory.shouldCache('list'), false, 'the list counts as new again after a yes')
  for (let index = 0; index < 1000; index++) assert.equal(memory.shouldCache(`once more ${index}`), false)
  assert.equal(memory.shouldCache('list'), false, 'the last request for the list was too long ago')
})
