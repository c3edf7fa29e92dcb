import assert from 'node:assert/strict'
import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { after, describe, test } from 'node:test'
import { readConfig } from '#core/config.ts'
import { editionCodes } from '#core/editions.ts'
import { senderOf, unalignedSenders } from '#core/mail/sender.ts'
import { createPace } from '#core/mail/pace.ts'
import { openMailTransport } from '#core/mail/transport.ts'
import { openMailServer } from '#test/support/mail-server.ts'

const office = await openMailServer()
const pace = createPace(0)
const transport = openMailTransport({ smtpUrl: office.url, smtpUrlBulk: undefined, dkim: null }, 'usual', pace)
after(async () => {
  transport.close()
  await office.close()
})

const send = (name: string, record = async () => {}): Promise<void> =>
  transport.send(
    {
      from: { name: 'Wenskring', address: 'post@example.org' },
      to: `${name}@example.org`,
      subject: 'Lootje',
      text: 'Noor',
      html: '<p>Noor</p>',
      messageId: `<${name}@example.org>`,
    },
    record,
    { inTurn: true },
  )

const takenFor = (name: string) => office.takenFor(`${name}@example.org`)

test('a mail whose connection ends is left to its job, because the pool would send it empty', async () => {
  await Promise.all(['an', 'bas', 'cor'].map((name) => send(name))) // These open connections that are used again.
  let asked = 0
  office.treat = (to) => {
    if (to === 'slow@example.org') return { takeAfterMs: 200 }
    return to === 'lost@example.org' && ++asked === 1 ? 'hang-up' : 'take'
  }
  const slow = send('slow') // This keeps the next mail from ending its text.
  await assert.rejects(send('lost'))
  await slow
  assert.equal(asked, 1)
  assert.deepEqual(takenFor('lost'), [])
})

test('a mail waits for all earlier mails, even if the one just before it fails', async () => {
  const order: string[] = []
  office.treat = (to) => {
    if (to === 'first@example.org') return { takeAfterMs: 150 }
    return to === 'second@example.org' ? 'hang-up' : 'take'
  }
  const first = send('first').then(() => order.push('first'))
  const second = assert.rejects(send('second')).then(() => order.push('second'))
  const third = send('third').then(() => order.push('third'))
  await Promise.all([first, second, third])
  assert.deepEqual(order, ['second', 'first', 'third'])
})

/** Sends mails at once. @returns the largest number of mails that were taken and not recorded at the same time */
async function mostUnrecorded(count: number, { recordMs }: { recordMs: number }): Promise<number> {
  await Promise.all(['an', 'bas', 'cor'].map((name) => send(name)))
  const before = office.taken.length
  let recorded = 0
  let most = 0
  const record = async () => {
    const look = () => (most = Math.max(most, office.taken.length - before - recorded))
    look()
    await sleep(recordMs)
    look()
    recorded++
  }
  await Promise.all(Array.from({ length: count }, (_, n) => send(`samen${n}`, record)))
  assert.equal(recorded, count)
  return most
}

test('however many mails wait, a mail server that takes them quickly has one that is not recorded', async () => {
  office.treat = () => ({ takeAfterMs: 20 })
  assert.equal(await mostUnrecorded(24, { recordMs: 1 }), 1)
})

test('mails wait until the mail before them is recorded, even if our database is slow', async () => {
  office.treat = () => 'take'
  assert.equal(await mostUnrecorded(4, { recordMs: 400 }), 1)
})

test('a process that stands still reads the reply to a mail before it sends the next', async () => {
  await Promise.all(['an', 'bas'].map((name) => send(name)))
  office.treat = () => ({ takeAfterMs: 100 })
  const first = send('before-standstill', async () => {
    await sleep(300)
    assert.deepEqual(takenFor('after-standstill'), [])
  })
  const second = send('after-standstill')
  await sleep(40)
  standStill()
  await Promise.all([first, second])
  assert.equal(takenFor('after-standstill').length, 1)
})

/** Keeps this process busy for 400 ms, as rendering many mails does. */
function standStill(): void {
  const end = performance.now() + 400
  while (performance.now() < end);
}

