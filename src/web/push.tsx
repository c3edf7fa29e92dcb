import type { ReactNode } from 'react'
import type { Services } from '#core/scope.ts'
import type { Watcher } from './live.ts'
import { markup, sharedView } from './render.tsx'

/** @param variant tells apart what watchers of one edition see differently */
export type Push = (watcher: Watcher, variant: string, pieces: ReactNode) => void

/** For one announcement: renders once what several watchers get alike. */
export function pushOnce(services: Pick<Services, 'config' | 'now'>): Push {
  const rendered = new Map<string, string>()
  return (watcher, variant, pieces) => {
    const { texts, isApp } = watcher.scope
    const key = `${texts.edition.code} ${isApp} ${variant}`
    const html = rendered.get(key) ?? markup(sharedView({ ...services, texts }, { isApp }), pieces)
    rendered.set(key, html)
    watcher.sendFragment(html)
  }
}
