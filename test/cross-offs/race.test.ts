import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { serve } from '@hono/node-server'
import { createApp } from '../../src/app.tsx'
import { openServices } from '../../src/services.ts'
import { openFamily } from '#test/support/family.ts'
import { clientOf, type Client } from '#test/support/world.ts'

const { world, noor } = await openFamily()

type Server = ReturnType<typeof serve>

async function listen(app: ReturnType<typeof createApp>): Promise<{ server: Server; address: string }> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('a hundred people and one gift, at two servers with one database', () => {
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

  test('lets one of them cross it off, tells the others so, and writes one mail', async () => {
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

  test('leaves no cross-off on a gift that is deleted meanwhile, and forgets nobody who was told it worked', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Een dagje naar het strand' })
    const [deleted, ...answers] = await Promise.all([
      noor.api('DELETE', `/api/MyGift/${publicGuid}`),
      ...clients.slice(0, 20).map((client) => client.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })),
    ])
    assert.equal(deleted.status, 200)
    const winners = answers.filter(({ status }) => status === 200)
    const told = (await world.mails()).filter(({ kind }) => kind === 'gift-news')
    assert.equal(told.length, winners.length)
    assert.ok(
      answers.every(
        ({ status, body }) => status === 200 || ['CrossedOffByOtherUser', 'GiftDeleted'].includes(body.problem),
      ),
    )
  })
})
