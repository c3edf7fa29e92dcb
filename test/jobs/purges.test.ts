import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { dayMs } from '#core/days.ts'
import { addressFault, rememberFault } from '#core/mail/address-faults.ts'
import { ok } from '#core/result.ts'
import { tokenHashOf } from '#core/session.ts'
import type { Job } from '#jobs/define-job.ts'
import { deleteOldForumPosts } from '#jobs/commands/delete-old-forum-posts.ts'
import { deleteOldForumPostsJob } from '#jobs/delete-old-forum-posts.ts'
import { giveMailUpJob } from '#jobs/give-mail-up.ts'
import { purgeDeletedGiftsJob } from '#jobs/purge-deleted-gifts.ts'
import { purgeImagesJob } from '#jobs/purge-images.ts'
import { purgeLinkReadingsJob } from '#jobs/purge-link-readings.ts'
import { purgeMailsJob } from '#jobs/purge-mails.ts'
import { purgeProductsJob } from '#jobs/purge-products.ts'
import { purgeProofsJob } from '#jobs/purge-proofs.ts'
import { purgeNoticesJob } from '#jobs/purge-notices.ts'
import { purgeRateLimitsJob } from '#jobs/purge-rate-limits.ts'
import { purgeRepliesJob } from '#jobs/purge-replies.ts'
import { purgeSessionsJob } from '#jobs/purge-sessions.ts'
import { purgeUndoneCrossOffsJob } from '#jobs/purge-undone-cross-offs.ts'
import { drawFor } from '../../src/draws/draw-for.ts'
import { drawFamily } from '#test/draws/drawing.ts'
import { claimReading, storeReading, recentReading } from '../../src/links/readings.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff, editGiftPath, giftBody } from '#test/support/gifts.ts'
import { addProduct, addShop } from '#test/support/products.ts'
import { createProof } from '#test/support/proofs.ts'
import { writePost } from '#test/support/posts.ts'
import type { Client } from '#test/support/world.ts'

const { world, noor, lotte, bram } = await openFamily({ RATE_LIMITS: 'on' })

/** Runs a job as it would run this many days from now. */
async function runIn(days: number, job: Job): Promise<void> {
  world.travel(days)
  await job.run(world.services, {}, noTransports)
  world.travel(0)
}

const idOf = async (client: Client) => (await world.scopeOf(client)).session.id!

test('purge-sessions deletes sessions unused for 90 days, and tombstones after 30 days', async () => {
  const loggedIn = async () => {
    const browser = world.visitor()
    await browser.api('POST', '/api/Account/Login', { emailOrUsername: 'lotte', password: lotte.password })
    return browser
  }
  // Sessions end together with a day. Counted from noon, an hour of summer time more or less doesn't lead to another
  // day.
  const noon = 0.5 - ((Date.now() / dayMs) % 1)
  world.travel(noon)
  const [idle, used, deleted] = [await loggedIn(), await loggedIn(), await loggedIn()]
  const ids = { idle: await idOf(idle), used: await idOf(used), deleted: await idOf(deleted) }
  await world.sql`update sessions set user_id = null, user_deleted = true where id = ${ids.deleted}`
  world.travel(noon + 60)
  await used.get('/')
  const left = async () => {
    const rows = await world.sql<{ id: number }[]>`select id from sessions`
    return Object.entries(ids).flatMap(([name, id]) => (rows.some((row) => row.id === id) ? [name] : []))
  }
  for (const [days, remain] of [
    [29, ['idle', 'used', 'deleted']],
    [31, ['idle', 'used']],
    [89, ['idle', 'used']],
    [91, ['used']],
    [149, ['used']],
    [151, []],
  ] as const) {
    await runIn(noon + days, purgeSessionsJob)
    assert.deepEqual(await left(), remain, `${days} days`)
  }
  // the job has deleted the sessions of these two as well, so they log in again
  await noor.api('POST', '/api/Account/Login', { emailOrUsername: 'noor', password: noor.password })
  await lotte.api('POST', '/api/Account/Login', { emailOrUsername: 'lotte', password: lotte.password })
})

