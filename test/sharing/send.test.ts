import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { enqueueMail } from '#core/mail/enqueue-mail.ts'
import { dayFromNow } from '#test/support/days.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff, editGiftPath, giftBody } from '#test/support/gifts.ts'
import { addList, setAccess } from '#test/support/lists.ts'
import { addOwners } from '#test/support/owners.ts'
import { openWorld, withoutCsrfTokens, type Person, type SentMail } from '#test/support/world.ts'

const { world, noor, lotte, bram, sem } = await openFamily(
  { BASE_URL: 'https://wenskring.example' },
  { countsQueries: true },
)

const words = { subject: 'Mijn lijstje', messageStart: 'Dag allemaal, kijk eens.', messageEnd: 'Groetjes, Noor' }
const bodyOf = ({ list }: Person, more: object = {}) => ({
  recipients: 'riet@familie.example',
  ...words,
  privateGuid: list.privateGuid,
  ...more,
})
const send = (person: Person, more: object = {}) => person.api('POST', '/api/MyList/Send', bodyOf(person, more))
const post = (person: Person, more: object = {}) => person.post('/mylist/send', bodyOf(person, more))
const mailsTo = async (address: string): Promise<SentMail[]> =>
  (await world.mails()).filter(({ kind, to }) => kind === 'list-sent' && to === address)
const setOccasion = ({ list, api }: Person, occasion: string, occasionDate: string | null) =>
  api('POST', '/api/MyList/UpdateOccasion', { privateGuid: list.privateGuid, occasion, occasionDate })

