import * as cheerio from 'cheerio'
import type { Edition } from '#core/editions.ts'
import { widthOf } from '#core/text-width.ts'
import type { RenderedMail } from '#core/mail/send-mail.ts'
import { maxHtmlBytes } from '#mail-content/fit.ts'

/** Maximum size of a sample as it is sent, with both parts and headers. */
const maxMessageBytes = 40_000

/** Elements that webmail drops together with their styles, or that mail programs never run. */
const refusedElements = 'main, header, footer, section, article, nav, script, form, link, svg, video, iframe, object'
const refusedMarkup: [what: string, pattern: RegExp][] = [
  ['a flexible box or grid', /display:\s*(?:inline-)?(?:flex|grid)/],
  ['a WebP picture', /\.webp\b/],
  ['something preloaded', /\bpreload\b/],
]

/** Returns what is wrong with a mail's HTML, in words. */
export function problemsInHtml(html: string, subject: string): string[] {
  const $ = cheerio.load(html)
  const problems: string[] = []
  const refuse = (condition: boolean, problem: string) => void (condition && problems.push(problem))
  const bytes = Buffer.byteLength(html)
  refuse(bytes > maxHtmlBytes, `its HTML has ${bytes} bytes`)
  for (const { tagName } of $(refusedElements).toArray()) problems.push(`there is an element ${tagName}`)
  for (const [what, pattern] of refusedMarkup) refuse(pattern.test(html), `there is ${what}`)
  refuse($('h1').length !== 1, `there are ${$('h1').length} headings h1`)
  refuse(!$('html').attr('lang'), 'the language is missing')
  for (const { attribs } of $('img').toArray())
    for (const name of ['width', 'height', 'alt'])
      refuse(attribs[name] === undefined, `a picture has no ${name}: ${attribs['src']}`)
  for (const { attribs } of $('table').toArray()) {
    refuse(attribs['role'] !== 'presentation', 'a screen reader announces a table')
    for (const name of ['cellpadding', 'cellspacing', 'border'])
      refuse(attribs[name] !== '0', `a table has no ${name}="0"`)
  }
  for (const { parent } of $('a.m-link').toArray()) {
    const cell = $(parent!)
    const color = cell.attr('bgcolor')
    const isColoured = cell.is('td') && color && cell.attr('style')?.includes(`background-color:${color}`)
    refuse(!isColoured, 'the button is no coloured cell')
  }
  const preheader = $('body > div').first()
  const preview = preheader.text().replace(/[\u034f\u200c\u00a0]+$/, '')
  refuse(!/display:\s*none/.test(preheader.attr('style') ?? ''), 'the preheader is missing')
  for (const [what, words] of [
    ['subject', subject],
    ['heading', $('h1').text()],
  ] as const)
    refuse(
      !preview || words.includes(preview) || preview.includes(words),
      `the preheader “${preview}” repeats the ${what}`,
    )
  return problems
}

/** Returns what is wrong with a mail's text, in words. */
export function problemsInText(text: string, html: string): string[] {
  const long = text
    .split('\n')
    .filter((line) => widthOf(line) > 78 && /\S \S/.test(line.replace(/^[> ]+/, '')))
    .map((line) => `a line of its text is ${widthOf(line)} columns wide: ${line}`)
  const $ = cheerio.load(html)
  const missing = $('a[href]')
    .toArray()
    .filter(({ attribs }) => !text.includes(attribs['href']!))
    .map(({ attribs }) => `its text lacks the link ${attribs['href']}`)
  return [...(text.trim() ? [] : ['it has no text']), ...long, ...missing]
}

/** Returns what is wrong with a mail as it is sent, in words. */
export function problemsInMessage(
  raw: Buffer,
  headers: ReadonlyMap<string, string>,
  { unsubscribeUrl }: RenderedMail,
  { brand }: Edition,
): string[] {
  const problems: string[] = []
  const expect = (name: string, pattern: RegExp | null) => {
    const value = headers.get(name)
    const isRight = pattern ? value !== undefined && pattern.test(value) : value === undefined
    if (!isRight) problems.push(`its header ${name} is ${value ?? 'missing'}`)
  }
  if (raw.length > maxMessageBytes) problems.push(`it has ${raw.length} bytes`)
  expect('from', new RegExp(`^"?${brand}"? <[^<>@\\s]+@[^<>@\\s]+>$`))
  expect('message-id', /^<[^<>@\s]+@[^<>@\s]+>$/)
  expect('auto-submitted', /^auto-generated$/)
  expect('list-unsubscribe', unsubscribeUrl ? /<https:\/\/[^<>\s]+>/ : null)
  expect('list-unsubscribe-post', unsubscribeUrl ? /^List-Unsubscribe=One-Click$/ : null)
  return problems
}
