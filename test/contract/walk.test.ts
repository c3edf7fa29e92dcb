import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as cheerio from 'cheerio'
import { editions, type EditionCode } from '#core/editions.ts'
import { messages } from '#locales/index.ts'
import type { Language } from '#locales/texts.ts'
import { endpointsOf, problemsOf, type OpenApi } from '#test/api/openapi.ts'
import { endpoints } from './endpoints.ts'
import { openStage } from './cast.ts'
import { callers, files, pages, type Caller } from './pages.ts'

// Requests every page of pages.ts and every endpoint of endpoints.ts as each caller, and the pages in each edition.

const stage = await openStage()

/** Request headers for which we respond in an edition. */
const headersOf: Record<EditionCode, Record<string, string>> = {
  nl: { 'Accept-Language': 'nl-NL' },
  be: { Host: editions.be.hosts[0] },
  de: { 'Accept-Language': 'de-DE' },
  en: { 'Accept-Language': 'en-IE' },
}

/** Words of the other languages that a page in this language must not contain. */
const foreign: Record<Language, RegExp> = {
  nl: /(?<![\p{L}-])(und|nicht|ist|oder|eine[nmrs]?|deine?[nmrs]?|werden|kannst|auch|über|für|the|with|your|this|you)(?![\p{L}-])/giu,
  de: /(?<![\p{L}-])(het|een|niet|voor|jij|jouw|wordt|kunt|naar|ook|geen|the|with|your|this|you)(?![\p{L}-])/giu,
  en: /(?<![\p{L}-])(het|een|niet|voor|jij|jouw|wordt|kunt|naar|geen|und|nicht|ist|oder|eine[nmrs]?|deine?[nmrs]?|für)(?![\p{L}-])/giu,
}

/**
 * Returns the words that a person reads on a page or hears from a screen reader, without words in elements whose `lang`
 * differs from the page's.
 */
function wordsOf(html: string): string {
  const $ = cheerio.load(html, { scriptingEnabled: false })
  const lang = $('html').attr('lang')
  $(`script, style, [lang]:not(html):not([lang="${lang}"])`).remove()
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'content', 'data-page-words'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name)),
  )
  return [$('html').text(), ...attributes].join('\n')
}

const rawKeys = (words: string) =>
  [...words.matchAll(/(?<![\w./@-])[a-z]\w*(?:\.\w+)+(?![\w@/-])/g)]
    .map(([key]) => key)
    .filter((key) => key in messages)

const locationOf = (location: string | null) => location?.replace(/^https?:\/\/[^/]+/, '').split('?')[0]

describe('every page', () => {
  for (const code of Object.keys(editions) as EditionCode[])
    test(
      `gives every caller the expected response, in the language of the edition ${code} alone`,
      { timeout: 300_000 },
      async () => {
        const wrong: string[] = []
        // A browser that has opened a seat finds it again.
        await stage.world.sql`delete from seat_sessions`
        for (const { path, answers } of pages)
          for (const [index, asker] of callers.entries()) {
            const filled = stage.fill(path, asker, code)
            const expected = answers[index] ?? answers[0]
            const { status, html, headers } = await stage.clients[asker].get(filled, headersOf[code])
            const at = `${asker} ${path}`
            if (
              typeof expected === 'number'
                ? status !== expected
                : locationOf(headers.get('location')) !== stage.fill(expected, asker)
            )
              wrong.push(`${at}: ${status} ${headers.get('location') ?? ''}, not ${expected}`)
            if (status < 300 || status >= 400) {
              const words = wordsOf(html)
              for (const key of rawKeys(words)) wrong.push(`${at}: ${key}`)
              for (const [word] of words.matchAll(foreign[editions[code].language]))
                wrong.push(`${at}: the word ${word}`)
            }
          }
        assert.deepEqual([...new Set(wrong)], [])
      },
    )

  test('each file for programs has its content type', async () => {
    for (const { path, type } of files) {
      const filled = stage.fill(path, 'visitor')
      const response = await stage.world.visitor().request('GET', filled)
      assert.equal(response.status, 200, path)
      assert.match(response.headers.get('content-type') ?? '', type, path)
    }
  })

  test('in the native app, pages have no header, footer, links to new draws or links to app stores', async () => {
    let looked = 0
    for (const { path, answers } of pages) {
      if (path.startsWith('/lootjestrekken')) continue
      for (const asker of ['visitor', 'noor'] as const) {
        if (answers[callers.indexOf(asker)] !== 200 && answers.length > 1) continue
        const { status, $ } = await stage.clients[asker].get(stage.fill(path, asker), { 'User-Agent': 'WishringApp/7' })
        if (status !== 200) continue
        looked++
        const entries = $('header.topbar, footer.footer, main a[href^="/lootjestrekken/loting"], .stores').length
        assert.equal(entries, 0, `${asker} ${path}`)
      }
    }
    assert.ok(looked > 80, `${looked} pages`)
  })
})

