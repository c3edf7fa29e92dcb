import { announceToScreenReader } from './announcing.ts'
import { closestClicked, currentUserGuid, pageTexts } from './page.ts'

// Stores the texts typed into a form with `data-drafts-key`, until the server has saved them or the user discards them.
// Such a draft survives a reload, a closed dialog and the end of a session. `data-drafts-typed` marks a form that the
// server shows again with the typed texts.

interface Draft {
  at: number
  /**
   * version of the fields when the form was opened; a text changed elsewhere since then is a conflict
   * (src/core/merging.ts)
   */
  version: string | undefined
  /** typed texts, by name of their field */
  texts: Record<string, string>
}

type TextField = HTMLInputElement | HTMLTextAreaElement

const prefix = 'draft '
const maxAge = 7 * 24 * 60 * 60 * 1000
const pauseMs = 300
/**
 * Name under which `sessionStorage` holds the key of a draft that was sent without htmx. Only the next page shows
 * whether that draft was saved.
 */
const sentKey = 'draft-sent'

const forms = 'form[data-drafts-key]'
const texts = ':is(textarea, input:is([type=text], [type=url], :not([type]))):not([readonly], :disabled)'

const formOf = (element: Element | null) => element?.closest<HTMLFormElement>(forms) ?? null
const keyOf = (form: HTMLFormElement) =>
  prefix + [currentUserGuid(), new URL(form.action).pathname, form.dataset.draftsKey].join(' ')
const textsOf = (form: HTMLFormElement) => [...form.querySelectorAll<TextField>(texts)]
const versionOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name=version]')
const showsTyped = (form: HTMLFormElement) => form.dataset.draftsTyped !== undefined

/**
 * Returns the result of an access to the browser's storage; null if the storage is unavailable or full. The forms work
 * without it.
 */
function stored<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}

const read = (key: string) => stored(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null)
const drop = (key: string) => stored(() => localStorage.removeItem(key))

let typedIn: HTMLFormElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Forgets that a draft was sent. A user who still types has not left the form, so the draft isn't saved yet. */
function forgetSent(): void {
  stored(() => sessionStorage.removeItem(sentKey))
}

function saveDraft(form: HTMLFormElement): void {
  const changed = textsOf(form).filter((field) => showsTyped(form) || field.value !== field.defaultValue)
  const key = keyOf(form)
  if (changed.length === 0) return forget(form)
  const draft: Draft = {
    at: Date.now(),
    version: (showsTyped(form) ? read(key)?.version : undefined) ?? versionOf(form)?.value,
    texts: Object.fromEntries(changed.map(({ name, value }) => [name, value])),
  }
  stored(() => localStorage.setItem(key, JSON.stringify(draft)))
}

function stopTimer(): void {
  clearTimeout(timer)
  typedIn = null
}

function flush(): void {
  if (typedIn) saveDraft(typedIn)
  stopTimer()
}

function forget(form: HTMLFormElement): void {
  if (typedIn === form) stopTimer()
  drop(keyOf(form))
  form.querySelector('.restored')?.remove()
}

function forgetAll(isOver: (key: string) => boolean): void {
  stopTimer()
  for (const key of stored(() => Object.keys(localStorage)) ?? []) if (key.startsWith(prefix) && isOver(key)) drop(key)
}

const isExpired = (key: string) => Date.now() - (read(key)?.at ?? 0) > maxAge
const isOfAnother = (key: string) => currentUserGuid() !== '' && !key.startsWith(`${prefix}${currentUserGuid()} `)

/**
 * Deletes the draft of a form that the previous page sent, if the server has saved it. The server has not saved it if
 * this page is a refusal or shows the same form.
 */
function settleSent(): void {
  const key = stored(() => sessionStorage.getItem(sentKey))
  forgetSent()
  if (!key || !document.referrer || document.documentElement.dataset.draftsRefused !== undefined) return
  if (![...document.querySelectorAll<HTMLFormElement>(forms)].some((form) => keyOf(form) === key)) drop(key)
}

