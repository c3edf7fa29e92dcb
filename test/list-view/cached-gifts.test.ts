import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createApp } from '../../src/app.tsx'
import { openFamily } from '#test/support/family.ts'
import { waitForLocks } from '#test/support/locks.ts'
import { withoutCsrfTokens, type World } from '#test/support/world.ts'

const { world, noor, lotte, bram } = await openFamily()
const { services, assets, sql } = world

/** Locks the table of cross-offs. Every query on it waits until `release`, which may make a change first. */
function lockCrossOffs(context: TestContext) {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let change: (tx: World['sql']) => Promise<unknown> = async () => {}
  const ended = sql.begin(async (tx) => {
    await tx`lock table cross_offs in access exclusive mode`
    held.resolve()
    await released.promise
    await change(tx as unknown as World['sql'])
  })
  context.after(() => released.resolve())
  return {
    held: held.promise,
    async release(last = change) {
      change = last
      released.resolve()
      await ended
    },
  }
}

test("A cross-off made while a page renders appears on nobody else's page", async (context) => {
  const { id } = await world.addGift(noor.list, { description: 'Vaas' })
  for (const who of [lotte, bram]) await who.get('/noor') // gives the list a version
  // The page cache of this app is empty, so that it renders both pages.
  const keeping = createApp(services, assets)
  const rendering = createApp({ ...services, config: { ...services.config, pageCacheMegabytes: 0 } }, assets)
  const pageFor = async (app: World['app'], { cookies }: typeof lotte) => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.request('/noor', { headers: { Cookie, 'Accept-Encoding': 'gzip' } })
    return withoutCsrfTokens(await new Response(answer.body!.pipeThrough(new DecompressionStream('gzip'))).text())
  }
  const [ownGifts, allGifts, locking] = ['where x.user_id = ', 'left join cross_offs x', 'lock table cross_offs']

  // PostgreSQL grants the lock in the order of the requests for it.
  const first = lockCrossOffs(context)
  await first.held
  const lottes = pageFor(keeping, lotte)
  await waitForLocks(sql, 1, ownGifts)
  const second = lockCrossOffs(context)
  await waitForLocks(sql, 1, locking)
  await first.release()
  // Lotte's page has read that she gives nothing, but has not read the gifts yet.
  await waitForLocks(sql, 1, allGifts)
  const third = lockCrossOffs(context)
  await waitForLocks(sql, 1, locking)
  const brams = pageFor(keeping, bram)
  await waitForLocks(sql, 1, ownGifts)
  await second.release(
    (tx) => tx`insert into cross_offs (gift_id, user_id) select ${id}, id from users where email = ${lotte.email}`,
  )
  const lottesPage = await lottes
  await third.release()
  assert.equal(lottesPage, await pageFor(rendering, lotte), 'Lotte sees the gift as her own')
  assert.equal(await brams, await pageFor(rendering, bram), 'Bram sees the gift as taken')
})
