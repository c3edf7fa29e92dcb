import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { serve } from '@hono/node-server'
import { createApp } from '../../src/app.tsx'
import { openServices } from '../../src/services.ts'
import { openFamily } from '#test/support/family.ts'
import { addCategory, addList } from '#test/support/lists.ts'
import { runQueued, waitForLocks, whileLocked } from '#test/support/locks.ts'
import { clientOf, type Client } from '#test/support/world.ts'

const { world, noor, lotte } = await openFamily()

type Server = ReturnType<typeof serve>

async function listen(app: ReturnType<typeof createApp>): Promise<{ server: Server; address: string }> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('a hundred people and one gift, on two servers with one database', () => {
  const people = 100
  let second: Awaited<ReturnType<typeof openServices>>
  const servers: Server[] = []
  let clients: Client[]

  before(async () => {
    second = await openServices(world.services.config, world.url, 'web')
    const running = await Promise.all([world.app, createApp(second.services, world.assets)].map(listen))
    servers.push(...running.map(({ server }) => server))
    clients = Array.from({ length: people }, (_, index) =>
      clientOf((path, init) => fetch(`${running[index % 2]!.address}${path}`, init)),
    )
    await Promise.all(
      clients.map((client, index) =>
        client.api('POST', '/api/Afstreper/Create', { email: `gever-${index}@example.org` }),
      ),
    )
  })
  after(async () => {
    for (const server of servers) server.close()
    await second.close()
  })

  test('one of them crosses the gift off, the others are refused, and one mail is written', async () => {
    const { publicGuid, id } = await world.addGift(noor.list)
    const answers = await Promise.all(
      clients.map((client) =>
        client.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid, contextId: randomUUID() }),
      ),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.equal(
      answers.filter(({ status, body }) => status === 422 && body.problem === 'CrossedOffByOtherUser').length,
      people - 1,
    )
    assert.equal((await world.sql`select 1 from cross_offs where gift_id = ${id}`).length, 1)
    const winner = answers.findIndex(({ status }) => status === 200)
    const mails = await world.mails()
    assert.deepEqual(
      mails.map(({ kind, to }) => ({ kind, to })).filter(({ kind }) => kind === 'cross-off'),
      [{ kind: 'cross-off', to: `gever-${winner}@example.org` }],
    )
  })

  const crossOff = (client: Client, publicGiftGuid: string) =>
    client.api('POST', '/api/Gift/CrossOff', { publicGiftGuid })
  const toldOf = async (description: string) =>
    (await world.mails())
      .filter(({ kind, text }) => kind === 'gift-news' && text.includes(description))
      .map(({ to }) => to)
  const crossOffsOf = (id: number) => world.sql`select 1 from cross_offs where gift_id = ${id} and undone_at is null`

  test('a giver is notified of a deletion that began before the cross-off was there', async () => {
    const { id, publicGuid } = await world.addGift(noor.list, { description: 'Een nachtje kamperen' })
    const deleted = await whileLocked(
      world.sql,
      (tx) => tx`select from gifts where id = ${id} for share`,
      () => noor.api('DELETE', `/api/MyGift/${publicGuid}`),
      (tx) => tx`insert into cross_offs (gift_id, user_id) select ${id}, id from users where email = ${lotte.email}`,
    )
    assert.equal(deleted.status, 200)
    const told = (await world.mails()).filter(({ kind, to }) => kind === 'gift-news' && to === lotte.email)
    assert.match(told[0]?.text ?? '', /kamperen/)
    await world.sql`delete from mails`
  })

  test('a giver is notified of a list that began to show cross-offs before theirs was there', async () => {
    const els = await world.person('Els Kok')
    const { id } = await world.addGift(els.list, { description: 'Hangmat' })
    const { privateGuid } = els.list
    const settings = { privateGuid, username: 'els', firstName: 'Els', lastName: 'Kok', accessType: 'PUBLIC' }
    const shown = await whileLocked(
      world.sql,
      (tx) => tx`select from gifts where id = ${id} for share`,
      () => els.api('POST', '/api/MyList/UpdateSettings', { ...settings, showCrossedOff: true }),
      (tx) => tx`insert into cross_offs (gift_id, user_id) select ${id}, id from users where email = ${lotte.email}`,
    )
    assert.equal(shown.status, 200)
    const told = (await world.mails()).filter(({ kind, to }) => kind === 'gift-news' && to === lotte.email)
    assert.match(told[0]?.text ?? '', /ziet voortaan.*Hangmat/s)
    await world.sql`delete from mails`
  })

  test('a gift whose category moves to another list meanwhile is not crossed off', async () => {
    const closed = await addList(world, noor, 'noor-besloten', { accessType: 'CLOSED' })
    const category = await addCategory(world, noor.list, 'Verhuist')
    const { id, publicGuid } = await world.addGift({ ...noor.list, categoryId: category.id })
    const answer = await whileLocked(
      world.sql,
      (tx) => tx`select from gifts where id = ${id} for no key update`,
      () => lotte.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid }),
      (tx) => tx`update categories set list_id = ${closed.id} where id = ${category.id}`,
    )
    assert.deepEqual([answer.status, answer.body], [422, { problem: 'GiftDeleted' }])
    assert.equal((await world.sql`select 1 from cross_offs where gift_id = ${id}`).length, 0)
  })

  test('a giver is notified if the gift’s deletion waited for their cross-off', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Een dagje naar het strand' })
    const [crossed, deleted] = await runQueued(
      world.sql,
      (tx) => tx`select 1 from users where email = 'gever-0@example.org' for update`,
      () => crossOff(clients[0]!, publicGuid),
      () => noor.api('DELETE', `/api/MyGift/${publicGuid}`),
    )
    assert.deepEqual([crossed.status, deleted.status], [200, 200])
    assert.deepEqual(await toldOf('Een dagje naar het strand'), ['gever-0@example.org'])
  })

  test('a gift that is deleted meanwhile is not crossed off', async () => {
    const { publicGuid, id } = await world.addGift(noor.list, { description: 'Een dagje naar het bos' })
    const begun = await world.sql.begin(async (tx) => {
      await tx`lock table deleted_gifts in exclusive mode`
      const deleted = noor.api('DELETE', `/api/MyGift/${publicGuid}`)
      await waitForLocks(world.sql, 1, 'insert into deleted_gifts')
      const crossed = Promise.all(clients.slice(0, 4).map((client) => crossOff(client, publicGuid)))
      await Promise.race([crossed, waitForLocks(world.sql, 4, 'where g.public_guid = ')])
      return { deleted, crossed }
    })
    assert.equal((await begun.deleted).status, 200)
    for (const { status, body } of await begun.crossed)
      assert.deepEqual([status, body], [422, { problem: 'GiftDeleted' }])
    assert.deepEqual([(await crossOffsOf(id)).length, await toldOf('Een dagje naar het bos')], [0, []])
  })
})
