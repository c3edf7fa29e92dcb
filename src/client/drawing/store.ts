import type { Draft } from '../../draws/wizard/draft.ts'

/** The version of drafts that these scripts write and read. */
const version = 4

/** The draft itself, and whose it is; the second is written last and removed first, so that it never tells of a draft that is not there. */
const keys = { draft: 'loting', about: 'loting-about' } as const
const reloadedFor = 'loting-reloaded'

/** What stands beside a draft. */
interface About {
  version: number
  /** null for a draft that was begun without a login */
  userPrivateGuid: string | null
  savedAt: number
  /** goes along when it is drawn, so that it is drawn once */
  contextId: string
}

/** What is kept where the browser keeps nothing: it lives as long as the page. */
let inMemory: string | null = null
let contextInMemory: string | null = null
let isKept = true

/** Whose page this is; empty for a visitor. */
let owner = ''

/** Where a draft lies while another user of this browser prepares one. */
const asideOf = (userPrivateGuid: string) => `loting-of-${userPrivateGuid}`

/**
 * Who looks at drafts here. A draft begun without a login belongs to whoever logs in then; anybody else's is not shown, and lies aside for when
 * that user is back.
 */
export function openStore(userPrivateGuid: string): void {
  owner = userPrivateGuid
  try {
    takeBack()
  } catch {
    // nothing is kept where the browser keeps nothing
  }
}

/** Puts what another user prepares aside, before something else takes its place. */
function putAside(): void {
  const about = parsed<About>(localStorage.getItem(keys.about))
  if (about?.userPrivateGuid && about.userPrivateGuid !== owner)
    localStorage.setItem(
      asideOf(about.userPrivateGuid),
      JSON.stringify({ about, draft: localStorage.getItem(keys.draft) }),
    )
}

function takeBack(): void {
  const aside = parsed<{ about: About; draft: string }>(owner ? localStorage.getItem(asideOf(owner)) : null)
  if (!aside || keptJson() !== null) return
  putAside()
  localStorage.setItem(keys.draft, aside.draft)
  localStorage.setItem(keys.about, JSON.stringify(aside.about))
  localStorage.removeItem(asideOf(owner))
}

function parsed<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null
  }
}

/** Runs newer scripts, once: where the server has none yet, a newer draft is left alone. */
function reloadOnce(stored: number): void {
  if (sessionStorage.getItem(reloadedFor) === String(stored)) return
  sessionStorage.setItem(reloadedFor, String(stored))
  location.reload()
}

/** A guid; browsers make them only on pages that came safely. */
export const newGuid = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  )

/** In which context the draft is drawn: its own for as long as there is one; null where none could be kept, or for another's. */
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

/** The JSON of the draft in progress that this page's user may see; null without one. */
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

/** The draft in progress. */
export function kept(): Draft | null {
  return parsed<Draft>(keptJson())
}

/** Keeps a draft. @returns whether it will be there after a reload; told once */
export function keep(draft: Draft): 'kept' | 'not kept' | 'told' {
  inMemory = JSON.stringify(draft)
  contextInMemory = keptContext() ?? newGuid()
  const about: About = { version, userPrivateGuid: owner || null, savedAt: Date.now(), contextId: contextInMemory }
  try {
    putAside()
    localStorage.setItem(keys.draft, inMemory)
    localStorage.setItem(keys.about, JSON.stringify(about))
    inMemory = null
    isKept = true
    return 'kept'
  } catch {
    const was = isKept
    isKept = false
    return was ? 'not kept' : 'told'
  }
}

/** Forgets the draft. */
export function forget(): void {
  inMemory = null
  contextInMemory = null
  try {
    putAside()
    localStorage.removeItem(keys.about)
    localStorage.removeItem(keys.draft)
  } catch {
    // nothing was kept there
  }
}

/** Tells of drafts that another tab kept or forgot. */
export function whenChangedElsewhere(changed: () => void): void {
  addEventListener('storage', ({ key }) => (key === keys.about || key === null) && changed())
}
