import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { dayMs, timeZone } from '#core/days.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { accept, invite, addOwners, remove } from '#test/support/owners.ts'
import type { Client } from '#test/support/world.ts'

const { world, noor, lotte, bram, sem } = await openFamily()
const location = (answer: { headers: Headers }) => answer.headers.get('location')
const mailsOf = async (kind: string) => (await world.mails()).filter((mail) => mail.kind === kind)
const ownersInDatabase = async () => (await world.sql`select 1 from list_owners where list_id = ${noor.list.id}`).length

test('an invite leads each holder to their next step, and opening it changes nothing', async () => {
  const guid = await invite(noor, 'Opa')
  const guest = world.visitor()
  await guest.api('POST', '/api/Afstreper/Create', { email: 'opa@example.org' })
  for (const [who, step] of [
    [world.visitor(), 'login'],
    [guest, 'createaccount'],
    [lotte, 'open'],
    [noor, 'open'],
  ] as const) {
    for (const path of [`/i/${guid}`, `/i/${guid}/error`]) {
      const answer = await who.get(path)
      assert.deepEqual([answer.status, location(answer)], [303, `/i/${guid}/${step}`])
    }
    const page = await who.get(`/i/${guid}/${step}`)
    assert.equal(page.status, 200)
    assert.match(page.html, /noindex/)
    if (who === guest) assert.equal(page.$('main [name=email]').attr('value'), 'opa@example.org')
  }
  assert.equal(location(await lotte.get(`/i/${guid}/login`)), `/i/${guid}/open`)
  assert.equal(location(await lotte.get(`/i/${guid}/createaccount`)), `/i/${guid}`)
  assert.equal(location(await world.visitor().get(`/i/${guid}/open`)), `/i/${guid}/login`)
  assert.equal(location(await world.visitor().post(`/i/${guid}/open`)), `/i/${guid}/login`)
  const open = await lotte.get(`/i/${guid}/open`)
  assert.match(
    open.$('main').text(),
    /Dag Opa.*Noor de Vries.*Verlanglijst van Noor de Vries.*zien niet wat er is afgestreept/s,
  )
  const owned = await noor.get(`/i/${guid}/open`)
  assert.equal(owned.$('main a.button').attr('href'), '/noor')
  assert.equal(await ownersInDatabase(), 1)
  await world.sql`delete from owner_invites`
})

test('an invite that can no longer be accepted says why', async () => {
  for (const path of ['/i', '/i/', `/i/${randomUUID()}`, '/i/geen-guid', `/i/${randomUUID()}/open`, `/i/${randomUUID()}/error`, `/i/${randomUUID()}/login`]) {
    const page = await lotte.get(path)
    assert.deepEqual([page.status, page.$('h1').text()], [404, 'Deze uitnodiging vinden we niet'], path)
  } // oxfmt-ignore
  const [used, late] = [await invite(noor), await invite(noor)]
  await accept(lotte, used)
  for (const who of [bram, world.visitor()]) {
    const page = await who.get(`/i/${used}`)
    assert.deepEqual([page.status, page.$('h1').text()], [410, 'Deze uitnodiging is al gebruikt'])
    assert.equal(page.$('main a.button').attr('href'), '/')
  }
  assert.equal((await lotte.get(`/i/${used}`)).$('main a.button').attr('href'), '/noor', 'an owner is led to the list')
  world.travel(31)
  const page = await bram.get(`/i/${late}/error`)
  assert.deepEqual([page.status, page.$('h1').text()], [410, 'Deze uitnodiging is verlopen'])
  world.travel(0)
  await remove(noor, lotte)
  await world.sql`delete from owner_invites`
})

test('one button accepts the invite, and leads to the list as its owners see it', async () => {
  const gift = await world.addGift(noor.list, { description: 'Theepot' })
  await crossOff(lotte, gift.publicGuid)
  const guid = await invite(noor, 'Bram')
  const page = await bram.get(`/i/${guid}/open`)
  const form = page.$('main form[method=post]')
  assert.equal(form.attr('action'), `/i/${guid}/open`)
  const accepted = await bram.post(`/i/${guid}/open`)
  assert.deepEqual([accepted.status, location(accepted)], [303, '/noor'])
  const list = await bram.get('/noor')
  assert.match(list.$('.flash').text(), /houdt deze lijst nu mee bij/i)
  assert.ok(list.$(`#gift-${gift.publicGuid}`).is('.own:not(.taken)'))
  assert.equal(list.$('#owners-row .owner').length, 2)
  assert.match((await noor.get('/')).$('.my-list').text(), /samen met Bram/)
  await addOwners(noor, lotte)
  assert.match((await bram.get('/')).$('.my-lists').text(), /samen met Noor.*Lotte/)
  await remove(noor, lotte)
  await remove(noor, bram)
})

