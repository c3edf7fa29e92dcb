import { announceList } from '../../src/access/index.ts'
import { openEars, type Ear } from '#test/support/ears.ts'
import { until } from '#test/support/until.ts'
import type { Client, World } from '#test/support/world.ts'

export type { Ear }

/** Ears on lists. */
export interface Listening {
  /** rejects where watching is refused */
  browser(who: Client, listGuid: string): Promise<Ear>
  /** resolves to null where joining is refused */
  app(who: Client, listGuid: string): Promise<Ear | null>
  /** Waits until everything announced so far has been pushed to these ears, which all hear changes of the gift `marker`; takes out what came of that. */
  settle(listGuid: string, marker: string, ears: readonly Ear[]): Promise<void>
  close(): Promise<void>
}

/** Starts to listen; close it before the world. */
export async function listenIn(world: World): Promise<Listening> {
  const ears = await openEars(world)
  return {
    browser: (who, listGuid) => ears.browser(who, `list:${listGuid}`),
    async app(who, listGuid) {
      const app = await ears.app(who)
      return app.invoke('JoinWishlist', listGuid).then(
        () => app,
        () => null,
      )
    },
    async settle(listGuid, marker, waiting) {
      const before = waiting.map(({ heard }) => heard.length)
      await announceList(world.sql, listGuid, 'gift-changed', marker)
      const markAt = (ear: Ear, from: number) =>
        ear.heard.findIndex((message, index) => index >= from && message.includes(marker))
      await until(() => waiting.every((ear, index) => markAt(ear, before[index]!) >= 0), 'the marker')
      waiting.forEach((ear, index) => ear.heard.splice(markAt(ear, before[index]!), 1))
    },
    close: () => ears.close(),
  }
}
