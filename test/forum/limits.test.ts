import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tellOwnersJob } from '#jobs/tell-owners.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { writePost } from '#test/support/posts.ts'

const { world, noor, lotte, bram } = await openFamily({ RATE_LIMITS: 'on', MAIL_DELAYS: 'on' })

test('after thirty messages in an hour, the next message is refused and its text is kept', async () => {
  for (let n = 0; n < 30; n++) await writePost(lotte, noor.list.publicGuid, `Nummer ${n}`)
  const more = { publicWishlistGuid: noor.list.publicGuid, message: 'Nog een' }
  const answer = await lotte.api('POST', '/api/Wishlist/CreateForumPost', more)
  assert.equal(answer.status, 429)
  assert.ok(Number(answer.headers.get('retry-after')) > 0)
  for (const form of [
    await lotte.htmx('POST', '/noor/forum', { message: 'Nog een' }),
    await lotte.post('/noor/forum', { message: 'Nog een' }),
  ]) {
    assert.equal(form.status, 429)
    assert.match(form.$('.error').text(), /Wacht een uurtje/)
    assert.equal(form.$('textarea').text(), 'Nog een')
  }
  await writePost(bram, noor.list.publicGuid, 'Anderen gaan door')
  assert.equal((await world.sql`select 1 from forum_posts`).length, 31)
})

test('a refused message does not count toward the limit', async () => {
  const nothing = { publicWishlistGuid: noor.list.publicGuid, message: '' }
  for (let n = 0; n < 40; n++)
    assert.equal((await bram.api('POST', '/api/Wishlist/CreateForumPost', nothing)).status, 400)
  await writePost(bram, noor.list.publicGuid, 'Ik mag nog')
})

test('a mail with an unproven author’s message waits if the owner’s address is over its cap of mails', async () => {
  await proveAddress(world, noor)
  const waits = async () => {
    const [row] = await world.sql<{ waits: boolean }[]>`
      select waits_since is not null as waits from mails where kind = 'forum-posts' and recipient = ${noor.email} order by id desc limit 1`
    return row?.waits
  }
  /** Sends the mail of another day. */
  const tellOn = async (day: number, who: typeof lotte) => {
    world.travel(day)
    await world.sql`delete from untold_posts`
    await writePost(who, noor.list.publicGuid, 'Hoi')
    const key = world.services.signer.code('mail-cap', noor.email)
    await world.sql`delete from mail_caps`
    await world.sql`
      insert into mail_caps (key, hour_from, hour_count, day_from, day_count) values (${key}, ${world.services.now()}, 20, ${world.services.now()}, 20)`
    await world.sql`update untold_posts set due_at = ${world.services.now()}`
    await tellOwnersJob.run(world.services, {}, noTransports)
  }
  await tellOn(1, bram)
  assert.equal(await waits(), true)
  world.travel(1 + 1.1 / 24)
  const sent = (await world.mails()).filter(({ kind }) => kind === 'forum-posts')
  assert.equal(sent.length, 1)
  await proveAddress(world, bram)
  await tellOn(2, bram)
  assert.equal((await world.sql`select 1 from mails where kind = 'forum-posts'`).length, 2)
  assert.equal(await waits(), false, 'the mail with a proven author’s message')
})