describe('a sent list', () => {
  test('reaches every pasted address in a mail of its own, once, and names no other recipient', async () => {
    const recipients = 'Oma Riet <riet@x.example>; "Visser, Bram" <bram@x.example>, jo@x.example\nRIET@x.example'
    const { status, body } = await send(noor, { recipients })
    assert.deepEqual([status, body], [200, {}])
    for (const address of ['riet@x.example', 'bram@x.example', 'jo@x.example'])
      assert.equal((await mailsTo(address)).length, address === 'riet@x.example' ? 0 : 1, address)
    // The address keeps the letter case in which it was typed last.
    assert.equal((await mailsTo('RIET@x.example')).length, 1)
    const [mail] = await mailsTo('jo@x.example')
    assert.doesNotMatch(JSON.stringify(mail), /bram@x|riet@x/i)
  })

  test('is not sent if a pasted entry cannot be read for certain, and the page names that entry', async () => {
    const recipients = 'n@blank.example o@blank.example\tp@blank.example\nq@blank.example'
    const read = await post(noor, { recipients })
    assert.deepEqual(read.$('.addresses li').map((_, item) => read.$(item).text()[0]).get(), ['n', 'o', 'p', 'q']) // oxfmt-ignore
    for (const address of ['n', 'o', 'p', 'q']) assert.equal((await mailsTo(`${address}@blank.example`)).length, 1)
    const refused = await post(noor, { recipients: 'r@blank.example, k@blank.example Jan <l@blank.example>' })
    assert.equal(refused.status, 422)
    assert.equal(refused.$('.refused li').text(), 'k@blank.example Jan <l@blank.example>')
    const twelve = Array.from({ length: 12 }, (_, number) => `Oma ${number}`)
    const { $ } = await post(noor, { recipients: twelve.join('\n') })
    const named = $('.refused li')
      .toArray()
      .map((entry) => $(entry).text())
    assert.deepEqual(named, [...twelve.slice(0, 10), 'en nog 2'])
    assert.equal((await mailsTo('r@blank.example')).length, 0)
  })

  test('can go to the sender, too', async () => {
    assert.equal((await send(noor, { recipients: noor.email })).status, 200)
    assert.equal((await mailsTo(noor.email)).length, 1)
  })

  test('can go to an owner of the list, without revealing that the address is an owner’s', async () => {
    const [mia, tom] = [await world.person('Mia Smit'), await world.person('Tom Smit')]
    await addOwners(mia, tom)
    const answers = []
    for (const address of [tom.email, 'vreemd@x.example']) {
      const called = await send(mia, { recipients: address })
      const { status, html } = await post(mia, { recipients: address, messageEnd: 'Dag!' })
      answers.push([called.status, called.body, status, withoutCsrfTokens(html).replaceAll(address, 'address')])
      assert.equal((await mailsTo(address)).length, 2)
    }
    assert.deepEqual(answers[0], answers[1])
  })

  test('is sent once if its form is sent twice, but again with other words or from a new form', async () => {
    const recipients = 'twee@x.example'
    const opened = async () => (await noor.get('/mylist/send/noor')).$('[name=contextId]').attr('value')!
    const contextId = await opened()
    const pressed = await Promise.all([1, 2].map(() => post(noor, { recipients, contextId })))
    assert.deepEqual(pressed.map(({ status }) => status), [200, 200]) // oxfmt-ignore
    assert.equal((await post(noor, { recipients, contextId })).$('.addresses li').text(), recipients)
    await post(noor, { recipients: recipients.toUpperCase(), contextId })
    assert.deepEqual(await mailsTo(recipients.toUpperCase()), [], 'an address in capitals is the same')
    assert.equal((await mailsTo(recipients)).length, 1)
    await post(noor, { recipients, contextId, messageEnd: 'En tot zondag!' })
    assert.equal((await mailsTo(recipients)).length, 2)
    await post(noor, { recipients, contextId: await opened() })
    assert.equal((await mailsTo(recipients)).length, 3)
  })

  test('is sent by each request of the API, or once with the same context', async () => {
    const recipients = 'drie@x.example'
    for (let n = 0; n < 2; n++) await send(noor, { recipients })
    assert.equal((await mailsTo(recipients)).length, 2)
    const contextId = crypto.randomUUID()
    for (let n = 0; n < 2; n++) await send(noor, { recipients, contextId })
    assert.equal((await mailsTo(recipients)).length, 3)
  })

  const errors: [what: string, more: object, errors: Record<string, string[]>][] = [
    ['no recipient', { recipients: ' ' }, { recipients: ['send.no_recipient'] }],
    ['only separators as recipients', { recipients: ' ,;\n' }, { recipients: ['send.no_recipient'] }],
    ['a recipient without an address', { recipients: 'Riet, a@x.nl' }, { recipients: ['validation.should_be_emails'] }],
    [
      'over 4096 characters of recipients',
      { recipients: 'a@x.nl,'.repeat(586) },
      { recipients: ['send.recipients_too_long'] },
    ],
    [
      '51 recipients',
      { recipients: Array.from({ length: 51 }, (_, n) => `a${n}@x.nl`).join() },
      { recipients: ['send.recipients_too_long'] },
    ],
    ['no subject', { subject: '' }, { subject: ['general.subject.is_required'] }],
    ['a subject of 201 characters', { subject: 'é'.repeat(201) }, { subject: ['general.subject.too_long'] }],
    ['a subject of two lines', { subject: 'a\nBcc: x@x.nl' }, { subject: ['general.unreadable'] }],
    [
      'a message of nine characters',
      { messageStart: ' Dag!! ', messageEnd: 'Noor' },
      { messageStart: ['general.message.message_too_short'] },
    ],
    [
      'a message of 4097 characters',
      { messageStart: 'a'.repeat(4000), messageEnd: 'a'.repeat(97) },
      { messageStart: ['general.message.message_too_long'] },
    ],
    ['a malformed guid', { privateGuid: 'x' }, { privateGuid: ['general.invalid'] }],
  ]
  for (const [what, more, expected] of errors)
    test(`is refused with ${what}`, async () => {
      const { status, body } = await send(noor, more)
      assert.deepEqual([status, body], [400, { errors: expected }])
    })

  test('is sent at the exact limits', async () => {
    const recipients = Array.from({ length: 50 }, (_, n) => `b${n}@x.example`).join('; ')
    const texts = { messageStart: 'é'.repeat(4086), messageEnd: '🎁'.repeat(10), subject: '🎁'.repeat(200) }
    assert.equal((await send(noor, { recipients, ...texts })).status, 200)
    assert.equal((await send(noor, { messageStart: null, messageEnd: 'Tien tekens' })).status, 200)
  })

  test('gets the name of the problem if it is refused', async () => {
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@x.example' })
    const problemOf = async ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.problem]
    assert.deepEqual(await problemOf(await guest.api('POST', '/api/MyList/Send', bodyOf(noor))), [422, 'IsAfstreper'])
    assert.deepEqual(await problemOf(await send(noor, { messageStart: '..........' })), [200, undefined])
    assert.deepEqual(await problemOf(await send(noor, { messageStart: '\u3164'.repeat(12), messageEnd: '' })), [
      422,
      'NoMessage',
    ])
    assert.deepEqual(await problemOf(await send(noor, { messageStart: '.......... ', messageEnd: '!' })), [
      422,
      'NoMessage',
    ])
    for (const privateGuid of [lotte.list.privateGuid, crypto.randomUUID()])
      assert.deepEqual(await problemOf(await send(noor, { privateGuid })), [422, 'WishlistNotFound'])
    await setAccess(world, 'sem', 'CLOSED')
    assert.deepEqual(await problemOf(await send(sem)), [422, 'Other'])
    assert.equal((await world.visitor().api('POST', '/api/MyList/Send', bodyOf(noor))).status, 401)
  })
})

