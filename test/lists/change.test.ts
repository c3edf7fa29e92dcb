import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '#test/support/until.ts'
import { openFamily } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { editGiftPath, giftBody } from '#test/support/gifts.ts'
import { unusedGuid } from '#test/support/guids.ts'
import type { Person } from '#test/support/world.ts'
import { drawFamily } from '../draws/drawing.ts'

const { world, noor, lotte, bram, sem } = await openFamily()

const rowOf = async (guid: string) =>
  (await world.sql`select *, occasion_date::text, birthday::text from lists where private_guid = ${guid}`)[0]!

test('a title of 100 characters is saved, a title of 101 is refused, and a blank title removes it', async () => {
  const { privateGuid } = noor.list
  const update = (title?: unknown) => noor.api('POST', '/api/MyList/UpdateTitle', { privateGuid, title })
  const changed = await update('🎁'.repeat(100))
  assert.equal(changed.status, 200)
  assert.equal(changed.body.wishlist.title, '🎁'.repeat(100))
  assert.deepEqual((await update('🎁'.repeat(101))).body.errors, { title: ['my_list.title.too_long'] })
  assert.equal((await update({})).status, 400)
  assert.equal((await update('a\0b')).status, 400)
  assert.equal((await update('  ')).body.wishlist.title, null)
})

test('a description has 2000 characters at most, and keeps its lines', async () => {
  const { privateGuid } = noor.list
  const update = (description: unknown) =>
    noor.api('POST', '/api/MyList/UpdateDescription', { privateGuid, description })
  assert.equal((await update(`a\n${'b'.repeat(1998)}`)).status, 200)
  assert.match((await rowOf(privateGuid)).description, /^a\nb+$/)
  assert.deepEqual((await update('b'.repeat(2001))).body.errors, { description: ['my_list.description.too_long'] })
})

test('an occasion has a day from 1800-02-01 to 9999-12-31, or none', async () => {
  const { privateGuid } = noor.list
  const update = (occasion: unknown, occasionDate?: unknown) =>
    noor.api('POST', '/api/MyList/UpdateOccasion', { privateGuid, occasion, occasionDate })
  for (const day of ['1800-02-01', '9999-12-31', '2028-02-29', null, ''])
    assert.equal((await update('Christmas', day)).status, 200, String(day))
  for (const day of ['1800-01-31', '2027-02-29', '10000-01-01', '2026-13-01', 'morgen', 5])
    assert.equal((await update('Christmas', day)).status, 400, String(day))
  assert.equal((await update('Easter')).status, 400)
  assert.equal((await update('Sinterklaas', '2026-12-05')).body.wishlist.occasion, 'Sinterklaas')
  assert.equal((await rowOf(privateGuid)).occasionDate, '2026-12-05')
})

test('a list with its occasion’s drawing gets the new occasion’s drawing; a chosen picture stays', async () => {
  const { privateGuid } = sem.list
  const update = async (occasion: string) => {
    await sem.api('POST', '/api/MyList/UpdateOccasion', { privateGuid, occasion })
    return (await rowOf(privateGuid)).themeImage
  }
  assert.equal(await update('MyBirthday'), 'birthday-cake')
  await sem.api('POST', '/api/WishlistImage/SetThemeImage', { id: 'bouquet', username: 'sem' })
  assert.equal(await update('Christmas'), 'bouquet')
})