test('purge-undone-cross-offs deletes cross-offs that were undone half a year ago, and none that stands', async () => {
  const [standing, undone] = [await world.addGift(noor.list), await world.addGift(noor.list)]
  await crossOff(lotte, standing.publicGuid)
  const privateCrossOffGuid = await crossOff(lotte, undone.publicGuid)
  const { status } = await lotte.api('POST', '/api/Gift/UndoCrossOff', {
    publicGuid: undone.publicGuid,
    privateCrossOffGuid,
  })
  assert.equal(status, 200)
  const left = async () => (await world.sql<{ id: number }[]>`select gift_id as id from cross_offs`).map(({ id }) => id)
  await runIn(179, purgeUndoneCrossOffsJob)
  assert.deepEqual((await left()).sort(), [standing.id, undone.id].sort())
  await runIn(181, purgeUndoneCrossOffsJob)
  assert.deepEqual(await left(), [standing.id])
})

test('purge-notices deletes notices that a giver did not clear in half a year', async () => {
  const gift = await world.addGift(noor.list, { description: 'Bal' })
  await crossOff(lotte, gift.publicGuid)
  await noor.api('DELETE', `/api/MyGift/${gift.publicGuid}`)
  const left = async () => (await world.sql`select 1 from cross_off_notices where description = 'Bal'`).length
  await world.mails()
  assert.equal(await left(), 1)
  await runIn(179, purgeNoticesJob)
  assert.equal(await left(), 1)
  await runIn(181, purgeNoticesJob)
  assert.equal(await left(), 0)
})

test('purge-mails deletes mails that were sent, skipped or given up a month ago, and none that waits', async () => {
  for (const name of ['Anna Bos', 'Bea Bos']) await world.person(name) // each person gets a welcome mail, which is sent
  await world.mails()
  await world.sql`
    insert into mails (kind, cause, recipient, edition, skipped_on, given_up_on) values
      ('test', 'skipped', 'a@example.org', 'nl', now(), null), ('test', 'waiting', 'a@example.org', 'nl', null, null), ('test', 'failed', 'a@example.org', 'nl', null, now())`
  const left = async () =>
    (
      await world.sql<
        { cause: string }[]
      >`select regexp_replace(cause, '\\W.*', '') as cause from mails where cause !~ '^(cross|gift)' order by id`
    ).map(({ cause }) => cause)
  const all = ['welcome', 'welcome', 'skipped', 'waiting', 'failed']
  assert.deepEqual(await left(), all)
  await runIn(29, purgeMailsJob)
  assert.deepEqual(await left(), all)
  await runIn(31, purgeMailsJob)
  assert.deepEqual(await left(), ['waiting'])
  await world.sql`delete from mails`
})

test('a lot whose mail was purged still counts as sent or as failed, until it is sent again', async () => {
  const organizer = world.visitor()
  const { publicGuid, participants } = await drawFamily({ world, lotte, bram }, { organizer })
  await world.sql`update mails set sent_on = null, given_up_on = now() where recipient = ${bram.email}`
  const states = async () => {
    const found = await drawFor(await world.scopeOf(organizer), publicGuid)
    assert.ok(found.ok)
    return found.value.participants.map(({ mail }) => mail)
  }
  assert.deepEqual(await states(), ['sent', 'failed', 'sent'])
  await runIn(31, purgeMailsJob)
  assert.equal((await world.sql`select 1 from mails`).length, 0)
  assert.deepEqual(await states(), ['sent', 'failed', 'sent'])
  const again = { participantPublicGuid: participants.bram, email: null }
  assert.equal((await organizer.api('POST', '/api/Loting/ResendLot', again)).status, 200)
  await world.mails()
  assert.deepEqual(await states(), ['sent', 'sent', 'sent'])
  await world.sql`
    insert into mails (kind, cause, recipient, edition, skipped_on, given_up_on) values
      ('lot', 'over:1', 'a@example.org', 'nl', '2020-01-01', null), ('lot', 'over:2', 'a@example.org', 'nl', null, '2020-01-01')`
  for (const { id } of await world.sql<{ id: number }[]>`select id from mails`)
    await giveMailUpJob.run(world.services, { mailId: id }, noTransports)
  assert.deepEqual(await states(), ['sent', 'sent', 'sent'], 'a late job gave up a mail that was sent')
  assert.equal((await world.sql`select 1 from mails where given_up_on > '2020-01-01'`).length, 0)
  await world.sql`delete from mails where cause like 'over:%'`
})

