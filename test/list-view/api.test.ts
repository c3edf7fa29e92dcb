import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { setAccess } from '#test/support/lists.ts'
import { openWorld, type Client } from '#test/support/world.ts'

const { world, noor, lotte, bram } = await openFamily()
const { publicGuid: giftGuid } = await world.addGift(noor.list, {
  description: 'Theepot',
  url: 'https://www.huisenhaard.example/theepot',
})

const stateOf = async (who: Client, username: string) =>
  (await who.api('GET', `/api/Wishlist/GetAccessState/${username}`)).body

test('GetAccessState returns the caller’s access to a list', async () => {
  const { list } = await world.person('Anna Bakker')
  const visitor = world.visitor()
  assert.deepEqual(await stateOf(visitor, 'ANNA'), { accessState: 'Access', question: null, fullName: 'Anna Bakker' })
  await setAccess(world, 'anna', 'OPEN', 'Hoe heet de kat?', 'Minoes')
  assert.deepEqual(await stateOf(visitor, 'anna'), {
    accessState: 'Question',
    question: 'Hoe heet de kat?',
    fullName: 'Anna Bakker',
  })
  await setAccess(world, 'anna', 'CLOSED')
  assert.deepEqual(await stateOf(visitor, 'anna'), { accessState: 'NoAccess', question: null, fullName: 'Anna Bakker' })
  await world.sql`insert into owner_invites (list_id, name) values (${list.id}, 'Opa')`
  assert.equal((await stateOf(visitor, 'anna')).accessState, 'InvitationRequired')
  assert.equal((await stateOf(noor, 'noor')).accessState, 'OwnedByCurrentUser')
  for (const unknown of ['niemand', '-', '%00', 'x'.repeat(51)])
    assert.equal((await visitor.api('GET', `/api/Wishlist/GetAccessState/${unknown}`)).status, 404)
})

test('VerifyAnswer opens a list for the session that gave the right answer', async () => {
  await world.person('Finn Berg')
  await setAccess(world, 'finn', 'OPEN', 'Hoe heet de kat?', 'Minoes')
  const visitor = world.visitor()
  assert.equal((await visitor.api('GET', '/api/Wishlist/Get/finn')).status, 401)
  assert.deepEqual(
    (await visitor.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'finn', answer: 'Felix' })).body,
    { valid: false },
  )
  assert.equal((await visitor.api('GET', '/api/Wishlist/Get/finn')).status, 401)
  assert.deepEqual(
    (await visitor.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'FINN', answer: ' minoes' })).body,
    { valid: true },
  )
  assert.equal((await visitor.api('GET', '/api/Wishlist/Get/finn')).status, 200)
  assert.equal((await world.visitor().api('GET', '/api/Wishlist/Get/finn')).status, 401)
})

test('VerifyAnswer refuses a malformed answer, and responds with 404 for an unknown list', async () => {
  const visitor = world.visitor()
  for (const body of [
    '',
    'null',
    '[]',
    '{}',
    { username: 'finn' },
    { username: 'finn', answer: '' },
    { username: 'finn', answer: 7 },
    { username: {}, answer: 'x' },
    { username: 'finn', answer: 'x'.repeat(256) },
    { username: 'finn', answer: '\0' },
  ]) {
    const { status, body: refusal } = await visitor.api('POST', '/api/Wishlist/VerifyAnswer', body)
    assert.equal(status, 400, JSON.stringify(body))
    assert.ok(Object.keys(refusal.errors).length > 0)
  }
  assert.equal(
    (await visitor.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'finn', answer: 'x'.repeat(255) })).status,
    200,
  )
  assert.equal(
    (await visitor.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'niemand', answer: 'x' })).status,
    404,
  )
})

test('VerifyAnswer is always true for an owner and for a public list', async () => {
  const ida = await world.person('Ida Smit')
  const verify = async (client: Client) =>
    (await client.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'ida', answer: 'x' })).body.valid as boolean
  const visitor = world.visitor()
  assert.deepEqual([await verify(ida), await verify(noor), await verify(visitor)], [true, true, true])
  for (const accessType of ['CLOSED', 'UNKNOWN', 'OPEN']) {
    await setAccess(world, 'ida', accessType, 'Kat?', 'Minoes')
    assert.deepEqual([await verify(ida), await verify(noor), await verify(visitor)], [true, false, false], accessType)
    assert.equal((await visitor.api('GET', '/api/Wishlist/Get/ida')).status, 401)
  }
})

test('an answer is right in every Unicode form and case', async () => {
  await world.person('Jette Smit')
  for (const [own, typed] of [
    ['Zoë', 'ZOE\u0308'],
    ['Zoe\u0308', 'zoë'],
    ['Ｆｅｌｉｘ', 'felix'],
    ['ﬁets', ' FIETS\u00a0'],
  ] as const) {
    await setAccess(world, 'jette', 'OPEN', 'Kat?', own)
    assert.deepEqual(
      (await world.visitor().api('POST', '/api/Wishlist/VerifyAnswer', { username: 'jette', answer: typed })).body,
      { valid: true },
      own,
    )
  }
})

