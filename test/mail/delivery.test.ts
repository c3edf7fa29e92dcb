import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, afterEach, before, describe, test } from 'node:test'
import { readConfig } from '#core/config.ts'
import { addressFault } from '#core/mail/address-faults.ts'
import { enqueueMail, enqueueMails } from '#core/mail/enqueue-mail.ts'
import { createPace } from '#core/mail/pace.ts'
import { messageOf, sendMail } from '#core/mail/send-mail.ts'
import { openMailTransport } from '#core/mail/transport.ts'
import type { MailRow } from '#core/mail/waiting-mails.ts'
import { renderers, sendMailJob } from '#jobs/send-mail.ts'
import { bulkRenderers, sendBulkJob } from '#jobs/send-bulk.ts'
import { openMailServer, type MailServer, type Treatment } from '#test/support/mail-server.ts'
import { transportsOf } from '#test/support/mail-transports.ts'
import { until } from '#test/support/until.ts'
import { openWorld, type Client, type World } from '#test/support/world.ts'
import { draw, givenPeople } from '../draws/drawing.ts'

// Mails must arrive once, soon and in order of need, from a mail server that hangs, refuses or counts.

let office: MailServer
let world: World
before(async () => {
  office = await openMailServer()
  world = await openWorld({ SMTP_URL: office.url, EDITION: 'nl', MAIL_DELAYS: 'off' })
  const plain = { subject: 'Proef', html: '<p>Proef</p>', text: 'Proef' }
  renderers['test'] = () => Promise.resolve(plain)
  bulkRenderers['test-bulk'] = (_, mails) => Promise.resolve(new Map(mails.map(({ id }) => [id, plain])))
})
after(async () => {
  delete renderers['test']
  delete bulkRenderers['test-bulk']
  await world.close()
  await office.close()
})
afterEach(() => {
  office.treat = () => 'take'
  office.refusedSender = null
})

const enqueueAll = (recipients: readonly string[], kind = 'test'): Promise<void> =>
  world.sql.begin((tx) =>
    enqueueMails(
      world.services,
      tx,
      recipients.map((recipient) => ({
        kind,
        cause: `${kind}:${randomUUID()}`,
        recipient,
        userId: null,
        edition: 'nl',
        isBulk: kind === 'test-bulk',
        watched: { topic: 'draw', key: randomUUID(), subject: randomUUID() },
      })),
    ),
  )
const enqueue = (recipient: string, kind?: string): Promise<void> => enqueueAll([recipient], kind)

type Outcomes = Record<'sent' | 'givenUp' | 'skipped', boolean>
const lastOutcome = async (recipient: string): Promise<keyof Outcomes | null> => {
  const [row] = await world.sql<Outcomes[]>`
    select sent_on is not null as sent, given_up_on is not null as "givenUp", skipped_on is not null as skipped
    from mails where recipient = ${recipient} order by id desc limit 1`
  return (['givenUp', 'skipped', 'sent'] as const).find((outcome) => row?.[outcome]) ?? null
}
/** Waits until the last mail to an address ends like this. */
const ends = (recipient: string, outcome: keyof Outcomes) =>
  until(async () => (await lastOutcome(recipient)) === outcome, `${outcome}: the mail to ${recipient}`)
const arrival = (recipient: string) => until(() => office.takenFor(recipient).length > 0, `mail for ${recipient}`)
const reply = (words: string, to: 'RCPT' | 'DATA'): Treatment => ({ reply: words, to })

test('twelve mails that hang hold up neither a password reset nor another mail', async () => {
  const noor = await world.person('Noor')
  await arrival(noor.email)
  office.treat = (recipient) => (recipient.startsWith('hangt') ? { takeAfterMs: 15_000 } : 'take')
  for (let n = 0; n < 12; n++) await enqueue(`hangt${n}@example.org`)
  for (let n = 0; n < 12; n++) await world.person(`Hangt-${n}`)
  await until(() => office.attemptsFor('hangt11@example.org') === 1, 'all mails to hang')
  const began = performance.now()
  assert.equal(
    (await world.visitor().api('POST', '/api/Account/RequestResetPassword', { login: noor.email })).status,
    200,
  )
  await until(() => office.takenFor(noor.email).length === 2, 'the reset')
  const resetMs = performance.now() - began
  await enqueue('vlot@example.org')
  await arrival('vlot@example.org')
  assert.ok(resetMs < 2_000, `the reset took ${resetMs} ms`)
  assert.ok(performance.now() - began < 4_000, 'another mail waited for those that hang')
  await until(() => office.takenFor('hangt11@example.org').length === 1, 'the slow mails')
})

