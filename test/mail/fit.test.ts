import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as cheerio from 'cheerio'
import { readConfig } from '#core/config.ts'
import { editionCodes } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { editions } from '#core/editions.ts'
import { maxHtmlBytes } from '#mail-content/fit.ts'
import type { MailContent } from '#mail-content/mail-content.ts'
import { renderMail } from '#mail-content/render-mail.tsx'

// No mail has more HTML than mail programs show, whatever its users wrote.

const services = { config: readConfig({ BASE_URL: 'https://wenskring.example' }) }
/** Texts of 2,000 characters that take up much room: each character has 4 bytes, or becomes 5 or 6 bytes in HTML. */
const long = ['🎁', '&', '<', '"', '\n<', '"\''].map((each) => each.repeat(2000).slice(0, 2000 * [...each][0]!.length))
const base: MailContent = { subject: 'Onderwerp', preheader: 'Vooraf', heading: 'Kop', paragraphs: ['Eerst'] }
const url = (n: number) => `https://wenskring.example/${n}?${'x'.repeat(100)}`
const button = { label: 'Naar de rest', url: url(0) }
const settings = { label: 'Instellingen', url: url(1) }

describe('a mail that is too large', () => {
  const contents: Record<string, (words: string, count: number) => Partial<MailContent>> = {
    messages: (words, count) => ({
      messages: Array.from({ length: count }, () => ({ by: words.slice(0, 200), words })),
      rest: { more: (left) => `En nog ${left}` },
    }),
    gifts: (words, count) => ({
      gifts: Array.from({ length: count }, (_, n) => ({
        description: words.slice(0, 56),
        more: words.slice(0, 1000),
        imageUrl: url(n),
        notes: [words.slice(0, 1000)],
        page: { label: 'Bekijk', url: url(n) },
      })),
      rest: { more: (left) => `En nog ${left}` },
    }),
    rows: (words, count) => ({
      sections: [1, 2].map((n) => ({
        heading: `Deel ${n}`,
        rows: Array.from({ length: count }, (_, m) => ({ name: words, detail: words, url: url(m) })),
        more: (left: number) => `En nog ${left}`,
      })),
    }),
  }
  for (const [what, contentOf] of Object.entries(contents))
    for (const words of long)
      test(`leaves ${what} of ${JSON.stringify(words.slice(0, 2))} out, counts them and leads to them`, () => {
        const small = renderMail(services, 'nl', { ...base, ...contentOf(words, 1), button, settings })
        assert.doesNotMatch(small.html, /En nog/)
        const { html, text } = renderMail(services, 'nl', { ...base, ...contentOf(words, 60), button, settings })
        const bytes = Buffer.byteLength(html)
        assert.ok(bytes <= maxHtmlBytes, `${bytes} bytes`)
        assert.ok(bytes > maxHtmlBytes / 3, `only ${bytes} bytes`)
        const $ = cheerio.load(html)
        const shown = { messages: 'blockquote', gifts: '.m-beside', rows: 'h2 + table tr' }[what]!
        const left = [
          ...$('body')
            .text()
            .matchAll(/En nog (\d+)/g),
        ].map(([, count]) => Number(count))
        const each = left.length === 2 ? 120 : 60
        assert.equal($(shown).length + left.reduce((sum, count) => sum + count, 0), each)
        assert.match(text, /En nog \d+/)
        assert.deepEqual(
          $('a.m-link, a.m-soft:last').toArray().map(({ attribs }) => attribs['href']).slice(-2), // oxfmt-ignore
          [button.url, settings.url],
        )
      })
})

test('the largest texts that a single mail may have fit', () => {
  for (const words of long) {
    const { html } = renderMail(services, 'de', {
      ...base,
      subject: words.slice(0, 200),
      heading: words.slice(0, 200),
      quote: (words + words + words).slice(0, 4096),
      gifts: [{ description: words.slice(0, 56), more: words.slice(0, 1000), imageUrl: url(1) }],
    })
    assert.ok(Buffer.byteLength(html) <= maxHtmlBytes, `${Buffer.byteLength(html)} bytes`)
  }
})

test('the number of things that a mail leaves out has its plural in every language', () => {
  for (const code of editionCodes) {
    const { t } = textsFor(editions[code])
    for (const id of ['mail.forum_posts.more', 'mail.gift_news.more', 'send.more_gifts'] as const)
      assert.notEqual(t(id, { count: 1 }), t(id, { count: 12 }).replace('12', '1'), `${id} in ${code}`)
  }
})
