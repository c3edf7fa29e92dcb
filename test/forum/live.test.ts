import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as cheerio from 'cheerio'
import { announceList } from '../../src/access/index.ts'
import { openFamily } from '#test/support/family.ts'
import { setAccess } from '#test/support/lists.ts'
import { writePost } from '#test/support/posts.ts'
import { until } from '#test/support/until.ts'
import { listenIn, type TestSocket } from '#test/list-view/listening.ts'

after(() => listening.close()) // This hook is registered before the world's own, so it runs first.
const { world, noor, lotte, bram } = await openFamily({}, { countsQueries: true })
const listening = await listenIn(world)
const { publicGuid: marker } = await world.addGift(noor.list, { description: 'Boei' })
const listGuid = noor.list.publicGuid

const settle = (...ears: TestSocket[]) => listening.settle(listGuid, marker, ears)
const postIn = (ear: TestSocket, guid: string) => {
  assert.equal(ear.heard.length, 1)
  const $ = cheerio.load(ear.heard[0]!, null, false)
  const added = $('hx-partial[hx-swap=beforeend]')
  return {
    target: added.attr('hx-target'),
    words: added.find(`#post-${guid} p`).text(),
    canDelete: added.find(`a[href="/noor/forum/${guid}/delete"]`).length === 1,
    said: added.find('article').attr('data-requests-announce') ?? null,
  }
}

test('a message appears on every open page of the list, and its author and owners can delete it there', async () => {
  const ears = {
    stranger: await listening.browser(world.visitor(), listGuid),
    reader: await listening.browser(bram, listGuid),
    author: await listening.browser(lotte, listGuid),
    owner: await listening.browser(noor, listGuid),
    app: (await listening.app(bram, listGuid))!,
  }
  const all = Object.values(ears)
  const guid = await writePost(lotte, listGuid, 'Wie komt er?')
  await settle(...all)
  const said = 'Nieuw bericht van Lotte de Vries'
  const words = 'Wie komt er?'
  const [visitors, owners] = ['#visited-list #posts', '#own-list #posts']
  assert.deepEqual(postIn(ears.stranger, guid), { target: visitors, words, canDelete: false, said })
  assert.deepEqual(postIn(ears.reader, guid), { target: visitors, words, canDelete: false, said })
  assert.deepEqual(postIn(ears.author, guid), { target: visitors, words, canDelete: true, said: null })
  assert.deepEqual(postIn(ears.owner, guid), { target: owners, words, canDelete: true, said })
  assert.equal(ears.stranger.heard[0], ears.reader.heard[0], 'visitors get different messages')
  assert.deepEqual(ears.app.heard, [], 'the app was notified of a message')
  for (const { heard } of all) assert.doesNotMatch(heard.join(), new RegExp(`csrf|${lotte.user.privateGuid}`))

  for (const { heard } of all) heard.length = 0
  await noor.api('DELETE', `/api/Wishlist/DeleteForumPost/${guid}`)
  await settle(...all)
  for (const ear of all.filter((each) => each !== ears.app))
    assert.equal(ear.heard.join(), `<hx-partial hx-target="#post-${guid}" hx-swap="delete"></hx-partial>`)
  for (const ear of all) await ear.close()
})

test('the first message brings the heading of messages to open pages', async () => {
  const { list } = await world.person('Anna Bakker')
  const ear = await listening.browser(world.visitor(), list.publicGuid)
  const guid = await writePost(lotte, list.publicGuid, 'Als eerste!')
  await until(() => ear.heard.length > 0, 'the message')
  const $ = cheerio.load(ear.heard[0]!, null, false)
  const head = $('hx-partial[hx-swap=innerHTML]')
  assert.equal(head.attr('hx-target'), '#visited-list #forum:empty')
  assert.equal(head.find('h2').text(), 'Berichten')
  assert.equal(head.find(`#posts #post-${guid}`).length, 1)
  assert.equal(head.find('form').length, 0)
  await ear.close()
})

test('a message is read from the database once, however many pages are open', async () => {
  const ears = await Promise.all(Array.from({ length: 8 }, () => listening.browser(world.visitor(), listGuid)))
  const guid = await writePost(lotte, listGuid, 'Aan allen')
  await settle(...ears)
  for (const { heard } of ears) heard.length = 0
  const statements = await world.countQueries(async () => {
    await announceList(world.sql, listGuid, 'post-added', guid)
    await until(() => ears.every(({ heard }) => heard.length > 0), 'the message on every page')
  })
  assert.equal(statements.filter((statement) => !/pg_notify/.test(statement)).length, 2, statements.join('\n'))
  for (const ear of ears) await ear.close()
})

test('a message does not reach visitors who may not open the list any more, or former owners', async () => {
  const els = await world.person('Els Kok')
  await world.sql`insert into list_owners (list_id, user_id) select ${els.list.id}, id from users where email = ${bram.email}`
  const visitor = await listening.browser(lotte, els.list.publicGuid)
  const former = await listening.browser(bram, els.list.publicGuid)
  const owner = await listening.browser(els, els.list.publicGuid)
  await setAccess(world, 'els', 'CLOSED')
  await world.sql`delete from list_owners where list_id = ${els.list.id} and not is_primary`
  await writePost(els, els.list.publicGuid, 'Onder ons')
  await until(() => owner.heard.length > 0, 'the message')
  assert.equal(await visitor.closed, 1008)
  assert.equal(await former.closed, 1008)
  assert.deepEqual([...visitor.heard, ...former.heard], [])
  await owner.close()
})