test('the user and the password of SMTP_URL may have characters that a URL escapes', async () => {
  const guarded = await openMailServer(0, { user: 'post@example.org', pass: 'p@s%s/w:rd ü' })
  const { port } = guarded
  const url = (user: string, pass: string) =>
    `smtp://${encodeURIComponent(user)}:${encodeURIComponent(pass)}@127.0.0.1:${port}`
  const mail = {
    from: { name: 'Wenskring', address: 'post@example.org' },
    to: 'noor@example.org',
    subject: 'Lootje',
    text: 'Noor',
    html: '<p>Noor</p>',
    messageId: '<noor@example.org>',
  }
  const sendWith = async (pass: string) => {
    const known = openMailTransport(
      { smtpUrl: url('post@example.org', pass), smtpUrlBulk: undefined, dkim: null },
      'usual',
      pace,
    )
    await known.send(mail, async () => {}, { inTurn: true }).finally(() => known.close())
  }
  try {
    await assert.rejects(sendWith('geraden'), /535/)
    await sendWith('p@s%s/w:rd ü')
    assert.equal(guarded.takenFor('noor@example.org').length, 1)
  } finally {
    await guarded.close()
  }
})

test('a password goes to another machine only over TLS', async () => {
  const guarded = await openMailServer(0, { user: 'post', pass: 'geheim' })
  // This address reaches this machine, but nothing says so.
  const smtpUrl = `smtp://post:geheim@0.0.0.0:${guarded.port}`
  const outside = openMailTransport({ smtpUrl, smtpUrlBulk: undefined, dkim: null }, 'usual', pace)
  try {
    await assert.rejects(
      outside.send(
        {
          from: { name: 'Wenskring', address: 'post@example.org' },
          ...{ to: 'noor@example.org', subject: 'Lootje', text: 'Noor', html: 'Noor', messageId: '<tls@example.org>' },
        },
        async () => {},
        { inTurn: true },
      ),
      /STARTTLS/,
    )
    assert.deepEqual(guarded.logins, [])
  } finally {
    outside.close()
    await guarded.close()
  }
})