test('logging in from an invite leads back to it, and a wrong password asks again', async () => {
  const guid = await invite(noor, 'Sem')
  const browser = world.visitor()
  const { $ } = await browser.get(`/i/${guid}/login`)
  assert.equal($('h1').text(), 'Dag Sem, doe je mee?')
  assert.equal($('.topbar form').length, 0, 'the page has a second login, which would lose the invite')
  const form = $('main')
  assert.equal(form.find('form').attr('action'), `/i/${guid}/login`)
  assert.ok(form.find(`a.button[href="/i/${guid}/createaccount"]`).length > 0)
  const wrong = await browser.post(`/i/${guid}/login`, { emailOrUsername: sem.email, password: 'fout' })
  assert.equal(wrong.status, 422)
  assert.ok(wrong.$(`main a[href="/i/${guid}/createaccount"]`).length > 0)
  const right = await browser.post(`/i/${guid}/login`, { emailOrUsername: sem.email, password: sem.password })
  assert.deepEqual([right.status, location(right)], [303, `/i/${guid}/open`])
  assert.equal(await ownersInDatabase(), 1, 'the login accepted the invite')
  await world.sql`delete from owner_invites`
})

test('an account can be created on the invite’s page, which also shows its errors', async () => {
  const guid = await invite(noor, 'Tante Truus')
  const truus = world.visitor()
  const filled = { firstName: 'Truus', lastName: 'Bos', email: 'truus@example.org', password: 'een goed wachtwoord' }
  const path = `/i/${guid}/createaccount`
  const refused = await truus.post(path, { ...filled, firstName: '', passwordConfirmation: 'iets anders' })
  assert.equal(refused.status, 422)
  assert.deepEqual(
    refused.$('[aria-invalid=true]').get().map((field) => field.attribs['name']),
    ['firstName', 'passwordConfirmation'],
  ) // oxfmt-ignore
  assert.equal(refused.$('[name=email]').attr('value'), 'truus@example.org')
  const taken = await truus.post(path, { ...filled, email: lotte.email })
  assert.equal(taken.status, 422)
  assert.equal(taken.$('#field-email-error a').attr('href'), `/i/${guid}/login`)
  const kept = ['firstName', 'lastName', 'email', 'password'].map((name) =>
    taken.$(`main [name=${name}]`).attr('value'),
  )
  assert.deepEqual(kept, ['Truus', 'Bos', lotte.email, undefined])
  const made = await truus.post(path, filled)
  assert.deepEqual([made.status, location(made)], [303, '/noor'])
  assert.equal((await truus.get('/noor')).$('.own').length > 0, true)
  const welcome = (await mailsOf('welcome-owner')).at(-1)!
  assert.match(welcome.text, /je doet mee/)
  await world.sql`delete from list_owners where list_id = ${noor.list.id} and not is_primary`
})

test('the page of a list’s owners is for owners alone, and shows invites to the primary owner alone', async () => {
  await addOwners(noor, lotte)
  const guid = await invite(noor, 'Opa')
  assert.equal((await world.visitor().get('/noor/owners')).status, 401)
  assert.equal((await bram.get('/noor/owners')).status, 403)
  assert.equal((await bram.get('/niemand/owners')).status, 404)
  const seen = async (who: Client) => (await who.get('/noor/owners')).$('main')
  const primary = await seen(noor)
  assert.match(primary.text(), /Noor de Vries \(jij\)\s*Kan anderen uitnodigen/)
  assert.equal(primary.find(`#invite-${guid} .url`).text(), `${world.services.config.baseUrl}/i/${guid}`)
  assert.equal(
    primary.find(`#invite-${guid} [data-sharing-copy]`).attr('data-sharing-copy'),
    `${world.services.config.baseUrl}/i/${guid}`,
  )
  assert.equal(
    primary.find(`#invite-${guid} [data-sharing-url]`).attr('data-sharing-url'),
    `${world.services.config.baseUrl}/i/${guid}`,
  )
  assert.ok(primary.find(`a[href="/noor/owners/${lotte.user.publicGuid}/remove"]`).length === 1)
  assert.ok(primary.find(`a[href="/noor/owners/${noor.user.publicGuid}/remove"]`).length === 0)
  const extra = await seen(lotte)
  assert.doesNotMatch(extra.html()!, new RegExp(`${guid}|/remove`))
  assert.equal(extra.find('form').length, 0)
  assert.ok(extra.find('a[href="/noor/owners/leave"]').length === 1)
  for (const path of ['/noor/owners/invites', `/noor/owners/invites/${guid}/withdraw`, `/noor/owners/${noor.user.publicGuid}/remove`])
    assert.equal((await lotte.post(path, { name: 'Opa' })).status, 403, path) // oxfmt-ignore
  assert.equal((await lotte.get(`/noor/owners/${noor.user.publicGuid}/remove`)).status, 403)
  assert.equal((await lotte.get('/noor/delete')).status, 403)
  assert.ok(!(await lotte.get('/noor/settings')).html.includes('/noor/delete'))
  await remove(noor, lotte)
  await world.sql`delete from owner_invites`
})

