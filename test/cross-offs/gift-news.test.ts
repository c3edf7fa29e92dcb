import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { confirmCrossOffs } from '../../src/cross-offs/index.ts'
import { tellGiversJob } from '#jobs/tell-givers.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff, editGift } from '#test/support/gifts.ts'
import { addList } from '#test/support/lists.ts'
import { whileLocked } from '#test/support/locks.ts'
import type { Person } from '#test/support/world.ts'

// Givers are notified later, and of many changes at once: otherwise the server's own load would tell the owner whether
// a gift is crossed off.

const { world, noor, lotte, bram } = await openFamily({ MAIL_DELAYS: 'on' })

const minutes = 1 / (24 * 60)
/** Sets the clock, and runs the job that is due each minute. */
async function after(count: number): Promise<void> {
  world.travel(count * minutes)
  await tellGiversJob.run(world.services, {}, noTransports)
}
const newsTo = async ({ email }: Person) =>
  (await world.mails()).filter(({ kind, to }) => kind === 'gift-news' && to === email)
const forget = async () => {
  world.travel(0)
  await world.mails()
  await world.sql`delete from mails`
  await world.sql`delete from gift_changes`
}
const gift = async (description: string, giver: Person = lotte) => {
  const made = await world.addGift(noor.list, { description })
  await crossOff(giver, made.publicGuid)
  return made
}
const remove = ({ publicGuid }: { publicGuid: string }) => noor.api('DELETE', `/api/MyGift/${publicGuid}`)
const moveTo = (list: { privateGuid: string }, { publicGuid }: { publicGuid: string }) =>
  noor.api('POST', '/api/MyGift/MoveToWishlist', {
    giftPublicGuid: publicGuid,
    wishlistPrivateGuid: list.privateGuid,
  })
async function show(person: Person, showCrossedOff: boolean): Promise<void> {
  const { status } = await person.api('POST', '/api/MyList/UpdateSettings', {
    privateGuid: person.list.privateGuid,
    username: person.username,
    firstName: 'Noor',
    lastName: 'de Vries',
    accessType: 'PUBLIC',
    showCrossedOff,
    includeInSearchResult: false,
  })
  assert.equal(status, 200)
}