test('another user’s list, an unknown list and a logged-out request all get the same refusal', async () => {
  const bodies: [string, object][] = [
    ['UpdateTitle', { title: 'x' }],
    ['UpdateDescription', { description: 'x' }],
    ['UpdateOccasion', { occasion: 'Christmas' }],
    ['UpdateSettings', { username: 'sem2', firstName: 'S', lastName: 'B', accessType: 'PUBLIC' }],
  ]
  const before = await rowOf(sem.list.privateGuid)
  for (const [call, body] of bodies) {
    assert.equal(
      (await noor.api('POST', `/api/MyList/${call}`, { ...body, privateGuid: sem.list.privateGuid })).status,
      401,
      call,
    )
    assert.equal(
      (await noor.api('POST', `/api/MyList/${call}`, { ...body, privateGuid: sem.list.publicGuid })).status,
      401,
      call,
    )
    assert.equal(
      (await noor.api('POST', `/api/MyList/${call}`, { ...body, privateGuid: unusedGuid })).status,
      401,
      call,
    )
    assert.equal(
      (await world.visitor().api('POST', `/api/MyList/${call}`, { ...body, privateGuid: sem.list.privateGuid })).status,
      401,
      call,
    )
    assert.equal((await noor.api('POST', `/api/MyList/${call}`, { ...body, privateGuid: 'x' })).status, 400, call)
  }
  assert.deepEqual(await rowOf(sem.list.privateGuid), before)
})

const settings = (person: Person, more: object = {}) => ({
  privateGuid: person.list.privateGuid,
  username: person.username,
  firstName: 'Sem',
  lastName: 'Bakker',
  accessType: 'PUBLIC',
  showCrossedOff: false,
  ...more,
})

test('the choice to be found in search stays while a list is private, and can’t be changed meanwhile', async () => {
  const anna = await world.person('Anna Mol')
  const save = async (more: object) => {
    assert.equal((await anna.api('POST', '/api/MyList/UpdateSettings', settings(anna, more))).status, 200)
    return (await rowOf(anna.list.privateGuid)).wantsSearch
  }
  assert.equal(await save({ includeInSearchResult: true }), true)
  assert.equal(await save({ accessType: 'CLOSED', includeInSearchResult: false }), true)
  const { body } = await anna.api('GET', `/api/MyList/Get/${anna.list.privateGuid}`)
  assert.equal(body.includeInSearchResult, false, 'search does not find a private list')
  assert.equal(await save({ accessType: 'CLOSED' }), true)
  assert.equal(await save({ accessType: 'PUBLIC' }), true)
  assert.equal(await save({ accessType: 'UNKNOWN', includeInSearchResult: false }), true)
  assert.equal(await save({ accessType: 'CLOSED' }), true)
  assert.equal(await save({ accessType: 'PUBLIC', includeInSearchResult: null }), true)
  assert.equal(await save({ accessType: 'PUBLIC', includeInSearchResult: false }), false)
  assert.equal(await save({ accessType: 'CLOSED', includeInSearchResult: true }), false)
  assert.equal(
    await save({ accessType: 'OPEN', accessQuestion: 'q', accessAnswer: 'a', includeInSearchResult: true }),
    true,
  )
})

test('a visitor who answered is asked again only if the question or answer changes', async () => {
  const version = async () => (await rowOf(sem.list.privateGuid)).questionVersion
  const save = (more: object) => sem.api('POST', '/api/MyList/UpdateSettings', settings(sem, more))
  const open = { accessType: 'OPEN', accessQuestion: 'Hond?', accessAnswer: 'Rex' }
  await save(open)
  const first = await version()
  const visitor = world.visitor()
  assert.deepEqual(
    (await visitor.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'sem', answer: ' rex ' })).body,
    { valid: true },
  )
  await save({ ...open, city: 'Delft' })
  await save({ accessType: 'CLOSED', accessQuestion: 'x'.repeat(300) })
  assert.equal((await rowOf(sem.list.privateGuid)).accessQuestion, 'Hond?')
  await save(open)
  assert.equal(await version(), first)
  assert.equal((await visitor.api('GET', '/api/Wishlist/GetAccessState/sem')).body.accessState, 'Access')
  await save({ ...open, accessAnswer: 'Max' })
  assert.equal(await version(), first + 1)
  assert.equal((await visitor.api('GET', '/api/Wishlist/GetAccessState/sem')).body.accessState, 'Question')
  assert.deepEqual((await save({ ...open, accessAnswer: '' })).body.errors, {
    accessAnswer: ['my_list.access.answer.required'],
  })
  await save({})
})

