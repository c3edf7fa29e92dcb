import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countStatistics } from '../../src/home/index.ts'
import { dayMs } from '#core/days.ts'
import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { dayFromNow } from '#test/support/days.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { addList } from '#test/support/lists.ts'
import { addOwners } from '#test/support/owners.ts'
import type { Client } from '#test/support/world.ts'
import { drawFamily } from '../draws/drawing.ts'

const { world, noor, lotte, bram, sem } = await openFamily({ EDITION: 'de' })
const { sql } = world
const texts = textsFor(editions.de)

const linesOf = async (who: Client, selector: string) => {
  const { $ } = await who.get('/')
  return $(selector)
    .map((_, line) => $(line).text().replaceAll('\u00a0', ' '))
    .get()
}

test('the start page shows a user’s lists with title, days to go, gifts, last change and co-owners', async () => {
  await world.addGift(lotte.list)
  await world.addGift(lotte.list)
  assert.equal((await lotte.get('/')).$('.page-head a').attr('href'), '/lotte/gifts/new')
  const house = await addList(world, lotte, 'haus', { title: 'Unser Haus' })
  await addOwners(lotte, noor)
  await addOwners({ ...lotte, list: house }, noor, bram, sem)
  await sql`update lists set occasion_date = ${dayFromNow(1)}, last_update = '2026-05-06T22:30:00Z' where id = ${house.id}`
  const { $ } = await lotte.get('/')
  assert.equal($('.page-head a').length, 0, 'a button to add a gift, with several lists')
  const today = texts.date(dayFromNow(0), 'short')
  assert.deepEqual(await linesOf(lotte, '.my-list :is(h3, p)'), [
    'Lotte de Vries',
    `2 Wünsche, aktualisiert am ${today}, zusammen mit Noor`,
    'Unser Haus',
    'Morgen',
    'noch leer, aktualisiert am 7. Mai, zusammen mit Noor, Bram und noch jemandem',
  ])
  assert.deepEqual(
    $('.my-lists a')
      .map((_, link) => $(link).attr('href'))
      .get(),
    ['/lotte', '/haus', '/mylist/new'],
  )
})

test('the start page shows six gifts that a user gives, the nearest day first, with receiver and link', async () => {
  await sql`update lists set occasion_date = ${dayFromNow(5)} where id = ${sem.list.id}`
  const guids: string[] = []
  for (let n = 1; n <= 7; n++) {
    const { publicGuid } = await world.addGift(n === 7 ? sem.list : bram.list, { description: `Wunsch ${n}` })
    await crossOff(noor, publicGuid)
    guids.push(publicGuid)
  }
  assert.deepEqual(await linesOf(noor, '[aria-labelledby=i-give] :is(.name, .detail, .chip)'), [
    ...['Wunsch 7', 'Für Sem', texts.date(dayFromNow(5), 'short')],
    ...[1, 2, 3, 4, 5].flatMap((n) => [`Wunsch ${n}`, 'Für Bram']),
  ])
  assert.equal((await noor.get('/')).$('[aria-labelledby=i-give] .name a').attr('href'), `/sem#gift-${guids[6]}`)
})

test('the start page shows five friends with a birthday within 31 days, with the date and the days left', async () => {
  const friends = [noor, bram, sem]
  for (const name of ['Ada', 'Bea', 'Cor', 'Dora']) friends.push(await world.person(`${name} Maas`))
  for (const [index, friend] of friends.entries()) {
    await lotte.api('POST', '/api/Friend/Add', { publicGuid: friend.list.publicGuid })
    const days = [31, 32, 0, 1, 2, 3, 4][index]!
    await sql`
      update lists set birthday = ${`1980${dayFromNow(days).slice(4).replace('-02-29', '-03-01')}`} where id = ${friend.list.id}`
  }
  const told = (name: string, days: number, left: string) => [name, texts.date(dayFromNow(days), 'week'), left]
  assert.deepEqual(await linesOf(lotte, '[aria-labelledby=birthdays] :is(.name, .detail, .row-end)'), [
    ...told('Sem Bakker', 0, 'heute'),
    ...told('Ada Maas', 1, 'morgen'),
    ...told('Bea Maas', 2, '2 Tage'),
    ...told('Cor Maas', 3, '3 Tage'),
    ...told('Dora Maas', 4, '4 Tage'),
  ])
  await sql`update lists set birthday = null where username in ('ada', 'sem')`
  assert.deepEqual((await linesOf(lotte, '[aria-labelledby=birthdays] .name')).at(-1), 'Noor de Vries')
})

test('a user without a list must make one unless they have draws, and a guest is offered one', async () => {
  const organizer = await world.person('Ivo Maas')
  await sql`delete from lists where id = ${organizer.list.id}`
  assert.equal((await organizer.get('/')).headers.get('location'), '/mylist/new')
  await drawFamily({ world, lotte: organizer, bram: sem })
  assert.equal((await organizer.get('/')).status, 200)
  const guest = world.visitor()
  await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.net' })
  assert.equal((await guest.get('/')).$('#make-list').length, 1)
})

test('the native app shows no draws, and opens the list of a user who has only one', async () => {
  const app = { 'User-Agent': 'WishringApp/1.0' }
  const links = async (headers: Record<string, string>) =>
    (await world.visitor(headers).get('/')).$('main a[href^="/lootjestrekken"]').length
  assert.deepEqual([await links(app), (await links({})) > 0], [0, true])
  const mia = await world.person('Mia Maas')
  const opened = async () => (await mia.get('/', app)).headers.get('location')
  assert.deepEqual([await opened(), (await mia.get('/')).status], ['/mia', 200])
  await addList(world, mia, 'mia-zwei')
  assert.equal(await opened(), null)
})

test('the start page’s figures are for the current month in Amsterdam, in the format of the edition', async () => {
  const [year, month] = dayFromNow(0).split('-').map(Number) as [number, number]
  const first = new Date(Date.UTC(year, month, 1))
  world.travel((first.getTime() - Date.now()) / dayMs - 1 / 48)
  await sql`update lists set birthday = null`
  await sql`update lists set birthday = ${`1980${first.toISOString().slice(4, 10)}`} where id = ${noor.list.id}`
  await countStatistics(world.services)
  world.travel(0)
  await sql`update statistics set gifts = 412608`
  assert.deepEqual((await linesOf(noor, '.statistics dd')).slice(1), ['412.608', '1'])
})

test('an occasion that a visitor chooses on the start page is passed on to the page for a new account', async () => {
  const { $ } = await world.visitor().get('/')
  assert.deepEqual(
    $('.occasions a')
      .map((_, link) => $(link).attr('href')!.replace('/account/create?occasion=', ''))
      .get(),
    [
      ...['Christmas', 'MyBirthday', 'MaternityGifts', 'OurMarriage', 'OurHousewarming', 'Graduation'],
      ...['Valentine', 'MyPhD', 'JustBecause', 'Sinterklaas'],
    ],
  )
})