test('purge-proofs deletes proofs after 30 days', async () => {
  const proof = await createProof(world.sql, lotte.user.publicGuid)
  const left = async () =>
    (await world.sql`select 1 from address_proofs where token_hash = ${tokenHashOf(proof)}`).length
  await runIn(29, purgeProofsJob)
  assert.equal(await left(), 1)
  await runIn(32, purgeProofsJob)
  assert.equal(await left(), 0)
})

test('purge-rate-limits deletes counts whose period is over', async () => {
  const left = async () => (await world.sql`select 1 from rate_limits where key like 'wrongLoginOfAddress:%'`).length
  await world.sql`delete from rate_limits`
  await world.visitor().api('POST', '/api/Account/Login', { emailOrUsername: 'noor', password: 'een verkeerd woord' })
  assert.equal(await left(), 1)
  await runIn(14 / (24 * 60), purgeRateLimitsJob)
  assert.equal(await left(), 1)
  await runIn(16 / (24 * 60), purgeRateLimitsJob)
  assert.equal(await left(), 0)
})

test('purge-link-readings deletes readings of a week ago, finished or not', async () => {
  const { sql, services } = world
  const kept = async () => (await sql`select 1 from link_readings`).length
  const [link, other] = ['https://winkel.example/1', 'https://winkel.example/2']
  assert.equal(await claimReading(services, link), true)
  assert.equal(await claimReading(services, link), false, 'a link that is being read')
  const ball = { url: link, title: 'Bal', price: null, isPriceUnsure: false, gtin: null, imageHash: null }
  await storeReading(services, link, ok(ball))
  await claimReading(services, other)
  assert.deepEqual(await recentReading(services, link), ok({ ...ball, isPictureNotStored: false }))
  assert.equal(await recentReading(services, other), undefined)
  await runIn(6.9, purgeLinkReadingsJob)
  assert.equal(await kept(), 2)
  await runIn(7.1, purgeLinkReadingsJob)
  assert.equal(await kept(), 0)
})

describe('purge-images', () => {
  const { images } = world.services
  const photoOf = (color: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: color } })
      .png()
      .toBuffer()
  const left = async () =>
    (await world.sql<{ hash: string }[]>`select hash from images order by hash`).map(({ hash }) => hash)

  test('deletes pictures that no gift and no list shows, a day later', async () => {
    const stored = async (color: string) => {
      const picture = await images.store(world.sql, await photoOf(color))
      assert.ok(picture.ok)
      return picture.value.hash
    }
    const [shown, unused] = [await stored('#ff0000'), await stored('#0000ff')]
    const gift = await world.addGift(noor.list)
    await world.sql`update gifts set image_hash = ${shown} where id = ${gift.id}`
    const setPhoto = async (color: string) => {
      const headers = { 'X-CSRF-TOKEN': await noor.csrfToken() }
      await noor.request('POST', '/api/WishlistImage/UploadImage/noor', { body: await photoOf(color), headers })
      const [row] = await world.sql<{ hash: string }[]>`select image_hash as hash from lists where username = 'noor'`
      return row!.hash
    }
    const [replaced, ofList] = [await setPhoto('#00ff00'), await setPhoto('#00ffff')]
    await runIn(23 / 24, purgeImagesJob)
    assert.deepEqual(await left(), [shown, unused, replaced, ofList].sort())
    await runIn(25 / 24, purgeImagesJob)
    assert.deepEqual(await left(), [shown, ofList].sort())
    for (const variant of [160, 480, 'square'] as const) {
      assert.equal(await images.open(replaced, variant), null)
      const file = await images.open(ofList, variant)
      assert.ok(file)
      file.stream.destroy()
    }
    assert.equal(await images.open(unused, 160), null)
    await noor.api('POST', '/api/WishlistImage/SetThemeImage', { id: 'pram', username: 'noor' })
    await runIn(25 / 24, purgeImagesJob)
    assert.deepEqual(await left(), [shown])
  })

  test('keeps the picture of a deleted gift as long as the deletion can be undone', async () => {
    const { body } = await noor.api('POST', editGiftPath, giftBody(noor, { newImageBase64: (await photoOf('#ff00ff')).toString('base64') })) // oxfmt-ignore
    const { publicGuid, displayImageUrl } = body.gift as { publicGuid: string; displayImageUrl: string }
    const isServed = async () => (await world.app.request(displayImageUrl)).status === 200
    world.travel(2)
    const remove = async () => (await noor.htmx('POST', `/gifts/${publicGuid}/delete`)).$('[data-flash-undo]')
    const undo = await remove()
    await runIn(2, purgeImagesJob)
    world.travel(2)
    assert.ok(await isServed())
    const values = undo.find('input[type=hidden]').get().map(({ attribs }) => [attribs['name']!, attribs['value']!] as const) // oxfmt-ignore
    await noor.htmx('POST', undo.attr('action')!, Object.fromEntries(values))
    assert.ok((await noor.get('/noor')).html.includes(displayImageUrl))

    await remove()
    await runIn(2.01, purgeDeletedGiftsJob)
    await runIn(2.01, purgeImagesJob)
    assert.equal(await isServed(), false)
  })
})

