import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { whileLocked } from '#test/support/locks.ts'
import type { Client } from '#test/support/world.ts'
import { blackPng, halves } from '../core/pictures.ts'

const { world, noor, sem } = await openFamily()
// Two parents share one list.
await world.sql`insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${sem.email}`

const listNow = async () =>
  (
    await world.sql<Record<string, unknown>[]>`
      select title, description, occasion, occasion_date, city, first_name, access_type, access_question, show_crossed_off, wants_search
      from lists where id = ${noor.list.id}`
  )[0]!

const open = async (who: Client, path: string) => who.get(path)

describe('Changes of the same text by two owners', () => {
  for (const [part, mine, theirs] of [
    ['title', 'Mijn titel', 'Haar titel'],
    ['description', 'Regel een\r\nregel twee', 'Haar\r\nwoorden'],
  ] as const) {
    test(`show both texts to the later owner, who then decides: the list’s ${part}`, async () => {
      const form = `form[action="/noor/${part}"]`
      const [hers, his] = [await open(noor, `/noor/${part}`), await open(sem, `/noor/${part}`)]
      assert.equal((await noor.post(`/noor/${part}`, filledForm(hers, form, { [part]: theirs }))).status, 303)
      const refused = await sem.post(`/noor/${part}`, filledForm(his, form, { [part]: mine }))
      assert.equal(refused.status, 422)
      const stored = theirs.replaceAll('\r\n', '\n')
      assert.equal((await listNow())[part], stored, 'the text that was saved first stays')
      assert.equal(
        refused.$(`.field [name=${part}]`).val() ?? refused.$(`.field [name=${part}]`).text(),
        mine.replaceAll('\r\n', '\n'),
      )
      assert.match(refused.$(`#field-${part}-error`).text(), /intussen ergens anders gewijzigd/)
      assert.equal(refused.$(`#field-${part}-theirs q`).text(), stored)
      assert.equal(refused.$(`[data-fields-take][data-fields-into=field-${part}]`).attr('data-fields-take'), stored)
      const described = refused.$(`.field [name=${part}]`).attr('aria-describedby') ?? ''
      assert.ok(described.includes(`field-${part}-theirs`), 'screen readers read the other text out with the field')
      assert.equal((await sem.post(`/noor/${part}`, filledForm(refused, form))).status, 303)
      assert.equal((await listNow())[part], mine.replaceAll('\r\n', '\n'))
    })
  }

  test('wait for each other at the same moment, and the later one is then refused', async () => {
    const his = await open(sem, '/noor/title')
    const refused = await whileLocked(
      world.sql,
      (tx) => tx`select from lists where id = ${noor.list.id} for no key update`,
      () => sem.post('/noor/title', filledForm(his, 'form[action="/noor/title"]', { title: 'Mijn feest' })),
      (tx) => tx`update lists set title = 'Haar feest' where id = ${noor.list.id}`,
    )
    assert.equal(refused.status, 422)
    assert.equal((await listNow())['title'], 'Haar feest')
  })

  test('cause no conflict if both owners write the same words', async () => {
    const form = 'form[action="/noor/title"]'
    const [hers, his] = [await open(noor, '/noor/title'), await open(sem, '/noor/title')]
    assert.equal((await noor.post('/noor/title', filledForm(hers, form, { title: 'Ons feest' }))).status, 303)
    assert.equal((await sem.post('/noor/title', filledForm(his, form, { title: ' Ons feest ' }))).status, 303)
  })

  test('cause no conflict if one owner changed nothing: the other owner’s text stays', async () => {
    const form = 'form[action="/noor/title"]'
    const his = await open(sem, '/noor/title')
    await noor.post('/noor/title', filledForm(await open(noor, '/noor/title'), form, { title: 'Nieuw' }))
    const saved = await sem.htmx('POST', '/noor/title', filledForm(his, form))
    assert.equal(saved.status, 200)
    assert.match(saved.html, /Nieuw/, 'the header shows the current title')
    assert.equal((await listNow())['title'], 'Nieuw')
  })

  test('tell the later owner that the other owner emptied the field', async () => {
    const form = 'form[action="/noor/title"]'
    const his = await open(sem, '/noor/title')
    await noor.post('/noor/title', { title: '' })
    const refused = await sem.post('/noor/title', filledForm(his, form, { title: 'Anders' }))
    assert.equal(refused.status, 422)
    assert.match(refused.$('#field-title-theirs').text(), /In de andere versie is dit leeg/)
  })

  test('still conflict after the later owner’s form was refused for another reason', async () => {
    const form = 'form[action="/noor/title"]'
    const his = await open(sem, '/noor/title')
    await noor.post('/noor/title', { title: 'Van Noor' })
    const tooLong = await sem.post('/noor/title', filledForm(his, form, { title: 'x'.repeat(101) }))
    assert.equal(tooLong.status, 422)
    assert.equal((await sem.post('/noor/title', filledForm(tooLong, form, { title: 'Van Sem' }))).status, 422)
    assert.equal((await listNow())['title'], 'Van Noor')
  })
})

