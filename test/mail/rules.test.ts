import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { acceptedMisses, distinctTags, missesIn } from '../../scripts/mail-clients.ts'
import { problemsInHtml, problemsInMessage, problemsInText } from '../../scripts/mail-rules.ts'
import { readConfig } from '#core/config.ts'
import { editions } from '#core/editions.ts'
import { renderMail } from '#mail-content/render-mail.tsx'

// `npm run check -- mails` renders every kind of mail. These tests break one of its rules each.

const rendered = renderMail({ config: readConfig({ BASE_URL: 'https://wenskring.example' }) }, 'nl', {
  subject: 'Onderwerp',
  preheader: 'Vooraf',
  heading: 'Kop',
  paragraphs: ['Eerst'],
  gifts: [{ description: 'Step', imageUrl: 'https://wenskring.example/images/a.jpg' }],
  button: { label: 'Bekijk', url: 'https://wenskring.example/step' },
})
const { html, text, subject } = rendered

describe('the check of mails', () => {
  test('finds nothing in a mail as it should be', () => {
    assert.deepEqual([...problemsInHtml(html, subject), ...problemsInText(text, html)], [])
  })

  const faults: [what: string, from: string | RegExp, to: string, problem: RegExp][] = [
    ['an element that webmail drops', '<h1', '<main></main><h1', /element main/],
    ['a form', '<h1', '<form></form><h1', /element form/],
    ['a link in the head', '</head>', '<link rel="preload" as="image" href="/a.png"/></head>', /element link/],
    ['a flexible box', 'max-width:560px', 'display:flex', /flexible box/],
    ['a WebP picture', 'a.jpg', 'a.webp', /WebP/],
    ['a second heading', '</h1>', '</h1><h1>Nog een</h1>', /2 headings/],
    ['a missing language', 'html lang="nl-NL"', 'html', /language/],
    ['a picture without a text instead', ' alt=""', '', /no alt/],
    ['a picture without a width', /(<img[^>]*) width="\d+"/, '$1', /no width/],
    ['a table that screen readers announce', ' role="presentation"', '', /announces a table/],
    ['a button without a colour in Outlook', / bgcolor="#a01b3a"/, '', /button/],
    ['a missing preheader', 'display:none;max-height', 'max-height', /preheader is missing/],
    ['a preheader that repeats the subject', 'Vooraf', 'Onderwerp', /repeats the subject/],
    ['a preheader that repeats the heading', 'Vooraf', 'Kop', /repeats the heading/],
    ['too much HTML', 'Eerst', 'x'.repeat(80_000), /HTML has \d+ bytes/],
  ]
  for (const [what, from, to, problem] of faults)
    test(`finds ${what}`, () => {
      const broken = html.replace(from, to)
      assert.notEqual(broken, html)
      assert.match(problemsInHtml(broken, subject).join('\n'), problem)
    })

  test('finds a link that the text lacks, and a wide line', () => {
    assert.match(problemsInText(text.replace('/step', '/'), html).join(), /lacks the link/)
    assert.match(problemsInText(`${text}\n${'woord '.repeat(20)}`, html).join(), /columns wide/)
    const url = `https://wenskring.example/${'x'.repeat(100)}`
    assert.deepEqual(problemsInText(`${text}\n> ${url}`, html), [])
  })

  test('finds missing and wrong headers', () => {
    const unsubscribeUrl = 'https://wenskring.example/stop'
    const all = {
      from: 'Wenskring <post@wenskring.example>',
      'message-id': '<a@wenskring.example>',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    }
    const problems = (headers: object, mail = { ...rendered, unsubscribeUrl }) =>
      problemsInMessage(Buffer.from(''), new Map(Object.entries(headers)), mail, editions.nl).length
    assert.equal(problems(all), 0)
    for (const name of Object.keys(all)) assert.equal(problems({ ...all, [name]: 'x' }), 1, name)
    for (const { from, ...rest } of [all])
      assert.equal(problems({ ...rest, from: from.replace('Wenskring', 'Lena') }), 1)
    const { 'list-unsubscribe-post': _, ...half } = all
    assert.equal(problems(half), 1)
    assert.equal(problemsInMessage(Buffer.from(''), new Map(Object.entries(all)), rendered, editions.nl).length, 2)
  })

  test('finds markup that a mail program does not support, and no other', () => {
    const accepted = new Set(acceptedMisses.map(({ feature, programs }) => `${feature} ${programs}`))
    const found = (of: string) =>
      missesIn(distinctTags([of]))
        .filter(({ feature, programs }) => !accepted.has(`${feature} ${programs}`))
        .map(({ feature }) => feature)
    assert.deepEqual(found(html), [])
    assert.deepEqual(found(html.replace('vertical-align:middle', 'object-fit:contain')), ['none object-fit', 'partial object-fit']) // oxfmt-ignore
    assert.ok(found(html.replace('a.jpg', 'a.webp')).includes('none webP image format'))
  })
})
