import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { readConfig } from '#core/config.ts'
import { splitWish } from '../../src/gifts/input.ts'

// Small protections, each against something that somebody could try.

const { world, noor } = await openFamily({ BASE_URL: 'https://wenskring.example' })

test('under https every cookie is Secure, HttpOnly and limited to this host', async () => {
  const browser = world.visitor()
  const cookies: string[] = []
  const watch = async (answer: Promise<{ headers: Headers }>) => cookies.push(...(await answer).headers.getSetCookie())
  const token = (await (await browser.request('GET', '/api/Utility/CsrfToken')).json()) as string
  const post = (path: string, form: Record<string, string>) =>
    browser.request('POST', path, { body: new URLSearchParams({ csrfToken: token, ...form }) })
  await watch(browser.request('GET', '/?app=1'))
  await watch(browser.request('GET', '/account/login'))
  await watch(post('/account/login', { emailOrUsername: 'noor', password: noor.password }))
  await watch(noor.post('/noor/title', { title: 'Anders' }))
  const names = [...new Set(cookies.map((cookie) => /^[^=]+/.exec(cookie)![0]))].sort()
  assert.ok(names.length >= 3, names.join())
  for (const cookie of cookies) {
    assert.match(cookie, /^__Host-/)
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
      assert.ok(cookie.includes(attribute), cookie)
  }
  const planted = world.visitor()
  planted.cookies.set('session', noor.cookies.get('__Host-session')!)
  assert.equal(
    (await planted.request('GET', '/api/Account/UserData')).status,
    204,
    'a cookie without the prefix, which another host could set',
  )
})

test('only static files and pictures may be cached, but no pages, redirects, refusals or errors', async () => {
  const asked: [method: string, path: string][] = [
    ['GET', '/'],
    ['GET', '/noor/'],
    ['GET', '/NOOR'],
    ['GET', '/list/open/noor'],
    ['GET', '/lootje/x'],
    ['GET', '/nergens-te-vinden/hier'],
    ['GET', '/account'],
    ['GET', '/error'],
    ['GET', '/healthz'],
    ['GET', '/images/x.webp'],
    ['GET', '/api/Nothing'],
    ['GET', '/api/Account/UserData'],
    ['POST', '/account/login'],
    ['POST', '/api/Account/Login'],
    ['GET', '/account/mailings/x/unsubscribe'],
    ['POST', '/signalr/negotiate'],
  ]
  for (const [method, path] of asked) {
    const { headers } = await world.visitor().request(method, path)
    assert.equal(headers.get('Cache-Control'), 'no-store', path)
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', path)
    assert.match(headers.get('Strict-Transport-Security') ?? '', /^max-age=31536000/, path)
  }
})

test('a compressed body is refused on every path and with any content, because it could grow too large', async () => {
  const form = new FormData()
  form.set('image', new Blob(['x'], { type: 'image/png' }), 'x.png')
  const bodies: [type: string | null, body: BodyInit][] = [
    ['application/json', '{}'],
    ['application/x-www-form-urlencoded', 'a=b'],
    ['image/png', new Blob(['x'])],
    [null, form],
  ]
  for (const path of [
    '/api/Account/Login',
    '/api/MyGift/EditWithoutProduct',
    '/api/WishlistImage/UploadImage/noor',
    '/account/login',
    '/account/create',
    '/noor/image',
    '/noor/gifts/new',
    '/lootjestrekken/loting/overzicht',
    '/nowhere',
  ]) {
    for (const encoding of ['gzip', 'br', 'identity']) {
      for (const [type, body] of bodies) {
        const headers = { 'Content-Encoding': encoding, ...(type && { 'Content-Type': type }) }
        const { status } = await noor.request('POST', path, { headers, body })
        assert.equal(status, 415, `${path} ${encoding} ${type ?? 'multipart'}`)
      }
    }
  }
})

test('common passwords are refused, in any case of letters', async () => {
  const create = async (password: string) =>
    (
      await world.visitor().api('POST', '/api/Account/Create', {
        email: 'nieuw@example.org',
        username: 'nieuw',
        firstName: 'Anna',
        lastName: 'Bos',
        password,
        receiveMailing: false,
      })
    ).body?.errors?.password
  for (const password of ['password', 'PassWord1', '12345678', 'qwertyuiop', 'iloveyou'])
    assert.deepEqual(await create(password), ['general.password.is_common'], password)
  assert.equal(await create('een goed wachtwoord'), undefined)
})

