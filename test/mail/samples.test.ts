import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import * as cheerio from 'cheerio'
import { artUrl } from '#core/art.ts'
import { brandArt, editionCodes, editions } from '#core/editions.ts'
import type { RenderedMail } from '#core/mail/send-mail.ts'
import { mailSamples } from '#jobs/mail-samples.ts'
import { bulkRenderers } from '#jobs/send-bulk.ts'
import { renderers } from '#jobs/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { messages } from '#locales/index.ts'
import type { Language } from '#locales/texts.ts'
import { openFamily } from '#test/support/family.ts'
import { unflowed } from '#test/support/unflowed.ts'
import { clientOf } from '#test/support/world.ts'
import { startWebServer } from '../../src/server.ts'

// Every kind of mail in every edition, as the authors of its words see it at /dev/mails. Samples need no database rows.

const { world } = await openFamily({ BASE_URL: 'https://wenskring.example' })

/** Common words by language. Every mail has one of its own language's, and none of the other languages'. */
const usual: Record<Language, RegExp> = {
  nl: /(?<![\p{L}])(?:jij|jouw|het|een|niet|naar|dit|deze|en|voor|omdat|van)(?![\p{L}])/giu,
  de: /(?<![\p{L}])(?:du|dein|deine|dich|dir|und|nicht|ist|das|für|weil|wenn|mit)(?![\p{L}])/giu,
  en: /(?<![\p{L}])(?:you|your|the|and|this|with|because|for|to)(?![\p{L}])/giu,
}

/** Kinds of mail without pictures: those about the security of an account, and those to the operator. */
const plainKinds = new Set([
  'welcome',
  'welcome-owner',
  'confirm-address',
  'address-changed',
  'passkey-added',
  'reset-password',
  'password-changed',
  'account-deleted',
  'contact',
])

const readerSees = (html: string) => {
  const $ = cheerio.load(html)
  $('style, title, [style*="display:none"]').remove()
  return $('body').text()
}

test('every kind of mail has a sample', () =>
  assert.deepEqual(Object.keys(mailSamples).sort(), Object.keys({ ...renderers, ...bulkRenderers }).sort()))