test('a draw of 24 is sent within 6 s by a server that takes a second for each mail', async () => {
  office.treat = () => ({ takeAfterMs: 1_000 })
  const people = givenPeople(24)
  const began = performance.now()
  await draw(world.visitor(), people)
  await until(() => people.every(({ email }) => office.takenFor(email!).length > 0), 'all lots')
  assert.ok(performance.now() - began < 6_000, `the lots took ${performance.now() - began} ms`)
  const lots = office.taken.filter(({ mail }) => /lootje/i.test(mail.subject ?? ''))
  assert.equal(new Set(lots.map(({ messageId }) => messageId)).size, lots.length, 'a mail came twice')
})

test('a job whose end can’t be recorded at once makes no copies of the slow mails beside it', async () => {
  const { boss } = world.services.queue
  const complete = boss.complete.bind(boss)
  let failures = 0
  boss.complete = (...given: Parameters<typeof complete>) =>
    failures++ === 0 ? Promise.reject(new Error('connection lost')) : complete(...given)
  try {
    const names = ['vlug', 'traag-a', 'traag-b', 'traag-c', 'traag-d'].map((name) => `${name}@settle.example`)
    office.treat = (recipient) => ({ takeAfterMs: recipient.startsWith('vlug') ? 1_500 : 9_000 })
    // One transaction enqueues them, so that one batch has them all.
    await enqueueAll(names)
    await until(() => names.every((name) => office.takenFor(name).length > 0), 'all mails')
    await until(async () => (await lastOutcome(names[4]!)) === 'sent', 'the record of the last mail')
    assert.ok(failures > 0, 'no job was settled by itself')
    for (const name of names) assert.equal(office.attemptsFor(name), 1, name)
  } finally {
    boss.complete = complete
  }
})

describe('a mail to which no reply comes', () => {
  const replyMs = 300
  const impatient = () =>
    openMailTransport({ smtpUrl: office.url, smtpUrlBulk: office.url, dkim: null }, 'usual', createPace(0), {
      textMs: 5_000,
      replyMs,
    })
  /** Returns the hours until the mail is tried again; null if it isn't. */
  async function hoursToNextTry(mailId: number): Promise<number | null> {
    const [job] = await world.sql<{ hours: number }[]>`
      select extract(epoch from start_after - now())::float / 3600 as hours from pgboss.job
      where name = 'send-mail' and (data->>'mailId')::int = ${mailId} and state = 'created' and start_after > now()`
    await world.sql`delete from pgboss.job where name = 'send-mail' and (data->>'mailId')::int = ${mailId}`
    return job ? Math.round(job.hours) : null
  }

  test('is tried again after an hour and after 12 hours, and then given up', async () => {
    office.treat = () => 'never-answer'
    const [{ id }] = await world.sql<[{ id: number }]>`
      insert into mails (kind, cause, recipient, edition) values ('test', ${randomUUID()}, 'stil@example.org', 'nl') returning id`
    const transport = impatient()
    const tryIt = () => sendMail(world.services, transport, renderers, { mailId: id })
    await tryIt()
    assert.equal(await hoursToNextTry(id), 1)
    await tryIt()
    assert.equal(await hoursToNextTry(id), 12)
    await tryIt()
    assert.equal(await hoursToNextTry(id), null)
    transport.close()
    assert.equal(office.attemptsFor('stil@example.org'), 3)
    await ends('stil@example.org', 'givenUp')
  })

  test('is tried again after a minute, and ever later, if the server hung up', async () => {
    office.treat = () => 'hang-up-after'
    const [{ id }] = await world.sql<[{ id: number }]>`
      insert into mails (kind, cause, recipient, edition) values ('test', ${randomUUID()}, 'opgehangen@example.org', 'nl') returning id`
    const transport = impatient()
    const hours: (number | null)[] = []
    for (let n = 0; n < 5; n++) {
      await sendMail(world.services, transport, renderers, { mailId: id })
      hours.push(await hoursToNextTry(id))
    }
    transport.close()
    assert.deepEqual(hours, [0, 0, 1, 12, null])
    await ends('opgehangen@example.org', 'givenUp')
  })

  for (const treatment of ['never-answer', 'hang-up-after'] as const)
    test(`is not sent again if it is one of a bulk (${treatment})`, async () => {
      office.treat = () => treatment
      const address = `${treatment}-bulk@example.org`
      const [{ id }] = await world.sql<[{ id: number }]>`
      insert into mails (kind, cause, recipient, edition) values ('test-bulk', ${randomUUID()}, ${address}, 'nl') returning id`
      const transport = impatient()
      for (let n = 0; n < 2; n++) await sendBulkJob.run(world.services, { mailIds: [id] }, transportsOf(transport.send))
      transport.close()
      assert.equal(office.attemptsFor(address), 1)
    })

  test('is tried again at once if the server had only a part of it', async () => {
    const transport = openMailTransport(
      { smtpUrl: office.url, smtpUrlBulk: undefined, dkim: null },
      'usual',
      createPace(0),
      { textMs: 5_000, replyMs },
    )
    office.treat = () => 'hang-up'
    const [{ id }] = await world.sql<[{ id: number }]>`
      insert into mails (kind, cause, recipient, edition) values ('test', ${randomUUID()}, 'half@example.org', 'nl') returning id`
    await assert.rejects(sendMail(world.services, transport, renderers, { mailId: id }))
    transport.close()
    assert.equal(await hoursToNextTry(id), null, 'its own job tries it again')
  })
})

