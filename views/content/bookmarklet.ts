import { addGiftUrl } from '../gifts/urls.ts'

/**
 * Returns the URL of a bookmark that sends the current page's URL, title and selected text to the user's list. The
 * bookmark opens a new window, or uses the current window if the browser blocks a new one.
 */
export function bookmarklet(baseUrl: string): string {
  const query = `{url:location.href,title:document.title,text:String(getSelection()||'').slice(0,500)}`
  const address = `${JSON.stringify(`${baseUrl}${addGiftUrl}?`)}+new URLSearchParams(${query})`
  return `javascript:${encodeURIComponent(`(()=>{const a=${address};open(a)||location.assign(a)})()`)}`
}
