import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as cheerio from 'cheerio'
import { sendOverviewMails } from '../../src/overview/index.ts'
import { bulkRenderers } from '#jobs/send-bulk.ts'
import { renderers } from '#jobs/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
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
import { sendReminders, tellDrawEnds } from '../../src/draws/index.ts'
import { addPasskey, Authenticator } from '../passkeys/authenticator.ts'
import { draw, givenPerson, lotGuidIn, mailsOf, readDraw } from '../draws/drawing.ts'

// Whatever users write, our mails have no links but our own, and mail programs can't make others of their texts.
// Links to a reader's own list lead through the login.

/** Matches text of which mail programs make links: a scheme, `www.`, and a dot between a character and two letters. */
const linked = /\w:\/\/|\bwww[.。．｡]\S|[^\s.][.。．｡]\p{L}[\p{L}\p{M}]/giu
const origin = 'https://wenskring.example/'

const words: [what: string, typed: string, mailed: string][] = [
  ['a URL', 'https://evil.example/n', 'https: //evil. example/n'],
  ['a URL with another scheme', 'ftp://10.0.0.1', 'ftp: //10. 0. 0. 1'],
  ['a host', 'evil.example', 'evil. example'],
  ['a host in capitals', 'Evil.COM', 'Evil. COM'],
  ['a host with subdomains', 'wenskring.nl.evil.example', 'wenskring. nl. evil. example'],
  ['the prefix www', 'www.1.2 of WWW.x', 'www. 1.2 of WWW. x'],
  ['an international host', 'bücher.भारत, bücher.xn--p1ai', 'bücher. भारत, bücher. xn--p1ai'],
  ['a host that looks like a doctor’s name', 'x-Dr.Evil Dr.evil', 'x-Dr. Evil Dr. evil'],
  [
    'a host that looks like a title and a name',
    'Mr.Cash/free Fam.Gift/win Dr.Shop',
    'Mr. Cash/free Fam. Gift/win Dr. Shop',
  ],
  ['a host with an ideographic full stop', 'evil。nl/x', 'evil。 nl/x'],
  ['a host with a fullwidth full stop', 'evil．com www．1', 'evil． com www． 1'],
  ['a host with a halfwidth full stop', 'evil｡com', 'evil｡ com'],
  ['a host with other dots that become a full stop', 'evil﹒com evil․com', 'evil﹒ com evil․ com'],
  ['a host with several kinds of dots', 'www。evil．com.x｡nl', 'www。 evil． com.x｡ nl'],
  ['an IP address', '1.2.3.4/x, (10.0.0.1:80)', '1. 2. 3. 4/x, (10. 0. 0. 1:80)'],
  ['an IP address at the end of a sentence', 'Op 1.2.3.4.', 'Op 1. 2. 3. 4.'],
  ['an IP address with other dots and digits', '1。2．3.4 １.２.３.４', '1。 2． 3. 4 １. ２. ３. ４'],
  ['a network path', '\\\\1.2.3.4\\share \\\\evil\\x', '\\\\ 1. 2. 3. 4\\share \\\\ evil\\x'],
  ['a soft hyphen in a host', 'evil.c\u00adom ht\u00adtp:/\u00ad/evil', 'evil. com http: //evil'],
  ['a host with zero-width spaces', 'evil.\u200bcom 1.\u200b2.3.\u20604', 'evil. com 1. 2. 3. 4'],
  [
    'a host with zero-width joiners',
    'evil.\u200dcom evil\u200c.c\u200d\u200bom evil.\u200b\u200dcom',
    'evil. com evil. com evil. com',
  ],
  ['a zero-width joiner in an international host', 'bücher.भ\u200dारत', 'bücher. भ\u200dारत'],
  ['zero-width joiners in emoji and Persian words', '👩\u200d💻 می\u200cخواهم', '👩\u200d💻 می\u200cخواهم'],
  [
    'prices, versions, dates and telephone numbers',
    '€ 1.250,00 € 1.250.000,00 2.5 1.2.3 24.11.2026 06.12.34.56.78',
    '€ 1.250,00 € 1.250.000,00 2.5 1.2.3 24.11.2026 06.12.34.56.78',
  ],
  ['a single backslash', 'en\\of \\ \\\\ C:\\x', 'en\\of \\ \\\\ C:\\x'],
  ['abbreviations', 'o.a. d.w.z. z.B. a.s. zondag', 'o.a. d.w.z. z.B. a.s. zondag'],
  ['numbers', '1.5 kg, € 2.50, om 19.30u', '1.5 kg, € 2.50, om 19.30u'],
  ['sentences', 'Dag. En verder ... of ...toch?', 'Dag. En verder ... of ...toch?'],
  ['names after an abbreviated title', 'St.Maarten van “Dr.Pol”', 'St. Maarten van “Dr. Pol”'],
  ['names after an abbreviated title and a space', 'Fam. Jansen, Dr. Pol', 'Fam. Jansen, Dr. Pol'],
  ['Japanese sentences', '今日。 また明日。', '今日。 また明日。'],
]
describe('a user’s words in a mail, of which mail programs make no links', () => {
  for (const [what, typed, mailed] of words) test(what, () => assert.equal(withoutLinks(typed), mailed))
})

