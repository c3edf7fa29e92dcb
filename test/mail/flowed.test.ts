import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { readConfig } from '#core/config.ts'
import { withParts } from '#core/mail/parts.ts'
import { widthOf } from '#core/text-width.ts'
import { flowed, flowedQuote } from '#mail-content/flowed.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { unflowed } from '#test/support/unflowed.ts'

// The plain text of mails is `format=flowed` of RFC 3676: short lines, which mail programs join again.

const lines = (text: string) => text.split('\n')
const sentence = 'Plak een link of schrijf op wat je graag wilt. Deel daarna je lijst: familie en vrienden strepen af.'

describe('the plain text of a mail', () => {
  test('breaks at spaces, and all lines but the last of a paragraph end in one', () => {
    const broken = lines(flowed(`${sentence}\n\nDag`))
    assert.deepEqual(broken, [
      'Plak een link of schrijf op wat je graag wilt. Deel daarna je lijst: ',
      'familie en vrienden strepen af.',
      '',
      'Dag',
    ])
    assert.equal(unflowed(broken.join('\n')), `${sentence}\n\nDag`)
  })
  test('has no line that is joined with the next paragraph by mistake', () => {
    assert.equal(flowed('Dag  \nLena '), 'Dag\nLena')
    assert.equal(flowedQuote('Dag  \n\nLena '), '> Dag\n>\n> Lena')
  })
  test('has a space before lines that mean something else to mail programs and mailboxes', () => {
    assert.equal(flowed('> niet geciteerd\n ingesprongen\nFrom Lena\nFromage'), ' > niet geciteerd\n  ingesprongen\n From Lena\nFromage') // oxfmt-ignore
    const long = `${'a'.repeat(75)} > ${'b'.repeat(73)} From ${'c'.repeat(70)}`
    assert.deepEqual(lines(flowed(long)).slice(1).map((line) => line.slice(0, 3)), [' > ', ' Fr']) // oxfmt-ignore
    assert.equal(unflowed(flowed(long)), long)
  })
  test('marks every line of a quote, and keeps quotes in it', () => {
    const quote = lines(flowedQuote(`${sentence}\n> Hoi`))
    assert.deepEqual(quote.map((line) => line.slice(0, 3)), ['> P', '> f', '> >']) // oxfmt-ignore
    assert.ok(quote.every((line) => widthOf(line) <= 76))
    assert.equal(unflowed(quote.join('\n')), `> ${sentence}\n> > Hoi`)
  })
  test('never breaks a URL', () => {
    const url = `https://wenskring.example/${'x'.repeat(200)}`
    assert.deepEqual(lines(flowed(`Open de envelop: ${url}`)), ['Open de envelop: ', url])
  })
  test('counts two columns for emoji and for East Asian characters', () => {
    assert.deepEqual(['Lena', '今日', '🎁', '👨‍👩‍👧', '❤️', 'é'.normalize('NFD'), '｡'].map(widthOf), [4, 4, 2, 2, 2, 1, 1])
    assert.ok(lines(flowed('🎁 '.repeat(100))).every((line) => line.length < 80))
  })
  test('ends in a signature that mail programs know, and says its format where it is sent', async () => {
    const { config } = { config: readConfig({ BASE_URL: 'https://wenskring.example' }) }
    const rendered = renderMail({ config }, 'nl', {
      subject: 'Onderwerp',
      preheader: 'Vooraf',
      heading: 'Kop',
      paragraphs: [sentence],
      quote: `${sentence}\nDag`,
      footnote: 'Daarom',
    })
    assert.match(rendered.text, /\n\n-- \nWenskring\nDaarom$/)
    const raw = (await new MailComposer(withParts({ ...rendered, from: 'a@example.org' })).compile().build()).toString()
    assert.match(raw, /^Content-Type: text\/plain; charset=utf-8; format=flowed\r$/m)
    assert.ok(raw.split('\r\n').every((line) => line.length <= 76 && !line.endsWith(' ')))
    const { text, html } = await PostalMime.parse(raw)
    assert.ok(text!.includes(`\n\n${sentence}\n\n`), text)
    assert.match(text!, /\n-- \nWenskring/)
    assert.ok(html!.startsWith('<!doctype html>'))
  })
})
