import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { crossOff, editGift, editGiftPath } from '#test/support/gifts.ts'
import { addCategory, addList } from '#test/support/lists.ts'
import { addOwners } from '#test/support/owners.ts'
import type { HtmlResponse, Person } from '#test/support/world.ts'

// The confirmation dialog of a deletion shows what will be deleted. Gifts that another owner adds before it is
// confirmed are not deleted unseen.

const { world, noor, sem, lotte } = await openFamily()
await addOwners(noor, sem)

const put = (who: Person, description: string, categoryPrivateGuid: string) =>
  who.api('POST', editGiftPath, { description, categoryPrivateGuid })
const giftsIn = async (categoryId: number) =>
  (await world.sql`select 1 from gifts where category_id = ${categoryId}`).length
const exists = async (username: string) =>
  (await world.sql`select 1 from lists where username = ${username}`).length === 1

function assertAsksAgain({ status, $ }: HtmlResponse, says: RegExp): void {
  assert.equal(status, 422)
  assert.match($('[role=alert]').text(), /intussen iets veranderd/)
  assert.match($('main, dialog').text(), says)
}

describe('A category that was empty when the dialog was shown', () => {
  test('needs another confirmation once it has gifts, and is then deleted with them', async () => {
    const category = await addCategory(world, noor.list, 'Leeg')
    const address = `/noor/categories/${category.publicGuid}/delete`
    const form = `form[action="${address}"]`
    const asked = await noor.get(address)
    assert.match(asked.$('main').text(), /Er staat niets in deze categorie/)
    for (const description of ['Bal', 'Kaart', 'Spel']) await put(sem, description, category.privateGuid)
    const again = await noor.post(address, filledForm(asked, form))
    assertAsksAgain(again, /De 3 cadeaus/)
    assert.equal(await giftsIn(category.id), 3)
    assert.equal((await noor.post(address, filledForm(again, form))).status, 303)
    assert.equal((await noor.get(address)).status, 404)
  })

  test('comes back in a dialog if htmx sent the form', async () => {
    const category = await addCategory(world, noor.list, 'Dialoog')
    const address = `/noor/categories/${category.publicGuid}/delete`
    const asked = await noor.htmx('GET', address)
    await put(sem, 'Bal', category.privateGuid)
    const again = await noor.htmx('POST', address, filledForm(asked, 'form'))
    assertAsksAgain(again, /Het cadeau/)
    assert.equal(again.headers.get('HX-Trigger'), null, 'the dialog stays')
  })

  test('is never deleted with a gift that is added at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const category = await addCategory(world, noor.list, `Tegelijk ${round}`)
      const address = `/noor/categories/${category.publicGuid}/delete`
      const asked = await noor.get(address)
      const [deleted, added] = await Promise.all([
        noor.post(address, filledForm(asked, `form[action="${address}"]`)),
        put(sem, 'Bal', category.privateGuid),
      ])
      assert.ok(
        (deleted.status === 303 && added.status !== 201) || (deleted.status === 422 && added.status === 201),
        `${deleted.status} and ${added.status}`,
      )
    }
  })
})

test('A category needs another confirmation if its gifts were replaced by equally many others', async () => {
  const category = await addCategory(world, noor.list, 'Ruilen')
  const { publicGuid } = await world.addGift(noor.list, { categoryId: category.id })
  const address = `/noor/categories/${category.publicGuid}/delete`
  const asked = await noor.get(address)
  await sem.api('DELETE', `/api/MyGift/${publicGuid}`)
  await put(sem, 'Iets anders', category.privateGuid)
  assertAsksAgain(await noor.post(address, filledForm(asked, `form[action="${address}"]`)), /Het cadeau/)
})

test('A list is not emptied of gifts that came after the dialog until its owner confirms again', async () => {
  const list = await addList(world, noor, 'opruimen')
  const form = 'form[action="/opruimen/empty"]'
  const asked = await noor.get('/opruimen/empty')
  await put(noor, 'Uit een ander venster', list.categoryPrivateGuid)
  const again = await noor.post('/opruimen/empty', filledForm(asked, form))
  assertAsksAgain(again, /Het cadeau op je lijst/)
  assert.equal((await noor.post('/opruimen/empty', filledForm(again, form))).headers.get('location'), '/opruimen')
  assert.equal(await giftsIn(list.categoryId), 0)
})

test('A list that gets a gift after the dialog is not deleted until its owner confirms again', async () => {
  const list = await addList(world, noor, 'vol')
  const form = 'form[action="/vol/delete"]'
  const asked = await noor.get('/vol/delete')
  assert.match(asked.$('main').text(), /wordt verwijderd\. /)
  await put(noor, 'Uit een ander venster', list.categoryPrivateGuid)
  const again = await noor.post('/vol/delete', filledForm(asked, form))
  assertAsksAgain(again, /met 1 cadeau/)
  assert.ok(await exists('vol'))
  assert.equal((await noor.post('/vol/delete', filledForm(again, form))).status, 303)
  assert.ok(!(await exists('vol')))
})

describe('A gift', () => {
  const open = async (description: string) => {
    const { publicGuid } = await world.addGift(noor.list, { description })
    const address = `/gifts/${publicGuid}/delete`
    return { publicGuid, address, form: `form[action="${address}"]`, asked: await noor.get(address) }
  }

  test('needs another confirmation, which shows it as it is now, if its words or picture change', async () => {
    const { publicGuid, address, form, asked } = await open('Fiets')
    await editGift({ ...sem, list: noor.list }, publicGuid, 'Rode fiets')
    const again = await noor.post(address, filledForm(asked, form))
    assertAsksAgain(again, /Rode fiets/)
    const hash = 'c'.repeat(32)
    await world.sql`insert into images (hash, width, height) values (${hash}, 8, 8)`
    await world.sql`update gifts set image_hash = ${hash} where public_guid = ${publicGuid}`
    const withPicture = await noor.post(address, filledForm(again, form))
    assertAsksAgain(withPicture, /Rode fiets/)
    assert.equal((await noor.post(address, filledForm(withPicture, form))).headers.get('location'), '/noor')
  })

  test('is deleted at once if it only moved within its list', async () => {
    const { publicGuid, address, form, asked } = await open('Bal')
    const { privateGuid } = await addCategory(world, noor.list, 'Elders')
    assert.equal((await sem.post(`/gifts/${publicGuid}/move`, { categoryPrivateGuid: privateGuid })).status, 303)
    assert.equal((await noor.post(address, filledForm(asked, form))).status, 303)
  })

  test('is deleted at once if it was crossed off meanwhile, so that the dialog reveals nothing', async () => {
    const { publicGuid, address, form, asked } = await open('Geheim')
    await crossOff(lotte, publicGuid)
    assert.equal((await noor.post(address, filledForm(asked, form))).status, 303)
  })
})

test('A list, its gifts and its categories are deleted at once if only cross-offs have changed', async () => {
  const list = await addList(world, noor, 'stil')
  const { publicGuid } = await world.addGift(list)
  const category = await addCategory(world, list, 'Extra')
  const inside = await world.addGift(list, { categoryId: category.id })
  for (const address of [`/stil/categories/${category.publicGuid}/delete`, '/stil/empty', '/stil/delete']) {
    const asked = await noor.get(address)
    if (address !== '/stil/delete') await crossOff(lotte, address === '/stil/empty' ? publicGuid : inside.publicGuid)
    assert.equal((await noor.post(address, filledForm(asked, `form[action="${address}"]`))).status, 303, address)
  }
  assert.ok(!(await exists('stil')))
})
