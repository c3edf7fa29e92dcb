import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { openFamily } from '#test/support/family.ts'
import { crossOff, editGiftPath, giftBody } from '#test/support/gifts.ts'
import { openWorld, type Client, type Person } from '#test/support/world.ts'

const { world, noor, sem } = await openFamily()

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a01b3a' } })
    .jpeg()
    .toBuffer()
const urlOf = async (person: Person) =>
  (await person.api('GET', `/api/WishlistImage/GetWishlistImageUrl/${person.username}`)).body.imageUrl as string
const upload = async (person: Person, username: string, body: BodyInit, headers: Record<string, string> = {}) =>
  person.request('POST', `/api/WishlistImage/UploadImage/${username}`, {
    body,
    headers: { 'X-CSRF-TOKEN': await person.csrfToken(), ...headers },
  })

test('there are twelve theme pictures, each of which can be fetched', async () => {
  const { body } = await world.visitor().api('GET', '/api/WishlistImage/GetThemeImages')
  assert.equal(body.themeImages.length, 12)
  for (const { id, url } of body.themeImages) assert.equal((await world.app.request(url)).status, 200, id)
})

test('a list gets a theme picture from its owners only', async () => {
  const set = (person: Person, id: unknown, username: unknown) =>
    person.api('POST', '/api/WishlistImage/SetThemeImage', { id, username })
  const themes = (await noor.api('GET', '/api/WishlistImage/GetThemeImages')).body.themeImages as {
    id: string
    url: string
  }[]
  assert.deepEqual(
    [(await set(noor, 'bouquet', 'noor')).status, await urlOf(noor)],
    [200, themes.find(({ id }) => id === 'bouquet')!.url],
  )
  assert.equal((await set(sem, 'pram', 'noor')).status, 401)
  assert.equal((await set(noor, 'pram', 'niemand')).status, 404)
  assert.equal((await set(noor, '../secret', 'noor')).status, 400)
  assert.equal(
    (await world.visitor().api('POST', '/api/WishlistImage/SetThemeImage', { id: 'pram', username: 'noor' })).status,
    401,
  )
})

test('visitors who may open a list get the same URL of its picture as with the list itself', async () => {
  const ask = (client: Client, username = 'noor') =>
    client.api('GET', `/api/WishlistImage/GetWishlistImageUrl/${username}`)
  const visitor = world.visitor()
  const { imageUrl } = (await visitor.api('GET', '/api/Wishlist/Get/noor')).body
  for (const client of [noor, sem, visitor]) assert.deepEqual((await ask(client, 'NOOR')).body, { imageUrl })
  for (const unknown of ['niemand', '-', '%00']) assert.equal((await ask(visitor, unknown)).status, 404)
  for (const accessType of ['CLOSED', 'UNKNOWN', 'OPEN']) {
    await world.sql`update lists set access_type = ${accessType}::access_type, access_question = 'Kat?', access_answer = 'Mies' where username = 'noor'`
    assert.deepEqual(
      [(await ask(noor)).status, (await ask(sem)).status, (await ask(visitor)).status],
      [200, 401, 401],
      accessType,
    )
  }
  await visitor.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'noor', answer: 'Mies' })
  assert.deepEqual((await ask(visitor)).body, { imageUrl })
  await world.sql`update lists set access_type = 'PUBLIC' where username = 'noor'`
})

test('an uploaded picture becomes a png of 500 by 500, as the body or in a form', async () => {
  const asBody = await upload(noor, 'noor', new Blob([await photo()]), { 'Content-Type': 'image/jpeg' })
  assert.equal(asBody.status, 200)
  assert.deepEqual(await asBody.json(), {})
  const url = await urlOf(noor)
  const served = await world.app.request(url)
  assert.equal(served.headers.get('Content-Type'), 'image/png')
  const { width, height, format } = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
  assert.deepEqual([width, height, format], [500, 500, 'png'])
  const form = new FormData()
  form.set('image', new Blob([await photo()], { type: 'image/jpeg' }), 'foto.jpg')
  assert.equal((await upload(sem, 'sem', form)).status, 200)
  assert.equal(await urlOf(sem), url)
})

test('an upload that is no picture, is too large or is for another user’s list is refused', async () => {
  assert.deepEqual(await (await upload(noor, 'noor', 'geen plaatje')).json(), { problem: 'NoPicture' })
  assert.deepEqual(await (await upload(noor, 'noor', '')).json(), { problem: 'NoPicture' })
  assert.equal(
    (await upload(noor, 'noor', new Uint8Array(10 * 1024 * 1024 + 1), { 'Content-Type': 'image/png' })).status,
    413,
  )
  assert.equal((await upload(sem, 'noor', new Blob([await photo()]))).status, 401)
  assert.equal((await upload(noor, 'niemand', new Blob([await photo()]))).status, 404)
})

