import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ask } from './ask.ts'
import { words } from './page.ts'
import { say } from './say.ts'

// Passkeys: making one, and logging in with one. What browser and host do not allow stays hidden. Loaded by main.ts where there are such forms.

/** A challenge is good for five minutes, and a login page stays open longer. */
const renewalMs = 4 * 60 * 1000

const isOfHere = (host: string | undefined) => location.hostname === host && browserSupportsWebAuthn()

/** Whoever cancels has been told so by the browser. */
const unlessCancelled = <Made>(made: Promise<Made>): Promise<Made | null> => made.catch(() => null)

const complain = ({ status }: Response, refused: string) =>
  say(status === 422 ? refused : status === 429 ? words.tooMany : status === 503 ? words.unavailable : words.wrong)

/** @param isQuiet while the browser offers passkeys in the field, nobody has asked for one yet */
async function logIn(button: HTMLElement, isQuiet: boolean): Promise<void> {
  const started = await ask('/api/Passkey/StartLogin', {})
  if (!started.ok) return isQuiet ? undefined : complain(started, words.wrong)
  const optionsJSON = (await started.json()) as PublicKeyCredentialRequestOptionsJSON
  // The button was pressed meanwhile: an offer would cancel what was asked for.
  if (isQuiet && button.ariaDisabled === 'true') return
  const response = await unlessCancelled(startAuthentication({ optionsJSON, useBrowserAutofill: isQuiet }))
  if (!response) return
  const place = button.closest('dialog, main')!
  const valueOf = (name: string) => place.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value
  const answer = await ask('/api/Passkey/Login', {
    response,
    returnUrl: valueOf('returnUrl'),
    addFriend: valueOf('addFriend'),
  })
  if (!answer.ok) return complain(answer, button.dataset.passkeysRefused!)
  location.assign(((await answer.json()) as { address: string }).address)
}

/** Says at the form why not; an empty problem clears it. */
function showProblem(form: HTMLFormElement, problem: string): void {
  const problems = JSON.parse(form.dataset.passkeysProblems!) as Record<string, string>
  const line = form.querySelector<HTMLElement>('[data-passkeys-problem]')!
  const password = form.querySelector<HTMLInputElement>('[name=password]')!
  line.hidden = problem === ''
  line.querySelector('span')!.textContent = problems[problem] ?? ''
  password.ariaInvalid = problem === 'WrongPassword' ? 'true' : null
  if (problem) password.focus()
}

async function add(form: HTMLFormElement): Promise<void> {
  const { password, name } = Object.fromEntries(new FormData(form)) as { password: string; name: string }
  showProblem(form, '')
  const refused = async (answer: Response) =>
    answer.status === 422
      ? showProblem(form, ((await answer.json()) as { problem: string }).problem)
      : complain(answer, words.wrong)
  if (!password) return showProblem(form, 'WrongPassword')
  const started = await ask('/api/Passkey/StartAdding', { password })
  if (!started.ok) return refused(started)
  const optionsJSON = (await started.json()) as PublicKeyCredentialCreationOptionsJSON
  const response = await unlessCancelled(startRegistration({ optionsJSON }))
  if (!response) return
  const added = await ask('/api/Passkey/Add', { name, response })
  if (!added.ok) return refused(added)
  location.reload()
}

/** One at a time, and a lost connection is said. */
function whileNotBusy(button: HTMLElement, work: () => Promise<void>): void {
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  void work()
    .catch(() => say(words.noConnection))
    .finally(() => (button.ariaDisabled = 'false'))
}

async function offerInField(button: HTMLElement, mayOffer: () => boolean): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return
  const offer = () => {
    if (!button.isConnected) clearInterval(renewal)
    else if (mayOffer() && !document.hidden && button.ariaDisabled !== 'true')
      void logIn(button, true).catch(() => undefined)
  }
  const renewal = setInterval(offer, renewalMs)
  offer()
}

function showLogin(button: HTMLElement, mayOffer: () => boolean): void {
  button.hidden = false
  button.addEventListener('click', () => whileNotBusy(button, () => logIn(button, false)))
  void offerInField(button, mayOffer)
}

function showAdding(form: HTMLFormElement): void {
  form.hidden = false
  form.parentElement!.querySelector<HTMLElement>('[data-passkeys-none]')!.hidden = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    whileNotBusy(form.querySelector('button')!, () => add(form))
  })
}

/**
 * Shows those forms on the page and in its dialogs that are hidden still.
 *
 * @param mayOffer not while a login's form is on its way: an offer that is answered after it would replace the session that it brings
 */
export function showPasskeys(mayOffer: () => boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-passkeys-login][hidden]'))
    if (isOfHere(button.dataset.passkeysLogin)) showLogin(button, mayOffer)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-passkeys-add][hidden]'))
    if (isOfHere(form.dataset.passkeysAdd)) showAdding(form)
}