describe('a refusal for good', () => {
  const refusals: [name: string, words: string, to: 'RCPT' | 'DATA', fault: 'gone' | 'refused' | null][] = [
    ['spam', '554 5.7.1 message content rejected', 'DATA', null],
    ['beleid', '550 not wanted here', 'DATA', null],
    ['weg-na-tekst', '550 5.1.1 user unknown', 'DATA', 'gone'],
    ['uit-na-tekst', '550 5.2.1 mailbox disabled', 'DATA', 'refused'],
    ['vol', '552 5.2.2 mailbox full', 'RCPT', null],
    ['weg', '550 5.1.1 user unknown', 'RCPT', 'gone'],
    ['onbekend', '550 no such user', 'RCPT', 'refused'],
  ]
  for (const kind of ['test', 'test-bulk'])
    test(`of the recipient or the text is final after one try, and tells of the address by its code (${kind})`, async () => {
      const addressOf = (name: string) => `${name}-${kind}@example.org`
      office.treat = (recipient) => {
        const found = refusals.find(([name]) => recipient === addressOf(name))
        return found ? reply(found[1], found[2]) : 'take'
      }
      for (const [name] of refusals) await enqueue(addressOf(name), kind)
      for (const [name, words, , fault] of refusals) {
        const address = addressOf(name)
        await ends(address, 'givenUp')
        assert.equal(office.attemptsFor(address), 1, words)
        assert.equal(await addressFault(world.services, address), fault, words)
      }
    })

  test('of the sender is final too, and says nothing of the recipient', async () => {
    office.refusedSender = 'post@wenskring.nl'
    await enqueue('afzender@example.org')
    await ends('afzender@example.org', 'givenUp')
    assert.equal(await addressFault(world.services, 'afzender@example.org'), null)
  })

  test('in a bulk is not tried again when another mail of the same job is', async () => {
    const ids = await world.sql<{ id: number }[]>`
      insert into mails (kind, cause, recipient, edition)
      select 'test-bulk', gen_random_uuid()::text, name || '@example.org', 'nl' from unnest(array['dicht', 'bezig']) name
      returning id`
    office.treat = (recipient, earlier) => {
      if (recipient === 'dicht@example.org') return reply('550 5.7.1 no', 'RCPT')
      return earlier === 0 ? 'busy' : 'take'
    }
    await world.sql.begin((tx) =>
      world.services.queue.enqueue(tx, { name: sendBulkJob.name }, [{ data: { mailIds: ids.map(({ id }) => id) } }]),
    )
    await arrival('bezig@example.org')
    assert.equal(office.attemptsFor('dicht@example.org'), 1)
  })
})

