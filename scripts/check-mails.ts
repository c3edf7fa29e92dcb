// Renders the sample of every kind of mail in every edition, and checks its size, structure, texts and headers. It asks
// caniemail's data whether mail programs support the markup, and SpamAssassin, if it is installed, for its points.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text as readText } from 'node:stream/consumers'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { readConfig } from '#core/config.ts'
import { editionCodes, editions, type EditionCode } from '#core/editions.ts'
import { withParts } from '#core/mail/parts.ts'
import { messageOf, type RenderedMail } from '#core/mail/send-mail.ts'
import type { MailRow } from '#core/mail/waiting-mails.ts'
import type { Services } from '#core/scope.ts'
import { signerOf } from '#core/secret.ts'
import { mailSamples } from '#jobs/mail-samples.ts'
import { bulkRenderers } from '#jobs/send-bulk.ts'
import { renderers } from '#jobs/send-mail.ts'
import { acceptedMisses, distinctTags, missesIn } from './mail-clients.ts'
import { problemsInHtml, problemsInMessage, problemsInText } from './mail-rules.ts'

/** Maximum number of SpamAssassin's points for a mail. Mailboxes refuse from 5 points on. */
const maxPoints = 1

interface Built extends RenderedMail {
  name: string
  raw: Buffer
}

const problems: string[] = []
const mails: Built[] = []

async function check(kind: string, code: EditionCode): Promise<void> {
  const name = `${kind} (${code})`
  const edition = editions[code]
  const config = readConfig({ BASE_URL: `https://${edition.hosts[0]}`, EDITION: code })
  const services = { config, signer: signerOf('a secret for samples alone'), now: () => new Date() } as Services
  const rendered = await mailSamples[kind]!(services, code)
  if (!rendered) return void problems.push(`${name}: the sample has no mail`)
  const stream = kind in bulkRenderers ? 'bulk' : 'single'
  const row = { id: 1, kind, cause: `${kind}:${code}`, recipient: 'lena@example.org', edition: code } as MailRow
  const message = messageOf(services, row, rendered, stream)
  const { html, text, subject } = rendered
  const raw = await new MailComposer(withParts({ ...message, html, text })).compile().build()
  const headers = new Map((await PostalMime.parse(raw)).headers.map(({ key, value }) => [key, value]))
  for (const problem of [
    ...problemsInHtml(html, subject),
    ...problemsInText(text, html),
    ...problemsInMessage(raw, headers, rendered, edition),
  ])
    problems.push(`${name}: ${problem}`)
  mails.push({ ...rendered, name, raw })
}

/**
 * Has SpamAssassin rate all mails in one run, because each start of it takes a second.
 * @returns points and rules by name; null if SpamAssassin isn't installed
 */
async function ratings(): Promise<Map<string, { points: number; rules: string }> | null> {
  const child = spawn('spamassassin', ['--local', '--test-mode', '--nocreate-prefs', '--mbox'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const isMissing = once(child, 'spawn').then(
    () => false,
    () => true,
  )
  if (await isMissing) return null
  for (const { raw } of mails)
    child.stdin.write(`From samples Thu Jan  1 00:00:00 2026\n${raw.toString().replaceAll('\r\n', '\n')}\n\n`)
  child.stdin.end()
  const output = await readText(child.stdout)
  const names = new Map(mails.map(({ raw, name }) => [/^Message-ID: *(\S+)/im.exec(raw.toString())![1]!, name]))
  const found = new Map<string, { points: number; rules: string }>()
  for (const mail of output.split(/^From samples .*$/m)) {
    const name = names.get(/^Message-ID:\s*(\S+)/im.exec(mail)?.[1] ?? '')
    const [, points, rules] = /^X-Spam-Status: .*?score=(\S+) .*?tests=([\w,\s]*?)\s+\w+=/ms.exec(mail) ?? []
    if (name && points) found.set(name, { points: Number(points), rules: rules!.replaceAll(/\s/g, '') })
  }
  return found
}

const kinds = Object.keys({ ...renderers, ...bulkRenderers })
for (const kind of kinds) {
  if (!(kind in mailSamples)) problems.push(`${kind}: there is no sample`)
  else for (const code of editionCodes) await check(kind, code)
}

const rated = ratings()

const misses = missesIn(distinctTags(mails.map(({ html }) => html)))
const keyOf = ({ feature, programs }: { feature: string; programs: string }) => `${feature}, in ${programs}`
const [found, accepted] = [misses.map(keyOf), acceptedMisses.map(keyOf)]
for (const miss of found) if (!accepted.includes(miss)) problems.push(`support is missing: ${miss}`)
for (const miss of accepted)
  if (!found.includes(miss)) problems.push(`scripts/mail-clients.ts accepts a miss that no longer occurs: ${miss}`)

const points = await rated
if (points === null) console.log('SpamAssassin is not installed, so the points of mails are not checked')
else
  for (const { name } of mails) {
    const rating = points.get(name)
    if (!rating) problems.push(`${name}: SpamAssassin did not rate it`)
    else if (rating.points > maxPoints) problems.push(`${name}: ${rating.points} points of SpamAssassin for ${rating.rules}`) // oxfmt-ignore
  }

for (const problem of problems) console.log(problem)
console.log(`${mails.length} mails, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