test('a list of unknown access is private to its owner, whose form requires a choice', async () => {
  const vera = await world.person('Vera Smit')
  const made = await vera.api('POST', '/api/MyList/Create', {
    username: 'vera-twee',
    firstName: 'Vera',
    lastName: 'Smit',
    accessType: 'UNKNOWN',
    accessQuestion: 'Hond?',
    accessAnswer: 'Rex',
  })
  assert.deepEqual([made.status, made.body.isShareable], [201, false])
  const saved = await vera.api('POST', '/api/MyList/UpdateSettings', settings(vera, { accessType: 'UNKNOWN' }))
  assert.deepEqual([saved.status, saved.body.wishlist.isShareable], [200, false])
  const { accessType, accessQuestion, includeInSearchResult } = (
    await vera.api('GET', `/api/MyList/Get/${made.body.privateGuid}`)
  ).body
  assert.deepEqual([accessType, accessQuestion, includeInSearchResult], ['UNKNOWN', null, false])
  assert.equal((await world.visitor().get('/vera-twee')).status, 403)

  const { $ } = await vera.get('/vera-twee/settings')
  assert.deepEqual([$('input[name=accessType]').length, $('input[name=accessType]:checked').length], [3, 0])
  const form = { username: 'vera-twee', firstName: 'Vera', lastName: 'de Smit' }
  const refused = await vera.post('/vera-twee/settings', form)
  assert.equal(refused.status, 422)
  assert.match(refused.$('#field-accessType-error').text(), /Kies wie/)
  assert.equal(refused.$('input[autofocus]').attr('value'), 'PUBLIC')
  assert.equal((await rowOf(made.body.privateGuid)).accessType, 'UNKNOWN')
  assert.equal((await vera.post('/vera-twee/settings', { ...form, accessType: 'CLOSED' })).status, 303)
  assert.equal((await rowOf(made.body.privateGuid)).accessType, 'CLOSED')
})

test('the settings keep the city, the birthday and the choice to see cross-offs', async () => {
  const saved = await sem.api(
    'POST',
    '/api/MyList/UpdateSettings',
    settings(sem, { city: 'Delft', birthday: '1986-12-14', showCrossedOff: true }),
  )
  assert.equal(saved.status, 200)
  assert.equal(saved.body.wishlist.fullName, 'Sem Bakker')
  const row = await rowOf(sem.list.privateGuid)
  assert.equal(row.birthday, '1986-12-14')
  assert.equal(row.city, 'Delft')
  assert.equal(row.showCrossedOff, true)
  assert.deepEqual(
    (await sem.api('POST', '/api/MyList/UpdateSettings', settings(sem, { birthday: '14 december' }))).body.errors,
    { birthday: ['general.date.invalid'] },
  )
  for (const accessType of ['SECRET', 'public', null, undefined])
    assert.equal((await sem.api('POST', '/api/MyList/UpdateSettings', settings(sem, { accessType }))).status, 400)
})

test('a list can get a free name; a taken, reserved or old-style name is invalid data', async () => {
  const eva = await world.person('Eva Kok')
  const rename = (username: string) => eva.api('POST', '/api/MyList/UpdateSettings', settings(eva, { username }))
  for (const name of ['noor', 'NOOR', 'blog', '123'])
    assert.deepEqual([(await rename(name)).status, (await rename(name)).body.problem], [422, 'InvalidData'], name)
  for (const name of ['ab', '-ab', 'a b', 'x'.repeat(51)]) assert.equal((await rename(name)).status, 400, name)
  assert.equal((await rename('Eva')).status, 200)
  assert.equal((await rename('eva-kok')).body.wishlist.localLink, '/eva-kok')
  await world.sql`update lists set username = '2024' where private_guid = ${eva.list.privateGuid}`
  assert.equal((await rename('2024')).status, 200)
})

