import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { messages, type MessageId } from '#locales/index.ts'
import { openFamily } from '#test/support/family.ts'
import type { Client, HtmlResponse } from '#test/support/world.ts'

// Reaches every message of the error catalog of lists and sharing in the way that a user would.

const { world, noor, lotte, sem } = await openFamily()

const addGift = async (options?: Parameters<typeof world.addGift>[1]) =>
  (await world.addGift(noor.list, options)).publicGuid
const setAccess = (accessType: string) =>
  world.sql`update lists set access_type = ${accessType} where id = ${noor.list.id}`
const dialogOf = (guid: string) => `/gifts/${guid}/cross-off`

/** Submits a plain form, and follows the redirect of its response. */
async function follow(who: Client, path: string, form: Record<string, string> = {}): Promise<HtmlResponse> {
  const answer = await who.post(path, form)
  return answer.status === 303 ? who.get(answer.headers.get('location')!.replace(/#.*/, '')) : answer
}

async function takenBy(who: Client): Promise<{ gift: string; crossOff: string }> {
  const gift = await addGift()
  const { body } = await who.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: gift })
  return { gift, crossOff: body.crossOffGuid as string }
}

async function whileClosed(run: () => Promise<HtmlResponse>): Promise<HtmlResponse> {
  await setAccess('CLOSED')
  const answer = await run()
  await setAccess('PUBLIC')
  return answer
}

const furtherList = async (): Promise<string> =>
  (
    await noor.api('POST', '/api/MyList/Create', {
      username: `lijst-${randomUUID().slice(0, 8)}`,
      firstName: 'Noor',
      lastName: 'de Vries',
      accessType: 'PUBLIC',
    })
  ).body.username

/** Opens an invite that was accepted, or has expired, a second ago. */
async function openedInvite(since: 'accepted_at' | 'expires_at'): Promise<HtmlResponse> {
  const { body } = await noor.api('POST', '/api/WishlistOwner/InviteExtraOwner', {
    name: 'Sem',
    privateWishlistGuid: noor.list.privateGuid,
  })
  await world.sql`update owner_invites set ${world.sql(since)} = now() - interval '1 second' where guid = ${body.guid}::uuid`
  return sem.get(`/i/${body.guid}`)
}

const send = (more: Record<string, string>) =>
  noor.post('/mylist/send', {
    recipients: 'oma@example.org',
    subject: 'Mijn lijst',
    messageStart: 'Dag oma, dit is mijn lijst.',
    messageEnd: '',
    privateGuid: noor.list.privateGuid,
    ...more,
  })

const settings = (more: Record<string, string>) => ({
  username: 'noor',
  firstName: 'Noor',
  lastName: 'de Vries',
  accessType: 'PUBLIC',
  ...more,
})

