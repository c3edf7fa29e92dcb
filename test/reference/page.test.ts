import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { messages } from '#locales/index.ts'
import { contractOf } from '#test/api/contract.ts'
import { endpointsOf } from '#test/api/openapi.ts'
import { openWorld } from '#test/support/world.ts'

const world = await openWorld()
after(() => world.close())
const { document } = await contractOf(world)
const visitor = world.visitor()
const { $, html, status } = await visitor.get('/api')

describe('the page about the API', () => {
  test('shows every call with its method, path, summary, name and description', () => {
    assert.equal(status, 200)
    for (const { method, path, operation } of endpointsOf(document)) {
      const entry = $(`details:has(#${operation.operationId})`)
      assert.equal(entry.find('h3').text(), method + path)
      assert.ok(entry.find('summary').text().includes(operation.summary!.replaceAll('`', '')))
      assert.ok(entry.text().includes(operation.description!.replaceAll('`', '')), path)
      assert.ok(entry.text().includes(operation.operationId!), path)
    }
  })

  test('shows the fields of a request and a response, and the problems of a refusal', () => {
    const names = $('#giftCrossOff dt')
      .toArray()
      .map((term) => $(term).text())
    assert.deepEqual(names, [
      'publicGiftGuid: string (uuid)',
      'contextId?: string (uuid) | null',
      'crossOffGuid: string (uuid)',
    ])
    const { enum: problems } = document.components!.schemas!['GiftCrossOffProblem']!
    for (const problem of problems!) assert.ok($('#giftCrossOff').text().includes(String(problem)))
    const own = $('#giftCrossOff li:has(code:contains("OwnWishlist"))')
    assert.equal(own.find('[lang=en]').text(), messages['cross_off.error.own_wishlist'].en)
  })

  test('has an entry for every method and event of the hub', async () => {
    const { operations } = (await visitor.api('GET', '/api/asyncapi.json')).body
    for (const name of Object.keys(operations)) assert.equal($(`details:has(#hub-${name})`).length, 1, name)
    assert.match($('#hub-JoinWishlist').text(), /wishlistPublicGuid: string \(uuid\)/)
  })

  test('every link within the page leads to an element, and no two elements have the same id', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id')!)
    assert.equal(new Set(ids).size, ids.length)
    for (const link of $('main a[href^="#"]').toArray()) assert.ok(ids.includes($(link).attr('href')!.slice(1)))
  })

  test('shows a login for the calls that need one, and marks what is in English', async () => {
    const needsLogin = 'Alleen als je bent ingelogd of als gast.'
    assert.match($('#giftCrossOff').text(), new RegExp(needsLogin))
    assert.doesNotMatch($('#accountLogin').text(), new RegExp(needsLogin))
    assert.match($('html').attr('lang')!, /^nl/)
    assert.equal($('#giftCrossOff p').first().find('[lang=en]').length, 1)
  })

  test('is kept for visitors without a cookie, and needs no script of its own', async () => {
    assert.equal((await world.visitor().get('/api')).html, html)
    assert.equal($('main script, main [style]').length, 0)
  })

  test('is linked from the frequent questions', async () => {
    const { $: faq } = await visitor.get('/faq')
    assert.equal(faq('main a[href="/api"]').length, 1)
  })
})