test('a co-owner can change the list too, which updates its last change', async () => {
  await world.sql`insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${sem.email}`
  await world.sql`update lists set last_update = '2020-01-01' where id = ${noor.list.id}`
  const changed = await sem.api('POST', '/api/MyList/UpdateTitle', {
    privateGuid: noor.list.privateGuid,
    title: 'Van ons',
  })
  assert.equal(changed.status, 200)
  assert.ok(Date.parse(changed.body.wishlist.lastUpdate) > Date.parse('2025-01-01'))
  await world.sql`delete from list_owners where list_id = ${noor.list.id} and not is_primary`
  assert.equal(
    (await sem.api('POST', '/api/MyList/UpdateTitle', { privateGuid: noor.list.privateGuid, title: 'Toch' })).status,
    401,
  )
})

test('changes of a list, its categories and its gifts are announced to visitors who look at it', async () => {
  const heard: string[] = []
  const listening = await world.sql.listen('live', (payload) => {
    const { topic, event, key } = JSON.parse(payload) as Record<string, string>
    if (topic === 'list') heard.push(`${event} ${key}`)
  })
  await noor.api('POST', '/api/MyList/UpdateTitle', { privateGuid: noor.list.privateGuid, title: 'Hoor' })
  const books = { wishlistPrivateGuid: noor.list.privateGuid, name: 'Boeken' }
  const { privateGuid: categoryPrivateGuid } = (await noor.api('POST', '/api/Category/Create', books)).body
  const { publicGuid } = await world.addGift(noor.list)
  await noor.api('POST', editGiftPath, giftBody(noor, { publicGuid, categoryPrivateGuid }))
  const { $ } = await noor.htmx('POST', `/gifts/${publicGuid}/delete`)
  await noor.htmx('POST', $('[data-flash-undo]').attr('action')!)
  await world.addGift(noor.list)
  await noor.post('/noor/empty')
  await noor.post((await noor.get('/noor')).$('#flash form').attr('action')!)
  const ofOne = ['list-changed', 'rearranged', 'gift-changed', 'rearranged', 'gift-deleted', 'gift-added']
  const expected = [...ofOne, 'rearranged', 'rearranged']
  await until(() => heard.length >= expected.length, 'all announcements', 10_000)
  await listening.unlisten()
  assert.deepEqual(
    heard,
    expected.map((event) => `${event} ${noor.list.publicGuid}`),
  )
})

test('a list that was linked to a lot of the last 60 days asks before it closes', async () => {
  const { privateGuid } = noor.list
  const used = async () => (await noor.api('POST', `/api/MyList/UsedInRecentLot/${privateGuid}`)).body
  assert.deepEqual(await used(), { usedInRecentLot: false })
  const { lots } = await drawFamily({ world, lotte, bram })
  await noor.api('POST', '/api/Lot/SelectWishlist', {
    participantPrivateGuid: lots.riet.guid,
    wishlistPrivateGuid: privateGuid,
  })
  await world.sql`update draws set drawn_at = now() - interval '61 days'`
  assert.deepEqual(await used(), { usedInRecentLot: false })
  await world.sql`update draws set drawn_at = now() - interval '59 days'`
  assert.deepEqual(await used(), { usedInRecentLot: true })
  await world.sql`update draws set deleted_at = now()`
  assert.deepEqual(await used(), { usedInRecentLot: false })
  await world.sql`update draws set deleted_at = null`

  const form = {
    username: 'noor',
    firstName: 'Noor',
    lastName: 'de Vries',
    accessType: 'CLOSED',
    showCrossedOff: 'on',
    city: 'Delft',
  }
  const asked = await noor.htmx('POST', '/noor/settings', form)
  assert.equal(asked.status, 200)
  assert.equal(asked.$('dialog input[name=city]').attr('value'), 'Delft')
  assert.equal(asked.$('dialog input[name=confirmed]').attr('value'), 'true')
  assert.equal((await rowOf(privateGuid)).accessType, 'PUBLIC')
  assert.equal((await noor.post('/noor/settings', { ...form, confirmed: 'true' })).status, 303)
  assert.equal((await rowOf(privateGuid)).accessType, 'CLOSED')
  assert.equal((await noor.post('/noor/settings', form)).status, 303)

  for (const guid of [sem.list.privateGuid, unusedGuid, 'x']) {
    const answer = await noor.api('POST', `/api/MyList/UsedInRecentLot/${guid}`)
    assert.deepEqual([answer.status, answer.body], [422, { problem: 'UserCannotAccessWishlist' }], guid)
  }
  assert.equal((await world.visitor().api('POST', `/api/MyList/UsedInRecentLot/${privateGuid}`)).status, 401)
  await noor.post('/noor/settings', { ...form, accessType: 'PUBLIC' })
})

