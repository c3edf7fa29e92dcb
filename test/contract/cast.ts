import assert from 'node:assert/strict'
import { articlesIn } from '../../src/content/index.ts'
import type { EditionCode } from '#core/editions.ts'
import { createProof } from '#test/support/proofs.ts'
import { addList, setAccess } from '#test/support/lists.ts'
import { accept, invite } from '#test/support/owners.ts'
import { openFamily } from '#test/support/family.ts'
import type { ApiResponse, Client, World } from '#test/support/world.ts'
import { drawFamily } from '../draws/drawing.ts'
import { callers, type Caller } from './pages.ts'

/** Values by name: each replaces `{name}` in the paths and bodies of endpoints.ts and pages.ts. */
export type Cast = Readonly<Record<string, string>>

interface Stage {
  world: World
  clients: Record<Caller, Client>
  /** password of the accounts */
  password: string
  /** replaces each `{name}` by its value for this caller and edition */
  fill<Given>(given: Given, asker: Caller, edition?: EditionCode): Given
}

const must = ({ status, body }: ApiResponse) => {
  assert.ok(status < 300, `${status} ${JSON.stringify(body)}`)
  return body
}

/**
 * Opens a test world that has the lists, gifts, draws and links which the rows of endpoints.ts and pages.ts name. Texts
 * that people wrote, such as "Lego", are the same in every language, so no page shows foreign words because of them.
 */
export async function openStage(): Promise<Stage> {
  const { world, noor, lotte, bram, sem } = await openFamily({ EDITION: '' })
  const guest = world.visitor()
  must(await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' }))
  await world.sql`update categories set name = 'Lego'`
  await setAccess(world, 'lotte', 'OPEN', '1 + 1 =', '2')
  const emptyList = await addList(world, noor, 'leeg')
  await addList(world, noor, 'huis-van-noor', { accessType: 'CLOSED' })
  await world.sql`update categories set name = 'Lego'`
  const gift = await world.addGift(noor.list, { description: 'Sudoku' })
  const taken = await world.addGift(noor.list, { description: 'Yoga' })
  const { crossOffGuid } = must(await bram.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: taken.publicGuid }))
  const openInvite = await invite(noor, 'Henk')
  const usedInvite = await invite(noor, 'Bram')
  must(await accept(bram, usedInvite))
  const drawn = await drawFamily({ world, lotte, bram })
  const deleted = await drawFamily({ world, lotte, bram })
  must(await lotte.api('DELETE', `/api/Loting/${deleted.publicGuid}`))
  await world.sql`update draws set title = 'Domino 2026', description = null`
  const gathered = must(await lotte.api('POST', '/api/Gathering/Create', { title: 'Domino 2027' }))
  const joinGuid = new URL(gathered.joinUrl).pathname.split('/').at(-1)!
  const { seatGuid } = must(await world.visitor().api('POST', '/api/Gathering/Join', { joinGuid, name: 'Anna' }))
  must(await sem.api('POST', '/api/Account/RequestResetPassword', { login: sem.email }))
  const resetMail = (await world.mails()).find(({ kind }) => kind === 'reset-password')
  const [{ mailings } = { mailings: '' }] = await world.sql<{ mailings: string }[]>`
    select mailings_guid as mailings from users where email = ${sem.email}`
  const calendar = await sem.post('/account/calendar')
  assert.ok(calendar.status < 400)
  const feed = /\/calendar\/([0-9a-f-]{36})\.ics/.exec((await sem.get('/account')).html)![1]!
  const clients = { visitor: world.visitor(), guest, noor, lotte }
  const cast: Cast = {
    unknown: '00000000-0000-4000-8000-000000000000',
    gift: gift.publicGuid,
    taken: taken.publicGuid,
    crossOff: crossOffGuid,
    list: noor.list.privateGuid,
    publicList: noor.list.publicGuid,
    emptyList: emptyList.privateGuid,
    category: noor.list.categoryPrivateGuid,
    openInvite,
    usedInvite,
    draw: drawn.publicGuid,
    lot: drawn.lots.riet.guid,
    deletedLot: deleted.lots.riet.guid,
    gathering: gathered.publicGuid,
    joining: joinGuid,
    seat: seatGuid,
    mailings,
    resetCode: /resetpassword\/([\w-]+)/.exec(resetMail?.text ?? '')?.[1] ?? '',
    proof: await createProof(world.sql, sem.user.publicGuid),
    calendar: feed,
    shop: encodeURIComponent('https://www.winkel.example/p/lego'),
  }
  const users = Object.fromEntries(
    await Promise.all(callers.map(async (asker) => [asker, await clients[asker].api('GET', '/api/Account/UserData')])),
  ) as Record<Caller, { body: { privateGuid: string; email: string } | null }>
  const wordOf = (name: string, asker: Caller, edition: EditionCode): string => {
    const own: Cast = {
      article: articlesIn(edition)[0]!.slug,
      asker,
      user: users[asker].body?.privateGuid ?? cast['unknown']!,
      email: users[asker].body?.email ?? '',
    }
    const word = own[name] ?? cast[name]
    assert.ok(word !== undefined, `{${name}} is not in the cast`)
    return word
  }
  return {
    world,
    clients,
    password: noor.password,
    fill: (given, asker, edition = 'nl') =>
      JSON.parse(
        JSON.stringify(given).replace(/\{(\w+)\}/g, (_, name: string) => wordOf(name, asker, edition)),
      ) as typeof given,
  }
}