const reached: Partial<Record<MessageId, () => Promise<HtmlResponse>>> = {
  'cross_off.error.crossed_off_by_other': async () => lotte.post(dialogOf((await takenBy(sem)).gift)),
  'cross_off.error.deleted': () => lotte.post(dialogOf(randomUUID())),
  'cross_off.error.uncrossable': async () => lotte.post(dialogOf(await addGift({ crossOffEnabled: false }))),
  'cross_off.error.no_access': async () => {
    const gift = await addGift()
    return whileClosed(() => lotte.post(dialogOf(gift)))
  },
  'cross_off.error.own_wishlist': async () => noor.post(dialogOf(await addGift())),
  'cross_off.success_explanation': async () => follow(lotte, dialogOf(await addGift())),
  'cross_off.undo_success_explanation': async () => follow(lotte, `${dialogOf((await takenBy(lotte)).gift)}/undo`),
  'cross_off.unusable_email': async () =>
    world.visitor().post(dialogOf(await addGift()), { contextId: randomUUID(), email: 'iemand@mailinator.com' }),
  'general.password.wrong': async () =>
    world.visitor().post(dialogOf(await addGift()), {
      contextId: randomUUID(),
      email: lotte.email,
      password: 'een fout wachtwoord',
    }),
  'crossed_off.undo_error.gift_deleted': () => follow(lotte, `${dialogOf(randomUUID())}/undo`),
  'crossed_off.undo_error.someone_else': async () => follow(lotte, `${dialogOf((await takenBy(sem)).gift)}/undo`),
  'crossed_off.undo_error.other': async () => follow(lotte, `${dialogOf(await addGift())}/undo`),
  'crossed_off.already_undone': async () => {
    const { gift, crossOff } = await takenBy(lotte)
    await lotte.post(`${dialogOf(gift)}/undo`)
    return world.visitor().get(`/crossedoff/${gift}/${crossOff}`)
  },
  'crossed_off.gift_not_found': async () => world.visitor().get(`/crossedoff/${await addGift()}/${randomUUID()}`),
  'my_list.empty.not_found': async () => {
    const name = await furtherList()
    await noor.post(`/${name}/delete`)
    return follow(noor, `/${name}/empty`)
  },
  'my_list.empty.success': async () => follow(noor, `/${await furtherList()}/empty`),
  'my_list.delete.success': async () => follow(noor, `/${await furtherList()}/delete`),
  'gift.save_image_failed': () =>
    noor.post('/noor/gifts/new', {
      description: 'Vaas',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      image: new File(['geen plaatje'], 'vaas.png', { type: 'image/png' }) as unknown as string,
    }),
  'listview.question.wrong_answer': async () => {
    await world.sql`
      update lists set access_type = 'OPEN', access_question = 'Hoe heet de kat?', access_answer = 'Pluk' where id = ${noor.list.id}`
    const answer = await sem.post('/noor', { answer: 'Minoes' })
    await setAccess('PUBLIC')
    return answer
  },
  'listview.not_found': () => world.visitor().get('/niemand'),
  'listview.no_access': () => whileClosed(() => sem.get('/noor')),
  'listview.no_access.invitation_required': async () => {
    await world.sql`insert into owner_invites (list_id, name, expires_at) values (${noor.list.id}, 'Sem', now() + interval '1 day')`
    const answer = await whileClosed(() => sem.get('/noor'))
    await world.sql`delete from owner_invites`
    return answer
  },
  'listview.friend_added': async () => follow(sem, '/friends', { publicGuid: lotte.list.publicGuid }),
  'my_list.owners.removed': async () => {
    await world.sql`
      insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${lotte.email}`
    return follow(noor, `/noor/owners/${lotte.user.publicGuid}/remove`)
  },
  'forum.message_required': () => sem.post('/noor/forum', { message: ' ' }),
  'forum.message_too_long': () => sem.post('/noor/forum', { message: 'x'.repeat(2001) }),
  'owners.invite.name_required': () => noor.post('/noor/owners/invites', { name: '' }),
  'invite.not_found': () => world.visitor().get(`/i/${randomUUID()}`),
  'invite.accepted_already': async () => openedInvite('accepted_at'),
  'invite.expired': async () => openedInvite('expires_at'),
  'send.no_recipient': () => send({ recipients: ' ' }),
  'send.recipients_too_long': () => send({ recipients: 'x'.repeat(4097) }),
  'validation.should_be_emails': () => send({ recipients: 'oma' }),
  'general.subject.is_required': () => send({ subject: '' }),
  'general.subject.too_long': () => send({ subject: 'x'.repeat(201) }),
  'general.message.message_too_short': () => send({ messageStart: 'Dag' }),
  'general.message.message_too_long': () => send({ messageStart: 'x'.repeat(4097) }),
  'listsearch.validation.too_short': () => sem.get('/list/search?query=ab'),
  'general.username.unavailable': () => noor.post('/noor/settings', settings({ username: 'lotte' })),
  'my_list.title.too_long': () => noor.post('/noor/title', { title: 'x'.repeat(101) }),
  'my_list.description.too_long': () => noor.post('/noor/description', { description: 'x'.repeat(2001) }),
  'general.place.too_long': () => noor.post('/noor/settings', settings({ city: 'x'.repeat(101) })),
  'my_list.access.question.required': () =>
    noor.post('/noor/settings', settings({ accessType: 'OPEN', accessAnswer: 'ja' })),
  'my_list.access.question.too_long': () =>
    noor.post('/noor/settings', settings({ accessType: 'OPEN', accessQuestion: 'x'.repeat(256), accessAnswer: 'ja' })),
  'my_list.access.answer.required': () =>
    noor.post('/noor/settings', settings({ accessType: 'OPEN', accessQuestion: 'Hoe?' })),
  'my_list.access.answer.too_long': () =>
    noor.post('/noor/settings', settings({ accessType: 'OPEN', accessQuestion: 'Hoe?', accessAnswer: 'x'.repeat(33) })),
  'category.name.required': () => noor.post('/noor/categories', { name: ' ' }),
  'category.name.too_long': () => noor.post('/noor/categories', { name: 'x'.repeat(101) }),
}

/** Returns a pattern that matches a message with any values. */
const patternOf = (id: MessageId): RegExp =>
  new RegExp(
    messages[id].nl
      .replace(/<\/?\w+>/g, '')
      .split(/\{\w+\}/)
      .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )

for (const [id, reach] of Object.entries(reached))
  test(`a page shows the message ${id}`, async () => {
    const { $, status } = await reach()
    $('script, style, template').remove()
    assert.match($('body').text(), patternOf(id as MessageId), `the page has the status ${status}`)
  })