test('the settings are a dialog and a page, return with 422 if refused, and redirect to the new name', async () => {
  const fiep = await world.person('Fiep Prins')
  const dialog = await fiep.htmx('GET', '/fiep/settings')
  assert.equal(dialog.$('dialog#settings[data-dialogs-open]').length, 1)
  const page = await fiep.get('/fiep/settings')
  assert.equal(page.$('h1').text(), 'Instellingen')
  assert.equal(page.$('input[name=accessType]:checked').attr('value'), 'PUBLIC')
  const form = {
    username: 'noor',
    firstName: '',
    lastName: 'Prins',
    accessType: 'PUBLIC',
    includeInSearchResult: ['false', 'true'],
  }
  const refused = await fiep.post('/fiep/settings', form)
  assert.equal(refused.status, 422)
  assert.match(refused.$('#field-firstName-error').text(), /voornaam/)
  const taken = await fiep.htmx('POST', '/fiep/settings', { ...form, firstName: 'Fiep' })
  assert.equal(taken.status, 422)
  assert.match(taken.$('#field-username-error').text(), /bezet/)
  assert.equal(taken.$('input[type=checkbox][name=includeInSearchResult]').attr('checked'), 'checked')
  const moved = await fiep.htmx('POST', '/fiep/settings', { ...form, firstName: 'Fiep', username: 'fiep-prins' })
  assert.equal(moved.headers.get('HX-Redirect'), '/fiep-prins')
  assert.equal((await rowOf(fiep.list.privateGuid)).wantsSearch, true)
  assert.equal((await fiep.get('/fiep/settings')).status, 301)

  const opened = await fiep.get('/fiep-prins/settings')
  opened.$('[type=checkbox]').removeAttr('checked')
  await fiep.post('/fiep-prins/settings', filledForm(opened, 'form[action="/fiep-prins/settings"]'))
  const { wantsSearch: isFound, showCrossedOff: isShown } = await rowOf(fiep.list.privateGuid)
  assert.deepEqual([isFound, isShown], [false, false], 'unchecked boxes are saved as false')
})

test('a list’s form that is saved unchanged changes nothing', async () => {
  const ida = await world.person('Ida Smeets')
  const { privateGuid } = ida.list
  await world.sql`
    update lists set title = 'Feest & meer', description = ${'Regel een\nregel twee'}, occasion = 'Graduation', occasion_date = '2031-05-06',
      birthday = '1986-12-14', city = 'Delft', theme_image = 'pram', wants_search = false, show_crossed_off = true,
      access_type = 'OPEN', access_question = 'Hoe heet de hond?', access_answer = 'Rex'
    where private_guid = ${privateGuid}`
  const before = await rowOf(privateGuid)
  for (const part of ['settings', 'title', 'description', 'occasion', 'image']) {
    const page = await ida.get(`/ida/${part}`)
    if (part === 'settings') assert.equal(page.$('a[href="/ida/qr"]').length, 1)
    assert.equal((await ida.post(`/ida/${part}`, filledForm(page, `form[action="/ida/${part}"]`))).status, 303, part)
    assert.deepEqual({ ...(await rowOf(privateGuid)), lastUpdate: before.lastUpdate }, before, part)
  }
})

