import type { Draft } from '../../draws/wizard/draft.ts'

/** Version of the format in which drafts are stored. */
const version = 4

/** Names in `localStorage`. `about` is written last and removed first, so that it never describes a missing draft. */
const keys = { draft: 'loting', about: 'loting-about' } as const
const reloadedFor = 'loting-reloaded'

interface About {
  version: number
  /** null if the draft was begun while logged out */
  userPrivateGuid: string | null
  savedAt: number
  /** sent with the request to draw, so that the same draft is drawn only once */
  contextId: string
}

/** Draft as JSON, held here as long as the page lives if the browser stores nothing. */
let inMemory: string | null = null
let contextInMemory: string | null = null
let wasStored = true

/** Private guid of the page's user; empty when logged out. */
let owner = ''

/**
 * Returns the `localStorage` name of a user's draft that is set aside while another user of this browser prepares a
 * draft.
 */
const asideKey = (userPrivateGuid: string) => `loting-of-${userPrivateGuid}`

/**
 * Opens the store for the page's user. A draft begun while logged out belongs to the next user who logs in. Another
 * user's draft is hidden, and set aside until that user is back.
 */
export function openStore(userPrivateGuid: string): void {
  owner = userPrivateGuid
  try {
    restoreAside()
  } catch {
    // storage is unavailable
  }
}

/** Copies another user's stored draft to that user's own name in `localStorage`, before the draft is overwritten. */
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
  if (!aside || storedDraftJson() !== null) return
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

/**
 * Reloads the page to get newer scripts, which know the stored draft's newer format. Reloads only once, because the
 * server may not have those scripts yet. The draft then stays untouched.
 */
function reloadOnce(stored: number): void {
  if (sessionStorage.getItem(reloadedFor) === String(stored)) return
  sessionStorage.setItem(reloadedFor, String(stored))
  location.reload()
}

/** Returns a random UUID. Works without `crypto.randomUUID`, which is missing on pages served over plain HTTP. */
export const newGuid = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  )

/** Returns the current draft's `contextId`: the stored one, or this page's last if none is stored for this user. */
export function storedContextId(): string | null {
  try {
    const about = parsed<About>(localStorage.getItem(keys.about))
    return about && (!about.userPrivateGuid || about.userPrivateGuid === owner)
      ? (about.contextId ?? null)
      : contextInMemory
  } catch {
    return contextInMemory
  }
}

/** Returns the current draft as JSON; null if there is none that this page's user may see. */
export function storedDraftJson(): string | null {
  try {
    const text = localStorage.getItem(keys.about)
    if (text === null) return inMemory
    const about = parsed<About>(text)
    if (about && about.version > version) {
      reloadOnce(about.version)
      return null
    }
    if (about?.version !== version) {
      deleteStoredDraft()
      return null
    }
    return about.userPrivateGuid && about.userPrivateGuid !== owner ? null : localStorage.getItem(keys.draft)
  } catch {
    return inMemory
  }
}

/** Returns the current draft. Older drafts lack some fields, and don't mark their organizer, who comes first there. */
export function storedDraft(): Draft | null {
  const draft = parsed<Draft>(storedDraftJson())
  if (!draft) return null
  const isMarked = draft.participants.some(({ isOrganizer }) => isOrganizer)
  return {
    ...draft,
    date: draft.date ?? '',
    budget: draft.budget ?? '',
    organizerTakesPart: draft.organizerTakesPart ?? true,
    participants: draft.participants.map((person, position) => ({
      ...person,
      isOrganizer: isMarked ? person.isOrganizer : position === 0,
    })),
  }
}

/**
 * Stores a draft.
 * @returns 'kept' if the browser has stored the draft; 'not kept' if it can't; 'known' if it couldn't at the previous
 *   call either
 */
export function storeDraft(draft: Draft): 'kept' | 'not kept' | 'known' {
  inMemory = JSON.stringify(draft)
  contextInMemory = storedContextId() ?? newGuid()
  const about: About = { version, userPrivateGuid: owner || null, savedAt: Date.now(), contextId: contextInMemory }
  try {
    setAside()
    localStorage.setItem(keys.draft, inMemory)
    localStorage.setItem(keys.about, JSON.stringify(about))
    inMemory = null
    wasStored = true
    return 'kept'
  } catch {
    const was = wasStored
    wasStored = false
    return was ? 'not kept' : 'known'
  }
}

export function deleteStoredDraft(): void {
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

/** Calls back when another tab stores or deletes a draft. */
export function onChangeElsewhere(changed: () => void): void {
  addEventListener('storage', ({ key }) => (key === keys.about || key === null) && changed())
}