describe('a mailbox that does not exist', () => {
  const address = 'weg@example.net'
  let owner: Client
  before(async () => {
    owner = world.visitor()
    office.treat = (recipient) => (recipient === address ? reply('550 5.1.1 unknown', 'RCPT') : 'take')
    await enqueue(address)
    await ends(address, 'givenUp')
  })

  test('gets no mail of any kind, except one that proves the address', async () => {
    await enqueue(address)
    await ends(address, 'givenUp')
    assert.equal(office.attemptsFor(address), 1, 'the server was asked once, for the first mail')
    office.treat = () => 'take'
    const created = await owner.api('POST', '/api/Account/Create', {
      ...{ email: address, username: 'terug', firstName: 'Terug', lastName: 'Jansen' },
      ...{ password: 'een goed wachtwoord', receiveMailing: false },
    })
    assert.equal(created.status, 201)
    await arrival(address)
    assert.equal(await addressFault(world.services, address), 'gone', 'a mail that went off proves nothing')
    await enqueue(address)
    await ends(address, 'givenUp')
  })

  test('gets all mails again once its owner confirms the address', async () => {
    const welcome = office.takenFor(address)[0]!
    const link = new URL(/https?:\S+proof=\S+/.exec(welcome.mail.text!)![0])
    const { status } = await owner.post('/account/confirm', { proof: link.searchParams.get('proof')! })
    assert.ok(status < 400, String(status))
    assert.equal(await addressFault(world.services, address), null)
    await enqueue(address)
    await ends(address, 'sent')
  })
})

describe('the pace of mails to one domain', () => {
  test('spares a first thousand, and then spreads the mails over time', () => {
    let now = 0
    const pace = createPace(20, () => now)
    const waits = Array.from({ length: 1_200 }, () => pace.reserve('riet@Example.org'))
    assert.deepEqual(waits.slice(0, 1_000).filter(Boolean), [])
    assert.equal(waits[1_040], 41 * 50 - 50)
    assert.equal(pace.reserve('riet@elders.example'), 0, 'other domains don’t wait')
    now = 61_000
    assert.equal(pace.reserve('noor@example.org'), 0)
  })

  test('spares bulk mails only one second of the pace, and holds for all mails together', () => {
    const pace = createPace(20, () => 0)
    const waits = Array.from({ length: 60 }, () => pace.reserve('riet@example.org', { isBulk: true }))
    assert.deepEqual(waits.slice(0, 20).filter(Boolean), [])
    assert.equal(waits[59], 39 * 50)
    assert.equal(pace.reserve('riet@example.org'), 0, 'a lot goes before the bulk')
    assert.equal(createPace(0, () => 0).reserve('riet@example.org'), 0)
  })

  test('lets a mail wait in the queue, and keeps no slot for it', async () => {
    await sendMailJob.run(
      world.services,
      {
        mailId: (
          await world.sql<[{ id: number }]>`
        insert into mails (kind, cause, recipient, edition) values ('test', ${randomUUID()}, 'druk@example.org', 'nl') returning id`
        )[0].id,
      },
      {
        ...transportsOf(() => Promise.reject(new Error('sent too early'))),
        usual: {
          send: () => Promise.reject(new Error('sent too early')),
          close: () => {},
          pace: { reserve: () => 2_000 },
        },
      },
    )
    const began = performance.now()
    await arrival('druk@example.org')
    assert.ok(performance.now() - began > 1_500, 'the mail did not wait')
  })

  test('spreads bulk mails at the server', async () => {
    const slow = await openWorld({ SMTP_URL: office.url, EDITION: 'nl', MAIL_PACE: '5' })
    try {
      const times: number[] = []
      office.treat = (recipient) => {
        if (recipient.endsWith('@gmx.example')) times.push(performance.now())
        return 'take'
      }
      await slow.sql.begin((tx) =>
        Promise.all(
          Array.from({ length: 15 }, (_, n) =>
            enqueueMail(slow.services, tx, {
              ...{ kind: 'test-bulk', cause: `bulk:${n}`, recipient: `lezer${n}@gmx.example`, userId: null },
              ...{ edition: 'nl', isBulk: true },
            }),
          ),
        ),
      )
      await until(() => office.taken.filter(({ recipients }) => recipients[0]!.endsWith('@gmx.example')).length === 15, 'all mails') // oxfmt-ignore
      const seconds = (Math.max(...times) - Math.min(...times)) / 1000
      assert.ok(seconds > 1.5, `15 mails at 5 a second took ${seconds} s`)
    } finally {
      await slow.close()
    }
  })
})