function restore(form: HTMLFormElement): void {
  const draft = read(keyOf(form))
  if (showsTyped(form)) {
    if (!draft) saveDraft(form)
    return
  }
  const lost = textsOf(form).filter(({ name, defaultValue }) => (draft?.texts[name] ?? defaultValue) !== defaultValue)
  if (!draft || lost.length === 0) return void drop(keyOf(form))
  const version = versionOf(form)
  const opened = version?.value
  for (const field of lost) field.value = draft.texts[field.name]!
  if (version && draft.version) version.value = draft.version
  form.dispatchEvent(new Event('draft-restored', { bubbles: true }))
  showRestored(form, () => {
    for (const field of textsOf(form)) field.value = field.defaultValue
    if (version) version.value = opened!
    form.dispatchEvent(new Event('draft-discarded', { bubbles: true }))
    lost[0]!.focus()
  })
}

function showRestored(form: HTMLFormElement, takeBack: () => void): void {
  const note = document.createElement('p')
  const button = document.createElement('button')
  note.className = 'restored'
  note.append(pageTexts.restored, button)
  button.type = 'button'
  button.textContent = pageTexts.discard
  button.addEventListener('click', () => {
    forget(form)
    takeBack()
  })
  form.prepend(note)
  announceToScreenReader(pageTexts.restored)
}

const seen = new WeakSet<HTMLFormElement>()

function restoreNew(): void {
  // Without `autocomplete="off"`, the browser itself would restore typed text, and show it to the next user who logs in
  // and goes back.
  for (const form of document.querySelectorAll<HTMLFormElement>(forms)) form.autocomplete = 'off'
  if (currentUserGuid() === '') return
  flush()
  for (const form of document.querySelectorAll<HTMLFormElement>(forms)) {
    if (seen.has(form)) continue
    seen.add(form)
    restore(form)
  }
}

/**
 * Makes the login dialog over a form's dialog lead to the form's own page, where the draft is restored. The login
 * dialog opens when a form is sent after its session has ended.
 */
function returnToForm(): void {
  const dialogs = document.querySelectorAll('dialog:modal')
  const returnUrl = dialogs[dialogs.length - 1]?.querySelector<HTMLInputElement>(
    'form:not([data-drafts-key]) input[name=returnUrl]',
  )
  const form = dialogs[dialogs.length - 2]?.querySelector<HTMLFormElement>(forms)
  if (returnUrl && form) returnUrl.value = new URL(form.action).pathname
}

export function watchDrafts(): void {
  forgetAll((key) => isExpired(key) || isOfAnother(key))
  settleSent()
  restoreNew()
  document.addEventListener('htmx:after:settle', restoreNew)
  document.addEventListener('dialog-opened', returnToForm)
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target as Element)
    if (!form || currentUserGuid() === '') return
    forgetSent()
    if (typedIn !== form) flush()
    clearTimeout(timer)
    typedIn = form
    timer = setTimeout(flush, pauseMs)
  })
  addEventListener('pagehide', flush)
  addEventListener('pageshow', ({ persisted }) => persisted && forgetSent())
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    flush()
    if (form.matches('[action="/account/logout"]')) forgetAll(() => true)
    else if (form.matches(forms) && !event.defaultPrevented) stored(() => sessionStorage.setItem(sentKey, keyOf(form)))
  })
  document.addEventListener('htmx:after:request', ({ detail }) => {
    const { sourceElement, request, response } = detail.ctx
    const form = formOf(sourceElement)
    const isSent = !sourceElement.matches('.source-preview') // the preview's own request only reads a link
    if (form && isSent && request.method === 'POST' && response!.status < 400) forget(form)
  })
  document.addEventListener('click', (event) => {
    const form = formOf(closestClicked(event, '[data-drafts-cancel]'))
    if (form) forget(form)
  })
}
