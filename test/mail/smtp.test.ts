import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { messageOf } from '#core/mail/send-mail.ts'
import { textsFor } from '#core/i18n.ts'
import { enqueueMail, sendMailKind } from '#core/mail/enqueue-mail.ts'
import { addressFault, rememberFault } from '#core/mail/address-faults.ts'
import { addressFaultOf } from '#core/mail/delivery-errors.ts'
import { renderers } from '#jobs/send-mail.ts'
import { editionCodes, editions, type EditionCode } from '#core/editions.ts'
import { until } from '#test/support/until.ts'
import { openWorld, type Client, type Person, type World } from '#test/support/world.ts'
import { openMailServer, type MailServer, type SeenMail, type Treatment } from '#test/support/mail-server.ts'

const baseUrl = 'https://www.wenskring.nl'

let office: MailServer
let world: World
let noor: Person
before(async () => {
  office = await openMailServer()
  world = await openWorld({ SMTP_URL: office.url, EDITION: '', BASE_URL: baseUrl })
  noor = await world.person('Noor de Vries')
  await until(() => office.takenFor(noor.email).length === 1, 'the welcome mail')
})
after(async () => {
  await world.close()
  await office.close()
})

/** Creates a guest, who gives only an e-mail address, in one of the editions. */
async function giver(email: string, edition: EditionCode = 'nl'): Promise<Client> {
  const client = world.visitor({ 'Accept-Language': editions[edition].locale })
  assert.equal((await client.api('POST', '/api/Afstreper/Create', { email })).status, 201)
  return client
}

const crossOff = async (client: Client, giftGuid: string) => {
  const { status, body } = await client.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: giftGuid })
  assert.equal(status, 200)
  return body.crossOffGuid as string
}

const arrival = (address: string) => until(() => office.takenFor(address)[0], `mail for ${address}`)
const headersOf = (seen: SeenMail, name: string) =>
  seen.mail.headers.filter(({ key }) => key === name).map(({ value }) => value)

/** Returns the head of a mail as the mail server received it. */
const headOf = (seen: SeenMail) => seen.raw.slice(0, seen.raw.indexOf('\r\n\r\n'))

/** Whether all confirmations to an address are recorded as sent. */
const isRecorded = async (address: string) =>
  (await world.sql`select 1 from mails where recipient = ${address} and kind = 'cross-off' and sent_on is null`)
    .length === 0