test('bulk mails go through their own server, from their own address, in a list of their own', async () => {
  const bulk = await openMailServer()
  const second = await openWorld({
    SMTP_URL: office.url,
    SMTP_URL_BULK: bulk.url,
    MAIL_FROM: 'post@wenskring.example',
    MAIL_FROM_BULK: 'Nieuws <nieuws@brieven.wenskring.example>',
    MAIL_RETURN_PATH: 'bounces@wenskring.example',
    EDITION: 'nl',
  })
  try {
    for (const kind of ['test', 'test-bulk'])
      await second.sql.begin((tx) =>
        enqueueMail(second.services, tx, {
          ...{ kind, cause: kind, recipient: 'stroom@example.org', userId: null, edition: 'nl' },
          isBulk: kind === 'test-bulk',
        }),
      )
    const single = await until(() => office.takenFor('stroom@example.org')[0], 'the single mail')
    const many = await until(() => bulk.taken[0], 'the bulk mail')
    assert.deepEqual(single.mail.from, { name: 'Wenskring', address: 'post@wenskring.example' })
    assert.deepEqual(many.mail.from, { name: 'Wenskring', address: 'nieuws@brieven.wenskring.example' })
    for (const { sender } of [single, many]) assert.match(sender, /^bounces\+[a-z2-7]{55}@wenskring\.example$/)
    const header = (name: string, { mail } = many) => mail.headers.find(({ key }) => key === name)?.value
    assert.equal(header('list-id'), 'Wenskring <test-bulk.brieven.wenskring.example>')
    assert.equal(header('feedback-id'), 'test-bulk:nl:bulk:wenskring')
    assert.equal(header('list-id', single), undefined)
  } finally {
    await second.close()
    await bulk.close()
  }
})

test('a title can’t put encoded words into a subject, which mail programs would decode', () => {
  const subject = 'Lootjes: =?utf-8?q?http=3A//evil=2Ecom?='
  const mail: MailRow = {
    ...{ id: 1, kind: 'lot', cause: 'lot', recipient: 'noor@example.org', userId: null, data: {} },
    ...{ watched: null, isSealed: false, waitsSince: null },
    edition: 'nl',
  }
  const message = messageOf(world.services, mail, { subject, html: 'x', text: 'x' }, 'single')
  assert.equal(message.subject, 'Lootjes: = ?utf-8?q?http=3A//evil=2Ecom?=')
})

test('a mail can be refused by URL, and by mail where there is a mailbox for it', () => {
  const row: MailRow = {
    ...{ id: 1, kind: 'overview', cause: 'overview', recipient: 'noor@example.org', userId: 1, data: {} },
    ...{ watched: null, isSealed: false, waitsSince: null },
    edition: 'nl',
  }
  const unsubscribeUrl = 'https://wenskring.nl/account/mailings/1/unsubscribe?kind=overview'
  const rendered = { subject: 'x', html: 'x', text: 'x', unsubscribeUrl }
  const headerWith = (env: Record<string, string>) => {
    const services = { config: readConfig(env), signer: world.services.signer }
    return messageOf(services, row, rendered, 'bulk').headers as Record<string, string>
  }
  assert.equal(headerWith({})['List-Unsubscribe'], `<${unsubscribeUrl}>`)
  const both = headerWith({ MAIL_UNSUBSCRIBE: 'stop@wenskring.nl' })
  const [url, mailto] = both['List-Unsubscribe']!.split(', ').map((each) => new URL(each.slice(1, -1)))
  assert.equal(url!.href, unsubscribeUrl)
  assert.equal(mailto!.pathname, 'stop@wenskring.nl')
  assert.equal(mailto!.searchParams.get('subject'), unsubscribeUrl)
  assert.equal(both['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
})