describe('every endpoint', () => {
  const plain = (call: string) => call.replace(/\?.*/, '').replace(/ /, ' /api/')

  test('every endpoint is documented with its refusals, and each documented endpoint is tested here', async () => {
    const document = (await stage.world.visitor().api('GET', '/api/openapi.json')).body as OpenApi
    const documented = endpointsOf(document).map((call) => ({
      ...call,
      pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
    }))
    const missing: string[] = []
    const met = new Set<string>()
    for (const { call, problems } of endpoints) {
      const [method, path] = plain(call).split(' ') as [string, string]
      const found = documented
        .filter((each) => each.method === method && each.pattern.test(path))
        .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))[0]
      if (!found) {
        missing.push(call)
        continue
      }
      met.add(`${found.method} ${found.path}`)
      const refusals = problemsOf(document, found.operation)
      for (const problem of problems) if (!refusals.includes(problem)) missing.push(`${call}: ${problem}`)
    }
    assert.deepEqual(missing, [])
    assert.deepEqual(
      documented.map(({ method, path }) => `${method} ${path}`).filter((call) => !met.has(call)),
      [],
    )
  })

  const logsIn = /^POST (Account\/Create|Account\/CreateForExtraOwnerInvite|Afstreper\/Create)$/

  /**
   * Returns a new client of the same kind, for requests that log their caller in. With its own client, a visitor or
   * guest would be another user in the requests that follow.
   */
  async function another(asker: Caller) {
    const client = stage.world.visitor()
    if (asker === 'noor' || asker === 'lotte')
      await client.api('POST', '/api/Account/Login', { emailOrUsername: asker, password: stage.password })
    if (asker === 'guest') await client.api('POST', '/api/Afstreper/Create', { email: 'nog-een-gast@example.org' })
    return client
  }

  // Noor, the list's owner, comes last, because her requests delete her data and her account.
  for (const asker of ['visitor', 'guest', 'lotte', 'noor'] as const)
    test(`responds with the expected status to the caller ${asker}`, { timeout: 300_000 }, async () => {
      const wrong: string[] = []
      for (const { call, body, expectedStatuses } of endpoints) {
        const [method, path] = plain(stage.fill(call, asker)).split(' ') as [string, string]
        const query = /\?.*/.exec(call)?.[0] ?? ''
        const client = logsIn.test(call) ? await another(asker) : stage.clients[asker]
        const answer = await client.api(method, path + query, body === undefined ? undefined : stage.fill(body, asker))
        if (answer.status !== expectedStatuses[asker])
          wrong.push(`${call}: ${answer.status} ${JSON.stringify(answer.body)}, not ${expectedStatuses[asker]}`)
      }
      assert.deepEqual(wrong, [])
    })
})

test('an unknown path under /api gets a 404 in JSON', async () => {
  const answer = await stage.world.visitor().api('GET', '/api/Bestaat/Niet')
  assert.equal(answer.status, 404)
})
