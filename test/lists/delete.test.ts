import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { unusedGuid } from '#test/support/guids.ts'
import { addList } from '#test/support/lists.ts'
import { withoutCsrfTokens, type Client } from '#test/support/world.ts'

const { world, noor, sem } = await openFamily()

const deletionMails = async () => (await world.mails()).filter(({ kind }) => kind === 'gift-news')

test('a deleted list is gone with all its gifts, and its givers get a mail', async () => {
  const list = await addList(world, noor, 'weg')
  const gift = await world.addGift(list, { description: 'Theepot' })
  await world.addGift(list, { description: 'Sjaal' })
  await crossOff(sem, gift.publicGuid)
  const deleted = await noor.api('DELETE', `/api/MyList/${list.privateGuid}`)
  assert.deepEqual([deleted.status, deleted.body], [200, {}])
  assert.equal((await world.sql`select 1 from lists where username = 'weg'`).length, 0)
  assert.equal((await world.sql`select 1 from gifts where id = ${gift.id}`).length, 0)
  const mails = await deletionMails()
  assert.deepEqual(
    mails.map(({ to }) => to),
    [sem.email],
  )
  assert.match(mails[0]!.text, /Theepot/)
})

test('only the primary owner deletes a list', async () => {
  const list = await addList(world, noor, 'van-noor')
  await world.sql`insert into list_owners (list_id, user_id) select ${list.id}, id from users where email = ${sem.email}`
  const tries: [Client, string][] = [
    [sem, list.privateGuid],
    [sem, noor.list.privateGuid],
    [world.visitor(), list.privateGuid],
    [noor, unusedGuid],
    [noor, list.publicGuid],
    [noor, 'x'],
  ]
  for (const [asker, guid] of tries) assert.equal((await asker.api('DELETE', `/api/MyList/${guid}`)).status, 401, guid)
  assert.equal((await sem.get('/van-noor/delete')).status, 403)
  assert.equal((await sem.post('/van-noor/delete')).status, 403)
  assert.equal((await sem.get('/van-noor/settings')).$('a[href="/van-noor/delete"]').length, 0)
  assert.equal((await world.sql`select 1 from lists where id = ${list.id}`).length, 1)
})

test('an emptied list keeps its categories, and its givers get a mail', async () => {
  const list = await addList(world, noor, 'vol')
  await crossOff(sem, (await world.addGift(list, { description: 'Globe' })).publicGuid)
  const before = (await deletionMails()).length
  const emptied = await noor.api('DELETE', '/api/MyList/DeleteAllGifts', { privateGuid: list.privateGuid })
  assert.deepEqual([emptied.status, emptied.body], [200, {}])
  assert.equal(
    (await world.sql`select 1 from gifts g join categories c on c.id = g.category_id where c.list_id = ${list.id}`)
      .length,
    0,
  )
  assert.equal((await world.sql`select 1 from categories where list_id = ${list.id}`).length, 1)
  assert.equal((await deletionMails()).length, before + 1)
})

test('another user’s list and an unknown list can’t be emptied', async () => {
  await world.addGift(sem.list)
  assert.equal(
    (await noor.api('DELETE', '/api/MyList/DeleteAllGifts', { privateGuid: sem.list.privateGuid })).status,
    404,
  )
  assert.equal((await noor.api('DELETE', '/api/MyList/DeleteAllGifts', { privateGuid: unusedGuid })).status, 404)
  assert.equal(
    (await world.visitor().api('DELETE', '/api/MyList/DeleteAllGifts', { privateGuid: sem.list.privateGuid })).status,
    401,
  )
  assert.equal((await noor.api('DELETE', '/api/MyList/DeleteAllGifts', {})).status, 400)
  assert.equal((await world.sql`select 1 from gifts where category_id = ${sem.list.categoryId}`).length, 1)
})

test('a deletion looks the same to the owner whether or not a gift was crossed off', async () => {
  const looks = []
  for (const isCrossedOff of [false, true]) {
    const list = await addList(world, noor, 'gelijk')
    const gift = await world.addGift(list, { description: 'Boek' })
    if (isCrossedOff) await crossOff(sem, gift.publicGuid)
    const asked = [
      await noor.get('/gelijk/delete'),
      await noor.get('/gelijk/empty'),
      await noor.get('/gelijk/categories'),
    ].map(({ status, html }) => [
      status,
      withoutCsrfTokens(html)
        .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
        .replaceAll(/value="[^"]*"/g, ''),
    ])
    for (const [status] of asked) assert.equal(status, 200)
    const done = await noor.post('/gelijk/delete')
    assert.equal(done.status, 303)
    const headers = JSON.stringify([...done.headers]).replaceAll(
      /(flash|device-users)=([\w-]+)/g,
      (_, name: string, sealed: string) => `${name} of ${sealed.length}`,
    )
    looks.push(JSON.stringify({ asked, status: done.status, headers, html: done.html }))
    await noor.get('/') // This request shows the flash message.
  }
  assert.ok(looks[1] === looks[0])
})

test('the pages ask for a confirmation, delete, and then report the deletion', async () => {
  const list = await addList(world, noor, 'pagina')
  await world.addGift(list)
  await noor.api('POST', '/api/MyList/UpdateTitle', { privateGuid: list.privateGuid, title: 'Ons feestje' })
  assert.match((await noor.get('/pagina/delete')).$('main').text(), /Ons feestje.*met 1 cadeau/s)
  assert.match((await noor.htmx('GET', '/pagina/empty')).$('dialog').text(), /Het cadeau op je lijst/)
  assert.equal((await noor.htmx('POST', '/pagina/empty')).headers.get('HX-Redirect'), '/pagina')
  assert.match((await noor.get('/pagina')).$('#flash').text(), /weer leeg/)
  assert.equal((await noor.post('/pagina/delete')).headers.get('location'), '/')
  assert.match((await noor.get('/')).$('#flash').text(), /is verwijderd/)
  const late = await noor.post('/pagina/empty')
  assert.equal(late.headers.get('location'), '/')
  assert.match((await noor.get('/')).$('#flash').text(), /bestaat niet meer/)
})

test('a giver who crosses off during the list’s deletion gets a mail or a refusal', async () => {
  for (let round = 0; round < 5; round++) {
    const list = await addList(world, noor, `race-${round}`)
    const gift = await world.addGift(list, { description: `Race ${round}` })
    const [deleted, crossed] = await Promise.all([
      noor.api('DELETE', `/api/MyList/${list.privateGuid}`),
      sem.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: gift.publicGuid, contextId: null }),
    ])
    assert.equal(deleted.status, 200)
    const told = (await deletionMails()).filter(({ text }) => text.includes(`Race ${round}`)).length
    assert.equal(told, crossed.status === 200 ? 1 : 0, JSON.stringify(crossed.body))
    if (crossed.status !== 200) assert.deepEqual(crossed.body, { problem: 'GiftDeleted' })
  }
})
