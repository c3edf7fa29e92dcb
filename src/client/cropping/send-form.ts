import { pageTexts } from '../page.ts'
import { showFlash } from '../show-flash.ts'

/**
 * Sends a form and shows the upload's progress. Neither a plain form nor `fetch` can report progress. If the server
 * refuses the form, the form in its response replaces this form.
 * @param again prepares the form that replaces this one
 */
export function sendForm(form: HTMLFormElement, body: FormData, again: () => void): void {
  const progress = form.querySelector('progress')!
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!
  if (button.ariaDisabled === 'true') return
  const busy = (isBusy: boolean) => {
    progress.hidden = !isBusy
    progress.removeAttribute('value')
    button.ariaDisabled = String(isBusy)
  }
  const request = new XMLHttpRequest()
  request.upload.onprogress = ({ loaded, total }) => {
    if (loaded < total) progress.value = loaded / total
    else progress.removeAttribute('value') // everything is sent, and the server is working
  }
  request.onerror = () => {
    busy(false)
    showFlash(pageTexts.noConnection)
  }
  request.onload = () => {
    const address = request.getResponseHeader('HX-Redirect')
    if (address) return location.assign(address)
    if (request.status === 401) return location.reload() // the server then asks for a login
    busy(false)
    // `form.id` would be the form's field named "id".
    const id = form.getAttribute('id')!
    const fresh = new DOMParser().parseFromString(request.responseText, 'text/html').getElementById(id)
    if (!fresh) return showFlash(request.status === 429 ? pageTexts.tooMany : pageTexts.wrong)
    form.replaceWith(fresh)
    again()
    fresh.querySelector<HTMLElement>('[autofocus]')?.focus()
  }
  busy(true)
  request.open('POST', form.action)
  request.setRequestHeader('HX-Request', 'true')
  request.send(body)
}
