/**
 * Returns the options of a mail with its two parts as alternatives, for nodemailer's composer. Its options `text` and
 * `html` would declare the text without `format=flowed`. Quoted-printable keeps the spaces at the ends of lines, which
 * relays may drop from text without a transfer encoding.
 */
export const withParts = <Mail extends { text: string; html: string }>({ text, html, ...mail }: Mail) => ({
  ...mail,
  alternatives: [
    {
      contentType: 'text/plain; charset=utf-8; format=flowed',
      contentTransferEncoding: 'quoted-printable' as const,
      content: text,
    },
    { contentType: 'text/html; charset=utf-8', content: html },
  ],
})
