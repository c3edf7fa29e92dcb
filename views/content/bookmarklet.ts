import { addAddress } from '../gifts/addresses.ts'

/**
 * The address of a bookmark that hands over the page on which it is pressed, with the words that are selected there: in a new window, or in the same where
 * that is blocked.
 */
export function bookmarklet(baseUrl: string): string {
  const query = `{url:location.href,title:document.title,text:String(getSelection()||'').slice(0,500)}`
  const address = `${JSON.stringify(`${baseUrl}${addAddress}?`)}+new URLSearchParams(${query})`
  return `javascript:${encodeURIComponent(`(()=>{const a=${address};open(a)||location.assign(a)})()`)}`
}