test('a client may give twenty wrong answers to each list in ten minutes, and right answers don’t count', async () => {
  const strict = await openWorld({ RATE_LIMITS: 'on' })
  try {
    await strict.person('Gijs Prins')
    await strict.person('Floor Vos')
    await strict.sql`update lists set access_type = 'OPEN', access_question = 'Hoe heet de kat?', access_answer = 'Minoes'`
    const answerRightly = (username: string) =>
      strict.visitor().api('POST', '/api/Wishlist/VerifyAnswer', { username, answer: 'Minoes' })
    assert.deepEqual((await answerRightly('gijs')).body, { valid: true })
    const visitor = strict.visitor()
    for (let i = 0; i < 19; i++)
      assert.equal(
        (await visitor.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'gijs', answer: `${i}` })).status,
        200,
      )
    assert.equal(
      (await visitor.post('/gijs', { answer: 'twintig' })).status,
      422,
      'answers on the page and in the API count together',
    )
    const limited = await visitor.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'gijs', answer: 'Minoes' })
    assert.equal(limited.status, 429)
    assert.ok(Number(limited.headers.get('Retry-After')) > 0)
    assert.equal((await visitor.post('/gijs', { answer: 'Minoes' })).status, 429)
    assert.deepEqual((await answerRightly('floor')).body, { valid: true })
  } finally {
    await strict.close()
  }
})

const publicFields = [
  'categories',
  'description',
  'firstName',
  'forum',
  'friendPrivateGuid',
  'imageUrl',
  'isFriend',
  'lastName',
  'lastUpdated',
  'occasion',
  'occasionDate',
  'publicGuid',
  'title',
  'username',
]

test('Wishlist/Get returns the whole list to a visitor', async () => {
  const { status, body } = await world.visitor().api('GET', '/api/Wishlist/Get/Noor')
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body).sort(), publicFields)
  assert.equal(body.username, 'noor')
  assert.equal(body.publicGuid, noor.list.publicGuid)
  assert.deepEqual(body.forum, [])
  assert.equal(body.isFriend, false)
  await world.sql`insert into categories (list_id, name, position) values (${noor.list.id}, 'Nog leeg', 9)`
  const owners = (await noor.api('GET', '/api/Wishlist/Get/noor')).body
  const [category, ...others] = body.categories
  assert.deepEqual(others, [])
  assert.deepEqual(
    owners.categories,
    [{ ...category, gifts: [{ ...category.gifts[0], order: 0 }] }],
    'an owner gets the list as visitors do',
  )
  assert.equal(category.privateGuid, null)
  assert.equal(category.giftCount, 1)
  assert.equal(category.gifts[0].publicGuid, giftGuid)
  assert.equal(category.gifts[0].uriDisplayText, 'huisenhaard.example')
  assert.equal(typeof category.gifts[0].order, 'number')
  assert.doesNotMatch(JSON.stringify(body), new RegExp(noor.list.privateGuid))
})

test('Wishlist/Get says whether the list is a friend’s, and which messages the user may delete', async () => {
  await world.sql`insert into friendships (user_id, list_id) select id, ${lotte.list.id} from users where email = ${bram.email}`
  await world.sql`
    insert into forum_posts (list_id, user_id, first_name, last_name, message)
    select ${lotte.list.id}::int, u.id, 'Bram', 'Visser', 'Van Bram' from users u where email = ${bram.email}
    union all select ${lotte.list.id}::int, null, 'Opa', 'Smit', 'Van opa'`
  const seen = (await bram.api('GET', '/api/Wishlist/Get/lotte')).body
  assert.equal(seen.isFriend, true)
  assert.match(seen.friendPrivateGuid, /^[0-9a-f-]{36}$/)
  assert.deepEqual(
    seen.forum.map(({ fullName, message, deletableByCurrentUser }: Record<string, unknown>) => [
      fullName,
      message,
      deletableByCurrentUser,
    ]),
    [
      ['Bram Visser', 'Van Bram', true],
      ['Opa Smit', 'Van opa', false],
    ],
  )
  assert.deepEqual(Object.keys(seen.forum[0]).sort(), [
    'createDate',
    'deletableByCurrentUser',
    'fullName',
    'message',
    'publicGuid',
  ])
  const visitors = (await world.visitor().api('GET', '/api/Wishlist/Get/lotte')).body
  assert.deepEqual(
    visitors.forum.map((post: Record<string, unknown>) => post['deletableByCurrentUser']),
    [false, false],
  )
})

