import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textsFor } from '#core/i18n.ts'
import { editions } from '#core/editions.ts'
import { dayMs } from '#core/days.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { invite } from '#test/support/owners.ts'

const { world, noor } = await openFamily({ BASE_URL: 'https://wenskring.example' })

const site = 'https://wenskring.example/account'
const password = 'een goed wachtwoord'
const newcomer = { firstName: 'Anna', lastName: 'Bos', password, receiveMailing: false }

/**
 * Asserts the subject and paragraphs of the last mail of a kind to an e-mail address, with `…` for the token in its
 * link.
 * @returns the token
 */
async function says(kind: string, to: string, subject: string, ...parts: string[]): Promise<string> {
  const mail = (await world.mails()).findLast((each) => each.kind === kind && each.to === to)!
  const token = /(?:proof=|change=|resetpassword\/)(\S+)/.exec(mail.text)?.[1] ?? ''
  const text = token ? mail.text.replace(token, '…') : mail.text
  assert.deepEqual([mail.subject, ...text.split('\n\n')], [subject, ...parts])
  return token
}

test('each mail about an account reports an event and links to the page on which its reader can react', async () => {
  const anna = world.visitor()
  const email = 'anna@example.org'
  const { body } = await anna.api('POST', '/api/Account/Create', { ...newcomer, email, username: 'anna' })
  await says(
    'welcome',
    email,
    'Welkom bij Wenskring',
    'Dag Anna, je lijst staat klaar',
    'Plak een link of schrijf op wat je graag wilt. Deel daarna je lijst: familie en vrienden strepen af wat ze geven, en jij ziet daar niets van.',
    'Bevestig met de link hieronder dat dit adres van jou is. Daarna ga je naar je lijst.',
    `Bevestig mijn adres:\n${site}/confirm?proof=…`,
    '-- \nWenskring\nJe krijgt deze mail omdat iemand met dit adres een lijst maakte. Was jij dat niet? Dan hoef je niets te doen.',
  )
  const owner = { ...newcomer, email: 'truus@example.org', inviteGuid: await invite(noor) }
  await world.visitor().api('POST', '/api/Account/CreateForExtraOwnerInvite', owner)
  await says(
    'welcome-owner',
    owner.email,
    'Welkom bij Wenskring',
    'Dag Anna, je doet mee',
    'Je account staat klaar, met de lijst die je samen bijhoudt. Een eigen lijst maak je op de startpagina.',
    'Bevestig met de link hieronder dat dit adres van jou is. Daarna ga je naar je lijst.',
    `Bevestig mijn adres:\n${site}/confirm?proof=…`,
    '-- \nWenskring\nJe krijgt deze mail omdat iemand met dit adres een account maakte. Was jij dat niet? Dan hoef je niets te doen.',
  )

  const details = {
    userPrivateGuid: body.user.privateGuid as string,
    firstName: 'Anna',
    lastName: 'Bos',
    overviewEmailFrequency: 0,
    enableCrossOffNotifications: true,
  }
  const edit = async (more: object) =>
    assert.equal((await anna.api('POST', '/api/Account/Edit', { ...details, ...more })).status, 200)
  const changed = ['Je e-mailadres bij Wenskring is veranderd', 'Je account heeft een ander e-mailadres'] as const
  const why = '-- \nWenskring\nJe krijgt deze mail omdat een account dit adres had.'
  const own = 'anna+lijst@example.org'
  await edit({ email: own, password: 'een ander wachtwoord' })
  await says(
    'address-changed',
    email,
    ...changed,
    'Een account bij Wenskring had dit adres, en heeft nu een ander. Onze mails gaan voortaan naar het nieuwe adres.',
    'Ook het wachtwoord is daarbij veranderd.',
    'Heb je dat zelf gedaan? Dan is alles in orde.',
    'Zo niet, schrijf ons dan: we zoeken uit wat er is gebeurd.',
    'Schrijf ons:\nhttps://wenskring.example/contact',
    why,
  )
  await proveAddress(world, { email: own })
  await edit({ email: own, password })
  await says(
    'password-changed',
    own,
    'Je wachtwoord voor Wenskring is veranderd',
    'Dag Anna',
    'Je account bij Wenskring heeft een nieuw wachtwoord. Was jij dat? Dan is alles in orde.',
    'Was jij het niet? Kies dan meteen een ander wachtwoord, hier en voor je mailbox. Iedereen die op je account is ingelogd, wordt daarmee uitgelogd.',
    `Ik was het niet:\n${site}/forgotpassword?emailOrUsername=anna%2Blijst%40example.org`,
    '-- \nWenskring\nJe krijgt deze mail omdat het wachtwoord van je account is veranderd.',
  )
  const forgotten = await world.visitor().get(`/account/forgotpassword?emailOrUsername=${encodeURIComponent(own)}`)
  assert.equal(forgotten.$('main [name=login]').attr('value'), own)
  await world.visitor().api('POST', '/api/Account/RequestResetPassword', { login: own })
  await says(
    'reset-password',
    own,
    'Kies een nieuw wachtwoord voor Wenskring',
    'Dag Anna',
    'Iemand, waarschijnlijk jij, wil een nieuw wachtwoord voor je account bij Wenskring. Met deze link kies je er een.',
    `Kies een wachtwoord:\n${site}/resetpassword/…`,
    'De link werkt één keer, en een dag lang. Stuur deze mail niet door: iedereen met deze mail kan in je account.',
    '-- \nWenskring\nHeb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  )

  const wanted = 'anna@elders.example'
  await edit({ email: wanted })
  const proof = await says(
    'confirm-address',
    wanted,
    'Bevestig je e-mailadres',
    'Je adres bevestigen',
    'Iemand heeft dit adres ingevuld bij Wenskring. Was jij dat? Bevestig het dan met de link hieronder.',
    `Bevestig mijn adres:\n${site}/confirm?proof=…`,
    '-- \nWenskring\nWas jij het niet? Dan hoef je niets te doen.',
  )
  const elsewhere = await world.visitor().get(`/account/confirm?proof=${proof}`)
  const login = new URL(elsewhere.$('main a.button').attr('href')!, site)
  assert.deepEqual(
    [login.pathname, login.searchParams.get('returnUrl')],
    ['/account/login', `/account/confirm?proof=${proof}`],
  )
  const asked = await anna.get(`/account/confirm?proof=${proof}`)
  assert.match(asked.$('main').text(), /a…@elders\.example/)
  assert.ok(
    !asked.html.includes(wanted),
    'the page shows the whole address, which the reader of a forwarded mail must not learn',
  )
  const confirmed = await anna.post('/account/confirm', { proof })
  assert.equal(confirmed.headers.get('location'), '/anna')
  const day = textsFor(editions.nl).date(new Date(Date.now() + 7 * dayMs), 'day')
  await says(
    'address-changed',
    own,
    ...changed,
    'Je account bij Wenskring had dit adres, en heeft nu a…@elders. example. Onze mails gaan voortaan daarheen.',
    'Heb je dat zelf gedaan? Dan is alles in orde.',
    `Zo niet, dan kun je tot en met ${day} een nieuw wachtwoord kiezen en je adres terugkrijgen.`,
    `Ik was het niet:\n${site}/restore?change=…`,
    why,
  )
})
