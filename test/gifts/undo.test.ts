import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { purgeDeletedGiftsJob } from '#jobs/purge-deleted-gifts.ts'
import { tellGiversJob } from '#jobs/tell-givers.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff, giftOrder } from '#test/support/gifts.ts'
import { addCategory, addList, lastUpdate } from '#test/support/lists.ts'
import { whileLocked } from '#test/support/locks.ts'
import { createProof } from '#test/support/proofs.ts'
import { withoutCsrfTokens, type Client, type HtmlResponse, type Person } from '#test/support/world.ts'

// An owner's undo restores everything, also for a gift's giver.

const { world, noor, lotte, bram } = await openFamily({ MAIL_DELAYS: 'on' })
const other = await addList(world, noor, 'noor-elders')

const minutes = 1 / (24 * 60)
async function after(count: number): Promise<void> {
  world.travel(count * minutes)
  await tellGiversJob.run(world.services, {}, noTransports)
  await purgeDeletedGiftsJob.run(world.services, {}, noTransports)
}
const fresh = async () => {
  world.travel(0)
  await world.mails()
  for (const table of ['mails', 'gift_changes', 'deleted_gifts', 'cross_offs', 'gifts'])
    await world.sql`delete from ${world.sql(table)}`
}
const news = async () => (await world.mails()).filter(({ kind }) => kind === 'gift-news')

const stored = async ({ publicGuid }: { publicGuid: string }) =>
  (await world.sql`select * from gifts where public_guid = ${publicGuid}`)[0]
const given = (who: Person) => who.get('/crossedoff').then(({ $ }) => $('.gift-title, .given').text())

/** Presses "undo" in the message that came with a response. */
async function pressUndo(answer: HtmlResponse, who = noor): Promise<HtmlResponse> {
  const form = answer.$('[data-flash-undo]')
  const values = form
    .find('input[type=hidden]:not([name=csrfToken])')
    .map((_, field) => [[answer.$(field).attr('name')!, answer.$(field).attr('value')!]])
    .get()
  return who.htmx('POST', form.attr('action')!, Object.fromEntries(values) as Record<string, string>)
}
const remove = ({ publicGuid }: { publicGuid: string }) => noor.htmx('POST', `/gifts/${publicGuid}/delete`)
const moveTo = (list: { privateGuid: string }, { publicGuid }: { publicGuid: string }) =>
  noor.htmx('POST', `/gifts/${publicGuid}/move`, { wishlistPrivateGuid: list.privateGuid })
const setShown = (username: string, isShown: boolean) =>
  world.sql`update lists set show_crossed_off = ${isShown} where username = ${username}`