/** Returns a text with two links, which is short enough for a name. */
const evil = (what: string) => `${what} http://evil.example www.evil.example`

describe('a mail links only to our pages, and to its reader’s own list only through the login', async () => {
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
  const joined = (publicGuid: string) =>
    organizer.api('POST', '/api/Loting/AddParticipant', {
      publicGuid,
      name: evil('P9'),
      email: 'deelnemer9@example.org',
    })
  const gathered = async () =>
    (await organizer.api('POST', '/api/Gathering/Create', { title: evil('Feest'), description: evil('Kom') })).body as {
      publicGuid: string
      joinUrl: string
    }
  /** Joins a gathering with an address. @returns the gathering's public guid */
  const seated = async (): Promise<string> => {
    const { publicGuid, joinUrl } = await gathered()
    const joinGuid = new URL(joinUrl).pathname.split('/').at(-1)
    await world.visitor().api('POST', '/api/Gathering/Join', { joinGuid, name: evil('P1'), email: 'plek@example.org' })
    return publicGuid
  }
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
      'to a new account': () =>
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
      'to a new account by invite': async () =>
        world.visitor().api('POST', '/api/Account/CreateForExtraOwnerInvite', {
          email: 'opa@example.org',
          inviteGuid: await invitedBy(anna),
          firstName: evil('Opa'),
          lastName: evil('de'),
          password: 'een goed wachtwoord',
          receiveMailing: false,
        }),
    },
    'confirm-address': { 'that confirms an address': () => moved(bea, `bea@${++moves}.example`) },
    'address-changed': {
      'to an account’s former address': async () => {
        await proveAddress(world, { email: await addressOf(bea) })
        await moved(bea, `bea${++moves}@evil.example`)
        await bea.post('/account/confirm', { proof: await createProof(world.sql, bea.user.publicGuid) })
      },
    },
    'cross-off': { 'about a cross-off': () => given(anna, piet) },
    'gift-news': {
      'about a changed gift': async () => editGift(anna, (await given(anna, piet)).publicGuid, evil('Ander')),
      'about a moved gift': async () =>
        anna.api('POST', '/api/MyGift/MoveToWishlist', {
          giftPublicGuid: (await given(anna, piet)).publicGuid,
          wishlistPrivateGuid: elsewhere.privateGuid,
        }),
      'about a deleted gift': async () => anna.api('DELETE', `/api/MyGift/${(await given(anna, piet)).publicGuid}`),
      'about several deleted gifts': async () => {
        for (let n = 0; n < 3; n++) await given(anna, piet)
        await anna.api('DELETE', '/api/MyList/DeleteAllGifts', { privateGuid: anna.list.privateGuid })
      },
    },
    'draw-manage': { 'to the organizer of a draw': drawn },
    'draw-changed': {
      'about a changed draw': async () =>
        organizer.api('POST', '/api/Loting/Update', {
          publicGuid: await drawn(),
          title: evil('Feest'),
          description: evil('Nieuw'),
          date: null,
          budget: 1000,
        }),
    },
    'draw-left': {
      'to a person who left a draw': async () => {
        const publicGuid = await drawn()
        await joined(publicGuid)
        const { participants } = await readDraw(organizer, publicGuid)
        await organizer.api('POST', '/api/Loting/RemoveParticipant', {
          participantPublicGuid: participants[1]!.publicGuid,
        })
      },
    },
    'lot-reminder': {
      'to a person whose lot is closed': async () => {
        const publicGuid = await drawn()
        await world.mails()
        await organizer.post(`/lootjestrekken/loting/getrokken/${publicGuid}/herinneren`)
      },
    },
    'draw-reminder': {
      'about the day of a draw': async () => {
        const publicGuid = await drawn()
        await world.mails()
        await world.sql`
          update draws set drawn_at = now() - interval '20 days', day = ${dayFromNow(7)} where public_guid = ${publicGuid}`
        await world.sql`update mails set sent_on = sent_on - 20`
        await sendReminders(world.services)
      },
    },
    'lot-changed': { 'about a lot that changed': async () => joined(await drawn()) },
    'draw-deleted': { 'about a deleted draw': async () => organizer.api('DELETE', `/api/Loting/${await drawn()}`) },
    'draw-ends': {
      'about a draw that is two years old': async () => {
        const publicGuid = await drawn()
        await world.sql`update draws set drawn_at = drawn_at - interval '2 years' where public_guid = ${publicGuid}`
        await tellDrawEnds(world.services)
      },
    },
    'gathering-manage': { 'to the organizer of a draw that waits for its people': gathered },
    'gathering-ends': {
      'about a draw that waited for 53 days': async () => {
        const { publicGuid } = await gathered()
        await world.sql`update draws set waiting_since = waiting_since - 53 where public_guid = ${publicGuid}`
        await tellDrawEnds(world.services)
      },
    },
    seat: { 'to a person who joined': seated },
    'seat-removed': {
      'to a person who was removed': async () => {
        const publicGuid = await seated()
        const { participants } = (await organizer.api('GET', `/api/Gathering/${publicGuid}`)).body
        await organizer.api('POST', '/api/Gathering/RemoveParticipant', {
          participantPublicGuid: participants[1].publicGuid,
        })
      },
    },
    'gathering-deleted': {
      'to a person who had joined': async () => organizer.api('DELETE', `/api/Gathering/${await seated()}`),
    },
    lot: { 'with a lot': drawn },
    'lot-moved': {
      'to the former address of a lot': async () => {
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
    message: {
      'with a question': async () =>
        world.visitor().api('POST', '/api/Lot/SendQuestion', { lotPrivateGuid: await aLot(), question: evil('Maat?') }),
    },
    'forum-posts': {
      'with a message on a list': () => writePost(piet, anna.list.publicGuid, evil('Dag')),
    },
    overview: {
      'about lists, birthdays and cross-offs': async () => {
        const born = `1980${dayFromNow(3).slice(4).replace('-02-29', '-03-01')}`
        await piet.api('POST', '/api/Friend/Add', { publicGuid: anna.list.publicGuid })
        await world.sql`update lists set birthday = ${born} where id = ${anna.list.id}`
        await given(anna, piet)
        await world.mails()
        await world.sql`update users set overview_email_frequency = 1, email_proven_at = now() where email = ${piet.email}`
        await sendOverviewMails(world.services)
      },
    },
    'owner-invited': { 'with an invite': () => inviteByMail(anna) },
    'owner-joined': { 'about a new owner': async () => accept(piet, await invitedBy(anna)) },
    'owner-heir': {
      'to an owner who keeps a list alone now': async () => {
        const leaver = await renamed(await world.person('Weg Kok'), 'Weg')
        await accept(anna, await invitedBy(leaver))
        await leaver.api('POST', '/api/Account/Delete', {})
      },
    },
    'account-deleted': {
      'to a user who deleted their account': async () => {
        const leaver = await renamed(await world.person('Klaar Kok'), 'Klaar')
        await leaver.api('POST', '/api/Account/Delete', {})
      },
    },
    contact: {
      'to the operator': () =>
        world.visitor().api('POST', '/api/Contact/SendMessage', {
          email: 'oma@evil.example',
          subject: evil('Vraag'),
          message: evil('Hoe?'),
        }),
    },
    'reset-password': {
      'to a user who forgot their password': () =>
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
      'with a sent list': async () => {
        await wish(anna.list)
        await anna.api('POST', '/api/MyList/Send', {
          recipients: 'oma@example.org',
          subject: evil('Lijst'),
          messageStart: evil('Boven'),
          messageEnd: evil('Onder'),
          privateGuid: anna.list.privateGuid,
        })
      },
      'with a sent list, to its owners': async () => {
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
      test(`the mail ${what}`, async () => {
        await world.mails()
        await world.sql`delete from mails`
        await cause()
        const mails = await mailsOf(world, kind)
        assert.ok(mails.length > 0, 'no mail was sent')
        for (const { to, subject, text, html } of mails) {
          for (const part of [text, html]) {
            const { bare, throughLogin } = await ownLinksIn(world, to, part)
            assert.deepEqual(bare, [], 'the link shows cross-offs to an owner who is logged out')
            if (throughLogin.length > 0) leadingToOwnLists.add(kind)
          }
          assert.equal(/evil\. example/.test(text), !wordless.has(kind), 'whether the mail contains the user’s words')
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

  test('five kinds of mail lead owners to their lists', () =>
    assert.deepEqual([...leadingToOwnLists].sort(), [
      'forum-posts',
      'list-sent',
      'overview',
      'owner-heir',
      'owner-joined',
    ]))
})

describe('the host of a shop in a mail', async () => {
  const { world, noor, bram } = await openFamily({ BASE_URL: origin.slice(0, -1) })
  await world.sql`insert into shops (name, host) values ('Winkel', 'winkel.example')`
  const mailAbout = async (url: string) => {
    await world.mails()
    await world.sql`delete from mails`
    await crossOff(bram, (await world.addGift(noor.list, { description: 'Vaas', url })).publicGuid)
    return (await mailsOf(world, 'cross-off'))[0]!
  }
  const linksTo = ({ html }: { html: string }) =>
    cheerio
      .load(html)('a')
      .toArray()
      .map(({ attribs }) => attribs['href']!)
      .filter((href) => !href.startsWith(origin))

  test('is a link as it is written, if the operator knows the shop', async () => {
    const mail = await mailAbout('https://www.winkel.example/vaas?kleur=rood')
    assert.match(mail.html, /<a [^>]*href="https:\/\/www\.winkel\.example\/vaas\?kleur=rood"[^>]*>winkel\.example<\/a>/)
    assert.match(mail.text, /\nwinkel\.example: https:\/\/www\.winkel\.example\/vaas\?kleur=rood\n/)
  })
  test('is no link and has no suffix, if anybody may have made it up', async () => {
    for (const url of [
      'https://www.evil.example/winkel.example',
      'https://winkel.example@evil.example/',
      'https://winkel.example.evil.example',
    ]) {
      const mail = await mailAbout(url)
      assert.deepEqual(linksTo(mail), [], url)
      assert.match(mail.html, />evil</, url)
      assert.doesNotMatch(mail.text + mail.html, /evil\.|winkel\.example/, url)
    }
  })
  test('stays on a link that leads there, and on no other', () => {
    const labels = (url: string) =>
      cheerio
        .load(
          renderMail(world.services, 'nl', {
            subject: 'winkel.example',
            preheader: 'winkel.example',
            heading: 'winkel.example',
            paragraphs: [],
            gifts: [{ description: 'winkel.example', imageUrl: null, page: { label: 'winkel.example', url } }],
          }).html,
        )('.m-beside')
        .text()
    assert.equal(labels('https://www.winkel.example/a'), 'winkel. examplewinkel.example')
    for (const url of [
      'https://evil.example/winkel.example',
      'https://winkel.example.evil.example',
      'https://winkel.example@evil.example',
    ])
      assert.equal(labels(url), 'winkel. examplewinkel. example', url)
  })
})

test('the sender’s proven address in a mail stays as it was typed, and no other address does', async () => {
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
