import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { until } from '#test/support/until.ts'
import type { Client, HtmlResponse } from '#test/support/world.ts'

const { world, noor, lotte, sem } = await openFamily()

async function crossedOff(description: string, who: Client = lotte): Promise<string> {
  const { publicGuid } = await world.addGift(noor.list, { description })
  assert.equal((await who.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })).status, 200)
  return publicGuid
}

const pressed = ({ $ }: HtmlResponse, guid: string) =>
  $(`#ticks-${guid} .tick`)
    .toArray()
    .map((tick) => $(tick).attr('aria-pressed') === 'true')

const addressOf = (guid: string) => `/crossedoff/gifts/${guid}/ticks`

describe('A giver’s tick', () => {
  test('stays on the start page and in the overview, and needs no script', async () => {
    const guid = await crossedOff('Sokken')
    assert.deepEqual(pressed(await lotte.get('/'), guid), [false, false])
    const bought = await lotte.post(addressOf(guid), { isBought: 'true', from: 'home' })
    assert.equal(bought.status, 303)
    assert.equal(bought.headers.get('location'), `/#ticks-${guid}`)
    const wrapped = await lotte.post(addressOf(guid), { isWrapped: 'true' })
    assert.equal(wrapped.headers.get('location'), `/crossedoff#ticks-${guid}`)
    for (const path of ['/', '/crossedoff']) assert.deepEqual(pressed(await lotte.get(path), guid), [true, true])
    await lotte.post(addressOf(guid), { isBought: 'false' })
    assert.deepEqual(pressed(await lotte.get('/crossedoff'), guid), [false, true])
  })

  test('sends htmx the gift’s two buttons, with the focus on the pressed one', async () => {
    const guid = await crossedOff('Mok')
    const answer = await lotte.htmx('POST', addressOf(guid), { isWrapped: 'true', from: 'overview' })
    assert.equal(answer.status, 200)
    assert.deepEqual(pressed(answer, guid), [false, true])
    const { $ } = answer
    assert.deepEqual($('.tick').toArray().map((tick) => $(tick).attr('value')), ['true', 'false']) // oxfmt-ignore
    for (const [path, from] of [
      ['/', 'home'],
      ['/crossedoff', 'overview'],
    ] as const)
      // oxfmt-ignore
      assert.equal((await lotte.get(path)).$(`#ticks-${guid} [name=from]`).attr('value'), from)
    assert.match(answer.$('[data-requests-focus]').text(), /^Ingepakt: Mok$/)
  })

  test('cannot be set by the owner, by another user, or without a login', async () => {
    const guid = await crossedOff('Boek')
    for (const client of [noor, sem])
      assert.equal((await client.post(addressOf(guid), { isBought: 'true' })).status, 404)
    assert.equal((await world.visitor().post(addressOf(guid), { isBought: 'true' })).status, 401)
    assert.deepEqual(pressed(await lotte.get('/'), guid), [false, false])
  })

  test('changes nothing that an owner could see, and announces nothing', async () => {
    const guid = await crossedOff('Kaars')
    const seen = async () => (await noor.api('GET', `/api/MyList/Get/${noor.list.privateGuid}`)).body
    const before = await seen()
    const heard: string[] = []
    const { unlisten } = await world.sql.listen('live', (message) => heard.push(message))
    assert.equal((await lotte.post(addressOf(guid), { isBought: 'true' })).status, 303)
    const end = JSON.stringify({ topic: 'end', key: '' })
    await world.sql`select pg_notify('live', ${end})`
    await until(() => heard.includes(end), 'the last announcement')
    await unlisten()
    assert.deepEqual(heard, [end])
    assert.match(JSON.stringify(before), /Kaars/)
    assert.deepEqual(await seen(), before)
  })

  test('is deleted with the cross-off', async () => {
    const guid = await crossedOff('Puzzel')
    await lotte.post(addressOf(guid), { isBought: 'true' })
    assert.deepEqual(pressed(await lotte.get('/'), guid), [true, false])
    await lotte.post(`/gifts/${guid}/cross-off/undo`)
    assert.equal((await lotte.post(addressOf(guid), { isBought: 'true' })).status, 404)
    await lotte.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: guid })
    assert.deepEqual(pressed(await lotte.get('/'), guid), [false, false])
  })
})
