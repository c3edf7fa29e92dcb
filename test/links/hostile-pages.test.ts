import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPage } from '../../src/links/index.ts'
import { readingOf } from '../../src/links/page/page-reading.ts'
import { filled, hostilePages, numbered, pageBytes } from './hostile-pages.ts'

const fetched = (text: string) => ({
  bytes: new TextEncoder().encode(text).subarray(0, pageBytes),
  url: 'https://www.winkel.nl/p/ding',
  contentType: 'text/html; charset=utf-8',
})

describe('a page that is made to keep the reader busy', () => {
  for (const [what, text] of Object.entries(hostilePages))
    test(`a page with ${what} gives a reading, and the next page is read`, async () => {
      assert.equal(typeof (await readPage(fetched(text()))).url, 'string')
      assert.equal((await readPage(fetched('<title>Een mooi ding</title>'))).title, 'Een mooi ding')
    })

  test('the server stays responsive while a page is read', async () => {
    let isRead = false
    const reading = readPage(fetched(filled('</p>'))).finally(() => (isRead = true))
    let turns = 0
    for (; !isRead; turns++) await sleep(1)
    await reading
    assert.ok(turns > 5, `${turns} turns`)
  })

  test('a reading that runs out of time returns the data found so far', () => {
    let asked = 0
    const page = fetched(`<title>Een mooi ding</title><meta property="og:price:amount" content="5">${filled('<p>')}`)
    assert.equal(readingOf(page, () => ++asked > 3).priceCents, 500)
  })

  test('a page too large for the worker’s memory ends the worker and gives an empty reading', async () => {
    const { title, url } = await readPage({
      ...fetched(''),
      bytes: new TextEncoder().encode(`<i ${numbered(2_000_000, (number) => `a${number.toString(36)}`).join(' ')}>`),
    })
    assert.deepEqual([title, url], [null, 'https://www.winkel.nl/p/ding'])
    assert.equal((await readPage(fetched('<title>Een mooi ding</title>'))).title, 'Een mooi ding')
  })

  test('a page of meaningless bytes gives a reading', async () => {
    for (const contentType of [
      'text/html; charset=utf-16',
      'text/html; charset=nonsense',
      'text/html; charset=gb18030',
      'charset=',
      null,
    ]) {
      const bytes = Uint8Array.from({ length: 4_096 }, (_, at) => (at * 7_919) % 256)
      assert.equal(typeof (await readPage({ ...fetched(''), bytes, contentType })).url, 'string')
    }
  })
})