describe('news of gifts', () => {
  test('waits 12 to 20 minutes from the first change, and is one mail for each giver', async () => {
    await forget()
    const [socks, tea, bell] = [await gift('Sokken'), await gift('Thee'), await gift('Bel', bram)]
    const vase = await gift('Vaas')
    await world.mails()
    await world.sql`delete from mails`
    await editGift(noor, socks.publicGuid, 'Sokken, rood')
    await editGift(noor, bell.publicGuid, 'Bel, groen')
    await after(4)
    await editGift(noor, socks.publicGuid, 'Sokken, blauw')
    await editGift(noor, vase.publicGuid, 'Vaas', 'https://vaas.example/')
    await remove(tea)
    await world.sql`update gift_changes set due_at = due_at + interval '1 hour' where id > (select min(id) from gift_changes)` // The first change counts.
    await after(9.9)
    assert.equal((await world.mails()).length, 0, 'too early')
    assert.equal((await lotte.get('/crossedoff')).$('.chip, .gone').length, 0, 'too early')
    await after(20.1)
    const [mail, ...others] = await newsTo(lotte)
    assert.equal(others.length, 0)
    assert.match(mail!.subject, /3 cadeaus/)
    assert.match(mail!.text, /Vaas\n(vaas.*\n)?De link of de foto is veranderd\./)
    assert.match(mail!.text, /Sokken, blauw/)
    assert.match(mail!.text, /Eerst stond er: “Sokken”/)
    assert.match(mail!.text, /Thee\n.*Staat niet meer op de lijst van Noor/)
    assert.equal((await lotte.get('/crossedoff')).$('.chip, .gone').length, 3)
    assert.equal((await newsTo(bram)).length, 1)
    await after(60)
    assert.equal((await newsTo(lotte)).length, 1)
  })

  test('is due at an unpredictable moment', async () => {
    await forget()
    for (let n = 0; n < 12; n++) await editGift(noor, (await gift(`Wens ${n}`)).publicGuid, `Wens ${n}, anders`)
    const rows = await world.sql<{ wait: number }[]>`
      select extract(epoch from due_at - ${world.services.now()}::timestamptz)::float as wait from gift_changes`
    assert.equal(rows.length, 12)
    assert.ok(rows.every(({ wait }) => wait > 590 && wait <= 1200))
    assert.ok(new Set(rows.map(({ wait }) => Math.round(wait))).size > 4)
  })

  test('links to the list by the name that it has when the mail is sent', async () => {
    await forget()
    await remove(await gift('Vaas'))
    const rename = async (username: string) => {
      const { status } = await noor.api('POST', '/api/MyList/UpdateSettings', {
        privateGuid: noor.list.privateGuid,
        username,
        firstName: 'Noor',
        lastName: 'de Vries',
        accessType: 'PUBLIC',
        showCrossedOff: false,
      })
      assert.equal(status, 200)
    }
    await rename('noortje')
    await after(21)
    assert.match((await newsTo(lotte))[0]!.text, /:3000\/noortje\n/)
    world.travel(0)
    await rename('noor')
  })

  test('leaves out cross-offs that were undone and changes that were reverted, and sends no empty mail', async () => {
    await forget()
    const [undone, restored, changed] = [await gift('Kaars'), await gift('Kan'), await gift('Krans', bram)]
    await world.mails()
    await world.sql`delete from mails`
    for (const { publicGuid } of [undone, restored, changed]) await editGift(noor, publicGuid, 'Iets anders')
    await lotte.htmx('DELETE', `/gifts/${undone.publicGuid}/cross-off`)
    await editGift(noor, restored.publicGuid, 'Kan')
    await after(21)
    assert.deepEqual([(await newsTo(lotte)).length, (await newsTo(bram)).length], [0, 1])
  })

  test('leaves out a deletion that is being undone at that moment', async () => {
    await forget()
    await remove(await gift('Fluit'))
    await world.mails()
    await world.sql`delete from mails`
    await whileLocked(
      world.sql,
      (tx) => tx`delete from gift_changes`,
      () => after(25),
    )
    assert.deepEqual(await newsTo(lotte), [])
  })

  test('reaches the givers on a list whose owner chooses to see cross-offs', async () => {
    await forget()
    await gift('Muts')
    await world.mails()
    await world.sql`delete from mails`
    await world.sql`delete from gift_changes`
    await show(noor, true)
    await after(21)
    const mails = await newsTo(lotte)
    assert.equal(mails.length, 1)
    assert.match(mails[0]!.text, /Muts/)
    assert.match(mails[0]!.subject + mails[0]!.text, /ziet nu/)
    await forget()
    await show(noor, true)
    await show(noor, false)
    await after(21)
    assert.equal((await newsTo(lotte)).length, 0, 'the list showed its cross-offs before')
    await forget()
    await show(noor, true)
    await show(noor, false)
    await after(21)
    assert.match(
      (await newsTo(lotte))[0]!.text,
      /ziet voortaan|ziet nu dat/,
      'the list showed its cross-offs for a moment',
    )
  })

  test('is sent if the owner could see a cross-off, even if the owner took the giver’s address since', async () => {
    await forget()
    const email = 'gever-van-noor@example.org'
    const giver = world.visitor()
    await giver.api('POST', '/api/Afstreper/Create', { email })
    await crossOff(giver, (await world.addGift(noor.list, { description: 'Wanten' })).publicGuid)
    await world.mails()
    const [{ before }] = await world.sql<[{ before: string }]>`
      with old as (select email from users where public_guid = ${noor.user.publicGuid}::uuid)
      update users set email = ${email} from old where public_guid = ${noor.user.publicGuid}::uuid returning old.email::text as before`
    await show(noor, true)
    await show(noor, false)
    await world.sql`update gift_changes set gone_addresses = gone_addresses || ${email}::citext` // A co-owner's deletion leaves the row like this.
    await after(21)
    const told = (await world.mails()).filter(({ kind, to }) => kind === 'gift-news' && to === email)
    await world.sql`update users set email = ${before} where public_guid = ${noor.user.publicGuid}::uuid`
    assert.match(told[0]?.text ?? '', /Wanten/)
  })

  test('is sent if the owner could see a deleted gift’s cross-off, even to an address that the owner took', async () => {
    await forget()
    const email = 'gever-van-noor-2@example.org'
    const giver = world.visitor()
    await giver.api('POST', '/api/Afstreper/Create', { email })
    const { publicGuid } = await world.addGift(noor.list, { description: 'Muts' })
    await crossOff(giver, publicGuid)
    await show(noor, true)
    await show(noor, false)
    await world.sql`update users set email = ${email} where public_guid = ${noor.user.publicGuid}::uuid`
    await remove({ publicGuid })
    await after(25)
    const told = (await world.mails()).filter(({ kind, to }) => kind === 'gift-news' && to === email)
    await world.sql`update users set email = ${noor.email} where public_guid = ${noor.user.publicGuid}::uuid`
    assert.match(told[0]?.text ?? '', /Muts/)
  })

  test('says that a moved gift’s new list shows cross-offs', async () => {
    await forget()
    const open = await addList(world, noor, 'noor-open')
    await world.sql`update lists set show_crossed_off = true where username = 'noor-open'`
    const closed = await addList(world, noor, 'noor-dicht')
    const [one, other, gone] = [await gift('Servies'), await gift('Bestek', bram), await gift('Kom', bram)]
    await world.mails()
    await world.sql`delete from mails`
    await moveTo(open, one)
    await moveTo(closed, other)
    await remove(gone)
    await after(25)
    const [toLotte] = await newsTo(lotte)
    assert.match(toLotte!.text, /ziet voortaan wat er is afgestreept/)
    const [toBram] = await newsTo(bram)
    assert.match(toBram!.text, /Bestek.*Kom/s)
    assert.doesNotMatch(toBram!.text, /ziet voortaan|ziet nu|kon zien/, 'the owner could not see these cross-offs')
  })

  test('is sent if a moved gift’s new list shows cross-offs, even if the owner took the giver’s address', async () => {
    await forget()
    const email = 'gever-van-noor-3@example.org'
    const giver = world.visitor()
    await giver.api('POST', '/api/Afstreper/Create', { email })
    const made = await world.addGift(noor.list, { description: 'Kruik' })
    await crossOff(giver, made.publicGuid)
    const shows = await addList(world, noor, 'noor-ziet')
    await world.sql`update lists set show_crossed_off = true where username = 'noor-ziet'`
    await moveTo(shows, made)
    await world.sql`update users set email = ${email} where public_guid = ${noor.user.publicGuid}::uuid`
    await after(25)
    const told = (await world.mails()).filter(({ kind, to }) => kind === 'gift-news' && to === email)
    await world.sql`update users set email = ${noor.email} where public_guid = ${noor.user.publicGuid}::uuid`
    assert.match(told[0]?.text ?? '', /Kruik/)
  })

  test('does not claim that the owner saw a cross-off that was made after the owner’s look', async () => {
    await forget()
    const made = await world.addGift(noor.list, { description: 'Zeepbel' })
    await show(noor, true)
    await show(noor, false)
    await crossOff(lotte, made.publicGuid)
    await remove(made)
    await after(25)
    assert.match((await newsTo(lotte))[0]!.text, /Zeepbel\nStaat niet meer op de lijst van Noor\.\n(?!Noor kon)/)
  })

  test('does not reach an owner who gave the gift, about that owner’s own changes', async () => {
    await forget()
    const [edited, gone] = [await gift('Bezem', bram), await gift('Blik', bram)]
    await world.sql`insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${bram.email}`
    await editGift({ ...bram, list: noor.list }, edited.publicGuid, 'Bezem, breed')
    assert.equal((await bram.api('DELETE', `/api/MyGift/${gone.publicGuid}`)).status, 200)
    await after(25)
    assert.deepEqual(await newsTo(bram), [])
    const overview = (await bram.get('/crossedoff')).$('#crossed-off').text()
    assert.match(overview, /Bezem, breed/)
    assert.doesNotMatch(overview, /“Bezem”|Blik/)
    await world.sql`delete from list_owners where list_id = ${noor.list.id} and not is_primary`
  })

  test('never says that the owner did not know of a cross-off which she could see, whatever she did later', async () => {
    const looks: { [how: string]: (made: { publicGuid: string }) => Promise<unknown> } = {
      'the owner looked, and deleted the gift': async (made) => {
        await show(noor, true)
        await show(noor, false)
        return remove(made)
      },
      'the owner looked, the giver was notified, and the owner deleted the gift later': async (made) => {
        await show(noor, true)
        await show(noor, false)
        await after(21)
        await world.mails()
        await world.sql`delete from mails`
        return remove(made)
      },
      'the owner deleted the gift, looked after undoing that, and deleted it again': async (made) => {
        const deleted = await noor.htmx('POST', `/gifts/${made.publicGuid}/delete`)
        await show(noor, true)
        await noor.htmx('POST', deleted.$('[data-flash-undo]').attr('action')!)
        await show(noor, false)
        return remove(made)
      },
      'the owner moved the gift to a list that shows cross-offs, and deleted that list': async (made) => {
        const open = await addList(world, noor, 'noor-kijkt')
        await world.sql`update lists set show_crossed_off = true where username = 'noor-kijkt'`
        await moveTo(open, made)
        assert.equal((await noor.api('DELETE', `/api/MyList/${open.privateGuid}`)).status, 200)
      },
      'the owner moved the gift’s category to a list that shows cross-offs': async ({ publicGuid }) => {
        const open = await addList(world, noor, 'noor-winter')
        await world.sql`update lists set show_crossed_off = true where username = 'noor-winter'`
        const own = { name: 'Winter', wishlistPrivateGuid: noor.list.privateGuid }
        assert.equal((await noor.api('POST', '/api/Category/Create', own)).status, 201)
        const [winter] = await world.sql<{ guid: string }[]>`
          update gifts set category_id = c.id from categories c
          where c.name = 'Winter' and gifts.public_guid = ${publicGuid} returning c.private_guid as guid`
        const move = { categoryPrivateGuid: winter!.guid, wishlistPrivateGuid: open.privateGuid }
        assert.equal((await noor.api('POST', '/api/Category/MoveToWishlist', move)).status, 200)
      },
    }
    for (const [how, look] of Object.entries(looks)) {
      await forget()
      const made = await gift('Sneeuwbol')
      await world.mails()
      await world.sql`delete from mails`
      await look(made)
      await after(60)
      const mails = (await newsTo(lotte)).map(({ text }) => text).join()
      assert.match(mails, /Noor kon dat zien|kon zien|kan nu zien|ziet nu|ziet voortaan/, how)
      assert.doesNotMatch(mails, /wist dat niet/, how)
    }
  })
})