test('title and description are edited in their place, and on a page of their own without script', async () => {
  const fragment = await sem.htmx('GET', '/sem/title')
  assert.equal(fragment.$(`#list-header-${sem.list.publicGuid} form input[name=title]`).length, 1)
  const saved = await sem.htmx('POST', '/sem/title', { title: 'Sem <wordt> 40' })
  assert.match(saved.$('h1').text(), /Sem <wordt> 40/)
  assert.equal(saved.$('h1 ~ [data-requests-focus]').length, 1)
  const refused = await sem.htmx('POST', '/sem/description', { description: 'x'.repeat(2001) })
  assert.equal(refused.status, 422)
  assert.equal(refused.$('textarea[name=description]').text().length, 2001)
  assert.match(refused.$('#field-description-error').text(), /2000/)
  assert.equal((await sem.get('/sem/description')).$('main textarea[name=description]').length, 1)
  assert.equal(
    (await sem.post('/sem/description', { description: 'Kom gewoon.\r\nEcht.' })).headers.get('location'),
    '/sem',
  )
  assert.equal((await rowOf(sem.list.privateGuid)).description, 'Kom gewoon.\nEcht.')
  assert.equal((await sem.htmx('GET', '/sem/header?was=title')).$('form').length, 0)
})

test('the occasion’s dialog closes after a change and updates the page', async () => {
  assert.equal((await sem.htmx('GET', '/sem/occasion')).$('dialog select[name=occasion] option').length, 17)
  const refused = await sem.htmx('POST', '/sem/occasion', { occasion: 'MyBirthday', occasionDate: '1799-01-01' })
  assert.equal(refused.status, 422)
  assert.equal(refused.$('dialog input[name=occasionDate][aria-invalid]').length, 1)
  const saved = await sem.htmx('POST', '/sem/occasion', { occasion: 'MyBirthday', occasionDate: '2030-12-14' })
  assert.equal(saved.headers.get('HX-Trigger'), 'close-dialog')
  assert.match(saved.html, new RegExp(`hx-partial hx-target="#list-header-${sem.list.publicGuid}"`))
  assert.match(saved.html, /Mijn verjaardag, 14 december 2030/)
  assert.equal((await sem.post('/sem/occasion', { occasion: 'MyBirthday', occasionDate: '' })).status, 303)
})

test('every page for owners responds with 401 logged out, 403 to other users, and 404 without a list', async () => {
  const pages = [
    'settings',
    'title',
    'description',
    'occasion',
    'header',
    'delete',
    'empty',
    'categories',
    'image',
    `move-category/${unusedGuid}`,
    `categories/${unusedGuid}/name`,
    `categories/${unusedGuid}/delete`,
  ]
  for (const page of pages) {
    assert.equal((await world.visitor().get(`/sem/${page}`)).status, 401, page)
    assert.equal((await noor.get(`/sem/${page}`)).status, 403, page)
    for (const nobody of ['niemand-hier', 'a%00b', '%F0', 'x'.repeat(60)])
      assert.equal((await noor.get(`/${nobody}/${page}`)).status, 404, `${nobody} ${page}`)
  }
  for (const page of [
    'settings',
    'title',
    'description',
    'occasion',
    'delete',
    'empty',
    'categories',
    'categories/order',
    'image',
  ]) {
    assert.equal((await noor.post(`/sem/${page}`, { title: 'gekaapt' })).status, 403, page)
    assert.equal((await world.visitor().post(`/sem/${page}`)).status, 401, page)
  }
})
