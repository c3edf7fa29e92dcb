import type { HtmxRequestCtx } from 'htmx.org'

const minimumMs = 2000

const busyDialog = () => document.querySelector<HTMLDialogElement>('#busy-draw')

/**
 * Returns a response with the dialog for a failed draw. The page contains a template of the dialog, because there may
 * be no connection to load it.
 */
function failureResponse(): Response {
  const html = document.querySelector<HTMLTemplateElement>('#draw-failed')?.innerHTML ?? ''
  return new Response(html, { status: 422, headers: { 'Content-Type': 'text/html' } })
}

const isUsableResponse = ({ status, headers }: Response) =>
  status < 500 && (status !== 429 || headers.get('Content-Type')?.startsWith('text/html'))

/** Shows the animation of a draw for at least two seconds, and turns every failure into a dialog. */
export function startDrawAnimation(ctx: HtmxRequestCtx & { fetch?: typeof fetch }): void {
  const dialog = busyDialog()
  dialog?.addEventListener('cancel', (event) => event.preventDefault())
  dialog?.showModal()
  ctx.fetch = async (address, init) => {
    const [answer] = await Promise.all([
      fetch(address, init).catch(failureResponse),
      new Promise((resolve) => setTimeout(resolve, minimumMs)),
    ])
    return isUsableResponse(answer) ? answer : failureResponse()
  }
}

export const stopDrawAnimation = (): void => busyDialog()?.close()