describe('mails with a DKIM key', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const named = { DKIM_DOMAIN: 'wenskring.nl', DKIM_SELECTOR: 'post2026' }
  const folder = await mkdtemp(join(tmpdir(), 'wishring-dkim-'))
  after(() => rm(folder, { recursive: true, force: true }))

  /** Canonicalizes a header as "relaxed" in RFC 6376 says. */
  const relaxedHeader = (header: string) => {
    const [, name, value] = /^([^:]+):([^]*)$/.exec(header)!
    return `${name!.toLowerCase().trim()}:${value!
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`
  }
  const relaxedBody = (body: string) =>
    `${body
      .replace(/[ \t]+(?=\r\n)/g, '')
      .replace(/[ \t]+/g, ' ')
      .replace(/(\r\n)+$/, '')}\r\n`

  function isSigned(raw: string): boolean {
    const [head, body] = [raw.slice(0, raw.indexOf('\r\n\r\n')), raw.slice(raw.indexOf('\r\n\r\n') + 4)]
    const headers = head.split(/\r\n(?![ \t])/)
    const signature = headers.find((header) => header.startsWith('DKIM-Signature:'))!
    const tags = Object.fromEntries(
      signature
        .slice('DKIM-Signature:'.length)
        .split(';')
        .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s/g, '')]),
    ) as Record<string, string>
    assert.deepEqual(
      [tags['d'], tags['s'], tags['a'], tags['c']],
      ['wenskring.nl', 'post2026', 'rsa-sha256', 'relaxed/relaxed'],
    )
    const names = tags['h']!.toLowerCase().split(':')
    for (const name of ['from', 'to', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post'])
      assert.ok(names.includes(name), `the header ${name} is not signed`)
    const unused = headers.filter((header) => header !== signature)
    // Each name takes the last header of that name that no earlier name took, or none (RFC 6376 §5.4.2).
    const taken = names.flatMap((name) => {
      const at = unused.findLastIndex((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      return at === -1 ? [] : unused.splice(at, 1)
    })
    const signed = [...taken, signature.replace(/(;\s*b=)[^]*$/, '$1')].map(relaxedHeader)
    const isSame = createVerify('RSA-SHA256').update(signed.join('\r\n')).verify(publicKey, tags['b']!, 'base64')
    return isSame && tags['bh'] === createHash('sha256').update(relaxedBody(body)).digest('base64')
  }

  const keys = {
    'given as PEM': () => Promise.resolve(privateKey),
    'given in one line': () => Promise.resolve(privateKey.replaceAll('\n', '\\n')),
    'in a file': async () => {
      await writeFile(join(folder, 'key.pem'), privateKey)
      return join(folder, 'key.pem')
    },
  }
  for (const [how, key] of Object.entries(keys))
    test(`a mail is signed with a key ${how}`, async () => {
      const config = readConfig({ ...named, DKIM_PRIVATE_KEY: await key(), SMTP_URL: office.url })
      const signing = openMailTransport(config, 'usual', pace)
      office.treat = () => 'take'
      for (const inTurn of [true, false]) {
        const to = `${how.replaceAll(' ', '-')}-${inTurn}`
        await signing.send(
          {
            from: { name: 'Wenskring', address: 'post@wenskring.nl' },
            to: `${to}@example.org`,
            subject: `Een „mooie” wens ${'die lang is '.repeat(12)}`,
            text: 'Dag  Noor, \n\n.\nCrème brûlée\n\n\n',
            html: `<p>Dag Noor</p>${'<p>Crème brûlée</p>'.repeat(40)}`,
            messageId: `<${to}@wenskring.nl>`,
            headers: {
              'List-Unsubscribe': '<https://wenskring.nl/stop>',
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          },
          async () => {},
          { inTurn },
        )
        const { raw } = takenFor(to)[0]!
        assert.ok(isSigned(raw))
        assert.equal(isSigned(raw.replace('mooie', 'lelijke').replace('Noor', 'Bram')), false)
        for (const added of [
          'From: dief@example.net',
          'Subject: Gratis',
          'To: x@example.net',
          'Reply-To: dief@example.net',
          'List-Unsubscribe: <https://example.net>',
        ])
          assert.equal(isSigned(`${added}\r\n${raw}`), false, added)
      }
      signing.close()
    })

  test('a mail is signed for the domain of its sender, and a start says which senders no domain covers', async () => {
    const env = { ...named, DKIM_PRIVATE_KEY: privateKey, SMTP_URL: office.url }
    const config = readConfig({ ...env, DKIM_DOMAIN: 'wenskring.nl, wenskring.be mail.wunschkreis.de' })
    const signing = openMailTransport(config, 'usual', pace)
    const domains: Record<string, string> = {}
    for (const edition of editionCodes) {
      const from = senderOf(config, edition, 'single')
      const to = `ondertekend-${edition}@example.org`
      await signing.send(
        { from, to, subject: 'x', text: 'x', html: 'x', messageId: `<${edition}@x.nl>` },
        async () => {},
        {
          inTurn: true,
        },
      )
      domains[edition] = / d=([^;]+);/.exec(office.takenFor(to)[0]!.raw)![1]!
    }
    signing.close()
    assert.deepEqual(domains, { nl: 'wenskring.nl', be: 'wenskring.be', de: 'mail.wunschkreis.de', en: 'wenskring.nl' })
    assert.deepEqual(unalignedSenders(config), ['post@wishring.com'])
    assert.deepEqual(unalignedSenders(readConfig({ ...env, DKIM_DOMAIN: 'wenskring.nl', EDITION: 'nl' })), [])
    assert.deepEqual(unalignedSenders(readConfig({ ...env, DKIM_DOMAIN: 'skring.nl', MAIL_FROM: 'a@wenskring.nl' })), [
      'a@wenskring.nl',
    ])
    assert.deepEqual(unalignedSenders(readConfig({ SMTP_URL: office.url })), [], 'the mail server signs')
  })

  test('a missing or bad DKIM variable stops the start with its name, and the error hides the key', async () => {
    const all = { ...named, DKIM_PRIVATE_KEY: privateKey }
    for (const name of Object.keys(all))
      assert.throws(() => readConfig({ ...all, [name]: '' }), new RegExp(`^Error: ${name}: `))
    const ed25519 = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    const short = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    for (const bad of [
      ed25519.privateKey,
      short.privateKey,
      publicKey,
      'geheim',
      join(folder, 'nowhere.pem'),
      `${privateKey.slice(0, 200)}-----END PRIVATE KEY-----`,
    ])
      assert.throws(
        () => readConfig({ ...all, DKIM_PRIVATE_KEY: bad }),
        ({ message }: Error) =>
          message.startsWith('DKIM_PRIVATE_KEY: ') &&
          !message.includes('\n') &&
          !message.includes(bad.slice(30, 60) || bad),
      )
    assert.throws(() => readConfig({ ...all, DKIM_DOMAIN: 'wenskring' }), /^Error: DKIM_DOMAIN: /)
    assert.throws(() => readConfig({ ...all, DKIM_SELECTOR: 'a;b' }), /^Error: DKIM_SELECTOR: /)
    assert.equal(readConfig({}).dkim, null)
  })
})