test('news that an owner could see a cross-off waits if the giver’s address is over its cap of mails', async () => {
  const capped = await openFamily({ MAIL_DELAYS: 'on', RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
  const email = 'gever@example.org'
  const guest = async (n: number) => {
    const client = capped.world.visitor({ 'X-Forwarded-For': `198.51.100.${n}` })
    await client.api('POST', '/api/Afstreper/Create', { email })
    return client
  }
  const wishes = await Promise.all(Array.from({ length: 21 }, () => capped.world.addGift(capped.noor.list)))
  await crossOff(await guest(1), wishes[20]!.publicGuid)
  for (let n = 0; n < 20; n++) await crossOff(await guest(n + 2), wishes[n]!.publicGuid)
  await capped.world.sql`update unconfirmed_cross_offs set due_at = now() - interval '1 second'`
  await confirmCrossOffs(capped.world.services)
  await show(capped.noor, true)
  capped.world.travel(21 * minutes)
  await tellGiversJob.run(capped.world.services, {}, noTransports)
  const news = await capped.world.sql`select waits_since from mails where kind = 'gift-news' and recipient = ${email}`
  assert.equal(news.length, 21)
  assert.ok(news.some((mail) => mail['waitsSince'] !== null))
})

test('an owner whose changes cannot be processed does not hold up other owners, and is tried again later', async () => {
  await forget()
  await editGift(noor, (await gift('Heel', lotte)).publicGuid, 'Heel anders')
  const { publicGuid } = await world.addGift(bram.list, { description: 'Kapot' })
  await crossOff(noor, publicGuid)
  await editGift(bram, publicGuid, 'Kapot anders')
  await world.sql.unsafe(`
    create function break_news() returns trigger language plpgsql as $$ begin raise exception 'no mail for you'; end $$;
    create trigger break_news before insert on mails for each row when (new.kind = 'gift-news' and new.recipient = '${noor.email}') execute function break_news()`)
  await after(25)
  assert.deepEqual([(await newsTo(lotte)).length, (await newsTo(noor)).length], [1, 0])
  await world.sql`drop trigger break_news on mails`
  await after(26)
  assert.equal((await newsTo(noor)).length, 0, 'the news was tried again at once')
  await after(90)
  assert.deepEqual([(await newsTo(lotte)).length, (await newsTo(noor)).length], [1, 1])
  await forget()
})
