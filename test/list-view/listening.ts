import { announceList } from '../../src/access/index.ts'
import { openSocketServer, type TestSocket } from '#test/support/sockets.ts'
import { until } from '#test/support/until.ts'
import type { Client, World } from '#test/support/world.ts'

export type { TestSocket }

/** Clients that listen to lists. */
export interface Listening {
  /** Opens a browser's connection; rejects if the server refuses it. */
  browser(who: Client, listGuid: string): Promise<TestSocket>
  /** Opens an app's connection; resolves to null if the server refuses to let it join the list. */
  app(who: Client, listGuid: string): Promise<TestSocket | null>
  /**
   * Waits until these clients have received everything announced so far. Announces a change of the gift `marker` for
   * that, which all of them must receive, and removes that message again.
   */
  settle(listGuid: string, marker: string, ears: readonly TestSocket[]): Promise<void>
  close(): Promise<void>
}

/** Starts to listen. The caller must close the result before the world. */
export async function listenIn(world: World): Promise<Listening> {
  const ears = await openSocketServer(world)
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
      const markAt = (ear: TestSocket, from: number) =>
        ear.heard.findIndex((message, index) => index >= from && message.includes(marker))
      await until(() => waiting.every((ear, index) => markAt(ear, before[index]!) >= 0), 'the marker')
      waiting.forEach((ear, index) => ear.heard.splice(markAt(ear, before[index]!), 1))
    },
    close: () => ears.close(),
  }
}