test('An occasion and its day merge as one: an owner’s occasion never gets the other owner’s day', async () => {
  const form = 'form[action="/noor/occasion"]'
  const [hers, his] = [await open(noor, '/noor/occasion'), await open(sem, '/noor/occasion')]
  await noor.post('/noor/occasion', filledForm(hers, form, { occasion: 'Christmas', occasionDate: '2027-12-25' }))
  const refused = await sem.post('/noor/occasion', filledForm(his, form, { occasionDate: '2027-05-03' }))
  assert.equal(refused.status, 422)
  assert.match(refused.$('#field-occasion-theirs q').text(), /Kerst.*25 december 2027/)
  assert.equal(refused.$('[name=occasionDate]').val(), '2027-05-03')
  assert.equal((await listNow())['occasion'], 'Christmas')
})

describe('Settings', () => {
  const form = 'form[action="/noor/settings"]'

  test('keep both owners’ changes of different fields', async () => {
    const [hers, his] = [await open(noor, '/noor/settings'), await open(sem, '/noor/settings')]
    const asked = { accessType: 'OPEN', accessQuestion: 'Hoe heet de kat?', accessAnswer: 'Pluk' }
    assert.equal((await noor.post('/noor/settings', filledForm(hers, form, asked))).status, 303)
    assert.equal(
      (await sem.post('/noor/settings', filledForm(his, form, { city: 'Gent', showCrossedOff: 'on' }))).status,
      303,
    )
    const now = await listNow()
    assert.deepEqual(
      [now['accessType'], now['accessQuestion'], now['city'], now['showCrossedOff']],
      ['OPEN', 'Hoe heet de kat?', 'Gent', true],
    )
  })

  test('ask the later owner for the list’s access again if both owners changed it', async () => {
    const [hers, his] = [await open(noor, '/noor/settings'), await open(sem, '/noor/settings')]
    await noor.post('/noor/settings', filledForm(hers, form, { accessType: 'CLOSED', confirmed: 'true' }))
    const refused = await sem.post(
      '/noor/settings',
      filledForm(his, form, { accessQuestion: 'Hoe heet de hond?', city: 'Luik' }),
    )
    assert.equal(refused.status, 422)
    assert.equal((await listNow())['accessType'], 'CLOSED')
    assert.equal(refused.$('[name=accessQuestion]').val(), 'Hoe heet de hond?')
    assert.equal(refused.$('[name=city]').val(), 'Luik')
    assert.equal(refused.$('#field-accessType-theirs q').length, 1)
    await sem.post('/noor/settings', filledForm(refused, form))
    const now = await listNow()
    assert.deepEqual([now['accessType'], now['accessQuestion'], now['city']], ['OPEN', 'Hoe heet de hond?', 'Luik'])
  })
})

test('An owner who renames a category after the other owner sees the other name, and then decides', async () => {
  const page = await noor.get('/noor/categories')
  const guid = page.$('.row').first().attr('id')!.slice('category-'.length)
  const address = `/noor/categories/${guid}/name`
  const form = `form[action="${address}"]`
  const [hers, his] = [await open(noor, address), await open(sem, address)]
  await noor.post(address, filledForm(hers, form, { name: 'Boeken' }))
  const refused = await sem.post(address, filledForm(his, form, { name: 'Lezen' }))
  assert.equal(refused.status, 422)
  assert.equal(refused.$(`#field-name-${guid}-theirs q`).text(), 'Boeken')
  assert.equal((await sem.post(address, filledForm(refused, form))).status, 303)
  assert.match((await noor.get('/noor/categories')).html, /Lezen/)
})

