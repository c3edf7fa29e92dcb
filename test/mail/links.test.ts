import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as cheerio from 'cheerio'
import { sendOverviewMails } from '../../src/overview/index.ts'
import { bulkRenderers } from '#jobs/send-bulk.ts'
import { renderers } from '#jobs/send-mail.ts'
import { withoutLinks } from '#mail-content/without-links.ts'
import { dayFromNow } from '#test/support/days.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff, editGift } from '#test/support/gifts.ts'
import { addList } from '#test/support/lists.ts'
import { ownLinksIn } from '#test/support/own-links.ts'
import { accept } from '#test/support/owners.ts'
import { writePost } from '#test/support/posts.ts'
import type { Client, Person } from '#test/support/world.ts'
import { createProof } from '#test/support/proofs.ts'
import { tellDrawEnds } from '../../src/draws/index.ts'
import { addPasskey, Authenticator } from '../passkeys/authenticator.ts'
import { draw, givenPerson, lotGuidIn, mailsOf, readDraw } from '../draws/drawing.ts'

// Whatever users write, our mails have no links but our own, and mail programs can't make others of their texts.
// Links to a reader's own list lead through the login.

/** Matches text of which mail programs make links: a scheme, `www.`, and a dot between a character and two letters. */
const linked = /\w:\/\/|\bwww[.。．｡]\S|[^\s.][.。．｡]\p{L}[\p{L}\p{M}]/giu
const origin = 'https://wenskring.example/'

const words: [what: string, typed: string, mailed: string][] = [
  ['an address', 'https://evil.example/n', 'https: //evil. example/n'],
  ['another scheme', 'ftp://10.0.0.1', 'ftp: //10. 0. 0. 1'],
  ['a host', 'evil.example', 'evil. example'],
  ['a host in capitals', 'Evil.COM', 'Evil. COM'],
  ['a host with names before it', 'wenskring.nl.evil.example', 'wenskring. nl. evil. example'],
  ['www', 'www.1.2 of WWW.x', 'www. 1.2 of WWW. x'],
  ['an international host', 'bücher.भारत, bücher.xn--p1ai', 'bücher. भारत, bücher. xn--p1ai'],
  ['what looks like a doctor', 'x-Dr.Evil Dr.evil', 'x-Dr. Evil Dr. evil'],
  ['a title before what is a domain', 'Mr.Cash/free Fam.Gift/win Dr.Shop', 'Mr. Cash/free Fam. Gift/win Dr. Shop'],
  ['an ideographic full stop', 'evil。nl/x', 'evil。 nl/x'],
  ['a fullwidth full stop', 'evil．com www．1', 'evil． com www． 1'],
  ['a halfwidth full stop', 'evil｡com', 'evil｡ com'],
  ['other dots that become a full stop', 'evil﹒com evil․com', 'evil﹒ com evil․ com'],
  ['several kinds of dots', 'www。evil．com.x｡nl', 'www。 evil． com.x｡ nl'],
  ['an IP address', '1.2.3.4/x, (10.0.0.1:80)', '1. 2. 3. 4/x, (10. 0. 0. 1:80)'],
  ['an IP address at the end of a sentence', 'Op 1.2.3.4.', 'Op 1. 2. 3. 4.'],
  ['an IP address with other dots and digits', '1。2．3.4 １.２.３.４', '1。 2． 3. 4 １. ２. ３. ４'],
  ['a network path', '\\\\1.2.3.4\\share \\\\evil\\x', '\\\\ 1. 2. 3. 4\\share \\\\ evil\\x'],
  ['a soft hyphen in a host', 'evil.c\u00adom ht\u00adtp:/\u00ad/evil', 'evil. com http: //evil'],
  ['spaces without a width', 'evil.\u200bcom 1.\u200b2.3.\u20604', 'evil. com 1. 2. 3. 4'],
  ['joiners', 'evil.\u200dcom evil\u200c.c\u200d\u200bom evil.\u200b\u200dcom', 'evil. com evil. com evil. com'],
  ['a joiner in an international host', 'bücher.भ\u200dारत', 'bücher. भ\u200dारत'],
  ['joiners where they are needed', '👩\u200d💻 می\u200cخواهم', '👩\u200d💻 می\u200cخواهم'],
  [
    'prices, versions, dates and telephone numbers',
    '€ 1.250,00 € 1.250.000,00 2.5 1.2.3 24.11.2026 06.12.34.56.78',
    '€ 1.250,00 € 1.250.000,00 2.5 1.2.3 24.11.2026 06.12.34.56.78',
  ],
  ['a single backslash', 'en\\of \\ \\\\ C:\\x', 'en\\of \\ \\\\ C:\\x'],
  ['abbreviations', 'o.a. d.w.z. z.B. a.s. zondag', 'o.a. d.w.z. z.B. a.s. zondag'],
  ['numbers', '1.5 kg, € 2.50, om 19.30u', '1.5 kg, € 2.50, om 19.30u'],
  ['sentences', 'Dag. En verder ... of ...toch?', 'Dag. En verder ... of ...toch?'],
  ['names', 'St.Maarten van “Dr.Pol”', 'St. Maarten van “Dr. Pol”'],
  ['names with a space', 'Fam. Jansen, Dr. Pol', 'Fam. Jansen, Dr. Pol'],
  ['Japanese sentences', '今日。 また明日。', '今日。 また明日。'],
]
describe('words in a mail', () => {
  for (const [what, typed, mailed] of words) test(what, () => assert.equal(withoutLinks(typed), mailed))
})

