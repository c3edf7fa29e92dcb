/** Section of a document's introduction. Backticks mark code. */
export interface Topic {
  title: string
  text: string
}

/** Returns an introduction in Markdown, as the documents have it. */
export const markdownOf = (topics: readonly Topic[]): string =>
  topics.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n')

export const apiIntroduction: readonly Topic[] = [
  {
    title: 'Sessions',
    text: 'A session cookie says who calls. `Utility/CsrfToken` gives a new caller one. `Account/Login` and the calls that create a user log its session in. The session ends after 90 days without a call, and at a logout. Keep all cookies that a response sets, after a logout too. `device-users` tells us who has used a device, so that owners who log out don’t see what is crossed off on their own lists. Pages of other sites can’t call the API from a browser.',
  },
  {
    title: 'Changes',
    text: 'Every method but GET needs the header `X-CSRF-TOKEN`, with the token that `Utility/CsrfToken` returned for this session. Only `Utility/CheckSession` needs none. A response with `csrf-token-invalidated: 1` comes with a new session, as after a login and a logout, and ends the token. A missing or wrong token gets a 400 with `csrf-token-invalid: 1`, and nothing is done. A response with `clear-response-cache: 1` follows a change: drop the responses that you keep.',
  },
  {
    title: 'Values',
    text: 'Guids are lower-case UUIDs. A private guid is a secret: a caller who knows it may use it. Moments are ISO 8601 in UTC, days are `YYYY-MM-DD`, prices are euro cents. In a request, null and a missing field mean the same, unless the field’s description tells them apart. A successful response has every field. Lengths count Unicode code points, in all texts but passwords after blanks at both ends are removed.',
  },
  {
    title: 'Refusals',
    text: 'A 400 has message keys by field, for which a client has texts of its own. A 401 asks for a login, or says that this user may not do this. A 422 has a `problem` from the operation’s enumeration. Treat a problem that you don’t know as a refusal without a reason, because later versions may add some. A 429 and a 503 say in `Retry-After` when to try again.',
  },
  {
    title: 'Words',
    text: 'Paths keep the product’s first words. A “loting” is a draw, a “lot” tells a participant whom they drew, a “wishlist” is a list, and an “afstreper” is a guest, who crosses gifts off with an email address alone.',
  },
  {
    title: 'Versions',
    text: 'The version follows semantic versioning. Within a major version, calls, response fields, optional request fields and problems may be added, and nothing is removed.',
  },
]

export const hubIntroduction: readonly Topic[] = [
  {
    title: 'Protocol',
    text: 'The hub speaks the JSON hub protocol of ASP.NET Core SignalR, version 1, over WebSocket. The public SignalR clients connect to it unchanged. Each message is a JSON text that ends with the byte 0x1E, and the client’s first one is `{"protocol":"json","version":1}`. The server sends a ping (`{"type":6}`) every 15 seconds, and drops a client that is silent for 30.',
  },
  {
    title: 'Sessions',
    text: 'A client gets its connection from `POST /signalr/negotiate`, which needs no CSRF token. The session cookie says who connects. The server closes the connection when the session’s user changes, and when the caller may no longer watch something. The client connects and joins again. Joining what it may no longer watch completes with an error.',
  },
  {
    title: 'Refusals',
    text: 'A method that the caller may not use completes with the error `unauthorized`, and so does one for an unknown guid. An invocation without `invocationId` gets no completion. A connection may watch 200 things, and the next method completes with `unauthorized` too.',
  },
]