describe('The undo of a deletion', () => {
  test('restores the gift in its place, also for its giver, and notifies nobody', async () => {
    await fresh()
    const [first, gift, last] = [
      await world.addGift(noor.list, { description: 'Eén' }),
      await world.addGift(noor.list, { description: 'Twee', url: 'https://shop.nl/twee' }),
      await world.addGift(noor.list, { description: 'Drie' }),
    ]
    const hash = 'a'.repeat(32)
    await world.sql`insert into images (hash, width, height, created_at) values (${hash}, 8, 8, now() - interval '3 days')`
    await world.sql`
      update gifts
      set image_hash = ${hash}, has_own_picture = true, gtin = '4006381333931', price_cents = 1250, currency = 'USD', priced_on = current_date - 3,
        cross_off_enabled = true, edited_at = now() - interval '5 days', created_at = now() - interval '9 days'
      where public_guid = ${gift.publicGuid}`
    await crossOff(lotte, gift.publicGuid)
    const before = await stored(gift)
    const overview = withoutCsrfTokens((await lotte.get('/crossedoff')).html)
    const deleted = await remove(gift)
    assert.equal((await given(lotte)).includes('Twee'), false)
    await world.services.images.purgeUnused(world.sql, world.services.now())
    const back = await pressUndo(deleted)
    assert.equal(back.$(`#gift-${gift.publicGuid} [data-requests-focus]`).length, 1)
    assert.match(back.$('.flash').text(), /weer op je lijst/)
    assert.deepEqual(await stored(gift), before)
    assert.deepEqual(await giftOrder(world, noor.list.categoryId), [first.publicGuid, gift.publicGuid, last.publicGuid])
    assert.equal(withoutCsrfTokens((await lotte.get('/crossedoff')).html), overview)
    await after(25)
    assert.equal((await news()).length, 0)
    assert.match(await given(lotte), /Twee/)
  })

  test('restores a guest’s cross-off, even if an owner with the same address confirmed the guest’s link', async () => {
    await fresh()
    const guest = world.visitor()
    const { user } = (await guest.api('POST', '/api/Afstreper/Create', { email: 'samen@example.org' })).body
    const gift = await world.addGift(noor.list)
    await crossOff(guest, gift.publicGuid)
    const deleted = await remove(gift)
    await world.sql`update users set email = 'samen@example.org', email_proven_at = now() where public_guid = ${noor.user.publicGuid}`
    const proof = await createProof(world.sql, user.publicGuid)
    assert.equal((await noor.post('/account/confirm', { proof })).status, 303)
    await pressUndo(deleted)
    const stillGiven = await Promise.all([guest, noor].map((who) => who.get('/crossedoff')))
    assert.deepEqual(
      stillGiven.map(({ $ }) => $('.gift-brief').length),
      [1, 0],
    )
    await world.sql`update users set email = ${noor.email} where public_guid = ${noor.user.publicGuid}`
  })

  test('stands on the list itself for two minutes, for the owners of that list alone', async () => {
    await fresh()
    const offers = async (who: Client, path: string) => (await who.get(path)).$('#recently-deleted .row').text()
    await world.addGift(noor.list, { description: 'Blijft' })
    const gift = await world.addGift(noor.list, { description: 'Theepot' })
    await crossOff(lotte, gift.publicGuid)
    assert.equal(await offers(noor, '/noor'), '')
    const deleted = await remove(gift)
    assert.match(deleted.$('#recently-deleted').text(), /Theepot/)
    assert.match(await offers(noor, '/noor'), /Theepot.*Ongedaan maken/)
    const lottes = await world.addGift(lotte.list, { description: 'Vliegenmepper' })
    await lotte.htmx('POST', `/gifts/${lottes.publicGuid}/delete`)
    assert.doesNotMatch(await offers(noor, '/noor'), /Vliegenmepper/)
    for (const [who, path] of [
      [noor, '/noor-elders'],
      [lotte, '/noor'],
      [world.visitor(), '/noor'],
    ] as const)
      assert.equal(await offers(who, path), '')
    world.travel(3 * minutes)
    assert.equal(await offers(noor, '/noor'), '')
  })

  test('restores every column of a gift', async () => {
    const columnsOf = async (table: string) =>
      (
        await world.sql<
          { name: string }[]
        >`select column_name as name from information_schema.columns where table_name = ${table} order by 1`
      ).map(({ name }) => name)
    // `once` is not restored: the same form, sent again meanwhile, may have made another gift.
    const kept = [...(await columnsOf('deleted_gifts')), 'once']
    assert.deepEqual(
      (await columnsOf('gifts')).filter((name) => !kept.includes(name)),
      [],
    )
  })

  test('is offered without script as a form on the next page', async () => {
    await fresh()
    const gift = await world.addGift(noor.list, { description: 'Terug' })
    await noor.post(`/gifts/${gift.publicGuid}/delete`)
    const { $ } = await noor.get('/noor')
    const undone = await noor.post($('#flash form').attr('action')!)
    assert.deepEqual([undone.status, undone.headers.get('location')], [303, `/noor#gift-${gift.publicGuid}`])
    assert.match((await noor.get('/noor')).$('.flash').text(), /Het cadeau staat weer op je lijst/)
  })

  test('is refused after two minutes, when nothing of the gift is kept; until then nobody is notified', async () => {
    await fresh()
    const [early, late] = [await world.addGift(noor.list), await world.addGift(noor.list, { description: 'Laat' })]
    for (const gift of [early, late]) await crossOff(lotte, gift.publicGuid)
    await remove(early)
    await after(9.9)
    const deleted = await remove(late)
    await world.sql`update gift_changes set due_at = ${world.services.now()} where id = (select min(id) from gift_changes)`
    await after(10)
    assert.equal((await news()).length, 1)
    assert.equal((await world.sql`select 1 from gift_changes`).length, 1, 'the deletion that can still be undone waits')
    await after(12)
    assert.equal((await world.sql`select 1 from deleted_gifts`).length, 0)
    const refused = await pressUndo(deleted)
    assert.match(refused.$('.flash[data-flash-kind=bad]').text(), /kan niet meer/)
    assert.equal(await stored(late), undefined)
  })

  test('works for the gift’s owner only, and only once', async () => {
    await fresh()
    const gift = await world.addGift(noor.list)
    const deleted = await remove(gift)
    const address = deleted.$('[data-flash-undo]').attr('action')!
    assert.match((await pressUndo(deleted, bram)).$('.flash').text(), /kan niet meer/)
    assert.equal((await world.visitor().post(address)).status, 401)
    assert.equal(await stored(gift), undefined)
    const answers = await Promise.all([pressUndo(deleted), pressUndo(deleted)])
    assert.equal(answers.filter(({ html }) => html.includes('data-flash-kind="bad"')).length, 1)
    assert.ok(await stored(gift))
    const deletedAgain = await remove(gift)
    const second = await whileLocked(
      world.sql,
      (tx) => tx`delete from deleted_gifts`,
      () => pressUndo(deletedAgain),
    )
    assert.match(second.$('.flash').text(), /kan niet meer/, 'the second of two presses at once')
  })

  test('is refused after two minutes, even if the gift is not purged yet', async () => {
    await fresh()
    const deleted = await remove(await world.addGift(noor.list))
    world.travel(2.1 * minutes)
    assert.match((await pressUndo(deleted)).$('.flash[data-flash-kind=bad]').text(), /kan niet meer/)
  })

  test('is refused if the list was filled up meanwhile, as is the undo of a move', async () => {
    await fresh()
    const [gone, moved] = [await world.addGift(noor.list), await world.addGift(noor.list)]
    const answers = [await remove(gone), await moveTo(other, moved)]
    await world.sql`
      insert into gifts (category_id, position, description) select ${noor.list.categoryId}, n, 'Wens' from generate_series(1, 1000) n`
    for (const answer of answers)
      assert.match((await pressUndo(answer)).$('.flash[data-flash-kind=bad]').text(), /1000/)
    assert.equal((await giftOrder(world, noor.list.categoryId)).length, 1000)
  })

  test('restores all gifts of a list that was emptied', async () => {
    await fresh()
    for (const description of ['Eén', 'Twee', 'Drie']) await world.addGift(noor.list, { description })
    const order = await giftOrder(world, noor.list.categoryId)
    const asked = await noor.get('/noor/empty')
    assert.match(asked.$('main').text(), /3 cadeaus/)
    assert.equal(asked.$('main a.quiet').first().attr('href'), '/noor/settings')
    await noor.post('/noor/empty')
    const { $ } = await noor.get('/noor')
    assert.equal((await giftOrder(world, noor.list.categoryId)).length, 0)
    await noor.post($('#flash form').attr('action')!)
    assert.deepEqual(await giftOrder(world, noor.list.categoryId), order)
    assert.match((await noor.get('/noor')).$('.flash').text(), /De 3 cadeaus staan weer/)
  })

  test('brings a gift back to its category', async () => {
    await fresh()
    const books = await addCategory(world, noor.list, 'Boeken')
    const gift = await world.addGift({ ...noor.list, categoryId: books.id })
    await pressUndo(await remove(gift))
    assert.deepEqual(await giftOrder(world, books.id), [gift.publicGuid])
  })

  test('brings a gift back to its list’s first category if its own was deleted or moved to another list', async () => {
    await fresh()
    const gone = await addCategory(world, noor.list, 'Gaat weg')
    const moves = await addCategory(world, noor.list, 'Verhuist')
    const [one, two] = [
      await world.addGift({ ...noor.list, categoryId: gone.id }),
      await world.addGift({ ...noor.list, categoryId: moves.id }),
    ]
    const deleted = [await remove(one), await remove(two)]
    await world.sql`delete from categories where id = ${gone.id}`
    await world.sql`update categories set list_id = ${other.id} where id = ${moves.id}`
    for (const each of deleted) await pressUndo(each)
    assert.deepEqual(await giftOrder(world, noor.list.categoryId), [one.publicGuid, two.publicGuid])
  })

  test('brings a gift back free if its giver undid the cross-off meanwhile, in whatever way', async () => {
    const ways: { [way: string]: (gift: { publicGuid: string }, crossOffGuid: string) => Promise<unknown> } = {
      page: ({ publicGuid }) => lotte.htmx('POST', `/gifts/${publicGuid}/cross-off/undo`),
      link: ({ publicGuid }, crossOffGuid) => world.visitor().post(`/crossedoff/${publicGuid}/${crossOffGuid}/undo`),
      api: ({ publicGuid }, privateCrossOffGuid) =>
        world.visitor().api('POST', '/api/Gift/UndoCrossOff', { publicGuid, privateCrossOffGuid }),
    }
    for (const [way, free] of Object.entries(ways)) {
      await fresh()
      const gift = await world.addGift(noor.list)
      const kept = await world.addGift(noor.list, { description: 'Deze wel' })
      const crossOffGuid = await crossOff(lotte, gift.publicGuid)
      await crossOff(lotte, kept.publicGuid)
      const deletions = [await remove(gift), await remove(kept)]
      await free(gift, crossOffGuid)
      for (const deletion of deletions) await pressUndo(deletion)
      assert.match(await given(lotte), /Deze wel/, way)
      const page = await bram.get('/noor')
      assert.equal(page.$(`#gift-${gift.publicGuid} a[href$="/cross-off"]`).length, 1, way)
    }
  })

  test('notifies the giver if the list began to show cross-offs meanwhile', async () => {
    await fresh()
    const gift = await world.addGift(noor.list, { description: 'Verrassing' })
    await crossOff(lotte, gift.publicGuid)
    const deleted = await remove(gift)
    await setShown('noor', true)
    await pressUndo(deleted)
    await setShown('noor', false)
    await after(25)
    const [mail] = await news()
    assert.match(mail!.text, /ziet voortaan wat er is afgestreept/)
  })

  test('notifies nobody if the list showed cross-offs all along', async () => {
    await fresh()
    await setShown('noor', true)
    const gift = await world.addGift(noor.list)
    await crossOff(lotte, gift.publicGuid)
    await pressUndo(await remove(gift))
    await setShown('noor', false)
    await after(25)
    assert.deepEqual(await news(), [])
  })
})