test('the page takes a drawing or a photo, and says why it refuses anything else', async () => {
  const page = await sem.get('/sem/image')
  assert.equal(page.$('input[name=id]').length, 12)
  assert.equal(page.$('input[name=id]:checked').length, 0) // The list has its own photo.
  assert.equal((await sem.post('/sem/image', { id: 'balloons' })).headers.get('location'), '/sem')
  assert.equal((await sem.get('/sem/image')).$('input[name=id]:checked').attr('value'), 'balloons')
  const none = await sem.post('/sem/image', {})
  assert.equal(none.status, 422)
  assert.match(none.$('#field-id-error').text(), /Kies een tekening/)
  const broken = await sem.post('/sem/image', { image: new Blob(['geen plaatje'], { type: 'image/png' }) })
  assert.equal(broken.status, 422)
  assert.match(broken.$('#field-image-error').text(), /niet als foto/)
  assert.equal(
    (await sem.post('/sem/image', { id: 'pram', image: new Blob([await photo()], { type: 'image/jpeg' }) })).status,
    303,
  )
  assert.match(await urlOf(sem), /-square\.png$/)
})

test('pages show a photo in the size that they need, and only the API and previews use the png', async () => {
  assert.equal((await upload(noor, 'noor', new Blob([await photo()]))).status, 200)
  const hash = /([0-9a-f]{32})-square\.png$/.exec(await urlOf(noor))![1]!
  await crossOff(sem, (await world.addGift(noor.list)).publicGuid)
  for (const [who, path] of [
    [noor, '/'],
    [noor, '/noor'],
    [noor, '/noor/image'],
    [world.visitor(), '/noor'],
    [sem, '/crossedoff'],
  ] as const) {
    const { $, html } = await who.get(path)
    const shown = $(`.ring img[src*="${hash}"]`)
    assert.equal(shown.attr('src'), `/images/${hash}-160.webp`, path)
    assert.equal(shown.attr('srcset'), `/images/${hash}-160.webp 160w, /images/${hash}-480.webp 480w`, path)
    assert.ok(shown.attr('sizes') && shown.attr('width') === shown.attr('height'), path)
    const inPage = html.slice(html.indexOf('<body'))
    assert.ok(!inPage.includes(`${hash}-square.png`), path)
  }
})

test('a preview of a list has a png of the declared size at an absolute URL, for a photo and each drawing', async () => {
  const preview = async () => {
    const { $ } = await world.visitor().get('/noor')
    const [url, width, height] = ['', ':width', ':height'].map((part) => $(`meta[property="og:image${part}"]`).attr('content')) // oxfmt-ignore
    assert.ok(url!.startsWith(`${world.services.config.baseUrl}/`), url)
    const served = await world.app.request(new URL(url!).pathname)
    const picture = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
    assert.deepEqual([picture.format, `${picture.width}`, `${picture.height}`], ['png', width, height], url)
    return url
  }
  const seen = new Set([await preview()])
  const { themeImages } = (await noor.api('GET', '/api/WishlistImage/GetThemeImages')).body
  for (const { id } of themeImages) {
    await noor.api('POST', '/api/WishlistImage/SetThemeImage', { id, username: 'noor' })
    seen.add(await preview())
  }
  assert.equal(seen.size, 13)
})

test('a user uploads 60 pictures an hour, of lists and gifts together', { timeout: 300_000 }, async (context) => {
  const strict = await openWorld({ RATE_LIMITS: 'on' })
  context.after(() => strict.close())
  const els = await strict.person('Els Kok')
  const headers = { 'X-CSRF-TOKEN': await els.csrfToken() }
  const uploadTo = () => els.request('POST', '/api/WishlistImage/UploadImage/els', { body: 'x', headers })
  for (let n = 1; n <= 59; n++) assert.equal((await uploadTo()).status, 422, `${n}`)
  const withPicture = giftBody(els, { newImageBase64: 'eA==' })
  assert.notEqual((await els.api('POST', editGiftPath, withPicture)).status, 429)
  assert.equal((await els.api('POST', editGiftPath, withPicture)).status, 429)
  assert.equal((await uploadTo()).status, 429)
})
