import { createHash, createSign } from 'node:crypto'
import { chunksOf } from '../chunks.ts'
import type { Config } from '../config.ts'
import { stripTrailing } from '../strip-trailing.ts'
import { signingDomainOf } from './sender.ts'

// Signs mails by RFC 6376, in the canonicalization "relaxed/relaxed". The signers that we know sign each header only as
// often as it occurs. Then somebody can add a second `From` or `Subject`, and the signature is still good.

/** Headers that are signed once more than they occur, so that nobody can add another one (RFC 6376 §8.15). */
const guarded = [
  'From',
  'Reply-To',
  'Subject',
  'To',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Content-Type',
]
const signedOnce = [
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'Feedback-ID',
] as const

const relaxedHeader = (line: string): string => {
  const colon = line.indexOf(':')
  const value = line.slice(colon + 1).replace(/\r\n/g, '')
  return `${line.slice(0, colon).trim().toLowerCase()}:${value.replace(/[ \t]+/g, ' ').replace(/^ | $/g, '')}`
}

const relaxedBody = (body: string): string => {
  const lines = body.split('\r\n').map((line) => stripTrailing(line.replace(/[ \t]+/g, ' '), ' '))
  const end = stripTrailing(lines.join('\r\n'), '\r\n')
  return end === '' ? '' : `${end}\r\n`
}

/**
 * Returns a function that puts a DKIM signature before a message. The signature is that of the domain which is aligned
 * with the sender's address, else that of the first domain. Without a key, the function leaves messages unchanged.
 */
export function dkimSigner(dkim: Config['dkim']): (message: Buffer, sender: string) => Buffer {
  if (!dkim) return (message) => message
  const { domains, selector, privateKey } = dkim
  return (message, sender) => {
    // Binary strings keep each byte of the message as it is. The mail server gets each line break as CR and LF.
    const text = message.toString('latin1').replace(/\r?\n/g, '\r\n')
    const headEnd = text.indexOf('\r\n\r\n')
    const headers = text.slice(0, headEnd).split(/\r\n(?![ \t])/)
    const present = new Map(headers.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line]))
    const names = [...guarded, ...signedOnce].filter((name) => present.has(name.toLowerCase()))
    const bodyHash = createHash('sha256').update(relaxedBody(text.slice(headEnd + 4)), 'latin1').digest('base64') // oxfmt-ignore
    const lines = [
      'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed;',
      `d=${signingDomainOf(domains, sender) ?? domains[0]}; s=${selector};`,
      `h=${chunksOf([...names, ...guarded], 4).map((some) => some.join(':')).join(':\r\n ')};`, // oxfmt-ignore
      `bh=${bodyHash};`,
      'b=',
    ]
    const unsigned = lines.join('\r\n ')
    const signed = [...names.map((name) => present.get(name.toLowerCase())!), unsigned].map(relaxedHeader).join('\r\n')
    const signature = createSign('RSA-SHA256').update(signed, 'latin1').sign(privateKey, 'base64')
    const header = `${unsigned}${signature.replace(/.{72}(?=.)/g, '$&\r\n ')}\r\n`
    return Buffer.from(header + text, 'latin1')
  }
}