describe('The undo of a move', () => {
  test('puts the gift back in its place on the first list, and notifies nobody', async () => {
    await fresh()
    const [gift, next] = [await world.addGift(noor.list), await world.addGift(noor.list)]
    await crossOff(lotte, gift.publicGuid)
    const before = await stored(gift)
    const moved = await moveTo(other, gift)
    assert.equal(moved.$('.flash a').attr('href'), `/noor-elders#gift-${gift.publicGuid}`)
    const answer = await noor.get(`/gifts/${gift.publicGuid}/move`)
    assert.ok(answer.html.includes(noor.list.privateGuid))
    for (const { list } of [lotte, bram])
      assert.ok(!answer.html.includes(list.privateGuid), 'the page offers another user’s list')
    const emptied = await lastUpdate(world, other)
    const back = await pressUndo(moved)
    assert.notEqual(await lastUpdate(world, other), emptied, 'the undo does not count as a change of the other list')
    assert.equal(back.$(`#gift-${gift.publicGuid} [data-requests-focus]`).length, 1)
    assert.deepEqual(await stored(gift), before)
    assert.deepEqual(await giftOrder(world, noor.list.categoryId), [gift.publicGuid, next.publicGuid])
    await after(25)
    assert.equal((await news()).length, 0)
  })

  test('comes before any mail about the move, even if other news is due', async () => {
    await fresh()
    const [gone, moves] = [await world.addGift(noor.list), await world.addGift(noor.list, { description: 'Verhuizer' })]
    for (const gift of [gone, moves]) await crossOff(lotte, gift.publicGuid)
    await remove(gone)
    await after(9.9)
    const moved = await moveTo(other, moves)
    await world.sql`update gift_changes set due_at = ${world.services.now()} where id = (select min(id) from gift_changes)`
    await after(10)
    await pressUndo(moved)
    await after(35)
    const [mail, ...others] = await news()
    assert.deepEqual(others, [])
    assert.doesNotMatch(mail!.text, /Verhuizer/)
  })

  test('puts the gift back in its place in the first category', async () => {
    await fresh()
    const category = await addCategory(world, noor.list, 'Boeken')
    const [gift, next] = [await world.addGift(noor.list), await world.addGift(noor.list)]
    const moved = await noor.htmx('POST', `/gifts/${gift.publicGuid}/move`, {
      categoryPrivateGuid: category.privateGuid,
    })
    assert.deepEqual(await giftOrder(world, category.id), [gift.publicGuid])
    await pressUndo(moved)
    assert.deepEqual(await giftOrder(world, noor.list.categoryId), [gift.publicGuid, next.publicGuid])
  })

  test('keeps the mail about a move that let the owner see cross-offs', async () => {
    for (const [shown, isTold] of [
      ['noor-elders', true],
      ['noor', false],
    ] as const) {
      await fresh()
      const gift = await world.addGift(noor.list)
      await crossOff(lotte, gift.publicGuid)
      await setShown(shown, true)
      await pressUndo(await moveTo(other, gift))
      await setShown(shown, false)
      await after(25)
      const mails = await news()
      assert.equal(/ziet voortaan wat er is afgestreept/.test(mails[0]?.text ?? ''), isTold, shown)
      assert.equal(mails.length, isTold ? 1 : 0, shown)
    }
  })

  test('notifies the giver if the gift returns from a list that hides cross-offs to one that shows them', async () => {
    await fresh()
    const gift = await world.addGift(noor.list, { description: 'Ganzenbord' })
    await setShown('noor', true)
    const moved = await moveTo(other, gift)
    await crossOff(lotte, gift.publicGuid)
    await pressUndo(moved)
    await setShown('noor', false)
    await after(25)
    const [mail, ...others] = await news()
    assert.equal(others.length, 0)
    assert.match(mail!.text, /ziet voortaan wat er is afgestreept/)
  })

  test('counts as a new move if the gift goes to a third list', async () => {
    await fresh()
    const third = await addList(world, noor, `noor-derde`)
    const gift = await world.addGift(noor.list)
    await crossOff(lotte, gift.publicGuid)
    await moveTo(other, gift)
    await noor.htmx('POST', `/gifts/${gift.publicGuid}/move/undo`, {
      categoryPrivateGuid: third.categoryPrivateGuid,
      order: '1',
    })
    await after(25)
    assert.equal((await news()).length, 1)
  })

  test('keeps the mail about the move if the first list began to show cross-offs meanwhile', async () => {
    await fresh()
    const gift = await world.addGift(noor.list)
    await crossOff(lotte, gift.publicGuid)
    const moved = await moveTo(other, gift)
    await setShown('noor', true)
    await pressUndo(moved)
    await setShown('noor', false)
    await after(25)
    assert.match((await news())[0]!.text, /ziet voortaan wat er is afgestreept/)
  })

  test('puts the gift last if the requested place is beyond all others, so that gifts can still be added', async () => {
    await fresh()
    const [first, second] = [await world.addGift(noor.list), await world.addGift(noor.list)]
    const place = { categoryPrivateGuid: noor.list.categoryPrivateGuid, order: String(2 ** 31 - 1) }
    assert.equal((await noor.htmx('POST', `/gifts/${first.publicGuid}/move/undo`, place)).status, 200)
    const added = await noor.api('POST', '/api/MyGift/EditWithoutProduct', {
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      description: 'Nog iets',
    })
    assert.equal(added.status, 201)
    const { body } = await noor.api('GET', `/api/MyList/Get/${noor.list.privateGuid}`)
    const guids = (body.categories as { gifts: { publicGuid: string }[] }[])[0]!.gifts.map((gift) => gift.publicGuid)
    assert.deepEqual(guids.slice(-3), [second.publicGuid, first.publicGuid, added.body.gift.publicGuid])
  })

  test('needs a place on one of the owner’s own lists', async () => {
    await fresh()
    const gift = await world.addGift(noor.list)
    const undo = (form: Record<string, string>, who = noor) =>
      who.htmx('POST', `/gifts/${gift.publicGuid}/move/undo`, form)
    const place = { categoryPrivateGuid: noor.list.categoryPrivateGuid, order: '1' }
    assert.equal((await undo(place, bram)).status, 404)
    assert.equal((await undo({ ...place, categoryPrivateGuid: bram.list.categoryPrivateGuid })).status, 404)
    for (const order of ['-1', '1.5', 'x', String(2 ** 31)])
      assert.match((await undo({ ...place, order })).$('.flash[data-flash-kind=bad]').text(), /./, order)
  })
})

describe('The undo of a cross-off', () => {
  test('withdraws the confirmation mail', async () => {
    await fresh()
    const gift = await world.addGift(noor.list, { description: 'Ongedaan maken' })
    const answer = await lotte.htmx('POST', `/gifts/${gift.publicGuid}/cross-off`)
    const [unconfirmed] = await world.sql<{ seconds: number }[]>`
      select extract(epoch from u.due_at - x.crossed_off_at)::int as seconds
      from unconfirmed_cross_offs u join cross_offs x on x.id = u.cross_off_id`
    assert.equal(unconfirmed!.seconds, 15)
    const undone = await pressUndo(answer, lotte)
    assert.equal(undone.status, 200)
    assert.equal(undone.$(`#gift-${gift.publicGuid}:not(.yours)`).length, 1)
    assert.equal((await world.mails()).length, 0)
    assert.equal((await stored(gift))!.id !== undefined, true)
  })
})
