import type { Draft } from '../../draws/wizard/draft.ts'
import { storeDraft, storedDraft, deleteStoredDraft, newGuid } from './store.ts'

const saveDelayMs = 600

/** Initial values of the organizer's fields, as the server renders them. */
interface Known {
  ownName: string
  ownEmail: string
}

let timer: ReturnType<typeof setTimeout> | undefined
let form: HTMLFormElement | null = null
let known: Known = { ownName: '', ownEmail: '' }
let onNotStored: () => void = () => {}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const fieldOf = (name: string) => form?.elements.namedItem(name) as Field | null
/** Returns the occasion that the user chose; null while the field shows a suggestion. */
const chosenOccasion = () =>
  fieldOf('occasion')?.dataset.drawingDetailsSuggested === undefined ? (valueOf('occasion') as Draft['occasion']) : null

/**
 * Selects the occasion that the title suggests, or else the server's suggestion for today's date. Keeps an occasion
 * that the user chose.
 */
function suggestOccasion(): void {
  const field = fieldOf('occasion') as HTMLSelectElement | null
  if (field?.dataset.drawingDetailsSuggested === undefined) return
  const fromTitle = [...field.options].find(
    ({ dataset }) => dataset.drawingDetailsWords && new RegExp(dataset.drawingDetailsWords, 'i').test(valueOf('title')),
  )
  field.value = fromTitle?.value ?? field.dataset.drawingDetailsSuggested
}

const takesPartBox = () => form?.querySelector<HTMLInputElement>('input[type=checkbox][name=organizerTakesPart]')
const valueOf = (name: string) => fieldOf(name)?.value ?? ''

const nobody = {
  name: '',
  email: null,
  publicUserGuid: null,
  friendParticipantPublicGuid: null,
  exclude: [],
  isEmailAddedUser: true,
  isOrganizer: true,
}

function typedDraft(): Draft {
  const people = storedDraft()?.participants ?? []
  const organizer = { name: valueOf('name'), email: valueOf('email') || null }
  return {
    title: valueOf('title'),
    description: valueOf('description'),
    occasion: chosenOccasion(),
    date: valueOf('date'),
    budget: valueOf('budget'),
    organizerTakesPart: takesPartBox()?.checked ?? true,
    participants: people.some(({ isOrganizer }) => isOrganizer)
      ? people.map((person) => (person.isOrganizer ? { ...person, ...organizer } : person))
      : [{ ...nobody, localGuid: newGuid(), ...organizer }, ...people],
  }
}

/** Whether the draft holds only the server's initial values, so that nothing is lost without it. */
function isEmpty({ participants, occasion, organizerTakesPart, ...typed }: Draft): boolean {
  const organizer = participants.find(({ isOrganizer }) => isOrganizer)
  const isUntouched =
    !organizer ||
    ((organizer.name === '' || organizer.name === known.ownName) &&
      (organizer.email === null || organizer.email === known.ownEmail))
  const isBlank = Object.values(typed).every((text) => text.trim() === '')
  return isBlank && occasion === null && organizerTakesPart && participants.length <= 1 && isUntouched
}

export function flushDetails(): void {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  if (!form?.isConnected) return
  const draft = typedDraft()
  if (isEmpty(draft)) deleteStoredDraft()
  else if (storeDraft(draft) === 'not kept') onNotStored()
}

/** Discards typed details that are not stored yet. */
export function dropDetails(): void {
  clearTimeout(timer)
  timer = undefined
}

/**
 * Shows the draft that another tab stored, unless the user is typing here.
 * @returns whether the page has the details form and a draft is stored
 */
export function refreshDetails(): boolean {
  form = document.querySelector<HTMLFormElement>('form[data-drawing-details-form]')
  const draft = storedDraft()
  if (!form || !draft) return false
  if (timer !== undefined) return true
  if (draft.occasion) delete fieldOf('occasion')?.dataset.drawingDetailsSuggested
  const organizer = draft.participants.find(({ isOrganizer }) => isOrganizer)
  const box = takesPartBox()
  if (box) box.checked = draft.organizerTakesPart
  const values = {
    title: draft.title,
    description: draft.description,
    date: draft.date,
    budget: draft.budget,
    ...(draft.occasion && { occasion: draft.occasion }),
    name: organizer?.name ?? '',
    email: organizer?.email ?? '',
  }
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(name)
    if (field && !field.disabled && field !== document.activeElement) field.value = value
  }
  return true
}

/**
 * Stores the details of a draw after a pause in typing, and when the user leaves the page.
 * @param say tells the user that the browser cannot store the details
 */
export function followDetails(user: Known, say: () => void): void {
  known = user
  onNotStored = say
  document.addEventListener('input', ({ target }) => {
    form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-drawing-details-form]') : null
    if (!form) return
    if (target === fieldOf('title')) suggestOccasion()
    if (target === fieldOf('occasion')) delete fieldOf('occasion')!.dataset.drawingDetailsSuggested
    clearTimeout(timer)
    timer = setTimeout(flushDetails, saveDelayMs)
  })
  addEventListener('pagehide', flushDetails)
  document.addEventListener('visibilitychange', () => document.hidden && flushDetails())
}
