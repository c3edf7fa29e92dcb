import assert from 'node:assert/strict'
import { after } from 'node:test'
import { createApp } from '../../src/app.tsx'
import { openServices } from '../../src/services.ts'
import { openHub } from '#core/live.ts'
import { openFamily } from './family.ts'
import { until } from './until.ts'
import { clientOf, type Client, type Person } from './world.ts'

/**
 * Opens the small world with two web processes on one database. Both receive announcements, so they cache what triggers
 * announce.
 */
export async function openTwoProcesses() {
  // The world registers its own hook, which ends the database. Hooks run in their order, so this one comes first.
  const opened: { close(): unknown }[] = []
  after(async () => {
    for (const each of opened) await each.close()
  })
  const family = await openFamily({}, { countsQueries: true })
  const { world } = family
  const other = await openServices(world.services.config, world.url, 'web')
  const hubs = [await openHub(world.services.sql, assert.ifError), await openHub(other.services.sql, assert.ifError)]
  const here = createApp(world.services, world.assets, hubs[0])
  const there = createApp(other.services, world.assets, hubs[1])
  opened.push(...hubs, other)
  const clientAt = (app: typeof here): Client => clientOf(async (path, init) => app.request(path, init))

  return {
    ...family,
    hubs,
    /** resolves once both processes have had a heartbeat, without which nothing comes from a cache */
    heartbeats: () => until(() => hubs.every((hub) => hub.receivedUntil() > 0), 'a heartbeat'),
    clientHere: () => clientAt(here),
    /** Returns two clients with the same session, one of each process; only the first counts in `countQueries`. */
    async logIn({ username, password }: Person): Promise<{ one: Client; same: Client }> {
      const [one, same] = [clientAt(here), clientAt(there)]
      await one.api('POST', '/api/Account/Login', { emailOrUsername: username, password })
      for (const [name, value] of one.cookies) same.cookies.set(name, value)
      return { one, same }
    },
  }
}