test('inviting works by plain form and by htmx, also with an e-mail address, and a refusal says why', async () => {
  const plain = await noor.post('/noor/owners/invites', { name: 'Opa' })
  assert.match(location(plain)!, /^\/noor\/owners#invite-[0-9a-f-]{36}$/)
  const swapped = await noor.htmx('POST', '/noor/owners/invites', { name: 'Oma', email: 'oma@example.org' })
  assert.equal(swapped.status, 200)
  assert.equal(swapped.$('.invite').length, 2)
  assert.match(swapped.$('.invite.new').text(), /Oma/)
  assert.deepEqual(swapped.$('.invite .name').toArray().map((name) => swapped.$(name).text()), ['Opa', 'Oma']) // oxfmt-ignore
  const inThirtyDays = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone }).format(
    world.services.now().getTime() + 30 * dayMs,
  )
  assert.ok(swapped.$('.invite.new .detail').text().includes(inThirtyDays))
  assert.equal(swapped.$('.invite.new').is('[data-requests-announce][data-requests-focus]'), true)
  const refused = await noor.htmx('POST', '/noor/owners/invites', { name: '', email: 'geen adres' })
  assert.equal(refused.status, 422)
  assert.equal(refused.$('[aria-invalid=true]').length, 2)
  const withdrawn = await noor.htmx('POST', `/noor/owners/invites/${location(plain)!.slice(-36)}/withdraw`)
  assert.equal(withdrawn.$('.invite').length, 1)
  assert.equal((await bram.get(`/i/${location(plain)!.slice(-36)}`)).status, 404)
  const [mail] = await mailsOf('owner-invited')
  assert.equal(mail!.to, 'oma@example.org')
  assert.match(mail!.subject, /Noor de Vries/)
  assert.match(mail!.text, /Verlanglijst van Noor de Vries.*\/i\/[0-9a-f-]{36}.*dertig dagen/s)
  assert.ok(mail!.text.includes(`tot en met ${inThirtyDays}`))
  assert.equal(mail!.headers['Reply-To'], undefined, 'replies go to an unproven address, which may be anybody’s')
  await proveAddress(world, noor)
  await noor.post('/noor/owners/invites', { name: 'Tante', email: 'tante@example.org' })
  assert.equal((await mailsOf('owner-invited')).at(-1)!.headers['Reply-To'], noor.email)
  await world.sql`delete from owner_invites`
})

test('an invite says whether the list’s owners see cross-offs', async () => {
  await world.sql`update lists set show_crossed_off = true where id = ${noor.list.id}`
  await noor.post('/noor/owners/invites', { name: 'Opa', email: 'opa-ziet@example.org' })
  const mail = (await mailsOf('owner-invited')).at(-1)!
  const [, path] = /(\/i\/[0-9a-f-]{36})/.exec(mail.text)!
  const texts = [mail.text, (await bram.get(`${path}/open`)).$('main').text(), (await noor.get('/noor/owners')).$('main').text()] // oxfmt-ignore
  for (const text of texts) {
    assert.match(text, /zien ook wat er is afgestreept/)
    assert.doesNotMatch(text, /ziet niet/)
  }
  await world.sql`update lists set show_crossed_off = false where id = ${noor.list.id}`
  await world.sql`delete from owner_invites`
})

test('removing an owner asks first and says when it is done, and owners cannot remove themselves', async () => {
  await addOwners(noor, lotte)
  const path = `/noor/owners/${lotte.user.publicGuid}/remove`
  const asked = await noor.get(path)
  assert.match(asked.$('h1').text(), /Lotte de Vries van deze lijst halen\?/)
  assert.equal(await ownersInDatabase(), 2)
  const done = await noor.htmx('POST', path)
  assert.equal(done.headers.get('hx-trigger'), 'close-dialog')
  assert.match(done.$('.flash').text(), /Lotte de Vries houdt de lijst niet meer bij/)
  assert.equal(done.$('hx-partial[hx-target="#owners"] .row').length, 1)
  const oneself = await noor.post(`/noor/owners/${noor.user.publicGuid}/remove`)
  assert.equal(oneself.status, 303)
  assert.match((await noor.get('/noor/owners')).$('.flash').text(), /Jezelf kun je niet verwijderen/)
  assert.equal((await noor.htmx('POST', path)).status, 404)
})

test('leaving asks first, and names the next primary owner to the current one', async () => {
  await addOwners(noor, lotte)
  const asked = await noor.get('/noor/owners/leave')
  assert.match(asked.$('main').text(), /Lotte de Vries kan dan anderen uitnodigen/)
  assert.doesNotMatch((await lotte.get('/noor/owners/leave')).$('main').text(), /kan dan anderen uitnodigen/)
  const left = await lotte.htmx('POST', '/noor/owners/leave')
  assert.equal(left.headers.get('hx-redirect'), '/')
  assert.match((await lotte.get('/')).$('.flash').text(), /niet meer bij/)
  const alone = await noor.get('/noor/owners/leave')
  assert.equal(location(alone), '/noor/owners')
})

test('invites are limited per user', async () => {
  const limited = await openFamily({ RATE_LIMITS: 'on' })
  const send = () => limited.noor.post('/noor/owners/invites', { name: 'Opa' })
  for (let n = 0; n < 20; n++) {
    const { status } = await send()
    await limited.world.sql`delete from owner_invites`
    assert.equal(status, 303)
  }
  const tooMany = await send()
  assert.deepEqual([tooMany.status, Number(tooMany.headers.get('retry-after')) > 0], [429, true])
})