test('longer texts lose characters that change the direction of the text after them, and keep every letter', async () => {
  const typed = '\u2067Boek\u2069 \u202egnp.exe\u202c \u2066\u202aשלום\u200f é\u202b\u202d\u2068'
  const kept = 'Boek gnp.exe שלום\u200f é'
  const { privateGuid, categoryPrivateGuid, publicGuid } = noor.list
  const post = async (path: string, body: object) => {
    const answer = await noor.api('POST', `/api/${path}`, body)
    assert.ok(answer.status < 300, `${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const gift = await post('MyGift/EditWithoutProduct', { categoryPrivateGuid, description: typed })
  const describe = async (description: string) => {
    await post('MyList/UpdateDescription', { privateGuid, description })
    return (await noor.api('GET', `/api/MyList/Get/${privateGuid}`)).body.description
  }
  const message = await post('Wishlist/CreateForumPost', { publicWishlistGuid: publicGuid, message: typed })
  assert.deepEqual([gift.gift.description, await describe(typed), message.message], [kept, kept, kept])
  assert.equal(await describe('\u202e'), null)
  const refused = await noor.api('POST', '/api/MyGift/EditWithoutProduct', {
    categoryPrivateGuid,
    description: '\u202e',
  })
  assert.deepEqual([refused.status, refused.body], [400, { errors: { description: ['gift.description.required'] } }])
})

test('a name with control or invisible characters, line breaks or changes of direction is refused', async () => {
  const bad = [
    'Noor\r\nBcc: x@example.org',
    'Noor\u0000',
    'Noor\u202egnp.exe',
    'Noor\u2066x',
    'No\u2028or',
    'No\u0007or',
    'a\tb',
    'No\u200bor',
    'No\u00ador',
    '\u3164',
    '\u2800 \u2800',
  ]
  for (const value of bad) {
    const calls: [path: string, body: object, field: string][] = [
      ['MyList/UpdateTitle', { privateGuid: noor.list.privateGuid, title: value }, 'title'],
      ['Category/Create', { wishlistPrivateGuid: noor.list.privateGuid, name: value }, 'name'],
      ['MyList/Create', { username: 'nog-een', firstName: value, lastName: 'x', accessType: 'PUBLIC' }, 'firstName'],
    ]
    for (const [path, body, field] of calls) {
      const answer = await noor.api('POST', `/api/${path}`, body)
      assert.deepEqual(
        [answer.status, Object.keys(answer.body.errors as object)],
        [400, [field]],
        JSON.stringify(value),
      )
    }
  }
  const fine = await noor.api('POST', '/api/MyList/UpdateTitle', {
    privateGuid: noor.list.privateGuid,
    title: '👩‍👩‍👧 Zoë’s lijst – רות',
  })
  assert.equal(fine.status, 200)
})

test('the time to parse a visitor’s input grows linearly with its length', async () => {
  // This takes milliseconds, but would take minutes with a regular expression that backtracks.
  const began = performance.now()
  for (const path of [`/a${'/'.repeat(400_000)}b`, `/${'a/'.repeat(100_000)}`])
    assert.ok([301, 404].includes((await world.app.request(path)).status))
  for (let n = 0; n < 400; n++) {
    for (const words of [
      `www.${'.'.repeat(9_000)} `,
      `${'a.'.repeat(4_500)}!`,
      `x ${'('.repeat(9_000)}y`,
      `${'–'.repeat(9_000)}x`,
    ])
      splitWish(words)
  }
  assert.ok(performance.now() - began < 20_000)
})

test('a secret of fewer than 32 random bytes stops the start', () => {
  const start = (SECRET: string) => () => readConfig({ SECRET })
  for (const short of ['zestien letters!', 'a'.repeat(31), '0123456789abcdef'.repeat(2), 'f'.repeat(63)])
    assert.throws(start(short), /^Error: SECRET: must have at least 32 random bytes/)
  for (const long of ['f'.repeat(64), Buffer.alloc(32, 'a secret that is random').toString('base64'), 'x'.repeat(32)])
    assert.equal(start(long)().secret, long)
  const [one, two] = ['1'.repeat(64), '2'.repeat(64)]
  assert.deepEqual(readConfig({ SECRETS_OLD: `${one}, ${two}` }).oldSecrets, [one, two])
})
