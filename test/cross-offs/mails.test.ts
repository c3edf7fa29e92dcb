import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { enqueueMail } from '#core/mail/enqueue-mail.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff, editGift } from '#test/support/gifts.ts'
import { addList, setAccess } from '#test/support/lists.ts'
import type { Client, SentMail } from '#test/support/world.ts'

const { world, noor, lotte } = await openFamily({ BASE_URL: 'https://wenskring.example' })

const mailsOf = async (kind: string, word: string): Promise<SentMail[]> =>
  (await world.mails()).filter((mail) => mail.kind === kind && mail.text.includes(word))
const enqueue = (crossOffId: number, userId: number, more = '') =>
  world.sql.begin((tx) =>
    enqueueMail(world.services, tx, {
      kind: 'cross-off',
      cause: `cross-off:${crossOffId}${more}`,
      recipient: lotte.email,
      userId,
      edition: 'nl',
      data: { crossOffId },
    }),
  )
/** Returns the number of mails to Lotte that were enqueued, sent or not. */
const orders = async () => (await world.sql`select 1 from mails where recipient = ${lotte.email}`).length
const wantMails = (on: boolean) => world.sql`update users set cross_off_mails = ${on} where email = ${lotte.email}`

describe('mails about cross-offs', () => {
  test('confirm a cross-off, with links to undo it and to stop the mails', async () => {
    const { publicGuid } = await world.addGift(noor.list, {
      description: 'Gieter, 5 liter, groen\nMet een lange hals',
      url: 'https://www.draussen.example/gieter',
    })
    const hash = 'c'.repeat(32)
    await world.sql`insert into images (hash, width, height) values (${hash}, 480, 480)`
    await world.sql`update gifts set image_hash = ${hash} where public_guid = ${publicGuid}::uuid`
    const guid = await crossOff(lotte, publicGuid)
    const [mail] = await mailsOf('cross-off', 'Gieter')
    assert.match(mail!.html, new RegExp(`src="https://wenskring\\.example/images/${hash}-`))
    assert.equal(mail!.to, lotte.email)
    assert.equal(mail!.subject, 'Afgestreept: Gieter, 5 liter, groen, voor Noor')
    assert.match(mail!.html, />draussen</)
    assert.match(mail!.text, /Noor ziet niets/)
    assert.match(mail!.text, /^Jij geeft Noor: Gieter, 5 liter, groen\n/)
    assert.match(mail!.text, /\nNaar de lijst van Noor:\nhttps:\/\/wenskring\.example\/noor\n/)
    assert.match(mail!.text, /\nToch niet\? Maak het ongedaan, dan kan iemand anders het geven\.\nhttps:/)
    const [row] = await world.sql<
      { guid: string }[]
    >`select mailings_guid as guid from users where email = ${lotte.email}`
    assert.equal(
      mail!.headers['List-Unsubscribe'],
      `<https://wenskring.example/account/mailings/${row!.guid}/unsubscribe?kind=cross-offs>`,
    )
    assert.equal(mail!.headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
    assert.match(mail!.text, new RegExp(`/account/mailings/${row!.guid}\\b`))

    const link = new URL(/https:\S+\/crossedoff\/\S+/.exec(mail!.text)![0])
    assert.equal(link.pathname, `/crossedoff/${publicGuid}/${guid}`)
    assert.equal(link.search, '')
    const visitor = world.visitor()
    assert.equal((await visitor.get(link.pathname)).$('.gift-title').text(), 'Gieter, 5 liter, groen')
    assert.equal((await visitor.api('GET', '/api/Account/UserData')).status, 204)
  })

  test('do not go to an address that their reader has left', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Vliegerdraad' })
    await crossOff(lotte, publicGuid)
    await world.mails()
    const [row] = await world.sql<{ id: number; userId: number }[]>`
      select x.id, x.user_id as "userId" from cross_offs x join gifts g on g.id = x.gift_id where g.public_guid = ${publicGuid}::uuid`
    await world.sql`update users set email = 'elders@example.org' where id = ${row!.userId}`
    await enqueue(row!.id, row!.userId, ':late')
    assert.equal((await mailsOf('cross-off', 'Vliegerdraad')).length, 1)
    await world.sql`update users set email = ${lotte.email} where id = ${row!.userId}`
  })

  test('describe the state at the time when they are sent', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Kompas' })
    const guid = await crossOff(lotte, publicGuid)
    await world.mails()
    const [{ id, userId }] = await world.sql<[{ id: number; userId: number }]>`
      select id, user_id as "userId" from cross_offs where private_guid = ${guid}::uuid`
    /** Enqueues another mail. Returns the number of mails about the gift, and the text of the last one. */
    const another = async (cause: string) => {
      await enqueue(id, userId, cause)
      const mails = await mailsOf('cross-off', 'Kompas')
      return { count: mails.length, text: mails.at(-1)!.text }
    }
    await wantMails(false)
    assert.equal((await another('unwanted')).count, 1)
    await wantMails(true)

    await world.sql`update cross_offs set user_id = (select id from users where email = ${noor.email}) where id = ${id}`
    assert.equal((await another('not hers')).count, 1, 'a cross-off that is another user’s by now')
    await world.sql`update cross_offs set user_id = ${userId}, was_shown = true where id = ${id}`
    const shown = await another('seen')
    assert.equal(shown.count, 2)
    assert.doesNotMatch(shown.text, /ziet niets/, 'a cross-off that the owner could see once')

    await world.sql`insert into list_owners (list_id, user_id) values (${noor.list.id}, ${userId})`
    const ofOwner = await another('owner')
    await world.sql`delete from list_owners where list_id = ${noor.list.id} and not is_primary`
    assert.equal(ofOwner.count, 3)
    assert.doesNotMatch(
      ofOwner.text,
      /wenskring\.example\/noor\n/,
      'a direct link would show a co-owner cross-offs when logged out',
    )
  })

  test('do not link to a deleted gift’s closed list, nor go to an owner who has the giver’s address by then', async () => {
    const [{ id: userId }] = await world.sql<[{ id: number }]>`select id from users where email = ${lotte.email}`
    const sendNews = async (description: string, isShown = false) => {
      const gone = { kind: 'deleted', crossOffId: 0, description, url: null, listGuid: noor.list.publicGuid, firstName: 'Noor', isShown } // oxfmt-ignore
      await world.sql.begin((tx) =>
        enqueueMail(world.services, tx, {
          kind: 'gift-news',
          cause: description,
          recipient: lotte.email,
          userId,
          edition: 'nl',
          data: { news: [gone] },
        }),
      )
      return mailsOf('gift-news', description)
    }
    await setAccess(world, 'noor', 'CLOSED')
    const [closed] = await sendNews('Parasol')
    await setAccess(world, 'noor', 'PUBLIC')
    assert.match(closed!.text, /wenskring\.example\/crossedoff\n/)
    assert.doesNotMatch(closed!.text, /wenskring\.example\/noor\n/)
    await world.sql`update users set pending_email = ${lotte.email}, pending_on = current_date where email = ${noor.email}`
    assert.deepEqual(await sendNews('Strandbal'), [])
    assert.equal((await sendNews('Emmertje', true)).length, 1, 'a cross-off that the owner could see')
    await world.sql`update users set pending_email = null, pending_on = null where email = ${noor.email}`
  })

  test('name the list’s occasion, and its day if that is still to come', async () => {
    const about = async (occasion: string, day: string | null) => {
      await world.sql`update lists set occasion = ${occasion}::occasion, occasion_date = ${day}::date where id = ${noor.list.id}`
      const description = `Servies voor ${occasion}, ${day}`
      await crossOff(lotte, (await world.addGift(noor.list, { description })).publicGuid)
      const [mail] = await mailsOf('cross-off', description)
      return mail!.text.slice(mail!.text.lastIndexOf(description)).split('\n')[1]
    }
    const nextYear = new Date().getFullYear() + 1
    assert.match((await about('MyBirthday', `${nextYear}-12-14`))!, /^Verjaardag, 14 december( \d{4})?$/)
    assert.equal(await about('MyBirthday', '2020-12-14'), 'Verjaardag')
    assert.equal(await about('JustBecause', null), '')
  })

  test('lead to the gift instead of its list if the list is closed by now', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Sjaal' })
    const guid = await crossOff(lotte, publicGuid)
    await world.mails()
    const [crossedOff] = await world.sql<
      { id: number; userId: number }[]
    >`select id, user_id as "userId" from cross_offs where private_guid = ${guid}::uuid`
    await setAccess(world, 'noor', 'CLOSED')
    await enqueue(crossedOff!.id, crossedOff!.userId, 'again')
    const mail = (await mailsOf('cross-off', 'Sjaal')).find(({ text }) => text.includes('Bekijk het cadeau'))
    await setAccess(world, 'noor', 'PUBLIC')
    const path = `/crossedoff/${publicGuid}/${guid}`
    assert.ok(mail?.text.includes(`Bekijk het cadeau:\nhttps://wenskring.example${path}\n`))
    assert.doesNotMatch(mail!.text, /wenskring\.example\/noor\n/)
  })

  test('bring cross-offs of several sessions with one address together, each mail by its own link', async () => {
    const [one, two] = [
      await world.addGift(noor.list, { description: 'Puzzel' }),
      await world.addGift(noor.list, { description: 'Bordspel' }),
    ]
    const [phone, laptop] = [world.visitor(), world.visitor()]
    for (const [client, { publicGuid }] of [
      [phone, one],
      [laptop, two],
    ] as const) {
      await client.api('POST', '/api/Afstreper/Create', { email: 'oma@example.org' })
      await crossOff(client, publicGuid)
    }
    const seen = (client: Client) =>
      client
        .api('GET', '/api/Gift/CrossedOff')
        .then(({ body }) =>
          body.crossedOffWishlists.flatMap(({ gifts }: { gifts: { description: string }[] }) =>
            gifts.map(({ description }) => description),
          ),
        )
    assert.deepEqual(await seen(phone), ['Puzzel'])
    for (const [gift, seenThen] of [
      ['Puzzel', ['Puzzel']],
      ['Bordspel', ['Puzzel', 'Bordspel']],
    ] as const) {
      const [mail] = await mailsOf('cross-off', gift)
      const [, proof] = /\/account\/confirm\?proof=(\S+)/.exec(mail!.text)!
      await phone.post('/account/confirm', { proof: proof! })
      assert.deepEqual(await seen(phone), seenThen)
    }
  })

  test('report a changed gift, with its words before the change', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Boek: De nachtwacht van zee' })
    await crossOff(lotte, publicGuid)
    await editGift(noor, publicGuid, 'Boek: Het eiland van Marit Holm')
    const [mail] = await mailsOf('gift-news', 'nachtwacht')
    assert.equal(mail!.to, lotte.email)
    assert.match(mail!.text, /Jij streepte af: “Boek: De nachtwacht van zee”/)
    assert.match(mail!.text, /Het eiland van Marit Holm/)
    const order = ['Nu staat er dit:', 'Boek: Het eiland van Marit Holm', 'Noor weet niet dat jij het geeft']
    for (const words of [mail!.text, mail!.html]) {
      const body = words.slice(words.indexOf('Jij streepte af'))
      const places = order.map((each) => body.indexOf(each))
      assert.ok(places[0]! > 0 && places[0]! < places[1]! && places[1]! < places[2]!, `${places}`)
    }
    assert.match(mail!.text, /Nu staat er dit:\n\nBoek: Het eiland van Marit Holm\n/)
    assert.ok(mail!.headers['List-Unsubscribe'])
  })

  test('report that only the picture of a gift changed', async () => {
    const { id, publicGuid } = await world.addGift(noor.list, { description: 'Schilderij' })
    const hash = 'b'.repeat(32)
    await world.sql`insert into images (hash, width, height) values (${hash}, 8, 8)`
    await world.sql`update gifts set image_hash = ${hash}, has_own_picture = true where id = ${id}`
    await crossOff(lotte, publicGuid)
    await editGift(noor, publicGuid, 'Schilderij') // This edit removes the picture.
    const [mail] = await mailsOf('gift-news', 'Schilderij')
    assert.match(mail!.text, /is iets veranderd/)
  })

  test('report a deleted gift, with its words', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Fietsbel die écht hard kan' })
    await crossOff(lotte, publicGuid)
    await noor.api('DELETE', `/api/MyGift/${publicGuid}`)
    const [mail] = await mailsOf('gift-news', 'Fietsbel')
    assert.equal(mail!.to, lotte.email)
    assert.match(mail!.text, /https:\/\/wenskring\.example\/noor\n/)
  })

  test('report a gift that moved to another list, where its giver still gives it', async () => {
    const wedding = await addList(world, noor, 'noor-trouwt', { lastName: 'Smit' })
    const { publicGuid } = await world.addGift(noor.list, { description: 'Servies' })
    const guid = await crossOff(lotte, publicGuid)
    assert.equal(
      (
        await noor.api('POST', '/api/MyGift/MoveToWishlist', {
          giftPublicGuid: publicGuid,
          wishlistPrivateGuid: wedding.privateGuid,
        })
      ).status,
      200,
    )
    const [mail] = await mailsOf('gift-news', 'Servies')
    assert.equal(mail!.to, lotte.email)
    assert.match(mail!.text, /op de lijst van Noor Smit/)
    assert.equal(
      (await lotte.api('GET', `/api/Gift/GetByCrossOffGuid/${publicGuid}/${guid}`)).body.username,
      'noor-trouwt',
    )
  })

  test('lead to the giver’s overview if the whole list is gone', async () => {
    const tim = await world.person('Tim Smit')
    const { publicGuid } = await world.addGift(tim.list, { description: 'Koptelefoon' })
    await crossOff(lotte, publicGuid)
    assert.ok((await tim.api('DELETE', `/api/MyList/${tim.list.privateGuid}`)).status < 300)
    const [mail] = await mailsOf('gift-news', 'Koptelefoon')
    assert.match(mail!.text, /https:\/\/wenskring\.example\/crossedoff\n/)
  })

  test('are not sent about a cross-off that was undone meanwhile', async () => {
    const { id } = await world.addGift(noor.list, { description: 'Kaars' })
    const [userId] = (await world.sql<{ id: number }[]>`select id from users where email = ${lotte.email}`).map(
      (row) => row.id,
    )
    const [undone] = await world.sql<
      { id: number }[]
    >`insert into cross_offs (gift_id, user_id, undone_at) values (${id}, ${userId!}, now()) returning id`
    await enqueue(undone!.id, userId!)
    assert.deepEqual(await mailsOf('cross-off', 'Kaars'), [])
    const [row] = await world.sql<
      { skipped: boolean }[]
    >`select skipped_on is not null as skipped from mails where cause = ${`cross-off:${undone!.id}`}`
    assert.equal(row!.skipped, true)
  })

  test('are not sent at all to a giver who switched them off', async () => {
    await wantMails(false)
    try {
      const before = await orders()
      const { publicGuid } = await world.addGift(noor.list, { description: 'Plantje' })
      await crossOff(lotte, publicGuid)
      await world.mails() // This confirms the cross-off, if the giver wants that.
      await editGift(noor, publicGuid, 'Plantje in pot')
      await world.mails()
      await noor.api('DELETE', `/api/MyGift/${publicGuid}`)
      await world.mails()
      assert.equal(await orders(), before)
    } finally {
      await wantMails(true)
    }
  })

  test('use the reader’s own edition', async () => {
    await world.sql`update users set edition = 'de' where email = ${lotte.email}`
    try {
      const { publicGuid } = await world.addGift(noor.list, { description: 'Gießkanne' })
      await crossOff(lotte, publicGuid)
      const [mail] = await mailsOf('cross-off', 'Gießkanne')
      assert.equal(mail!.subject, 'Abgehakt: Gießkanne, für Noor')
      assert.match(mail!.html, /<html lang="de-DE">/)
    } finally {
      await world.sql`update users set edition = 'nl' where email = ${lotte.email}`
    }
  })

  test('promise no secrecy if the owner chose to see cross-offs', async () => {
    await world.sql`update lists set show_crossed_off = true where id = ${noor.list.id}`
    try {
      const { publicGuid } = await world.addGift(noor.list, { description: 'Waterkoker' })
      await crossOff(lotte, publicGuid)
      const [mail] = await mailsOf('cross-off', 'Waterkoker')
      assert.doesNotMatch(mail!.text, /ziet niets/)
      await editGift(noor, publicGuid, 'Waterkoker, rood')
      const [news] = await mailsOf('gift-news', 'Waterkoker, rood')
      assert.doesNotMatch(news!.text, /weet niet/)
      assert.match(
        (await world.visitor().get(`/gifts/${(await world.addGift(noor.list)).publicGuid}/cross-off`))
          .$('.banner')
          .text(),
        /wil zelf zien/,
      )
    } finally {
      await world.sql`update lists set show_crossed_off = false where id = ${noor.list.id}`
    }
  })
})
