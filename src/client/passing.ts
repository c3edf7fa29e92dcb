import { closestClicked, pageTexts } from './page.ts'

/** Time in ms after which a name disappears although the button is still held, and after which a turn ends by itself. */
const shownMs = 30_000
/** Time in ms for which a name must have been shown, so that leaving the page ends the turn and forgets the key. */
const seenMs = 1000

/** Shortest time in ms for which a finger or a mouse presses. Screen readers press and release at once. */
const shortestPressMs = 30

/**
 * Whether a pointer event comes from a screen reader, whose users double-tap and can't hold. Such an event has no size,
 * or the size of a pixel without pressure.
 */
const isVirtual = ({ width, height, pressure, detail, pointerType }: PointerEvent): boolean =>
  (width === 0 && height === 0) ||
  (width === 1 && height === 1 && pressure === 0 && detail === 0 && pointerType === 'mouse')

/**
 * Runs a participant's turn on the organizer's phone. The name is on the page only while the button is held, or between
 * two presses by keyboard or screen reader. After the turn nothing of it is left: not on the page, in its memory, or in
 * the history.
 */
function startTurn(turn: HTMLElement): void {
  const find = <Found extends Element = HTMLElement>(part: string) => turn.querySelector<Found>(part)!
  const controls = find('[data-passing-part]')
  const stage = find('[data-passing-stage]')
  const problem = find('[data-passing-problem]')
  const lookForm = find<HTMLFormElement>('[data-passing-look]')
  const done = find('[data-passing-done]')
  const doneForm = done.querySelector('form')!
  const button = lookForm.querySelector('button')!
  const closedEnvelope = [...stage.childNodes]
  const keyFields = turn.querySelectorAll<HTMLInputElement>('input[name=key]')

  // The key outlives a reload until the name was seen. The page of an opened envelope has none, so a participant whose
  // connection broke in between goes on with the former page's key.
  const storedAt = `turn ${turn.dataset.passingTurn}`
  const storedKey = sessionStorage.getItem(storedAt)
  if (keyFields[0]!.value !== '') sessionStorage.setItem(storedAt, keyFields[0]!.value)
  else if (storedKey === null) return
  else for (const field of keyFields) field.value = storedKey
  turn.querySelector('[data-passing-opened]')?.remove()
  controls.hidden = false

  /** the name and the QR code; null before they came, and once they are forgotten */
  let content: Element | null = null
  let isAsking = false
  /** press of a finger or the mouse that causes the next click, and whether the name was wanted before */
  let held: { at: number; wasWanted: boolean } | null = null
  let isWanted = false
  let isOver = false
  let shownAt: number | null = null
  let shownFor = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let seenTimer: ReturnType<typeof setTimeout> | undefined

  const tell = (text: string) => (problem.textContent = text)
  const isSeen = () => shownFor + (shownAt === null ? 0 : Date.now() - shownAt) >= seenMs
  const endLater = () => (timer = setTimeout(() => void end(), shownMs))

  /** Makes room for the name and the code, so that the button stays under the thumb. */
  function makeRoom(isNeeded: boolean): void {
    find('[data-passing-head]').hidden = isNeeded
    find('[data-passing-words]').classList.toggle('sr', isNeeded)
  }

  function hide(): void {
    isWanted = false
    button.ariaPressed = 'false'
    if (shownAt === null) return
    shownFor += Date.now() - shownAt
    shownAt = null
    stage.replaceChildren(...closedEnvelope)
    makeRoom(false)
    clearTimeout(timer)
    clearTimeout(seenTimer)
    if (isSeen()) endLater()
  }

  function reveal(): void {
    if (!content || isOver || shownAt !== null) return
    clearTimeout(timer)
    shownAt = Date.now()
    button.ariaPressed = 'true'
    stage.replaceChildren(content)
    turn.dataset.cssSeen = ''
    makeRoom(true)
    done.hidden = false
    turn.querySelector('[data-passing-back]')?.remove()
    timer = setTimeout(hide, shownMs)
    seenTimer = setTimeout(() => sessionStorage.removeItem(storedAt), seenMs - shownFor)
  }

  function show(): void {
    if (isOver) return
    isWanted = true
    if (content) return reveal()
    if (isAsking) return
    isAsking = true
    button.ariaBusy = 'true'
    tell('')
    void ask()
      .catch(() => tell(pageTexts.noConnection))
      .finally(() => {
        isAsking = false
        button.ariaBusy = null
        if (isWanted) reveal()
      })
  }

  /** Fetches the name, which opens the envelope. The same key gets the same name again until the turn is over. */
  async function ask(): Promise<void> {
    const response = await post(lookForm)
    const elsewhere = response.headers.get('HX-Redirect')
    if (elsewhere !== null || response.status === 400) {
      sessionStorage.removeItem(storedAt)
      return elsewhere === null ? location.reload() : location.replace(elsewhere)
    }
    const part = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (response.ok) {
      if (!isOver && !document.hidden) content = part.querySelector('.passing-shown')
      return
    }
    const opened = part.querySelector<HTMLElement>('.passing-opened')
    if (!opened) return void tell(response.status === 429 ? pageTexts.tooMany : pageTexts.unavailable)
    sessionStorage.removeItem(storedAt)
    isOver = true
    controls.replaceWith(opened)
    opened.querySelector('h1')?.focus()
  }

  /** Removes the name from the page and from memory. */
  function forget(): void {
    hide()
    content = null
  }

  /** Ends the turn, and goes on. Without a connection, the name is gone all the same, and the button tries again. */
  async function end(): Promise<void> {
    isOver = true
    forget()
    clearTimeout(timer)
    sessionStorage.removeItem(storedAt)
    lookForm.hidden = true
    tell('')
    try {
      const response = await post(doneForm)
      location.replace(response.headers.get('HX-Redirect') ?? location.href)
    } catch {
      tell(pageTexts.noConnection)
    }
  }

  button.addEventListener('pointerdown', (event) => {
    held = null
    if (event.button !== 0 || isVirtual(event)) return
    held = { at: event.timeStamp, wasWanted: isWanted }
    button.setPointerCapture(event.pointerId)
    show()
  })
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    button.addEventListener(type, () => held && hide())
  button.addEventListener('contextmenu', (event) => event.preventDefault())
  button.addEventListener('keydown', (event) => {
    held = null
    if (event.repeat) event.preventDefault()
  })
  button.addEventListener('click', (event) => {
    event.preventDefault()
    const { at, wasWanted } = held ?? { at: event.timeStamp, wasWanted: isWanted }
    held = null
    if (event.timeStamp - at < shortestPressMs) (wasWanted ? hide : show)()
  })
  doneForm.addEventListener('submit', (event) => {
    event.preventDefault()
    void end()
  })
  addEventListener('blur', hide)
  document.addEventListener('visibilitychange', () => document.hidden && forget())
  addEventListener('pagehide', () => {
    if (isSeen() && !isOver) navigator.sendBeacon(doneForm.action, new FormData(doneForm))
    forget()
  })
}

const post = (form: HTMLFormElement): Promise<Response> =>
  fetch(form.action, {
    method: 'POST',
    body: new FormData(form),
    headers: { 'HX-Request': 'true' },
    signal: AbortSignal.timeout(15_000),
  })

// Pages of earlier turns are not in the history. A page that the browser kept is out of date.
document.addEventListener('click', (event) => {
  const link = closestClicked(event, 'a[data-passing-replace]') as HTMLAnchorElement | null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  location.replace(link.href)
})
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
const turn = document.querySelector<HTMLElement>('[data-passing-turn]')
if (turn) startTurn(turn)
