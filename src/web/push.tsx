import type { ReactNode } from 'react'
import type { Services } from '#core/scope.ts'
import type { Arguments, ArgumentsOf, HubEvent } from './hub.ts'
import type { Watcher } from './live.ts'
import { markup, sharedView } from './render.tsx'
import { eventRecord } from './signalr/protocol.ts'
import { inSlices } from './slices.ts'

/**
 * Sends the browsers among the watchers HTML that htmx swaps in. Renders and encodes the HTML once per edition, and
 * separately for the browser inside the app shell.
 */
export async function pushPartials(
  services: Pick<Services, 'config' | 'now'>,
  watchers: readonly Watcher[],
  partials: ReactNode,
): Promise<void> {
  const rendered = new Map<string, Buffer>()
  await inSlices(watchers, (watcher) => {
    if (watcher.kind !== 'browser') return
    const { texts, isApp } = watcher.scope
    const audience = `${texts.edition.code} ${isApp}`
    const html = rendered.get(audience) ?? Buffer.from(markup(sharedView({ ...services, texts }, { isApp }), partials))
    rendered.set(audience, html)
    watcher.send(html)
  })
}

/** Sends an event to the app shells among the watchers. Encodes it once. */
export async function pushEvent<const Args extends Arguments>(
  watchers: readonly Watcher[],
  { name }: HubEvent<Args>,
  ...args: ArgumentsOf<Args>
): Promise<void> {
  const record = eventRecord(name, args)
  await inSlices(watchers, (watcher) => {
    if (watcher.kind === 'app') watcher.send(record)
  })
}

/**
 * Makes the browsers among the watchers fetch their pages anew. Needed when more has changed than partials can show.
 */
export const refetchPages = (watchers: readonly Watcher[]): Promise<void> =>
  inSlices(watchers, (watcher) => {
    if (watcher.kind === 'browser') watcher.refetch()
  })
