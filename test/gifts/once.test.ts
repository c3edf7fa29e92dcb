import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { addList, lastUpdate } from '#test/support/lists.ts'
import { addOwners } from '#test/support/owners.ts'

// A form that is sent twice makes one gift. That happens by a double press, a page that the browser kept, or a lost
// response.

const { world, noor, sem } = await openFamily()
await addOwners(noor, sem)
beforeEach(() => world.sql`delete from gifts`)

const gifts = () => world.sql<{ guid: string; description: string }[]>`
  select public_guid as guid, description from gifts order by id`
const descriptions = async () => (await gifts()).map(({ description }) => description)

for (const { name, page, action } of [
  { name: 'The form of a new gift', page: '/noor/gifts/new', action: '/noor/gifts/new' },
  { name: 'The field above a list', page: '/noor', action: '/noor/gifts' },
]) {
  describe(name, () => {
    const open = () => noor.get(page)
    const form = `form[action="${action}"]`

    test('makes one gift when it is sent five times, and gets the same response each time', async () => {
      const sent = filledForm(await open(), form, { description: 'Sokken' })
      const answers = []
      for (let i = 0; i < 5; i++) answers.push(await noor.post(action, sent))
      const [made, ...more] = await gifts()
      assert.deepEqual(more, [])
      for (const { status, headers } of answers)
        assert.deepEqual([status, headers.get('location')], [303, `/noor#gift-${made!.guid}`])
      assert.match((await noor.get('/noor')).$('#flash').text(), /“Sokken” staat op je lijst/)
    })

    test('makes one gift when it is sent five times at once', async () => {
      const sent = filledForm(await open(), form, { description: 'Sokken' })
      const answers = await Promise.all(Array.from({ length: 5 }, () => noor.htmx('POST', action, sent)))
      assert.deepEqual(await descriptions(), ['Sokken'])
      for (const { status } of answers) assert.equal(status, 200)
    })

    test('makes a second gift when another text is typed into it after going back', async () => {
      const opened = await open()
      await noor.post(action, filledForm(opened, form, { description: 'Sokken' }))
      await noor.post(action, filledForm(opened, form, { description: 'Sokken, maat 43' }))
      assert.deepEqual(await descriptions(), ['Sokken', 'Sokken, maat 43'])
    })

    test('makes another gift of the same words when it is opened again', async () => {
      for (let i = 0; i < 2; i++) await noor.post(action, filledForm(await open(), form, { description: 'Sokken' }))
      assert.deepEqual(await descriptions(), ['Sokken', 'Sokken'])
    })

    test('makes the gift anew if it was deleted, and the deletion can be undone as well', async () => {
      const sent = filledForm(await open(), form, { description: 'Sokken' })
      await noor.post(action, sent)
      const deleted = await noor.htmx('POST', `/gifts/${(await gifts())[0]!.guid}/delete`)
      await noor.post(action, sent)
      await noor.post(deleted.$('.flash form').attr('action')!)
      assert.deepEqual(await descriptions(), ['Sokken', 'Sokken'])
    })
  })
}

describe('The form of a new gift', () => {
  const form = 'form[action="/noor/gifts/new"]'
  const send = (description: string, opened: Parameters<typeof filledForm>[0]) =>
    noor.post('/noor/gifts/new', filledForm(opened, form, { description }))

  test('is still the same form after it was refused', async () => {
    const refused = await send(' ', await noor.get('/noor/gifts/new'))
    assert.equal(refused.status, 422)
    for (let i = 0; i < 2; i++) await send('Sokken', refused)
    assert.deepEqual(await descriptions(), ['Sokken'])
  })

  test('announces one change when it is sent twice', async () => {
    const opened = await noor.get('/noor/gifts/new')
    await send('Sokken', opened)
    const before = await lastUpdate(world, noor.list)
    await send('Sokken', opened)
    assert.equal(await lastUpdate(world, noor.list), before)
  })

  test('shows the gift as it is now if another owner changed it before the form was sent again', async () => {
    const opened = await noor.get('/noor/gifts/new')
    await send('Sokken', opened)
    const guid = (await gifts())[0]!.guid
    await sem.post(`/gifts/${guid}/edit`, { description: 'Wollen sokken', categoryPrivateGuid: noor.list.categoryPrivateGuid }) // oxfmt-ignore
    assert.equal((await send('Sokken', opened)).headers.get('location'), `/noor#gift-${guid}`)
    assert.deepEqual(await descriptions(), ['Wollen sokken'])
  })

  test('makes a separate gift for another user, without showing them the first one', async () => {
    const sent = filledForm(await noor.get('/noor/gifts/new'), form, { description: 'Sokken' })
    await noor.post('/noor/gifts/new', sent)
    const [first] = await gifts()
    const categoryPrivateGuid = sem.list.categoryPrivateGuid
    for (const [address, more] of [
      ['/noor/gifts/new', {}],
      ['/sem/gifts/new', { categoryPrivateGuid }],
    ] as const) {
      const answer = await sem.post(address, { ...sent, ...more })
      assert.equal(answer.status, 303)
      assert.ok(!answer.headers.get('location')!.includes(first!.guid))
    }
    assert.deepEqual(await descriptions(), ['Sokken', 'Sokken', 'Sokken'])
  })

  test('gets the same response again if it made the last gift that fits, while another form is refused', async () => {
    const opened = await noor.get('/noor/gifts/new')
    const late = await noor.get('/noor/gifts/new')
    await world.sql`
      insert into gifts (category_id, position, description)
      select ${noor.list.categoryId}, place, 'Kaart' from generate_series(1, 999) place`
    assert.equal((await send('Sokken', opened)).status, 303)
    assert.equal((await send('Sokken', opened)).status, 303)
    assert.equal((await send('Wanten', late)).status, 422)
    assert.equal((await gifts()).length, 1000)
  })

  test('asks before it makes a second gift if another owner moved the first one to a list of their own', async () => {
    const opened = await noor.get('/noor/gifts/new')
    await send('Sokken', opened)
    const guid = (await gifts())[0]!.guid
    await addList(world, sem, 'sem-alleen')
    const [own] = await world.sql`select private_guid from lists where username = 'sem-alleen'`
    const moved = await sem.api('POST', '/api/MyGift/MoveToWishlist', {
      giftPublicGuid: guid,
      wishlistPrivateGuid: own!['privateGuid'],
    })
    assert.equal(moved.status, 200)
    const asked = await send('Sokken', opened)
    assert.equal(asked.status, 422)
    assert.match(asked.$('[role=alert]').text(), /van de lijst gehaald/)
    assert.doesNotMatch(asked.$('main').html()!, new RegExp(`sem-alleen|${guid}`))
    assert.equal((await send('Sokken', asked)).status, 303)
    assert.equal((await gifts()).length, 2)
  })
})

test('A client of the API sends no form, so a gift that it sends twice is added twice', async () => {
  const gift = { description: 'Sokken', categoryPrivateGuid: noor.list.categoryPrivateGuid }
  for (let i = 0; i < 2; i++) assert.equal((await noor.api('POST', '/api/MyGift/EditWithoutProduct', gift)).status, 201)
  assert.equal((await gifts()).length, 2)
})
