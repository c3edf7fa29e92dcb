import type { HtmxRequestCtx } from 'htmx.org'

const atLeast = 2000

/** The dialog in which the hat is shaken. */
const busyDialog = () => document.querySelector<HTMLDialogElement>('#busy-draw')

/** What to show where no answer came: the page brought it along, for lack of a connection. */
function unknownAnswer(): Response {
  const html = document.querySelector<HTMLTemplateElement>('#draw-failed')?.innerHTML ?? ''
  return new Response(html, { status: 422, headers: { 'Content-Type': 'text/html' } })
}

const hasAnswer = ({ status, headers }: Response) =>
  status < 500 && (status !== 429 || headers.get('Content-Type')?.startsWith('text/html'))

/** Draws in no less than two seconds: the hat is shaken meanwhile, and every failure ends in a dialog. */
export function shakeHat(ctx: HtmxRequestCtx & { fetch?: typeof fetch }): void {
  const dialog = busyDialog()
  dialog?.addEventListener('cancel', (event) => event.preventDefault())
  dialog?.showModal()
  ctx.fetch = async (address, init) => {
    const [answer] = await Promise.all([
      fetch(address, init).catch(unknownAnswer),
      new Promise((resolve) => setTimeout(resolve, atLeast)),
    ])
    return hasAnswer(answer) ? answer : unknownAnswer()
  }
}

/** Puts the hat down. */
export const putHatDown = (): void => busyDialog()?.close()