test('Wishlist/Get refuses a closed list with 401 and an unknown one with 404', async () => {
  await world.person('Daan Mulder')
  await setAccess(world, 'daan', 'CLOSED')
  assert.equal((await bram.api('GET', '/api/Wishlist/Get/daan')).status, 401)
  assert.equal((await world.visitor().api('GET', '/api/Wishlist/Get/daan')).status, 401)
  assert.equal((await bram.api('GET', '/api/Wishlist/Get/niemand')).status, 404)
})

test('MyList/Get returns everything about a list to its owner', async () => {
  await world.sql`insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${bram.email}`
  await world.sql`insert into owner_invites (list_id, name) values (${noor.list.id}, 'Opa')`
  await world.sql`insert into owner_invites (list_id, name, expires_at) values (${noor.list.id}, 'Te laat', now() - interval '1 minute')`
  const { status, body } = await noor.api('GET', `/api/MyList/Get/${noor.list.privateGuid.toUpperCase()}`)
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body).sort(), [
    'accessAnswer', 'accessQuestion', 'accessType', 'birthday', 'categories', 'city', 'description', 'firstName', 'forum', 'fullName', 'imageUrl', 'includeInSearchResult', 'isPrimaryOwner',
    'lastName', 'lastUpdated', 'occasion', 'occasionDate', 'ownerInvites', 'owners', 'privateGuid', 'publicGuid', 'showCrossedOff', 'title', 'username',
  ]) // oxfmt-ignore
  assert.equal(body.isPrimaryOwner, true)
  assert.deepEqual(
    body.owners.map(({ fullName, initials, isOnline }: Record<string, unknown>) => [fullName, initials, isOnline]),
    [
      ['Noor de Vries', 'NV', false],
      ['Bram Visser', 'BV', false],
    ],
  )
  assert.match(body.owners[0].color, /^#[0-9a-f]{6}$/)
  assert.equal(body.ownerInvites.length, 1)
  assert.equal(body.ownerInvites[0].url, `${world.services.config.baseUrl}/i/${body.ownerInvites[0].guid}`)
  assert.equal(body.categories[0].privateGuid, noor.list.categoryPrivateGuid)
  assert.equal(body.categories[0].gifts[0].publicGuid, giftGuid)
  assert.equal((await bram.api('GET', `/api/MyList/Get/${noor.list.privateGuid}`)).body.isPrimaryOwner, false)
})

test('visitors get every public field of a list, and its owner gets the private fields too', async () => {
  const { list, ...tess } = await world.person('Tess Mol')
  const { privateGuid, publicGuid } = list
  await world.sql`
    update lists set title = 'Feest', description = 'Kom maar', city = 'Delft', occasion = 'Graduation', occasion_date = '2031-05-06',
      birthday = '1986-12-14', theme_image = 'pram', wants_search = true, last_update = '2026-11-16T10:00:00Z'
    where id = ${list.id}`
  await setAccess(world, 'tess', 'OPEN', 'Hoe heet de kat?', 'Minoes')
  const visitor = world.visitor()
  await visitor.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'tess', answer: 'minoes' })
  const themes = (await visitor.api('GET', '/api/WishlistImage/GetThemeImages')).body.themeImages
  const everybody = {
    ...{ publicGuid, username: 'tess', firstName: 'Tess', lastName: 'Mol', title: 'Feest', description: 'Kom maar' },
    ...{ occasion: 'Graduation', occasionDate: '2031-05-06', lastUpdated: '2026-11-16T10:00:00.000Z', forum: [] },
    imageUrl: themes.find(({ id }: { id: string }) => id === 'pram').url,
  }
  const seen = (await visitor.api('GET', '/api/Wishlist/Get/tess')).body
  assert.deepEqual(seen, { ...everybody, categories: [], isFriend: false, friendPrivateGuid: null })
  const { categories, owners, ...own } = (await tess.api('GET', `/api/MyList/Get/${privateGuid}`)).body
  assert.deepEqual([categories.length, owners.length], [1, 1])
  assert.deepEqual(own, {
    ...everybody,
    ...{ privateGuid, fullName: 'Tess Mol', city: 'Delft', birthday: '1986-12-14', isPrimaryOwner: true },
    ...{ accessType: 'OPEN', accessQuestion: 'Hoe heet de kat?', accessAnswer: 'Minoes', ownerInvites: [] },
    ...{ includeInSearchResult: true, showCrossedOff: false },
  })
})

test('MyList/Get is for owners alone', async () => {
  const { privateGuid } = (await world.person('Els Kok')).list
  assert.equal((await world.visitor().api('GET', `/api/MyList/Get/${privateGuid}`)).status, 401)
  for (const guid of [privateGuid, randomUUID(), 'geen-guid', noor.list.publicGuid])
    assert.equal((await bram.api('GET', `/api/MyList/Get/${guid}`)).status, 404, guid)
})