describe('the confirmation of a cross-off', () => {
  const address = 'lena@example.org'
  let lena: Client
  let seen: SeenMail
  let crossOffGuid: string
  let giftGuid: string

  before(async () => {
    lena = await giver(address)
    giftGuid = (await world.addGift(noor.list, { description: 'Thé, crème brûlée & “één” café ☕ <b>vet</b>' }))
      .publicGuid
    crossOffGuid = await crossOff(lena, giftGuid)
    seen = await arrival(address)
  })

  test('comes from the edition’s sender, goes to one address, and has its subject in the reader’s language', () => {
    assert.deepEqual(seen.mail.from, { name: 'Wenskring', address: 'post@wenskring.nl' })
    assert.equal(seen.sender, 'post@wenskring.nl')
    assert.deepEqual(seen.recipients, [address])
    assert.deepEqual(
      seen.mail.to?.map((to) => to.address),
      [address],
    )
    const { t } = textsFor(editions.nl)
    assert.equal(
      seen.mail.subject,
      t('mail.cross_off.subject', { gift: 'Thé, crème brûlée & “één” café ☕ <b>vet</b>', name: 'Noor' }),
    )
    assert.match(headOf(seen), /^[\t\r\n\x20-\x7e]*$/, 'the header has characters outside ASCII')
    assert.equal(headersOf(seen, 'auto-submitted')[0], 'auto-generated')
    assert.ok(Math.abs(Date.parse(seen.mail.date!) - Date.now()) < 60_000)
    for (const name of [
      'from',
      'to',
      'subject',
      'message-id',
      'date',
      'mime-version',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ])
      assert.equal(headersOf(seen, name).length, 1, name)
    assert.ok(
      seen.raw.split('\r\n').every((line) => line.length <= 998),
      'a line is longer than mail allows',
    )
  })

  test('has the same words in HTML and in plain text, with a link to the cross-off', () => {
    const link = `${baseUrl}/crossedoff/${giftGuid}/${crossOffGuid}`
    assert.match(seen.raw, /^Content-Type: multipart\/alternative/m)
    for (const part of [seen.mail.text!, seen.mail.html!]) {
      assert.ok(part.includes(link))
      assert.ok(part.includes('crème brûlée'))
    }
    assert.ok(seen.mail.html!.includes('&lt;b&gt;vet&lt;/b&gt;'))
    assert.ok(seen.mail.text!.includes('<b>vet</b>'))
    assert.match(seen.mail.html!, /<html[^>]+lang="nl/)
    assert.doesNotMatch(seen.mail.html!, /<script|\bon\w+=/i)
  })

  test('reveals nothing about other users', async () => {
    await crossOff(
      await giver('ander@example.org'),
      (await world.addGift(noor.list, { description: 'Een verborgen theepot' })).publicGuid,
    )
    const foreign = await world.sql<{ secret: string }[]>`
      select private_guid::text as secret from users where email <> ${address}
      union all select private_guid::text from lists
      union all select private_guid::text from categories
      union all select private_guid::text from cross_offs where private_guid <> ${crossOffGuid}
      union all select email::text from users where email <> ${address}
      union all select 'een goed wachtwoord'
      union all select 'verborgen theepot'`
    const words = [seen.raw, seen.mail.text, seen.mail.html].join('\n')
    assert.deepEqual(
      foreign.filter(({ secret }) => words.includes(secret)),
      [],
    )
    assert.equal(office.takenFor(noor.email).length, 1, 'the owner gets only her welcome mail')
  })

  test('has one Message-ID of our own, and is not sent again when its job is repeated', async () => {
    assert.match(seen.messageId, /^<[\w-]{43}@wenskring\.nl>$/)
    const [row] = await world.sql<{ id: number }[]>`select id from mails where recipient = ${address}`
    const mailId = row!.id
    await until(() => isRecorded(address), 'the record of it')
    await world.sql.begin((tx) =>
      world.services.queue.enqueue(tx, sendMailKind, [{ data: { mailId } }, { data: { mailId } }]),
    )
    // Jobs run in order, so this mail arrives after the repeated jobs.
    const marker = 'daarna@example.org'
    await crossOff(await giver(marker), (await world.addGift(noor.list)).publicGuid)
    await arrival(marker)
    await until(
      async () =>
        (await world.sql`select 1 from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')`)
          .length === 0,
      'an idle queue',
    )
    assert.equal(office.takenFor(address).length, 1)
    assert.equal(new Set(office.taken.map(({ messageId }) => messageId)).size, office.taken.length)
  })

  test('has no header that counts the mails to others', () => {
    const counting = office.taken
      .map(({ raw }) => raw.slice(0, raw.indexOf('\r\n\r\n')))
      .flatMap((headers) => headers.match(/^(?!Date:|MIME-Version:|Subject:)[\w-]+:.*$/gim) ?? [])
      .filter((header) => /(?<![\w%=?-])\d{1,9}(?![\w%-])/.test(header))
    assert.deepEqual(counting, [])
  })

  test('can be stopped by one click in a mail program, without cookie or token', async () => {
    const [user] = await world.sql<{ guid: string }[]>`select mailings_guid as guid from users where email = ${address}`
    assert.deepEqual(headersOf(seen, 'list-unsubscribe-post'), ['List-Unsubscribe=One-Click'])
    const url = new URL(/^<(.+)>$/.exec(headersOf(seen, 'list-unsubscribe')[0]!)![1]!)
    assert.equal(url.href, `${baseUrl}/account/mailings/${user!.guid}/unsubscribe?kind=cross-offs`)
    assert.ok(
      seen.mail.html!.includes(`${baseUrl}/account/mailings/${user!.guid}`),
      'the mail has no link to the settings of mails',
    )
    const clicked = await world.app.request(url.pathname + url.search, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    assert.equal(clicked.status, 200)
    await crossOff(lena, (await world.addGift(noor.list)).publicGuid)
    await world.mails() // This would send a confirmation.
    assert.equal((await world.sql`select 1 from mails where recipient = ${address}`).length, 1)
  })
})

test('every guest gets mails in the language of their own edition', async () => {
  for (const edition of editionCodes) {
    const address = `in-${edition}@example.org`
    await crossOff(
      await giver(address, edition),
      (await world.addGift(noor.list, { description: `Sokken ${edition}` })).publicGuid,
    )
    const { mail } = await arrival(address)
    assert.equal(
      mail.subject,
      textsFor(editions[edition]).t('mail.cross_off.subject', { gift: `Sokken ${edition}`, name: 'Noor' }),
    )
    assert.deepEqual(mail.from, { name: editions[edition].brand, address: editions[edition].mailAddress })
    assert.ok(mail.html!.includes(`lang="${editions[edition].locale}"`))
  }
})

test('a name or a wish with line breaks adds no header and no recipient', async () => {
  const address = 'mikpunt@example.org'
  const injection = 'Noor\r\nBcc: dief@example.net\r\nX-Evil: 1\r\n\r\nHallo\n.\r\n'
  const liesje = await world.person('Liesje Jansen')
  const { publicGuid } = await world.addGift(liesje.list, { description: `${injection}<img src=x onerror=alert(1)>` })
  await world.sql`update lists set first_name = ${injection.slice(0, 50)} where id = ${liesje.list.id}`
  await crossOff(await giver(address), publicGuid)
  const seen = await arrival(address)
  assert.deepEqual(seen.recipients, [address])
  assert.deepEqual([headersOf(seen, 'bcc'), headersOf(seen, 'x-evil'), headersOf(seen, 'cc')], [[], [], []])
  assert.doesNotMatch(headOf(seen), /^(bcc|x-evil):/im)
  assert.doesNotMatch(seen.mail.subject!, /[\r\n]/)
  assert.doesNotMatch(seen.mail.html!, /<img src=x/)
  for (const email of [
    'a@b.nl\r\nRCPT TO:<dief@example.net>',
    'a@b.nl, dief@example.net',
    '<a@b.nl>',
    '"a b"@b.nl',
    'a@b.nl\0',
    'a@b.nl;c@d.nl',
  ]) {
    const { status, body } = await world.visitor().api('POST', '/api/Afstreper/Create', { email })
    if (email.includes('\0')) assert.equal(status, 400)
    else assert.deepEqual([status, body], [422, { problem: 'EmailUnusable' }], email)
  }
})

test('a mail carries its edition’s brand as the name of its sender, and MAIL_FROM as the address', async () => {
  const second = await openWorld({
    SMTP_URL: office.url,
    MAIL_FROM: 'Zoë’s „Wünsche“, GmbH <zoe@xn--wnsche-3ya.example>',
  })
  try {
    const pia = await second.person('Pia Ångström')
    await until(() => office.takenFor(pia.email).length > 0, 'the welcome mail')
    const [seen] = office.takenFor(pia.email)
    assert.deepEqual(seen!.mail.from, { name: 'Wenskring', address: 'zoe@xn--wnsche-3ya.example' })
    assert.match(seen!.messageId, /@xn--wnsche-3ya\.example>$/)
    assert.match(headOf(seen!), /^[\t\r\n\x20-\x7e]*$/)
    assert.ok(seen!.mail.text!.includes('Pia'))
  } finally {
    await second.close()
  }
})

test('an address with an umlaut in its domain is kept as it was typed, and reached in ASCII', async () => {
  const typed = 'Anna@Müller.example'
  const stored = 'Anna@müller.example'
  const ascii = 'Anna@xn--mller-kva.example'
  const anna = world.visitor()
  const account = { username: 'anna', firstName: 'Anna', lastName: 'Müller', password: 'een goed wachtwoord' }
  const created = await anna.api('POST', '/api/Account/Create', { ...account, email: typed, receiveMailing: false })
  assert.equal(created.status, 201)
  assert.equal(created.body.user.email, stored)
  const seen = await arrival(stored) // The test's mail server writes out the domain again.
  assert.deepEqual(seen.mail.to, [{ name: '', address: ascii }])
  assert.match(headOf(seen), /^[\t\r\n\x20-\x7e]*$/)
  const row = {
    id: 1,
    kind: 'welcome',
    cause: 'welcome',
    recipient: stored,
    userId: 1,
    edition: 'nl',
    data: {},
  } as const
  const plain = { subject: 'x', html: 'x', text: 'x' }
  const { envelope } = messageOf(world.services, { ...row, watched: null, isSealed: false, waitsSince: null }, plain, 'single') // oxfmt-ignore
  assert.deepEqual(envelope, { from: 'post@wenskring.nl', to: ascii })
  for (const emailOrUsername of [typed, stored, ascii, ascii.toUpperCase()]) {
    const { status } = await world.visitor().api('POST', '/api/Account/Login', { emailOrUsername, password: account.password }) // oxfmt-ignore
    assert.equal(status, 200, emailOrUsername)
  }
  for (const email of [typed, ascii])
    assert.equal((await world.visitor().api('POST', '/api/Account/CheckEmail', { email })).body, 'Unavailable', email)
})

test('an address with an umlaut before the @ is refused with its reason', async () => {
  const page = await world.visitor().post('/account/create', { email: 'jürgen@example.org' })
  assert.match(page.$('#email-error, [id*=email]').text(), /alleen letters zonder accent/)
})

test('a mail to an address that the server does not know is given up at once, and not tried again', async () => {
  const address = 'onbekend@example.org'
  office.treat = (recipient) => (recipient === address ? 'refuse-recipient' : 'take')
  await crossOff(await giver(address), (await world.addGift(noor.list, { description: 'Voor niemand' })).publicGuid)
  await until(async () => {
    const [mail] =
      await world.sql`select 1 from mails where recipient = ${address} and given_up_on is not null and sent_on is null`
    return mail !== undefined
  }, 'the mail to be given up')
  assert.equal(office.takenFor(address).length, 0)
  const [job] =
    await world.sql`select 1 from pgboss.job j join mails m on m.id = (j.data->>'mailId')::int where m.recipient = ${address} and j.state in ('retry', 'failed')`
  assert.equal(job, undefined)
})

describe('an address that the mail server refuses', () => {
  const address = 'verhuisd@example.org'
  const isRemembered = async () => (await addressFault(world.services, address)) !== null
  const outcome = async (cause: () => Promise<unknown>) => {
    await world.sql`delete from mails where recipient = ${address}`
    await cause()
    const mail = await until(async () => {
      const rows = await world.sql<{ outcome: string }[]>`
        select case when sent_on is not null then 'sent' when given_up_on is not null then 'given up' else 'skipped' end as outcome
        from mails where recipient = ${address} and coalesce(sent_on, given_up_on, skipped_on) is not null`
      return rows[0]
    }, 'the mail to be sent, skipped or given up')
    return mail.outcome
  }
  let guest: Client
  const notification = () => outcome(async () => crossOff(guest, (await world.addGift(noor.list)).publicGuid))
  /** Enqueues a mail that somebody asked for, and returns its outcome. */
  const asked = () =>
    outcome(() =>
      world.sql.begin((tx) =>
        enqueueMail(world.services, tx, {
          kind: 'lot-test',
          cause: `lot-test:${crypto.randomUUID()}`,
          recipient: address,
          userId: null,
          edition: 'nl',
        }),
      ),
    )
  before(async () => {
    renderers['lot-test'] = () => Promise.resolve({ subject: 'Lootje', html: '<p>Lootje</p>', text: 'Lootje' })
    guest = await giver(address)
  })
  after(() => {
    delete renderers['lot-test']
    office.treat = () => 'take'
  })

  test('gets no more notifications, but mails that somebody asks for are still tried', async () => {
    office.treat = (recipient) => (recipient === address ? 'refuse-recipient' : 'take')
    assert.equal(await notification(), 'given up')
    assert.ok(await isRemembered())
    office.treat = () => 'take'
    assert.equal(await notification(), 'skipped')
    assert.equal(office.takenFor(address).length, 0)
    const [user] = await world.sql<{ guid: string }[]>`select mailings_guid as guid from users where email = ${address}`
    const settings = async () => (await world.visitor().get(`/account/mailings/${user!.guid}`)).$('main').text()
    assert.match(await settings(), /komen niet aan/)
    assert.match((await guest.get('/account')).$('main').text(), /komen niet aan/)
    assert.equal(await asked(), 'sent')
    await until(async () => !(await isRemembered()), 'the address to be good, as a mail arrived there')
    assert.equal(await notification(), 'sent')
    assert.doesNotMatch(await settings(), /komen niet aan/)
  })

  test('is not remembered if the server only asks to try later, and its mail comes then', async () => {
    const later = await giver('straks@example.org')
    office.treat = (recipient, earlier) =>
      recipient === 'straks@example.org' && earlier === 0 ? 'busy-recipient' : 'take'
    await crossOff(later, (await world.addGift(noor.list)).publicGuid)
    await arrival('straks@example.org')
    assert.equal(await addressFault(world.services, 'straks@example.org'), null)
  })

  test('is no longer remembered once the guest proves it', async () => {
    await rememberFault(world.services, world.sql, address, 'refused')
    const confirmation = office.takenFor(address).find(({ mail }) => mail.text!.includes('proof='))!
    const link = new URL(/https:\S+proof=\S+/.exec(confirmation.mail.text!)![0])
    await guest.post('/account/confirm', { proof: link.searchParams.get('proof')! })
    assert.equal(await isRemembered(), false)
  })

  test('is stored as a hash', async () => {
    await rememberFault(world.services, world.sql, 'weg@example.org', 'refused')
    assert.equal(await addressFault(world.services, 'WEG@example.org'), 'refused')
    const rows = await world.sql<{ key: string }[]>`select key from refused_addresses`
    for (const { key } of rows) assert.match(key, /^[\w-]{43}$/)
    await world.sql`delete from refused_addresses`
  })

  test('is at fault only if the server does not blame something else', () => {
    const faultOf = (command: string, response: string) => addressFaultOf({ command, response })
    for (const response of [
      '550 5.7.1 blocked',
      '554 5.7.0 relay denied',
      '550 5.1.8 bad sender',
      '552 5.2.2 mailbox full',
      '550-5.7.26 unauthenticated',
    ])
      for (const command of ['MAIL FROM', 'RCPT TO', 'DATA']) assert.equal(faultOf(command, response), null, response)
    for (const response of ['550 user unknown', '554 no such user']) {
      assert.equal(faultOf('RCPT TO', response), 'refused', response)
      assert.equal(faultOf('DATA', response), null, response)
    }
    for (const command of ['RCPT TO', 'DATA']) {
      assert.equal(faultOf(command, '550 5.1.1 unknown'), 'gone')
      assert.equal(faultOf(command, '550 5.2.1 disabled'), 'refused')
      assert.equal(faultOf(command, '550 5.1.10 null mx'), 'refused')
    }
    assert.equal(faultOf('MAIL FROM', '550 5.1.1 unknown'), null)
  })
})

test('a server that is busy, drops or dawdles gets the mail later, once, under the same Message-ID', async () => {
  const refusals = {
    'bezet@example.org': { treatment: 'busy', times: 2 },
    'valt-weg@example.org': { treatment: 'drop', times: 2 },
    // This takes longer than the queue waits for a worker's heartbeat: a slow server must not look like a dead worker.
    // Mail servers that check a mail for viruses and spam often take as long.
    'traag@example.org': { treatment: { takeAfterMs: 25_000 }, times: Infinity },
  } as const
  const known: Record<string, { treatment: Treatment; times: number }> = refusals
  office.treat = (recipient, earlier) =>
    earlier < (known[recipient]?.times ?? 0) ? known[recipient]!.treatment : 'take'
  // A mail whose connection ended is tried again after a minute, because the server has perhaps taken it.
  const hurry = setInterval(() => {
    void world.sql`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`.execute()
  }, 500)
  const began = Date.now()
  const secondsUntil: Record<string, number> = {}
  await Promise.all(
    Object.keys(refusals).map(async (address) => {
      await crossOff(
        await giver(address),
        (await world.addGift(noor.list, { description: `Voor ${address}` })).publicGuid,
      )
      await arrival(address)
      secondsUntil[address] = (Date.now() - began) / 1000
      await until(() => isRecorded(address), 'the record of it')
    }),
  )
  clearInterval(hurry)
  office.treat = () => 'take'
  for (const [address, { times }] of Object.entries(refusals)) {
    const taken = office.takenFor(address)
    const turnedAway = office.notAccepted.filter(({ recipients }) => recipients.includes(address))
    assert.equal(taken.length, 1, address)
    if (times !== Infinity) assert.equal(turnedAway.length, times, address)
    for (const { messageId } of turnedAway) if (messageId) assert.equal(messageId, taken[0]!.messageId)
  }
  assert.ok(secondsUntil['bezet@example.org']! >= 2, 'each wait is longer than the one before')
  const states = async () =>
    (
      await world.sql<
        { state: string }[]
      >`select state from pgboss.job where name = 'send-mail' and state <> 'completed'`
    ).map(({ state }) => state)
  // A mail is recorded as sent before its job is completed.
  await until(async () => !(await states()).includes('active'), 'the end of the last job')
  assert.deepEqual(await states(), [])
})
