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
import { postJson } from './post-json.ts'
import { pageTexts } from './page.ts'
import { showFlash } from './show-flash.ts'

// Adds passkeys and logs in with them. The forms stay hidden if the browser doesn't support passkeys, or if the page's
// host is not that of `BASE_URL`. watch-passkeys.ts loads this script on pages that have such forms.

/**
 * Time in ms after which a login page requests a new challenge from the server. A challenge is valid for five minutes,
 * and a login page may stay open longer.
 */
const renewalMs = 4 * 60 * 1000

const isUsableHere = (host: string | undefined) => location.hostname === host && browserSupportsWebAuthn()

/**
 * Returns the result of the browser's passkey dialog; null if the user cancels it. No message is needed, because the
 * browser has shown its own.
 */
const unlessCancelled = <Made>(made: Promise<Made>): Promise<Made | null> => made.catch(() => null)

const showFailure = ({ status }: Response, refused: string) =>
  showFlash(
    status === 422
      ? refused
      : status === 429
        ? pageTexts.tooMany
        : status === 503
          ? pageTexts.unavailable
          : pageTexts.wrong,
  )

/**
 * Logs in with a passkey.
 * @param isQuiet true for an offer in the e-mail field: the user hasn't asked for the offer, so a failure to start it
 *   is not shown
 */
async function logIn(button: HTMLElement, isQuiet: boolean): Promise<void> {
  const started = await postJson('/api/Passkey/StartLogin', {})
  if (!started.ok) return isQuiet ? undefined : showFailure(started, pageTexts.wrong)
  const optionsJSON = (await started.json()) as PublicKeyCredentialRequestOptionsJSON
  // If the user has pressed the button meanwhile, an offer in the field would cancel the login by that button.
  if (isQuiet && button.ariaDisabled === 'true') return
  const response = await unlessCancelled(startAuthentication({ optionsJSON, useBrowserAutofill: isQuiet }))
  if (!response) return
  const place = button.closest('dialog, main')!
  const valueOf = (name: string) => place.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value
  const loggedIn = await postJson('/api/Passkey/Login', {
    response,
    returnUrl: valueOf('returnUrl'),
    addFriend: valueOf('addFriend'),
  })
  if (!loggedIn.ok) return showFailure(loggedIn, button.dataset.passkeysRefused!)
  location.assign(((await loggedIn.json()) as { address: string }).address)
}

/** Shows in the form why the passkey was not added. An empty problem clears the message. */
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
  const refused = async (response: Response) =>
    response.status === 422
      ? showProblem(form, ((await response.json()) as { problem: string }).problem)
      : showFailure(response, pageTexts.wrong)
  if (!password) return showProblem(form, 'WrongPassword')
  const started = await postJson('/api/Passkey/StartAdding', { password })
  if (!started.ok) return refused(started)
  const optionsJSON = (await started.json()) as PublicKeyCredentialCreationOptionsJSON
  const response = await unlessCancelled(startRegistration({ optionsJSON }))
  if (!response) return
  const added = await postJson('/api/Passkey/Add', { name, response })
  if (!added.ok) return refused(added)
  location.reload()
}

/** Starts a button's work unless that work is still running. Shows a message if the connection is lost. */
function whileNotBusy(button: HTMLElement, work: () => Promise<void>): void {
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  void work()
    .catch(() => showFlash(pageTexts.noConnection))
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
 * Shows all passkey forms that are still hidden, on the page and in its dialogs.
 *
 * @param mayOffer returns false while a login form is being sent. The response to an offer could arrive after the login
 *   and replace the login's session.
 */
export function showPasskeys(mayOffer: () => boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-passkeys-login][hidden]'))
    if (isUsableHere(button.dataset.passkeysLogin)) showLogin(button, mayOffer)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-passkeys-add][hidden]'))
    if (isUsableHere(form.dataset.passkeysAdd)) showAdding(form)
}