test('delete-old-forum-posts deletes messages after a year, and a dry run of its command only counts them', async () => {
  await writePost(lotte, noor.list.publicGuid, 'Een jaar geleden')
  const left = async () => (await world.sql`select 1 from forum_posts`).length
  await runIn(364, deleteOldForumPostsJob)
  assert.equal(await left(), 1)
  world.travel(367)
  assert.equal(await deleteOldForumPosts(world.services, true), 'Would delete 1 message older than a year.')
  assert.equal(await left(), 1)
  assert.equal(await deleteOldForumPosts(world.services, false), 'Deleted 1 message older than a year.')
  assert.equal(await left(), 0)
  world.travel(0)
  await writePost(lotte, noor.list.publicGuid, 'Nog een')
  await runIn(367, deleteOldForumPostsJob)
  assert.equal(await left(), 0)
})

test('purge-products deletes products that their shop withdrew 90 days ago, and none on sale', async () => {
  const shopId = await addShop(world.sql, { name: 'Boekenbos' })
  await addProduct(world.sql, { shopId, title: 'Atlas' })
  await addProduct(world.sql, { shopId, title: 'Almanak', withdrawnAt: new Date() })
  const left = async () =>
    (await world.sql<{ title: string }[]>`select title from products order by title`).map(({ title }) => title)
  await runIn(89, purgeProductsJob)
  assert.deepEqual(await left(), ['Almanak', 'Atlas'])
  await runIn(91, purgeProductsJob)
  assert.deepEqual(await left(), ['Atlas'])
})

test('purge-replies deletes the reasons why users left after two years', async () => {
  const leaver = await world.person('Wim Weg')
  assert.equal((await leaver.api('POST', '/api/Account/Delete', { customAnswer: 'Te druk' })).status, 200)
  const left = async () => (await world.sql`select 1 from deletion_replies`).length
  await runIn(2 * 365 - 2, purgeRepliesJob)
  assert.equal(await left(), 1)
  await runIn(2 * 365 + 3, purgeRepliesJob)
  assert.equal(await left(), 0)
})

test('purge-mails lets a refused e-mail address be tried again after two years', async () => {
  await rememberFault(world.services, world.sql, 'weg@example.org', 'refused')
  await runIn(729, purgeMailsJob)
  assert.equal(await addressFault(world.services, 'weg@example.org'), 'refused')
  await runIn(732, purgeMailsJob)
  assert.equal(await addressFault(world.services, 'weg@example.org'), null)
})