/** Returns a text with two links, which is short enough for a name. */
const evil = (what: string) => `${what} http://evil.example www.evil.example`

describe('a mail', async () => {
  const { world, noor: organizer } = await openFamily({ BASE_URL: origin.slice(0, -1) })
  const renamed = async (person: Person, name: string) => {
    const [firstName, lastName] = [evil(name), evil('de')]
    await world.sql`update users set first_name = ${firstName}, last_name = ${lastName} where email = ${person.email}`
    await world.sql`update lists set first_name = ${firstName}, last_name = ${lastName} where id = ${person.list.id}`
    return person
  }
  const wish = (list: Person['list']) =>
    world.addGift(list, { description: evil('Vaas'), url: 'https://www.evil.example/g' })
  const given = async (owner: Person, giver: Client) => {
    const gift = await wish(owner.list)
    await crossOff(giver, gift.publicGuid)
    return gift
  }
  const participant = (number: number) => givenPerson(number, { name: evil(`P${number}`) })
  const drawn = () =>
    draw(organizer, [givenPerson(0, { name: evil('P0'), email: organizer.email }), participant(1), participant(2)], {
      title: evil('Feest'),
      description: evil('Kom'),
    })
  const aLot = async () => {
    await drawn()
    return lotGuidIn((await mailsOf(world, 'lot', 'deelnemer1@example.org')).at(-1)!)
  }
  const inviteByMail = (owner: Person) =>
    owner.post(`/${owner.username}/owners/invites`, { name: evil('Opa'), email: 'opa@example.org' })
  const invitedBy = async (owner: Person) => {
    await inviteByMail(owner)
    return /\/i\/([0-9a-f-]{36})/.exec((await mailsOf(world, 'owner-invited')).at(-1)!.text)![1]!
  }

  const anna = await renamed(await world.person('Anna Kok'), 'Anna')
  const piet = await renamed(await world.person('Piet Kok'), 'Piet')
  await anna.api('POST', '/api/MyList/UpdateTitle', { privateGuid: anna.list.privateGuid, title: evil('Titel') })
  const elsewhere = await addList(world, anna, 'elders')
  await world.sql`update lists set first_name = ${evil('Anna')} where id = ${elsewhere.id}`

  const bea = await renamed(await world.person('Bea Kok'), 'Bea')
  let moves = 0
  const addressOf = async (person: Person) => (await person.api('GET', '/api/Account/UserData')).body.email as string
  const moved = (person: Person, email: string) =>
    person.api('POST', '/api/Account/Edit', {
      userPrivateGuid: person.user.privateGuid,
      firstName: evil('Bea'),
      lastName: evil('de'),
      email,
      overviewEmailFrequency: 0,
      enableCrossOffNotifications: true,
    })

  /** Functions that cause mails, by kind of mail and by title. A kind has several if its mails look different. */
  const causes: Record<string, Record<string, () => Promise<unknown>>> = {
    welcome: {
      'to who makes an account': () =>
        world.visitor().api('POST', '/api/Account/Create', {
          email: 'nieuw@example.org',
          username: 'nieuw',
          firstName: evil('Nieuw'),
          lastName: evil('de'),
          password: 'een goed wachtwoord',
          receiveMailing: false,
        }),
    },
    'welcome-owner': {
      'to who joins by an invite': async () =>
        world.visitor().api('POST', '/api/Account/CreateForExtraOwnerInvite', {
          email: 'opa@example.org',
          inviteGuid: await invitedBy(anna),
          firstName: evil('Opa'),
          lastName: evil('de'),
          password: 'een goed wachtwoord',
          receiveMailing: false,
        }),
    },
    'confirm-address': { 'that asks whose address it is': () => moved(bea, `bea@${++moves}.example`) },
    'address-changed': {
      'to the address until now': async () => {
        await proveAddress(world, { email: await addressOf(bea) })
        await moved(bea, `bea${++moves}@evil.example`)
        await bea.post('/account/confirm', { proof: await createProof(world.sql, bea.user.publicGuid) })
      },
    },
    'cross-off': { 'about what somebody gives': () => given(anna, piet) },
    'gift-news': {
      'about a changed gift': async () => editGift(anna, (await given(anna, piet)).publicGuid, evil('Ander')),
      'about a gift that moved': async () =>
        anna.api('POST', '/api/MyGift/MoveToWishlist', {
          giftPublicGuid: (await given(anna, piet)).publicGuid,
          wishlistPrivateGuid: elsewhere.privateGuid,
        }),
      'about a deleted gift': async () => anna.api('DELETE', `/api/MyGift/${(await given(anna, piet)).publicGuid}`),
      'about several gifts': async () => {
        for (let n = 0; n < 3; n++) await given(anna, piet)
        await anna.api('DELETE', '/api/MyList/DeleteAllGifts', { privateGuid: anna.list.privateGuid })
      },
    },
    'draw-manage': { 'to who drew': drawn },
    'draw-deleted': { 'about a draw that is off': async () => organizer.api('DELETE', `/api/Loting/${await drawn()}`) },
    'draw-ends': {
      'about a draw that is two years old': async () => {
        const publicGuid = await drawn()
        await world.sql`update draws set drawn_at = drawn_at - interval '2 years' where public_guid = ${publicGuid}`
        await tellDrawEnds(world.services)
      },
    },
    lot: { 'with a lot': drawn },
    'lot-moved': {
      'to where a lot was': async () => {
        const participants = (await readDraw(organizer, await drawn())).participants
        await organizer.api('POST', '/api/Loting/ResendLot', {
          participantPublicGuid: participants[1]!.publicGuid,
          email: 'elders@evil.example',
        })
      },
    },
    nudge: {
      'that asks for a list': async () =>
        world.visitor().api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: await aLot() }),
    },
    question: {
      'with a question': async () =>
        world.visitor().api('POST', '/api/Lot/SendQuestion', { lotPrivateGuid: await aLot(), question: evil('Maat?') }),
    },
    'forum-posts': {
      'with a message': () => writePost(piet, anna.list.publicGuid, evil('Dag')),
    },
    overview: {
      'about lists, birthdays and what somebody gives': async () => {
        const born = `1980${dayFromNow(3).slice(4).replace('-02-29', '-03-01')}`
        await piet.api('POST', '/api/Friend/Add', { publicGuid: anna.list.publicGuid })
        await world.sql`update lists set birthday = ${born} where id = ${anna.list.id}`
        await given(anna, piet)
        await world.mails()
        await world.sql`update users set overview_email_frequency = 1 where email = ${piet.email}`
        await sendOverviewMails(world.services)
      },
    },
    'owner-invited': { 'with an invite': () => inviteByMail(anna) },
    'owner-joined': { 'about who joined': async () => accept(piet, await invitedBy(anna)) },
    'owner-heir': {
      'to who keeps a list alone now': async () => {
        const leaver = await renamed(await world.person('Weg Kok'), 'Weg')
        await accept(anna, await invitedBy(leaver))
        await leaver.api('POST', '/api/Account/Delete', {})
      },
    },
    'account-deleted': {
      'to who left': async () => {
        const leaver = await renamed(await world.person('Klaar Kok'), 'Klaar')
        await leaver.api('POST', '/api/Account/Delete', {})
      },
    },
    contact: {
      'to whoever runs this': () =>
        world.visitor().api('POST', '/api/Contact/SendMessage', {
          email: 'oma@evil.example',
          subject: evil('Vraag'),
          message: evil('Hoe?'),
        }),
    },
    'reset-password': {
      'to who forgot a password': () =>
        world.visitor().api('POST', '/api/Account/RequestResetPassword', { login: anna.email }),
    },
    'passkey-added': {
      'about a new passkey': () => addPasskey(anna, new Authenticator(origin.slice(0, -1)), evil('Anna')),
    },
    'password-changed': {
      'about a new password': async () => {
        await world.visitor().api('POST', '/api/Account/RequestResetPassword', { login: piet.email })
        const resetCode = /resetpassword\/(\S+)/.exec((await mailsOf(world, 'reset-password')).at(-1)!.text)![1]!
        await piet.api('POST', '/api/Account/ResetPassword', { resetCode, password: 'een ander goed wachtwoord' })
      },
    },
    'list-sent': {
      'with a list': async () => {
        await wish(anna.list)
        await anna.api('POST', '/api/MyList/Send', {
          recipients: 'oma@example.org',
          subject: evil('Lijst'),
          messageStart: evil('Boven'),
          messageEnd: evil('Onder'),
          privateGuid: anna.list.privateGuid,
        })
      },
      'with a list, to its owners': async () => {
        const recipients = `${anna.email.toUpperCase()}, ${piet.email}`
        const words = { subject: evil('Lijst'), messageStart: evil('Boven'), messageEnd: null }
        await anna.api('POST', '/api/MyList/Send', { recipients, ...words, privateGuid: anna.list.privateGuid })
      },
    },
  }

  /** Kinds of mail without words of users. */
  const wordless = new Set(['account-deleted', 'confirm-address'])

  test('every kind of mail has a case here', () =>
    assert.deepEqual(Object.keys(causes).sort(), Object.keys({ ...renderers, ...bulkRenderers }).sort()))

  const leadingToOwnLists = new Set<string>()

  for (const [kind, ways] of Object.entries(causes))
    for (const [what, cause] of Object.entries(ways))
      test(`${what} has no links but ours, and none to its reader’s own list but through the login`, async () => {
        await world.mails()
        await world.sql`delete from mails`
        await cause()
        const mails = await mailsOf(world, kind)
        assert.ok(mails.length > 0, 'none was sent')
        for (const { to, subject, text, html } of mails) {
          for (const part of [text, html]) {
            const { bare, throughLogin } = await ownLinksIn(world, to, part)
            assert.deepEqual(bare, [], 'opened logged out, it shows what is crossed off')
            if (throughLogin.length > 0) leadingToOwnLists.add(kind)
          }
          assert.equal(/evil\. example/.test(text), !wordless.has(kind), 'what was written can be read')
          assert.deepEqual(subject.match(linked), null, subject)
          assert.deepEqual(text.replaceAll(/https:\/\/wenskring\.example\/\S*/g, '').match(linked), null, text)
          const $ = cheerio.load(html)
          $('style').remove()
          const texts = $('*').contents().filter((_, node) => node.nodeType === 3).map((_, node) => $(node).text()).get() // oxfmt-ignore
          assert.deepEqual(texts.flatMap((each) => each.match(linked) ?? []), []) // oxfmt-ignore
          for (const element of $('[href], [src]'))
            assert.ok(($(element).attr('href') ?? $(element).attr('src'))!.startsWith(origin), $.html(element))
        }
      })

  test('mails of these kinds lead owners to their lists', () =>
    assert.deepEqual([...leadingToOwnLists].sort(), [
      'forum-posts',
      'list-sent',
      'overview',
      'owner-heir',
      'owner-joined',
    ]))
})

test('the proven address of the user who asks for a mail stays as it is, and no other address does', async () => {
  const { world, noor } = await openFamily()
  await proveAddress(world, noor)
  await noor.api('POST', '/api/MyList/Send', {
    recipients: 'oma@example.org',
    subject: 'Mijn lijst',
    messageStart: `Schrijf naar ${noor.email}, niet naar lotte@example.org.`,
    messageEnd: null,
    privateGuid: noor.list.privateGuid,
  })
  const [mail] = await mailsOf(world, 'list-sent')
  assert.match(mail!.text, /Schrijf naar noor@example\.org, niet naar lotte@example\. org\./)
})