for (const [kind, sample] of Object.entries(mailSamples))
  describe(`the sample of the mail ${kind}`, () => {
    for (const code of editionCodes)
      test(`is complete, and in the language of the edition ${code}`, async () => {
        const rendered = await sample(world.services, code)
        assert.ok(rendered, 'the sample has no mail')
        const { subject, html }: RenderedMail = rendered
        const text = unflowed(rendered.text)
        const { language, locale, brand, themeColor } = editions[code]
        const $ = cheerio.load(html)

        // A random token may contain “NaN”.
        const words = [subject, text, readerSees(html)].join('\n').replaceAll(/token=[\w-]+/g, 'token=')
        assert.doesNotMatch(words, /undefined|\bnull\b|NaN|Invalid Date|\[object|[{}]/)
        const named = words.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []
        assert.deepEqual(named.filter((name) => name in messages), [], 'the mail contains the id of a message') // oxfmt-ignore
        const prose = `${subject}\n${text.replaceAll(/https?:\S+/g, '')}`
        for (const [other, pattern] of Object.entries(usual)) {
          const found = prose.match(pattern) ?? []
          if (other === language) assert.ok(found.length > 0, `the mail has no words in ${language}`)
          else assert.deepEqual(found, [], `the mail has words in ${other}`)
        }
        assert.ok(words.includes(brand))
        const preview = $('body > div').first().text()
        assert.ok(preview && !preview.includes(subject) && !subject.includes(preview), `“${preview}” says nothing new`)
        const mark = `https://wenskring.example${artUrl(brandArt(editions[code]).mailMark)}`
        assert.equal($('img').first().attr('src'), plainKinds.has(kind) ? undefined : mark)
        assert.ok(($('.m-button td').attr('style') ?? themeColor).includes(themeColor))
        const lines = prose.split('\n').map((line) => line.replace(/^(?:> |-- )/, '').replace(/:? *$/, ''))
        assert.deepEqual(lines.slice(1).filter((line) => !readerSees(html).includes(line)), [], 'lines that the HTML lacks') // oxfmt-ignore

        for (const link of $('a[href]').toArray()) assert.ok(text.includes(link.attribs['href']!), link.attribs['href'])
        assert.ok($('a.m-link').length <= 1, 'the mail has more than one button')
        assert.equal($('h1').length, 1)
        assert.equal($('html').attr('lang'), locale)
        for (const image of $('img').toArray()) assert.equal(image.attribs['alt'], '')
        assert.equal($('meta[name=color-scheme]').attr('content'), 'light dark')
        assert.equal($('meta[name=supported-color-schemes]').attr('content'), 'light dark')
        for (const element of $('body [style*="color:"]').toArray()) {
          const { style = '', class: names = '' } = element.attribs
          const isText = /(?:^|;)color:(?!#ffffff)/.test(style)
          assert.ok(
            !isText || /\bm-(ink|soft)\b/.test(names),
            `unreadable in dark mode: ${$.html(element).slice(0, 120)}`,
          )
        }
      })
  })

test('the contents of a mail are in the same order in HTML and in plain text', () => {
  const { html, text } = renderMail(world.services, 'nl', {
    subject: 'Onderwerp',
    preheader: 'Vooraf',
    heading: 'Dag',
    paragraphs: ['Eerst', 'Dan'],
    quote: 'Twee\nregels',
    messages: [{ by: 'Oma', words: 'Hoi' }],
    gifts: [
      {
        description: 'Step',
        more: 'Rood\nof blauw',
        shop: { label: 'winkel.example', url: 'https://winkel.example/step' },
        imageUrl: null,
        notes: ['Veranderd'],
        page: { label: 'Bekijk', url: 'https://wenskring.example/step' },
      },
    ],
    sections: [
      {
        heading: 'Jarig',
        rows: [{ name: 'Bram', detail: 'morgen', url: 'https://wenskring.example/bram' }],
        leftOut: 2,
        more: (count) => `en nog ${count}`,
      },
    ],
    afterwards: ['Daarna'],
    closing: 'Groetjes',
    button: { label: 'Druk', url: 'https://wenskring.example/druk' },
    asides: [{ before: 'Of ga', label: 'hierheen', after: '.', url: 'https://wenskring.example/hier' }],
    note: 'Bewaar deze mail',
    footnote: 'Je krijgt deze mail',
    settings: { label: 'Instellingen', url: 'https://wenskring.example/mails' },
  })
  assert.deepEqual(text.split('\n\n'), [
    'Dag',
    'Eerst',
    'Dan',
    '> Twee\n> regels',
    'Oma:\n> Hoi',
    'Step\nRood\nof blauw\nwinkel.example: https://winkel.example/step\nVeranderd\nBekijk: https://wenskring.example/step',
    'Jarig',
    'Bram\nmorgen\nhttps://wenskring.example/bram',
    'en nog 2',
    'Daarna',
    '> Groetjes',
    'Druk:\nhttps://wenskring.example/druk',
    'Of ga hierheen.\nhttps://wenskring.example/hier',
    'Bewaar deze mail',
    '-- \nWenskring\nJe krijgt deze mail\nInstellingen: https://wenskring.example/mails',
  ])
  const words =
    'Wenskring Dag Eerst Dan Twee regels Oma Hoi Step Rood of blauw winkel.example Veranderd Bekijk Jarig Bram morgen en nog 2 Daarna Groetjes Druk Of ga hierheen. Bewaar deze mail Je krijgt deze mail Instellingen'
  assert.equal(
    readerSees(html.replaceAll(/(?=<)/g, ' ')).replaceAll(/\s+/g, ' ').trim(),
    words.replace('hierheen.', 'hierheen .'),
  )
  assert.deepEqual(
    cheerio
      .load(html)('a')
      .toArray()
      .map(({ attribs }) => attribs['href']),
    text.match(/https:\S+/g),
  )
})

test('each sample has a page of its own at /dev/mails, and so has its plain text', async () => {
  const server = await startWebServer(world.services, 0)
  after(() => server.close())
  const visitor = clientOf((path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init))
  const drawer = await visitor.get('/dev/mails')
  const addresses = drawer.$('a[href^="/dev/mails/samples/"]').map((_, link) => link.attribs['href']).get() // oxfmt-ignore
  assert.equal(addresses.length, Object.keys(mailSamples).length * editionCodes.length * 2)
  const { status, html, headers } = await visitor.get('/dev/mails/samples/overview/de')
  assert.equal(status, 200)
  assert.match(html, /Bald Geburtstag/)
  assert.match(headers.get('content-security-policy')!, /sandbox/)
  const text = await visitor.get('/dev/mails/samples/overview/de?part=text')
  assert.match(text.headers.get('content-type')!, /^text\/plain/)
  for (const path of ['overview/fr', 'nothing/de', 'constructor/de'])
    assert.equal((await visitor.get(`/dev/mails/samples/${path}`)).status, 404)
  const [sent] = await world.sql<[{ id: number }]>`
    insert into mails (kind, cause, recipient, edition, sent_on, kept)
    values ('welcome', 'kept', 'a@example.org', 'nl', current_date, '{"to":"a@example.org","subject":"Dag","html":"<p>Dag</p>","text":"Dag"}')
    returning id`
  assert.equal((await visitor.get(`/dev/mails/${sent.id}?part=text`)).html, 'Dag')
  assert.equal((await visitor.get(`/dev/mails/${sent.id + 1}`)).status, 404)
})
