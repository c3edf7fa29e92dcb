import type { Draft } from '../../draws/wizard/draft.ts'

/** of the drafts' format */
const version = 4

/** `about` is written last and removed first, so that it never describes a missing draft. */
const keys = { draft: 'loting', about: 'loting-about' } as const
const reloadedFor = 'loting-reloaded'

interface About {
  version: number
  /** null if it was begun without a login */
  userPrivateGuid: string | null
  savedAt: number
  /** sent with the draw, so that the same draft is drawn only once */
  contextId: string
}

/** Fallback when the browser stores nothing: lives as long as the page. */
let inMemory: string | null = null
let contextInMemory: string | null = null
let isKept = true

/** the page's user; empty for a visitor */
let owner = ''

/** Key of a draft set aside while another user of this browser prepares one. */
const asideKey = (userPrivateGuid: string) => `loting-of-${userPrivateGuid}`

/** A draft begun without a login belongs to whoever logs in next. Another user's draft is hidden, and set aside until they are back. */
export function openStore(userPrivateGuid: string): void {
  owner = userPrivateGuid
  try {
    restoreAside()
  } catch {
    // storage is unavailable
  }
}

/** Saves another user's draft before it is overwritten. */
function setAside(): void {
  const about = parsed<About>(localStorage.getItem(keys.about))
  if (about?.userPrivateGuid && about.userPrivateGuid !== owner)
    localStorage.setItem(
      asideKey(about.userPrivateGuid),
      JSON.stringify({ about, draft: localStorage.getItem(keys.draft) }),
    )
}

function restoreAside(): void {
  const aside = parsed<{ about: About; draft: string }>(owner ? localStorage.getItem(asideKey(owner)) : null)
  if (!aside || keptJson() !== null) return
  setAside()
  localStorage.setItem(keys.draft, aside.draft)
  localStorage.setItem(keys.about, JSON.stringify(aside.about))
  localStorage.removeItem(asideKey(owner))
}

function parsed<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null
  }
}

/** Reloads to get newer scripts, but once only: the server may not have them yet, and then the newer draft stays untouched. */
function reloadOnce(stored: number): void {
  if (sessionStorage.getItem(reloadedFor) === String(stored)) return
  sessionStorage.setItem(reloadedFor, String(stored))
  location.reload()
}

/** `crypto.randomUUID` is missing on pages served over plain HTTP. */
export const newGuid = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  )

/** The current draft's contextId; null if none could be kept or the draft is another user's. */
export function keptContext(): string | null {
  try {
    const about = parsed<About>(localStorage.getItem(keys.about))
    return about && (!about.userPrivateGuid || about.userPrivateGuid === owner)
      ? (about.contextId ?? null)
      : contextInMemory
  } catch {
    return contextInMemory
  }
}

/** The current draft as JSON, if this page's user may see it. */
export function keptJson(): string | null {
  try {
    const text = localStorage.getItem(keys.about)
    if (text === null) return inMemory
    const about = parsed<About>(text)
    if (about && about.version > version) {
      reloadOnce(about.version)
      return null
    }
    if (about?.version !== version) {
      forget()
      return null
    }
    return about.userPrivateGuid && about.userPrivateGuid !== owner ? null : localStorage.getItem(keys.draft)
  } catch {
    return inMemory
  }
}

export function kept(): Draft | null {
  return parsed<Draft>(keptJson())
}

/** @returns whether the draft survives a reload; 'known' instead of 'not kept' where that has been returned before */
export function keep(draft: Draft): 'kept' | 'not kept' | 'known' {
  inMemory = JSON.stringify(draft)
  contextInMemory = keptContext() ?? newGuid()
  const about: About = { version, userPrivateGuid: owner || null, savedAt: Date.now(), contextId: contextInMemory }
  try {
    setAside()
    localStorage.setItem(keys.draft, inMemory)
    localStorage.setItem(keys.about, JSON.stringify(about))
    inMemory = null
    isKept = true
    return 'kept'
  } catch {
    const was = isKept
    isKept = false
    return was ? 'not kept' : 'known'
  }
}

export function forget(): void {
  inMemory = null
  contextInMemory = null
  try {
    setAside()
    localStorage.removeItem(keys.about)
    localStorage.removeItem(keys.draft)
  } catch {
    // storage is unavailable
  }
}

/** Calls back when another tab keeps or forgets a draft. */
export function onChangeElsewhere(changed: () => void): void {
  addEventListener('storage', ({ key }) => (key === keys.about || key === null) && changed())
}