describe('The picture of a list', () => {
  const form = 'form[action="/noor/image"]'
  const photo = async (side: number) =>
    new File([new Uint8Array(await blackPng(side, side))], 'foto.png', { type: 'image/png' })
  const pictureNow = async () => {
    const [row] = await world.sql<{ theme: string; hash: string | null }[]>`
      select theme_image as theme, image_hash as hash from lists where id = ${noor.list.id}`
    return row!.hash ?? row!.theme
  }
  const start = async () => {
    assert.equal((await noor.post('/noor/image', { id: 'stack-of-gifts' })).status, 303)
    return [await open(noor, '/noor/image'), await open(sem, '/noor/image')] as const
  }

  test('stays as one owner set it if the other saves the form unchanged', async () => {
    const [hers, his] = await start()
    assert.equal((await sem.post('/noor/image', filledForm(his, form, { image: await photo(600) }))).status, 303)
    const uploaded = await pictureNow()
    assert.match(uploaded, /^[0-9a-f]{32}$/)
    assert.equal((await noor.post('/noor/image', filledForm(hers, form))).status, 303)
    assert.equal(await pictureNow(), uploaded)
  })

  test('is shown to the later owner beside their own choice, and the owner then decides', async () => {
    const [hers, his] = await start()
    await sem.post('/noor/image', filledForm(his, form, { id: 'pram' }))
    const refused = await noor.post('/noor/image', filledForm(hers, form, { id: 'balloons' }))
    assert.equal(refused.status, 422)
    assert.equal(await pictureNow(), 'pram')
    assert.match(refused.$('[role=alert]').text(), /intussen ergens anders gewijzigd/)
    const theirs = refused.$('[name=id][value=pram]').closest('label').find('img').attr('src')
    assert.equal(refused.$('.picture-now img').attr('src'), theirs)
    assert.equal(refused.$('[name=id]:checked').val(), 'balloons')
    assert.equal((await noor.post('/noor/image', filledForm(refused, form))).status, 303)
    assert.equal(await pictureNow(), 'balloons')
  })

  test('stays the first photo if both owners send one, and the form asks for the second again', async () => {
    const [hers, his] = await start()
    await sem.post('/noor/image', filledForm(his, form, { image: await photo(600) }))
    const first = await pictureNow()
    const second = new File([new Uint8Array(await halves(600, 600).png().toBuffer())], 'b.png', { type: 'image/png' })
    const refused = await noor.htmx('POST', '/noor/image', filledForm(hers, form, { image: second }))
    assert.equal(refused.status, 422)
    assert.equal(await pictureNow(), first)
    assert.ok(refused.$('.picture-now img').attr('src')!.includes(first))
    assert.match(refused.$('#field-image-error').text(), /nog een keer/)
    assert.equal(
      (await noor.post('/noor/image', filledForm(refused, form))).status,
      422,
      'the form is refused without the second photo',
    )
    assert.equal((await noor.post('/noor/image', filledForm(refused, form, { image: second }))).status, 303)
    assert.notEqual(await pictureNow(), first)
  })

  test('is the last one that clients of the API set, because they send no version', async () => {
    await start()
    for (const [who, id] of [
      [sem, 'pram'],
      [noor, 'bouquet'],
    ] as const) {
      assert.equal((await who.api('POST', '/api/WishlistImage/SetThemeImage', { id, username: 'noor' })).status, 200)
      assert.equal(await pictureNow(), id)
    }
  })
})