describe('the mail', () => {
  test('shows the list, its day and its first four gifts, between the sender’s two texts', async () => {
    const { list } = noor
    const png = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#8c1d40' } })
      .png()
      .toBuffer()
    const pictured = await noor.api('POST', editGiftPath, giftBody(noor, { description: 'Theepot\nliefst blauw', newImageBase64: png.toString('base64') })) // oxfmt-ignore
    for (let n = 2; n <= 6; n++)
      await world.addGift(list, { description: `Cadeau ${n}`, url: 'https://winkel.example/' })
    await world.sql`update gifts set position = -1 where description = 'Cadeau 6'` // She put this gift first.
    const day = dayFromNow(40)
    await setOccasion(noor, 'MyBirthday', day)
    await send(noor, { recipients: 'lijst@x.example', messageStart: 'Dag <b>oma</b> & opa!' })
    const [mail] = await mailsTo('lijst@x.example')
    assert.equal(mail!.subject, words.subject)
    assert.match(mail!.text, /^Noor de Vries stuurt je een verlanglijst\n/)
    const order = ['\n\nVerjaardag, ', '\n\nNoor schrijft:\n\n> Dag <b>oma</b> & opa!', 'Cadeau 6', 'Theepot', 'Cadeau 3', 'Er staan nog 2 cadeaus op.', '> Groetjes, Noor', 'Bekijk de lijst:\nhttps://wenskring.example/noor\n'] // oxfmt-ignore
    const at = order.map((part) => mail!.text.indexOf(part))
    assert.deepEqual(
      [...at].sort((a, b) => a - b),
      at,
      mail!.text,
    )
    assert.ok(!at.includes(-1), mail!.text)
    assert.doesNotMatch(mail!.text, /Cadeau [45]|liefst blauw/)
    assert.match(mail!.html, /Dag &lt;b&gt;oma&lt;\/b&gt; &amp; opa!/)
    const image = (pictured.body.gift.displayImageUrl as string).replace('-480.webp', '-mail.jpg')
    assert.ok(mail!.html.includes(`src="https://wenskring.example${image}"`))
    assert.equal((await world.app.request(image)).headers.get('Content-Type'), 'image/jpeg')
    const picture = /https:\/\/wenskring\.example(\/static\/[^"]+\.png)" width="144"/.exec(mail!.html)![1]!
    assert.equal((await world.app.request(picture)).headers.get('Content-Type'), 'image/png')
    assert.equal(mail!.html.match(/class="m-button"/g)!.length, 1)
    const preview = (await noor.get('/mylist/send/noor')).$('.list-in-mail')
    assert.match(preview.text(), /Cadeau 6.*Theepot.*Cadeau 2.*Cadeau 3.*Er staan nog 2 cadeaus op/s)
  })

  test('names the list’s owner, its title and the message’s author once each', async () => {
    const saar = await world.person('Saar Bos')
    const startOf = async (recipients: string, more: object = {}) => {
      await send(saar, { recipients, ...more })
      return (await mailsTo(recipients))[0]!.text
    }
    assert.match(await startOf('een@x.example'), /^Saar Bos stuurt je een verlanglijst\n\nSaar schrijft:\n\n> Dag/)
    const aboutDay = async (occasion: string, day: string | null) => {
      await setOccasion(saar, occasion, day)
      return (await startOf(`${occasion}-${day}@x.example`)).split('\n\n')[1]
    }
    assert.match((await aboutDay('OurMarriage', dayFromNow(500)))!, /^Bruiloft, \d+ \p{L}+ \d{4}$/u)
    assert.match((await aboutDay('OurMarriage', dayFromNow(0)))!, /^Bruiloft, \d+ \p{L}+$/u)
    assert.equal(await aboutDay('OurMarriage', dayFromNow(-1)), 'Bruiloft')
    assert.match((await aboutDay('JustBecause', dayFromNow(20)))!, /^\d+ \p{L}+$/u)
    await setOccasion(saar, 'JustBecause', null)
    const child = await addList(world, saar, 'mees', { firstName: 'Mees' })
    assert.match(
      await startOf('twee2@x.example', { privateGuid: child.privateGuid }),
      /^Saar Bos stuurt je een verlanglijst\n\nVerlanglijst van Mees Bos\n\nSaar schrijft:\n/,
    )
    const feast = await addList(world, saar, 'feest-van-saar', { title: 'Feest' })
    assert.match(
      await startOf('drie3@x.example', {
        privateGuid: feast.privateGuid,
        messageStart: null,
        messageEnd: 'Tot zondag!',
      }),
      /^Saar Bos stuurt je een verlanglijst\n\nFeest\n\nSaar schrijft:\n\n> Tot zondag!\n\nBekijk/,
    )
  })

  test('shows the list’s own photo, at a URL that every mail program reaches', async () => {
    const teun = await world.person('Teun Blom')
    const hash = 'e'.repeat(32)
    await world.sql`insert into images (hash, width, height) values (${hash}, 500, 500)`
    await world.sql`update lists set image_hash = ${hash} where id = ${teun.list.id}`
    await send(teun, { recipients: 'foto@x.example' })
    const [mail] = await mailsTo('foto@x.example')
    assert.ok(mail!.html.includes(`https://wenskring.example/images/${hash}-mail.jpg" width="144"`))
  })

  test('is the same for its sender and after cross-offs, except that her link leads through the login', async () => {
    const { html: before } = (await mailsTo('lijst@x.example'))[0]!
    const [row] = await world.sql<{ guid: string }[]>`
      select g.public_guid as guid from gifts g join categories c on c.id = g.category_id where c.list_id = ${noor.list.id} and g.description = 'Cadeau 2'`
    await crossOff(bram, row!.guid)
    await send(noor, { recipients: noor.email, messageStart: 'Dag <b>oma</b> & opa!' })
    const own = (await mailsTo(noor.email)).at(-1)!
    const withoutTokens = (text: string) => text.replaceAll(/token=[\w.-]+/g, 'token')
    const bare = own.html.replace('/account/login?returnUrl=%2Fnoor', '/noor')
    assert.notEqual(bare, own.html)
    assert.equal(withoutTokens(bare), withoutTokens(before))
  })

  test('links only to our own pages, whatever users write', async () => {
    const anna = await world.person('Anna www.evil.example')
    await world.addGift(anna.list, { description: 'Zie evil.example', url: 'https://evil.example/' })
    await anna.api('POST', '/api/MyList/UpdateTitle', { privateGuid: anna.list.privateGuid, title: 'http://evil.example' }) // oxfmt-ignore
    await send(anna, {
      recipients: 'links@x.example',
      messageStart: 'Log in: https://wenskring.example.evil.example/inloggen of wenskring.nl. Om 19.30 u.',
      messageEnd: 'Kost 2.50, a.s. zondag.',
    })
    const [mail] = await mailsTo('links@x.example')
    const linked = /[\w-]\.[a-z]{2}|:\/\//gi
    const ours = /https:\/\/wenskring\.example\/\S*/g
    assert.deepEqual(mail!.text.replaceAll(ours, '').match(linked), null, mail!.text)
    assert.match(mail!.text, /Om 19\.30 u\./)
    assert.match(mail!.text, /2\.50, a\.s\. zondag/)
    const links = [...mail!.html.matchAll(/href="([^"]+)"/g)]
    assert.ok(links.length > 0)
    for (const [, href] of links) assert.ok(href!.startsWith('https://wenskring.example/'), href)
  })

  test('names the address of a proven sender, who gets the replies, and of no other sender', async () => {
    await send(lotte, { recipients: 'antwoord@x.example' })
    const [unproven] = await mailsTo('antwoord@x.example')
    await proveAddress(world, lotte)
    await send(lotte, { recipients: 'bewezen@x.example' })
    assert.equal(unproven!.headers['Reply-To'], undefined)
    assert.ok(!`${unproven!.text}${unproven!.html}`.includes(lotte.email))
    const [proven] = await mailsTo('bewezen@x.example')
    assert.equal(proven!.headers['Reply-To'], lotte.email)
    assert.match(proven!.text, /\nLotte \(lotte@example\.org\) schrijft:\n/)
    assert.match(proven!.text, /omdat Lotte de Vries \(lotte@example\.org\) je adres invulde/)
  })

  test('says that a list asks a question, and does not contain the answer', async () => {
    const els = await world.person('Els Kok')
    await setAccess(world, 'els', 'OPEN', 'Hoe heet de kat?', 'Minoes')
    await send(els, { recipients: 'vraag@x.example' })
    const [mail] = await mailsTo('vraag@x.example')
    assert.match(mail!.text, /De lijst stelt je eerst een vraag/)
    assert.doesNotMatch(mail!.html, /Minoes|Hoe heet/)
  })

  test('is not sent if the list is closed, its sender does not own it any more, or its reader refuses lists', async () => {
    const [sender] = await world.sql<{ id: number }[]>`select id from users where email = ${sem.email}`
    await setAccess(world, 'sem', 'CLOSED')
    await world.sql`insert into mail_refusals (email, since) values ('nee@x.example', now())`
    const open = await addList(world, sem, 'sem-open')
    const isSent = async (listId: number, recipient: string) => {
      await world.sql.begin((tx) =>
        enqueueMail(world.services, tx, {
          kind: 'list-sent',
          cause: `list-sent:${listId}:${recipient}`,
          recipient,
          userId: null,
          edition: 'nl',
          data: { listId, senderId: sender!.id, ...words },
        }),
      )
      return (await mailsTo(recipient)).length === 1
    }
    assert.equal(await isSent(open.id, 'ja@x.example'), true)
    assert.equal(await isSent(sem.list.id, 'dicht@x.example'), false)
    assert.equal(await isSent(noor.list.id, 'andermans@x.example'), false)
    assert.equal(await isSent(open.id, 'Nee@x.example'), false)
  })
})

describe('a reader who wants no more lists', () => {
  const stopLink = async (address: string) =>
    /https:\/\/wenskring\.example(\/mylist\/unwanted\?token=\S+)/.exec((await mailsTo(address)).at(-1)!.text)![1]!

  test('uses a page that changes nothing until its button is pressed, and can accept lists there again', async () => {
    const address = 'Genoeg@x.example'
    await send(bram, { recipients: address })
    const link = await stopLink(address)
    const visitor = world.visitor()
    const { status, $ } = await visitor.get(link)
    assert.equal(status, 200)
    assert.match($('main').text(), /G…@x\.example/)
    assert.equal((await send(bram, { recipients: address, subject: 'Nog eens' })).status, 200)
    assert.equal((await mailsTo(address)).length, 2)
    const values = () => ({ token: $('[name=token]').attr('value')!, wants: 'false' })
    const pressed = await visitor.post('/mylist/unwanted', values())
    assert.equal(pressed.headers.get('Location'), link)
    assert.match((await visitor.get(link)).$('h1').text(), /Geregeld/)

    // The refusal counts for every sender, and for every letter case of the address.
    for (const person of [bram, lotte]) {
      const { status, body } = await send(person, { recipients: 'genoeg@X.example', subject: 'En nog eens' })
      assert.deepEqual([status, body], [422, { problem: 'NoValidRecipient' }])
    }
    const both = await post(bram, { recipients: 'genoeg@x.example, ander@x.example' })
    assert.deepEqual(both.$('.addresses').map((_, list) => both.$(list).text()).get(), ['ander@x.example', 'genoeg@x.example']) // oxfmt-ignore
    assert.equal((await mailsTo('genoeg@x.example')).length, 0)

    await visitor.post('/mylist/unwanted', { ...values(), wants: 'true' })
    await send(bram, { recipients: address, subject: 'Weer wel' })
    assert.equal((await mailsTo(address)).length, 3)
  })

  test('uses one click in the mail program, without cookie or token', async () => {
    const address = 'klik@x.example'
    await send(bram, { recipients: address })
    const { headers } = (await mailsTo(address)).at(-1)!
    assert.equal(headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
    const oneClick = /^<https:\/\/wenskring\.example(\S+)>$/.exec(headers['List-Unsubscribe']!)![1]!
    const led = await world.visitor().get(oneClick)
    assert.deepEqual([led.status, led.headers.get('Location')], [303, oneClick.replace('/unsubscribe', '')])
    assert.equal((await send(bram, { recipients: address, subject: 'Nog eens' })).status, 200)
    assert.equal((await world.app.request(oneClick, { method: 'POST' })).status, 200)
    assert.equal((await send(bram, { recipients: address, subject: 'En nog eens' })).body.problem, 'NoValidRecipient')
  })

  test('is not affected by a foreign, altered, unsigned or expired link', async () => {
    await send(bram, { recipients: 'oud@x.example' })
    const link = await stopLink('oud@x.example')
    const token = new URLSearchParams(link.split('?')[1]).get('token')!
    const stop = (given: string) => world.visitor().post('/mylist/unwanted', { token: given, wants: 'false' })
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`
    for (const given of ['', 'x', token.slice(0, -2), unsigned]) assert.equal((await stop(given)).status, 404, given)
    world.travel(364)
    assert.equal((await world.visitor().get(link)).status, 200)
    world.travel(366)
    assert.equal((await stop(token)).status, 404)
    world.travel(0)
    assert.equal((await world.app.request('/mylist/unwanted/unsubscribe?token=x', { method: 'POST' })).status, 404)
    assert.equal((await send(bram, { recipients: 'oud@x.example', subject: 'Nog eens' })).status, 200)
  })
})

describe('the page', () => {
  test('asks for a login first, leads guests to create an account, and users without a list to create one', async () => {
    const page = await world.visitor().get('/mylist/send/noor')
    assert.equal(page.status, 401)
    assert.equal(page.$('[name=returnUrl]').attr('value'), '/mylist/send/noor')
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'gast2@x.example' })
    assert.equal((await guest.get('/mylist/send')).headers.get('Location'), '/account/create')
    const ida = await world.person('Ida Smit')
    await ida.api('DELETE', `/api/MyList/${ida.list.privateGuid}`)
    const empty = await ida.get('/mylist/send')
    assert.deepEqual([empty.status, empty.$('main a.primary').attr('href')], [200, '/mylist/new'])
    assert.equal(empty.$('nav.menu a[href="/mylist/send"]').length, 0)
  })

  test('is in the menu and the share dialog, which selects its list', async () => {
    await addList(world, bram, 'feest-van-bram', { title: 'Feest' })
    assert.equal((await bram.get('/')).$('nav.menu a[href="/mylist/send"]').length, 1)
    assert.equal((await bram.get('/feest-van-bram/share')).$('a[href="/mylist/send/feest-van-bram"]').length, 1)
    assert.equal((await noor.get('/feest-van-bram/share')).$('main a[href^="/mylist/send"]').length, 0)
    const { status, $ } = await bram.get('/mylist/send/Feest-van-Bram')
    assert.equal(status, 200)
    assert.equal($('[name=privateGuid] option:selected').text(), 'Feest')
    assert.equal($('[name=from]').attr('value'), bram.email)
    assert.ok($('[name=from]').is(':disabled'))
    assert.equal($('[name=subject]').attr('value'), 'Feest')
    assert.equal($('[name=messageEnd]').text(), 'Groetjes,\nBram')
    assert.match($('main').text(), /Je adres staat er pas in als je het hebt bevestigd.*Links in je bericht/s)
    assert.match(
      (await lotte.get('/mylist/send')).$('main').text(),
      /Antwoorden komen bij jou/,
      'Lotte’s address is proven',
    )
    await setAccess(world, 'bram', 'OPEN', 'Hoe heet de kat?', 'Minoes')
    assert.match((await bram.get('/mylist/send/bram')).$('main').text(), /Zet het antwoord niet in deze mail/)
    await setAccess(world, 'bram', 'CLOSED')
    const first = (await bram.get('/mylist/send')).$('[name=privateGuid] option:selected').text()
    await setAccess(world, 'bram', 'PUBLIC')
    assert.equal(first, 'Feest', 'the first list that others can open')
    assert.equal((await bram.get('/mylist/send/niemand')).status, 404)
    assert.equal((await bram.get('/mylist/send/noor')).status, 403)
  })

  test('suggests a subject by the occasion, shows the list as the mail does, and follows the chosen list', async () => {
    const day = dayFromNow(9)
    await setOccasion(bram, 'Sinterklaas', day)
    await world.addGift(bram.list, { description: 'Wollen sokken' })
    const page = await bram.get('/mylist/send/bram')
    const subject = page.$('[name=subject]').attr('value')!
    assert.match(subject, /^Verlanglijst van Bram Visser: Sinterklaas, \d+ \p{L}+$/u)
    assert.match(page.$('.list-in-mail').text(), /Sinterklaas, \d+ .*Wollen sokken/s)
    const [feest] = await world.sql<{ guid: string }[]>`select private_guid as guid from lists where username = 'feest-van-bram'` // oxfmt-ignore
    const typed = { privateGuid: feest!.guid, recipients: 'riet', messageStart: 'Hoi', messageEnd: '', subject }
    const chosen = await bram.htmx('POST', '/mylist/send/list', typed)
    assert.equal(chosen.$('[name=subject]').attr('value'), 'Feest')
    assert.deepEqual([chosen.$('[name=recipients]').text(), chosen.$('[name=messageStart]').text()], ['riet', 'Hoi'])
    // This request comes without a script.
    const plain = await bram.post('/mylist/send/list', typed)
    assert.equal(plain.$('[name=subject]').attr('value'), 'Feest')
    const sent = { ...typed, recipients: 'meteen@x.example', messageStart: 'Dag allemaal, kijk eens.' }
    assert.equal((await bram.post('/mylist/send', sent)).status, 200)
    assert.equal((await bram.post('/mylist/send', { ...sent, subject: 'Eigen woorden' })).status, 200)
    assert.deepEqual((await mailsTo('meteen@x.example')).map((mail) => mail.subject), ['Feest', 'Eigen woorden']) // oxfmt-ignore
    const own = await bram.post('/mylist/send/list', { ...typed, subject: 'Eigen woorden' })
    assert.equal(own.$('[name=subject]').attr('value'), 'Eigen woorden')
  })

  test('reads its sender’s lists once, also if it is refused', async () => {
    const typed = bodyOf(bram, { recipients: 'geen adres' })
    for (const [what, ask] of Object.entries({
      opened: () => bram.get('/mylist/send/bram'),
      chosen: () => bram.post('/mylist/send/list', typed),
      refused: () => bram.post('/mylist/send', typed),
      'refused by the action': () => bram.post('/mylist/send', { ...typed, recipients: 'a@x.nl', messageStart: '....... ...', messageEnd: '' }), // oxfmt-ignore
    })) {
      const statements = await world.countQueries(ask)
      assert.equal(statements.filter((each) => each.includes(' as co_owner_names')).length, 1, what)
    }
  })

  test('keeps the typed text, and names the entries that are no address', async () => {
    const { status, $ } = await post(noor, { recipients: 'Oma, a@x.nl; b@@x.nl', messageStart: 'Dag', messageEnd: '' })
    assert.equal(status, 422)
    assert.equal($('[name=recipients]').text(), 'Oma, a@x.nl; b@@x.nl')
    assert.equal($('[name=subject]').attr('value'), words.subject)
    assert.deepEqual($('.refused li').map((_, entry) => $(entry).text()).get(), ['Oma', 'b@@x.nl']) // oxfmt-ignore
    assert.match($('#field-messageStart-error').text(), /minstens 10/)
    const contextId = $('[name=contextId]').attr('value')!
    const again = await post(noor, { messageStart: 'Dag', messageEnd: '', contextId })
    assert.equal(again.$('[name=contextId]').attr('value'), contextId)
    const chosen = await noor.htmx('POST', '/mylist/send/list', { privateGuid: noor.list.privateGuid, contextId })
    assert.equal(chosen.$('[name=contextId]').attr('value'), contextId)
  })

  test('tells a sender who was logged out that nothing was sent, asks for a login, and keeps the text', async () => {
    const device = world.visitor()
    const before = (await world.mails()).length
    const form = { ...bodyOf(noor), messageStart: 'Lieve oma, hier is hij' }
    const page = await device.post('/mylist/send', form)
    assert.equal(page.status, 401)
    assert.equal(page.$('main h1').text(), 'Je lijst is niet verstuurd')
    assert.match(page.$('main').text(), /Je bent uitgelogd. Log in en verstuur hem dan nog eens/)
    assert.equal(page.$('main [name=returnUrl]').attr('value'), '/mylist/send')
    assert.match(page.$('main').text(), /Lieve oma, hier is hij/)
    const dialog = await device.htmx('POST', '/mylist/send', form)
    assert.deepEqual([dialog.status, dialog.$('dialog h2').text()], [401, 'Je lijst is niet verstuurd'])
    assert.equal((await world.mails()).length, before)
  })

  test('says how to open a closed list, also if it was closed meanwhile', async () => {
    await setAccess(world, 'sem', 'CLOSED')
    for (const page of [await sem.get('/mylist/send/sem'), await post(sem)]) {
      assert.match(page.$('#field-privateGuid-error').text(), /nog privé/)
      assert.equal(page.$('#field-privateGuid-error a').attr('href'), '/sem/settings')
    }
    assert.equal((await post(sem)).status, 422)
  })

  test('names the recipients', async () => {
    const { status, $ } = await post(noor, { recipients: 'Oma <oma@x.example>, opa@x.example', subject: 'Dag' })
    assert.equal(status, 200)
    assert.deepEqual($('.addresses li').map((_, item) => $(item).text()).get(), ['oma@x.example', 'opa@x.example']) // oxfmt-ignore
    assert.deepEqual($('#send-list a').map((_, way) => $(way).attr('href')).get(), ['/noor', '/mylist/send/noor']) // oxfmt-ignore
    assert.equal((await mailsTo('opa@x.example')).length, 1)
  })

  test('does not exist without the switch, and neither does the endpoint', async () => {
    const quiet = await openWorld({ FEATURE_UNSOLICITED_EMAIL: 'off' })
    try {
      const kim = await quiet.person('Kim Bos')
      assert.equal((await kim.get('/mylist/send')).status, 404)
      assert.equal((await kim.post('/mylist/send', {})).status, 404)
      assert.equal((await kim.api('POST', '/api/MyList/Send', bodyOf(kim))).status, 404)
      assert.equal((await kim.get('/')).$('a[href^="/mylist/send"]').length, 0)
      assert.equal((await kim.get('/kim/share')).$('a[href^="/mylist/send"]').length, 0)
    } finally {
      await quiet.close()
    }
  })
})
