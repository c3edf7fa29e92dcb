import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { sectionOf, targets } from './partials.ts'

// The one field above a list: a wish that is typed there is on the list at once.

const { world, noor, lotte } = await openFamily()
beforeEach(() => world.sql`delete from gifts`)

const gifts = () => world.sql<{ guid: string; description: string; url: string | null; crossOffEnabled: boolean }[]>`
  select public_guid as guid, description, url, cross_off_enabled as "crossOffEnabled" from gifts order by id`

test('a wish is on the list at once, with undo and details beside it', async () => {
  const answer = await noor.htmx('POST', '/noor/gifts', { description: 'Een step https://shop.nl/step' })
  const [made] = await gifts()
  assert.deepEqual(made, { ...made, description: 'Een step', url: 'https://shop.nl/step', crossOffEnabled: true })
  assert.deepEqual(targets(answer), [await sectionOf(world, noor.list), '#flash'])
  assert.equal(answer.$('[data-requests-focus]').length, 0, 'the focus leaves the field')
  assert.match(answer.$('.flash').text(), /“Een step” staat op je lijst/)
  assert.equal(answer.$('.flash a[data-dialogs-link]').attr('href'), `/gifts/${made.guid}/edit`)
  await noor.post(answer.$('.flash form').attr('action')!)
  assert.equal((await gifts()).length, 0)
})

test('without script the page comes back with the wish, undo and details', async () => {
  const answer = await noor.post('/noor/gifts', { description: 'Wanten' })
  const [made] = await gifts()
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, `/noor#gift-${made!.guid}`])
  const { $ } = await noor.get('/noor')
  assert.equal($('#flash form').attr('action'), `/gifts/${made!.guid}/delete`)
  assert.equal($('#flash form [name=csrfToken]').length, 1)
  assert.equal($('#flash a').attr('href'), `/gifts/${made!.guid}/edit`)
})

test('a link alone is named by its words, else by its shop, until its page is read', async () => {
  await noor.post('/noor/gifts', { description: 'https://www.bol.com/p/lego-friends-huis/9300000123/' })
  await noor.post('/noor/gifts', { description: 'https://www.bol.com/p' })
  assert.deepEqual(
    (await gifts()).map(({ description }) => description),
    ['Lego friends huis', 'bol.com'],
  )
})

test('an empty field opens the form, and an invalid wish comes back in the form with its typed text', async () => {
  const empty = await noor.htmx('POST', '/noor/gifts', { description: '  ' })
  assert.equal(empty.status, 200)
  assert.equal(empty.$('dialog form[action="/noor/gifts/new"]').length, 1)
  const long = await noor.post('/noor/gifts', { description: 'x'.repeat(1001) })
  assert.equal(long.status, 422)
  assert.equal(long.$('textarea').text(), 'x'.repeat(1001))
  assert.match(long.$('#field-description-error').text(), /1000 tekens/)
  assert.equal((await gifts()).length, 0)
})

test('nobody but an owner can add a wish', async () => {
  assert.equal((await lotte.post('/noor/gifts', { description: 'Voor mij' })).status, 403)
  assert.equal((await noor.post('/niemand/gifts', { description: 'Voor mij' })).status, 404)
  assert.equal((await gifts()).length, 0)
})

test('an empty list asks for a wish first, and a young list asks to be shared', async () => {
  const page = async () => (await noor.get('/noor')).$
  const empty = await page()
  assert.match(empty('.add-gift').text(), /eerste wens/)
  assert.equal(empty('.action-bar .primary').length, 0)
  assert.equal(empty('.add-gift').nextAll('.action-bar').length, 1, 'the button to share is not below the field')
  for (const count of [1, 2, 3, 4]) {
    const added = await noor.htmx('POST', '/noor/gifts', { description: `Wens ${count}` })
    assert.match(added.headers.get('hx-trigger')!, /live-missed/, 'the page is not fetched again')
    const $ = await page()
    assert.doesNotMatch($('.add-gift').text(), /eerste/)
    assert.equal($('a[href="/noor/share"]').length, 1)
    assert.equal($('.action-bar .primary').length, count < 4 ? 1 : 0)
  }
})

test('an invisible wish is refused, and control characters become spaces', async () => {
  for (const description of ['\u200b\u200b', '\ufeff \u2060'])
    assert.equal((await noor.htmx('POST', '/noor/gifts', { description })).status, 422)
  await noor.post('/noor/gifts', { description: 'Een\u000bpan\u0007' })
  assert.deepEqual(
    (await gifts()).map(({ description }) => description),
    ['Een pan'],
  )
})