describe('A gift', () => {
  const giftNow = async (guid: string) =>
    (
      await world.sql<Record<string, unknown>[]>`
        select description, url, image_hash, cross_off_enabled, category_id from gifts where public_guid = ${guid}::uuid`
    )[0]!

  test('keeps both owners’ changes of different parts', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Fiets', url: null })
    const address = `/gifts/${publicGuid}/edit`
    const form = `form[action="${address}"]`
    const [hers, his] = [await open(noor, address), await open(sem, address)]
    assert.equal((await noor.post(address, filledForm(hers, form, { description: 'Rode fiets' }))).status, 303)
    assert.equal((await sem.post(address, filledForm(his, form, { url: 'https://fiets.nl/rood' }))).status, 303)
    const now = await giftNow(publicGuid)
    assert.deepEqual([now['description'], now['url']], ['Rode fiets', 'https://fiets.nl/rood'])
  })

  test('shows both texts if two owners changed its words, and keeps the other typed fields', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Trui' })
    const address = `/gifts/${publicGuid}/edit`
    const form = `form[action="${address}"]`
    const [hers, his] = [await open(noor, address), await open(sem, address)]
    await noor.post(address, filledForm(hers, form, { description: 'Blauwe trui', enableCrossOff: 'false' }))
    const refused = await sem.htmx(
      'POST',
      address,
      filledForm(his, form, { description: 'Groene trui', url: 'https://trui.nl/' }),
    )
    assert.equal(refused.status, 422)
    assert.equal(refused.$('[name=description]').text(), 'Groene trui')
    assert.equal(refused.$('[name=url]').val(), 'https://trui.nl/')
    assert.equal(refused.$('#field-description-theirs q').text(), 'Blauwe trui')
    assert.equal(
      refused.$('[type=checkbox][name=enableCrossOff]').is(':checked'),
      false,
      'the form shows a field that only the other owner changed',
    )
    assert.equal((await giftNow(publicGuid))['description'], 'Blauwe trui')
    assert.equal((await sem.post(address, filledForm(refused, form))).status, 303)
    const now = await giftNow(publicGuid)
    assert.deepEqual(
      [now['description'], now['url'], now['crossOffEnabled']],
      ['Groene trui', 'https://trui.nl/', false],
    )
  })

  test('keeps the first picture if both owners send one, and asks for the second again', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Lamp' })
    const address = `/gifts/${publicGuid}/edit`
    const form = `form[action="${address}"]`
    const [hers, his] = [await open(noor, address), await open(sem, address)]
    const photo = async (size: number) =>
      new File([new Uint8Array(await blackPng(size, size))], 'foto.png', { type: 'image/png' })
    assert.equal((await noor.post(address, filledForm(hers, form, { image: await photo(20) }))).status, 303)
    const first = (await giftNow(publicGuid))['imageHash']
    const refused = await sem.post(address, filledForm(his, form, { image: await photo(30) }))
    assert.equal(refused.status, 422)
    assert.equal((await giftNow(publicGuid))['imageHash'], first)
    assert.match(refused.$('#field-image-error').text(), /intussen.*nog een keer/s)
    assert.equal((await sem.post(address, filledForm(refused, form, { image: await photo(30) }))).status, 303)
    assert.notEqual((await giftNow(publicGuid))['imageHash'], first)
  })

  test('can be added again with all typed text if the other owner deleted it', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Puzzel' })
    const address = `/gifts/${publicGuid}/edit`
    const his = await open(sem, address)
    assert.equal((await noor.post(`/gifts/${publicGuid}/delete`)).status, 303)
    const told = await sem.post(
      address,
      filledForm(his, `form[action="${address}"]`, { description: 'Puzzel van 1000' }),
    )
    assert.equal(told.status, 422)
    assert.match(told.$('[role=alert]').text(), /intussen van de lijst gehaald/)
    assert.equal(told.$('[name=description]').text(), 'Puzzel van 1000')
    const form = 'form[action="/noor/gifts/new"]'
    assert.equal((await sem.post('/noor/gifts/new', filledForm(told, form))).status, 303)
    const [made] = await world.sql`select description from gifts order by id desc limit 1`
    assert.equal(made!['description'], 'Puzzel van 1000')
  })

  test('is not found if it is on another user’s list, whatever category the form names', async () => {
    const other = await world.addGift(sem.list, { description: 'Van Sem' })
    const given = { description: 'x', categoryPrivateGuid: sem.list.categoryPrivateGuid, version: 'description=x' }
    assert.equal((await noor.post(`/gifts/${other.publicGuid}/edit`, given)).status, 404)
  })

  test('keeps the last change of clients of the API, because they send no version', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Pen' })
    const edit = (who: Client, description: string) =>
      who.api('POST', '/api/MyGift/EditWithoutProduct', {
        publicGuid,
        categoryPrivateGuid: noor.list.categoryPrivateGuid,
        description,
        enableCrossOff: true,
      })
    assert.equal((await edit(noor, 'Pen een')).status, 200)
    assert.equal((await edit(sem, 'Pen twee')).status, 200)
    assert.equal((await giftNow(publicGuid))['description'], 'Pen twee')
  })

  test('can be saved with an invalid version', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Mok' })
    const given = { description: 'Mok!', categoryPrivateGuid: noor.list.categoryPrivateGuid }
    for (const version of ['', '%', 'description', '{"a":1}', 'description=&description=x', 'x'.repeat(10_000)])
      assert.equal((await noor.post(`/gifts/${publicGuid}/edit`, { ...given, version })).status, 303, version)
  })
})
