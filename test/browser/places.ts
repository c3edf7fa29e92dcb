import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { rememberFault } from '#core/mail/address-faults.ts'
import { refusalUrls } from '#core/mail/refusals.ts'
import { proveAddress } from '#test/support/family.ts'
import { dayFromNow } from '#test/support/days.ts'
import { accept, invite } from '#test/support/owners.ts'
import { addProduct, addShop } from '#test/support/products.ts'
import type { ApiResponse, Client, Person } from '#test/support/world.ts'
import { createProof } from '#test/support/proofs.ts'
import { addPasskey, Authenticator } from '../passkeys/authenticator.ts'
import { settled, type Stage } from './stage.ts'

export interface Cast {
  /**
   * owns a list that search finds, with two categories and a gift in each state that Lotte can see; also owns a closed
   * list
   */
  noor: Person
  /**
   * gives one of Noor's gifts; owns an empty list that asks a question; has friends: Noor, Lang, and Sem with a closed
   * list
   */
  lotte: Person
  /**
   * has texts of maximum length; of the gifts that she gives, one was changed, one deleted, and one deleted with its
   * list
   */
  lang: Person
  gifts: Record<'free' | 'yours' | 'taken' | 'locked' | 'pictured' | 'old', string>
  /** public guid of Noor's second category */
  category: string
  /** path of the link in the mail that confirms Lotte's cross-off */
  crossOffLink: string
  /** path of the link in the mail that confirmed a cross-off which Lotte has undone */
  undoneLink: string
  /** path of the link that confirms a guest’s e-mail address */
  confirmLink: string
  /** path of the link that confirms an account’s e-mail address, opened while logged out */
  accountsConfirmLink: string
  usedConfirmLink: string
  /** path of the mail settings of a guest whose e-mail address rejects mails */
  mailSettingsLink: string
  /** path of the recovery link, by which an account gets its former e-mail address back */
  recoveryLink: string
  /** path of the link by which Sem chooses a new password */
  resetLink: string
  /** guid of Noor’s passkey with the longest name */
  passkey: string
  /** guids of invites to co-own Noor's list: one is open, Lang has accepted the other */
  invites: Record<'open' | 'used', string>
  /** path of the link by which a recipient refuses further lists by mail */
  refusalLink: string
  /** device on which Noor was once logged in */
  device: Client
  /** URL of a picture for which the server responds with 500 */
  brokenPicture: string
}

const monthsAgo = (months: number) => new Date(Date.now() - months * 30 * 24 * 3600 * 1000)

const must = ({ status, body }: ApiResponse) => {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

/**
 * Adds products: a lamp at four shops, with as long a name as shops use, and enough marbles for a second batch of
 * results.
 */
async function stockShops(sql: Stage['world']['sql']): Promise<void> {
  const lamp =
    'Tafellamp Avondrood met een kap van gevlochten riet, dimbaar, hoogte 42 cm, inclusief energiezuinige lichtbron en twee meter snoer'
  for (const [index, name] of ['Lampenier', 'Warenhuis Het Lampenlicht en Zonen', 'Knikkerhof', 'Verweg'].entries()) {
    const shopId = await addShop(sql, { name })
    await addProduct(sql, { shopId, title: lamp, gtin: '8712345678906', priceCents: 2495 + index * 505 })
    for (let n = 0; n < 8; n++)
      await addProduct(sql, { shopId, title: `Glazen knikkers ${name} ${n}`, priceCents: 295 + n })
  }
}

export async function castFor(stage: Stage): Promise<Cast> {
  const { world } = stage
  const noor = await world.person('Noor de Vries')
  const lotte = await world.person('Lotte de Vries')
  const sem = await world.person('Sem Bakker')
  const { privateGuid } = noor.list
  must(await noor.api('POST', '/api/MyList/UpdateTitle', { privateGuid, title: 'Pakjesavond bij Noor' }))
  must(
    await noor.api('POST', '/api/MyList/UpdateDescription', {
      privateGuid,
      description: 'Lieve allemaal, iets kleins is precies goed.\nIk kijk niet!',
    }),
  )
  must(
    await noor.api('POST', '/api/MyList/UpdateOccasion', {
      privateGuid,
      occasion: 'Sinterklaas',
      occasionDate: dayFromNow(12),
    }),
  )
  const category = must(
    await noor.api('POST', '/api/Category/Create', { name: 'Voor in huis', wishlistPrivateGuid: privateGuid }),
  )
  must(
    await noor.api('POST', '/api/MyList/Create', {
      username: 'huis-van-noor',
      firstName: 'Noor',
      lastName: 'de Vries',
      accessType: 'CLOSED',
      title: 'Het nieuwe huis',
    }),
  )
  const befriend = async (friend: Person) =>
    must(await lotte.api('POST', '/api/Friend/Add', { publicGuid: friend.list.publicGuid }))
  await befriend(noor)
  await befriend(sem)
  for (const [who, settings] of [
    [lotte, { accessType: 'OPEN', accessQuestion: 'Hoe heet onze hond?', accessAnswer: 'Takkie' }],
    [sem, { accessType: 'CLOSED' }],
  ] as const) {
    const list = {
      privateGuid: who.list.privateGuid,
      username: who.username,
      firstName: who.name.split(' ')[0],
      lastName: who.name.split(' ').slice(1).join(' '),
    }
    must(
      await who.api('POST', '/api/MyList/UpdateSettings', {
        ...list,
        includeInSearchResult: false,
        showCrossedOff: false,
        ...settings,
      }),
    )
  }

  const long = await world.person(
    'Wilhelmina-Constantia-van-Oranje-Nassau-en-nog-wat van Lippe-Biesterfeld tot Amsberg-Bourbon de Parme',
    { username: 'lang' },
  )
  await befriend(long)
  await world.sql`update lists set city = ${'Taumatawhakatangihangakoauauotamateapokaiwhenuakitanatahu'}, birthday = ${dayFromNow(3)} where id = ${long.list.id}`
  await world.sql`update lists set city = 'Utrecht', birthday = ${dayFromNow(0)} where id = ${noor.list.id}`
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
  must(
    await long.api('POST', '/api/MyList/UpdateTitle', {
      privateGuid: long.list.privateGuid,
      title: `${word} en kerst`.padEnd(100, ' van alle kinderen'),
    }),
  )
  must(
    await long.api('POST', '/api/MyList/UpdateDescription', {
      privateGuid: long.list.privateGuid,
      description: `${word}${word} `.repeat(18),
    }),
  )
  const longCategory = must(
    await long.api('POST', '/api/Category/Create', {
      name: (word + word).slice(0, 100),
      wishlistPrivateGuid: long.list.privateGuid,
    }),
  )
  for (const url of [null, `https://${'winkel'.repeat(10)}.example/`]) {
    const description = `${word}${word} ${'zonder einde '.repeat(60)}`
    must(
      await long.api('POST', '/api/MyGift/EditWithoutProduct', {
        categoryPrivateGuid: longCategory.privateGuid,
        description,
        url,
        enableCrossOff: true,
      }),
    )
  }

  await world.sql`update lists set wants_search = true where username in ('noor', 'lang')`
  await world.sql`
    insert into list_names (username, list_id, expires_at)
    values (${'m'.repeat(50)}, ${long.list.id}, ${new Date('2030-09-30')}), ('zo-heette-hij', ${long.list.id}, ${new Date('2030-05-31')})`
  const gift = async (description: string, more = {}) =>
    (await world.addGift(noor.list, { description, ...more })).publicGuid
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8c1d40' } })
    .png()
    .toBuffer()
  const pictured = must(
    await noor.api('POST', '/api/MyGift/EditWithoutProduct', {
      categoryPrivateGuid: category.privateGuid,
      description: 'Gestreepte sjaal, rood met crème',
      url: 'https://www.wolwinkel.example/sjaal',
      enableCrossOff: true,
      newImageBase64: picture.toString('base64'),
    }),
  )
  const gifts = {
    free: await gift('Theepot voor zes kopjes, liefst blauw\nDie van oma is gebroken.', {
      url: 'https://www.huisenhaard.example/theepot',
    }),
    yours: await gift('Wollen sokken, maat 39'),
    taken: await gift('Kaars met appel en kaneel', { url: 'https://www.huisenhaard.example/kaars' }),
    locked: await gift('Postzegels', { crossOffEnabled: false }),
    old: await gift('Puzzel van duizend stukjes', { editedAt: monthsAgo(7) }),
    pictured: pictured.gift.publicGuid as string,
  }
  const crossOff = async (who: Client, publicGiftGuid: string) =>
    must(await who.api('POST', '/api/Gift/CrossOff', { publicGiftGuid, contextId: crypto.randomUUID() }))
  const { crossOffGuid } = await crossOff(lotte, gifts.yours)
  await crossOff(sem, gifts.taken)
  const undone = await crossOff(lotte, gifts.old)
  must(
    await lotte.api('POST', '/api/Gift/UndoCrossOff', {
      publicGuid: gifts.old,
      privateCrossOffGuid: undone.crossOffGuid,
    }),
  )

  for (const [who, message] of [
    [sem, 'Wie doet er mee met het grote cadeau?\nIk leg twintig euro in.'],
    [lotte, 'Ik! Dan vragen we papa ook.'],
    [noor, 'Ik lees mee, hoor.'],
  ] as const)
    must(await who.api('POST', '/api/Wishlist/CreateForumPost', { publicWishlistGuid: noor.list.publicGuid, message }))
  must(
    await long.api('POST', '/api/Wishlist/CreateForumPost', {
      publicWishlistGuid: long.list.publicGuid,
      message: `https://${'winkel'.repeat(20)}.example/ ${word}${word}`,
    }),
  )

  const [jan, mila] = [await world.person('Jan Smit'), await world.person('Mila de Boer')]
  for (const [who, description] of [
    [jan, 'Dekbed voor twee personen\nWol, geen dons.'],
    [jan, `${word} van staal`],
    [mila, 'Fiets'],
  ] as const) {
    const { publicGuid } = await world.addGift(who.list, { description, url: 'https://www.huisenhaard.example/bed' })
    await crossOff(long, publicGuid)
    const change = {
      publicGuid,
      categoryPrivateGuid: who.list.categoryPrivateGuid,
      description: 'Dekbed voor één persoon',
      url: null,
    }
    if (description.includes('Dekbed')) must(await who.api('POST', '/api/MyGift/EditWithoutProduct', change))
    else if (who === jan) must(await who.api('DELETE', `/api/MyGift/${publicGuid}`))
    else must(await who.api('DELETE', `/api/MyList/${who.list.privateGuid}`))
  }

  await addShop(world.sql, { name: 'Boekenbos', url: 'https://www.boekenbos.example/', category: 'Boeken' })
  for (const name of ['Speelplezier', 'De Ballenbak', word])
    await addShop(world.sql, {
      name,
      host: `${name.toLowerCase().replace(' ', '')}.example`,
      url: 'https://spel.example/',
      category: 'Speelgoed',
    })

  const guest = world.visitor()
  must(await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' }))
  await crossOff(guest, (await world.addGift(jan.list)).publicGuid)
  const confirmation = (await world.mails()).find(({ to }) => to === 'gast@example.org')!
  await rememberFault(world.services, world.sql, 'gast@example.org', 'refused')
  await proveAddress(world, mila)
  must(
    await mila.api('POST', '/api/Account/Edit', {
      userPrivateGuid: mila.user.privateGuid,
      firstName: 'Mila',
      lastName: 'de Boer',
      email: 'mila@elders.example',
      overviewEmailFrequency: 0,
      enableCrossOffNotifications: true,
    }),
  )
  const proof = await createProof(world.sql, mila.user.publicGuid)
  await mila.post('/account/confirm', { proof })
  await proveAddress(world, long)
  await world.sql`
    update users set pending_email = ${`${'wilhelmina-constantia.'.repeat(3)}parme@elders.example`}, pending_on = current_date
    where public_guid = ${long.user.publicGuid}::uuid`
  const addressChange = (await world.mails()).find(({ kind }) => kind === 'address-changed')!
  must(await world.visitor().api('POST', '/api/Account/RequestResetPassword', { login: sem.email }))
  const reset = (await world.mails()).find(({ kind }) => kind === 'reset-password')!
  const telephone = 'Donaudampfschifffahrtselektrizitäten-Mobiltelefon'
  for (const name of [telephone, null]) must(await addPasskey(noor, new Authenticator(stage.url), name))
  const [passkey] = await world.sql<{ guid: string }[]>`select guid from passkeys where name = ${telephone}`
  const invites = { open: await invite(noor, 'Opa Henk'), used: await invite(noor, 'Wilhelmina') }
  must(await accept(long, invites.used))
  const device = world.visitor()
  await device.post('/account/login', { emailOrUsername: 'noor', password: noor.password })
  await device.post('/account/logout')

  await stockShops(world.sql)
  return {
    noor,
    lotte,
    lang: long,
    device,
    accountsConfirmLink: `/account/confirm?proof=${await createProof(world.sql, sem.user.publicGuid)}`,
    usedConfirmLink: `/account/confirm?proof=${proof}`,
    confirmLink: /\/account\/confirm\?\S+/.exec(confirmation.text)![0],
    mailSettingsLink: /\/account\/mailings\/\S+/.exec(confirmation.text)![0],
    recoveryLink: /\/account\/restore\?\S+/.exec(addressChange.text)![0],
    passkey: passkey!.guid,
    resetLink: /\/account\/resetpassword\/\S+/.exec(reset.text)![0],
    refusalLink: refusalUrls(world.services, 'riet@familie.example').page.slice(world.services.config.baseUrl.length),
    gifts,
    invites,
    category: category.publicGuid,
    crossOffLink: `/crossedoff/${gifts.yours}/${crossOffGuid}`,
    undoneLink: `/crossedoff/${gifts.old}/${undone.crossOffGuid}`,
    brokenPicture: stage.brokenPicture(),
  }
}

type Who = 'nobody' | 'noor' | 'lotte' | 'lang' | 'device'

/** A page or dialog in one state. Selectors use URLs and names of fields, so that they work in every language. */
export interface Place {
  name: string
  who: Who
  path: string | ((cast: Cast) => string)
  /** status that Chromium logs as an error: of the page, or of the response to a form that `act` sends */
  status?: number
  /** brings the page into the state */
  act?: (page: Page, cast: Cast) => Promise<void>
}

/** Clicks a link or button and waits for its dialog. */
const openDialog = async (page: Page, link: string) => {
  await page.locator(link).first().click()
  await page.locator('dialog[open]').last().waitFor()
}
const dialogAt =
  (link: string | ((cast: Cast) => string)): NonNullable<Place['act']> =>
  (page, cast) =>
    openDialog(page, `a[href="${typeof link === 'string' ? link : link(cast)}"]`)

const submit = async (page: Page, form: string) => {
  const before = page.url()
  await page.locator(`${form} button[type=submit]`).last().click()
  await page.locator('[aria-invalid=true], [role=alert]').first().waitFor()
  await page.waitForURL(before)
}

/** Submits a form as if another owner had changed this field since the form was opened. */
const submitTooLate = async (page: Page, form: string, field: string) => {
  await page.locator(`${form} [name=version]`).evaluate((version, name) => {
    ;(version as HTMLInputElement).value = `${name}=before`
  }, field)
  await submit(page, form)
}

const words = 'Lieve allemaal,\niets kleins is precies goed.'

/** Fills in the page's form and sends it after `change` has altered it, so that the server refuses it. */
const sendRefused =
  (change: (form: HTMLFormElement) => void): NonNullable<Place['act']> =>
  async (page) => {
    const form = page.locator('main form')
    await form.evaluate(change)
    await form.locator('textarea').fill(words)
    await Promise.all([page.waitForEvent('load'), form.locator('button[type=submit]').last().click()])
    await page.locator('main textarea[readonly]').waitFor()
    await page.evaluate(() => localStorage.clear())
  }

const gift = (which: keyof Cast['gifts'], path: string) => (cast: Cast) => `/gifts/${cast.gifts[which]}${path}`

const shop = encodeURIComponent('https://www.winkel.example/p/houten-trein-groot/123')

export const places: Place[] = [
  { name: 'the start page', who: 'nobody', path: '/' },
  { name: 'the start page of an owner', who: 'noor', path: '/' },
  { name: 'the start page of a giver', who: 'lotte', path: '/' },
  {
    name: 'the account menu',
    who: 'noor',
    path: '/',
    act: (page) => page.locator('[popovertarget=account]').click(),
  },
  { name: 'the login page', who: 'nobody', path: '/account/login' },
  {
    name: 'the login page after a refused login',
    who: 'nobody',
    path: '/account/login',
    async act(page) {
      await page.locator('main [name=emailOrUsername]').fill('noor')
      await page.locator('main [name=password]').fill('verkeerd')
      await submit(page, 'main form')
    },
  },
  { name: 'the page for a forgotten password', who: 'nobody', path: '/account/forgotpassword?emailOrUsername=noor' },
  {
    name: 'the page for a forgotten password, with an unknown login',
    who: 'nobody',
    path: '/account/forgotpassword',
    async act(page) {
      await page.locator('main [name=login]').fill('niemand')
      await submit(page, 'main form')
    },
  },
  {
    name: 'the page for a forgotten password, after the mail was sent',
    who: 'nobody',
    path: '/account/forgotpassword',
    async act(page) {
      await page.locator('main [name=login]').fill('lang')
      await page.locator('main form button[type=submit]').click()
      await page.locator('main .empty').waitFor()
    },
  },
  { name: 'the page that sets a new password', who: 'nobody', path: (cast) => cast.resetLink },
  { name: 'the page of passkeys', who: 'noor', path: '/account/passkeys' },
  {
    name: 'the dialog that removes a passkey',
    who: 'noor',
    path: '/account/passkeys',
    act: dialogAt((cast) => `/account/passkeys/${cast.passkey}/remove`),
  },
  { name: 'the page of an invalid password link', who: 'nobody', status: 404, path: '/account/resetpassword/x' },
  { name: 'the page that asks whether the visitor owns the list', who: 'device', path: '/noor' },
  { name: 'the page that confirms a guest’s e-mail address', who: 'nobody', path: (cast) => cast.confirmLink },
  {
    name: 'the page that confirms an account’s e-mail address, logged out',
    who: 'nobody',
    path: (cast) => cast.accountsConfirmLink,
  },
  { name: 'the page of a used confirmation link', who: 'nobody', path: (cast) => cast.usedConfirmLink },
  { name: 'the page of an invalid confirmation link', who: 'nobody', status: 404, path: '/account/confirm?proof=x' },
  { name: 'the account’s details', who: 'noor', path: '/account' },
  { name: 'the account’s details, with texts of maximum length', who: 'lang', path: '/account' },
  {
    name: 'the account’s details, refused',
    who: 'noor',
    path: '/account',
    async act(page) {
      await page.locator('main summary').click()
      await page.locator('.profile-form [name=password]').fill('kort')
      await page.locator('main [name=firstName]').fill('')
      await submit(page, '.profile-form')
    },
  },
  { name: 'the page of a recovery link', who: 'nobody', path: (cast) => cast.recoveryLink },
  { name: 'the page of an invalid recovery link', who: 'nobody', status: 404, path: '/account/restore?change=x' },
  { name: 'a page that needs a login', who: 'nobody', status: 401, path: '/crossedoff' },
  { name: 'the form for an account', who: 'nobody', path: '/account/create' },
  { name: 'the form for an account, with an occasion', who: 'nobody', path: '/account/create?occasion=Christmas' },
  {
    name: 'the form for an account, refused',
    who: 'nobody',
    path: '/account/create',
    act: (page) => submit(page, 'main form'),
  },
  {
    name: 'the form for an account, with the address of an existing account',
    who: 'nobody',
    path: '/account/create',
    async act(page) {
      await page.locator('main [name=email]').fill('noor@example.org')
      await page.locator('main [name=wishlistUrlName]').fill('noor-de-vries')
      await page.locator('main [data-passwords-reveal]').click()
      await page.locator('#field-email-error a').waitFor()
      await page.locator('#field-wishlistUrlName-error .good').waitFor()
    },
  },
  { name: 'the shops', who: 'nobody', path: '/winkels' },
  { name: 'the blog', who: 'nobody', path: '/blog' },
  { name: 'the blog’s last page', who: 'noor', path: '/blog?page=2' },
  {
    name: 'an article',
    who: 'nobody',
    path: '/blog',
    async act(page) {
      await page.locator('.article-card a').first().click()
      await page.locator('.article-body').waitFor()
    },
  },
  { name: 'the form for a new list', who: 'noor', path: '/mylist/new' },
  {
    name: 'the form for a new list, refused',
    who: 'noor',
    path: '/mylist/new',
    async act(page) {
      await page.locator('[value=OPEN]').check()
      await submit(page, 'main form')
    },
  },
  { name: 'the owner’s list', who: 'noor', path: '/noor' },
  { name: 'the owner’s closed and empty list', who: 'noor', path: '/huis-van-noor' },
  {
    name: 'a gift’s menu',
    who: 'noor',
    path: '/noor',
    act: (page, { gifts }) => page.locator(`#gift-${gifts.free} .gift-menu`).click(),
  },
  { name: 'a gift’s menu, as a page', who: 'noor', path: gift('free', '/menu') },
  {
    name: 'the form for a list’s title',
    who: 'noor',
    path: '/noor',
    async act(page) {
      await page.locator('.edit-title').click()
      await page.locator('#main [name=title]').waitFor()
    },
  },
  {
    name: 'the form for a list’s description',
    who: 'noor',
    path: '/noor',
    async act(page) {
      await page.locator('.about > a').click()
      await page.locator('#main [name=description]').last().waitFor()
    },
  },
  {
    name: 'a restored draft',
    who: 'lotte',
    path: '/lotte',
    async act(page) {
      await page.locator('#wish').fill('Een vlieger')
      await page.reload()
      await page.locator('.restored').waitFor()
      await page.evaluate(() => localStorage.clear())
    },
  },
  {
    name: 'a restored draft, in a dialog',
    who: 'lotte',
    path: '/lotte',
    async act(page) {
      await openDialog(page, '.add-tile')
      await page.locator('dialog [name=description]').fill(words)
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
      await openDialog(page, '.add-tile')
      await page.locator('dialog .restored').waitFor()
      await page.evaluate(() => localStorage.clear())
    },
  },
  {
    name: 'an expired form',
    who: 'noor',
    status: 400,
    path: '/noor/description',
    act: sendRefused((form) => (form.querySelector<HTMLInputElement>('[name=csrfToken]')!.value = 'old')),
  },
  {
    name: 'a description sent to an unknown list',
    who: 'noor',
    status: 404,
    path: '/noor/description',
    act: sendRefused((form) => (form.action = '/niet-meer-hier/description')),
  },
  {
    name: 'a message sent after a logout',
    who: 'nobody',
    status: 401,
    path: '/account/login',
    act: sendRefused((form) => {
      form.action = '/noor/forum'
      form.append(Object.assign(document.createElement('textarea'), { name: 'message' }))
    }),
  },
  {
    name: 'a message sent to a closed list',
    who: 'noor',
    status: 403,
    path: '/noor/description',
    act: sendRefused((form) => {
      form.action = '/sem/forum'
      form.querySelector('textarea')!.name = 'message'
    }),
  },
  { name: 'the dialog for a list’s occasion', who: 'noor', path: '/noor', act: dialogAt('/noor/occasion') },
  {
    name: 'the dialog that adds a gift',
    who: 'noor',
    path: '/noor',
    act: (page) => openDialog(page, '.add-gift button'),
  },
  {
    name: 'the dialog that adds a gift, refused',
    who: 'noor',
    path: '/noor',
    async act(page) {
      await openDialog(page, '.add-gift button')
      await submit(page, 'dialog form')
    },
  },
  { name: 'the dialog that edits a gift', who: 'noor', path: '/noor', act: dialogAt(gift('pictured', '/edit')) },
  { name: 'the page that edits a gift', who: 'noor', path: gift('pictured', '/edit') },
  { name: 'the dialog that edits an old gift', who: 'noor', path: '/noor', act: dialogAt(gift('old', '/edit')) },
  {
    name: 'the form that corrects a gift in place',
    who: 'noor',
    path: '/noor',
    async act(page, { gifts }) {
      await page.locator(`#gift-${gifts.pictured} .gift-menu`).click()
      await page.locator(`[popover] a[href="/gifts/${gifts.pictured}/correct"]`).click()
      await page.locator(`#gift-${gifts.pictured} form`).waitFor()
    },
  },
  { name: 'the page that corrects a gift', who: 'noor', path: gift('pictured', '/correct') },
  {
    name: 'the dialog that moves a gift',
    who: 'noor',
    path: '/noor',
    act: (page, { gifts }) => openDialog(page, `a.grip[href="/gifts/${gifts.free}/move"]`),
  },
  { name: 'the page that deletes a gift', who: 'noor', path: gift('free', '/delete') },
  {
    name: 'the dialog that deletes a gift',
    who: 'noor',
    path: '/noor',
    async act(page, { gifts }) {
      await page.locator(`#gift-${gifts.free} .gift-menu`).click()
      await openDialog(page, `[popover] a[href="/gifts/${gifts.free}/delete"]`)
    },
  },
  { name: 'a list’s settings', who: 'noor', path: '/noor/settings' },
  {
    name: 'a list’s settings, refused',
    who: 'noor',
    path: '/noor/settings',
    async act(page) {
      await page.locator('[value=OPEN]').check()
      await page.locator('[name=firstName]').fill('')
      await page.locator('main form button[type=submit]').last().click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'the settings of a list with former names', who: 'lang', path: '/lang/settings' },
  { name: 'the page that empties a list', who: 'noor', path: '/noor/empty' },
  {
    name: 'the dialog that deletes a list, over its settings',
    who: 'noor',
    path: '/noor/settings',
    act: dialogAt('/noor/delete'),
  },
  { name: 'the page of a list’s owners', who: 'noor', path: '/noor/owners' },
  { name: 'the dialog of a list’s owners', who: 'noor', path: '/noor', act: dialogAt('/noor/owners') },
  { name: 'the page of a list’s owners, for a co-owner', who: 'lang', path: '/noor/owners' },
  {
    name: 'the page of a list’s owners, with a refused invite',
    who: 'noor',
    path: '/noor/owners',
    act: (page) => submit(page, '[aria-labelledby=new-invite]'),
  },
  {
    name: 'the dialog that removes an owner',
    who: 'noor',
    path: '/noor/owners',
    act: (page) => openDialog(page, '.owners a[href$="/remove"]'),
  },
  { name: 'the page for leaving a list', who: 'noor', path: '/noor/owners/leave' },
  { name: 'the page of an invite', who: 'lotte', path: ({ invites }) => `/i/${invites.open}/open` },
  {
    name: 'the page of an invite, for the list’s owner',
    who: 'noor',
    path: ({ invites }) => `/i/${invites.open}/open`,
  },
  { name: 'the login page of an invite', who: 'nobody', path: ({ invites }) => `/i/${invites.open}/login` },
  {
    name: 'the form for an account, with an invite',
    who: 'nobody',
    path: ({ invites }) => `/i/${invites.open}/createaccount`,
  },
  {
    name: 'the form for an account, with an invite, refused',
    who: 'nobody',
    path: ({ invites }) => `/i/${invites.open}/createaccount`,
    act: (page) => submit(page, 'main form'),
  },
  { name: 'the page of a used invite', who: 'nobody', status: 410, path: ({ invites }) => `/i/${invites.used}` },
  { name: 'the page of an unknown invite', who: 'nobody', status: 404, path: '/i/geen-uitnodiging' },
  { name: 'a list’s categories', who: 'noor', path: '/noor/categories' },
  {
    name: 'a category’s menu',
    who: 'noor',
    path: '/noor/categories',
    act: (page, { category }) => page.locator(`[popovertarget="category-menu-${category}"]`).click(),
  },
  {
    name: 'the form that renames a category',
    who: 'noor',
    path: '/noor/categories',
    async act(page, { category }) {
      await page.locator(`a[href="/noor/categories/${category}/name"]`).click()
      await page.locator(`#rename-${category}`).waitFor()
    },
  },
  { name: 'the page that moves a category', who: 'noor', path: ({ category }) => `/noor/move-category/${category}` },
  {
    name: 'the page that deletes a category',
    who: 'noor',
    path: ({ category }) => `/noor/categories/${category}/delete`,
  },
  {
    name: 'the page that deletes a category, after gifts were added',
    who: 'noor',
    path: ({ category }) => `/noor/categories/${category}/delete`,
    act: (page) => submitTooLate(page, 'main form', 'gifts'),
  },
  {
    name: 'the dialog that edits a gift, after another owner’s change',
    who: 'noor',
    path: '/noor',
    async act(page, cast) {
      await dialogAt(gift('free', '/edit'))(page, cast)
      await page.locator('dialog [name=description]').fill('Theepot, liefst blauw')
      await submitTooLate(page, 'dialog form', 'description')
    },
  },
  {
    name: 'the page of a list’s picture, after another owner’s change',
    who: 'noor',
    path: '/noor/image',
    async act(page) {
      await page.locator('[name=id][value=balloons]').check({ force: true })
      await submitTooLate(page, '#list-picture', 'picture')
    },
  },
  { name: 'the page of a list’s picture', who: 'noor', path: '/noor/image' },
  {
    name: 'the page of a list’s picture, with a photo to crop',
    who: 'noor',
    path: '/noor/image',
    async act(page) {
      const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8c1d40' } })
        .jpeg()
        .toBuffer()
      await page.locator('input[type=file]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
      await page.locator('canvas').waitFor()
    },
  },
  { name: 'the form for a gift from a shop', who: 'noor', path: `/mylist/add?url=${shop}&title=Houten+trein` },
  { name: 'the form for a gift from an invalid link', who: 'lotte', path: '/mylist/add?url=javascript:alert(1)' },
  {
    name: 'the form for a gift from a shop, with a title that is too long',
    who: 'lang',
    path: `/mylist/add?url=${shop}&title=${'x'.repeat(1001)}`,
  },
  { name: 'the form for a gift from a shop, logged out', who: 'nobody', status: 401, path: `/mylist/add?url=${shop}` },
  {
    name: 'the owner’s list, with the dialog for a link from a shop',
    who: 'noor',
    path: `/noor?add=${shop}`,
    async act(page) {
      await page.locator('dialog[open] [name=url]').waitFor()
      await page.evaluate(() => localStorage.clear())
    },
  },
  {
    name: 'the owner’s list, after a link from a shop was canceled',
    who: 'noor',
    path: `/noor?add=${shop}`,
    async act(page) {
      await page.locator('dialog[open] [data-drafts-cancel]').click()
      await page.locator('dialog').waitFor({ state: 'detached' })
    },
  },
  { name: 'the page of the bookmarklet, for a visitor', who: 'nobody', path: '/mylist/bookmarklet' },
  { name: 'the page of the bookmarklet, for an owner', who: 'noor', path: '/mylist/bookmarklet' },
  { name: 'the offline page', who: 'nobody', path: '/offline' },
  { name: 'the dialog that shares a list', who: 'noor', path: '/noor', act: dialogAt('/noor/share') },
  { name: 'the page that shares a list', who: 'noor', path: '/noor/share' },
  { name: 'the page that shares a closed list', who: 'noor', path: '/huis-van-noor/share' },
  { name: 'the page of a list’s QR code', who: 'noor', path: '/noor/qr' },
  { name: 'the form that mails a list', who: 'noor', path: '/mylist/send/noor' },
  {
    name: 'the form that mails a list, refused',
    who: 'noor',
    path: '/mylist/send/noor',
    async act(page) {
      await page.locator('[name=recipients]').fill('Oma Riet; riet@familie.example; bram@@example.org')
      await page.locator('[name=subject]').fill('')
      await submit(page, 'main form')
    },
  },
  { name: 'the form that mails a closed list', who: 'noor', path: '/mylist/send/huis-van-noor' },
  { name: 'the form that mails a list, with texts of maximum length', who: 'lang', path: '/mylist/send' },
  {
    name: 'the page after a list was mailed',
    who: 'noor',
    path: '/mylist/send/noor',
    async act(page) {
      await page.locator('[name=recipients]').fill('riet@familie.example, bram@example.org')
      await page.locator('[name=subject]').fill('De lijst van Noor') // replaces the refused subject, which was restored
      await page.locator('main form button.primary').click()
      await page.locator('.addresses').waitFor()
    },
  },
  { name: 'the page that refuses lists by mail', who: 'nobody', path: ({ refusalLink }) => refusalLink },
  {
    name: 'the page of an invalid link for refusing lists',
    who: 'nobody',
    status: 404,
    path: '/mylist/unwanted?token=x',
  },
  { name: 'a friend’s list', who: 'lotte', path: '/noor' },
  {
    name: 'a friend’s list, with the taken gifts shown',
    who: 'lotte',
    path: '/noor',
    act: (page) => page.locator('.show-label').click(),
  },
  { name: 'a list, for an anonymous visitor', who: 'nobody', path: '/noor' },
  {
    name: 'a list, with a refused message',
    who: 'lotte',
    path: '/noor',
    act: (page) => submit(page, '#post-form'),
  },
  {
    name: 'the dialog that deletes a message',
    who: 'lotte',
    path: '/noor',
    act: (page) => openDialog(page, 'a[href*="/forum/"]'),
  },
  { name: 'the messages of a list', who: 'noor', path: '/noor/forum' },
  { name: 'a list, for a user who can add its owner as a friend', who: 'lang', path: '/noor' },
  {
    name: 'the dialog that adds a friend, logged out',
    who: 'nobody',
    path: '/noor',
    act: (page) => openDialog(page, '#friend-banner a'),
  },
  { name: 'the overview of friends', who: 'lotte', path: '/friends' },
  {
    name: 'the menu that sorts friends',
    who: 'lotte',
    path: '/friends?sort=birthday&order=desc',
    act: (page) => page.locator('[popovertarget=friends-sort]').click(),
  },
  {
    name: 'the dialog that deletes a friend',
    who: 'lotte',
    path: '/friends',
    act: (page) => openDialog(page, '.friends .icon-button'),
  },
  { name: 'the overview of friends, empty', who: 'noor', path: '/friends' },
  { name: 'a list, with texts of maximum length', who: 'lotte', path: '/lang' },
  {
    name: 'the dialog that crosses off a gift, with texts of maximum length',
    who: 'lotte',
    path: '/lang',
    act: (page) => openDialog(page, 'a[href$="/cross-off"]'),
  },
  { name: 'the owner’s list, with texts of maximum length', who: 'lang', path: '/lang' },
  { name: 'a list’s categories, with texts of maximum length', who: 'lang', path: '/lang/categories' },
  {
    name: 'the dialog that crosses off a gift, for a visitor',
    who: 'nobody',
    path: '/noor',
    act: dialogAt(gift('free', '/cross-off')),
  },
  {
    name: 'the dialog that crosses off a gift, with an invalid e-mail address',
    who: 'nobody',
    path: '/noor',
    async act(page, { gifts }) {
      await openDialog(page, `a[href="/gifts/${gifts.free}/cross-off"]`)
      await page.locator('dialog [name=email]').fill('geen adres')
      await submit(page, 'dialog form')
    },
  },
  {
    name: 'the dialog that crosses off a gift, with an account’s e-mail address',
    who: 'nobody',
    path: '/noor',
    async act(page, { gifts, lotte }) {
      await openDialog(page, `a[href="/gifts/${gifts.free}/cross-off"]`)
      await page.locator('dialog [name=email]').fill(lotte.email)
      await page.locator('dialog button[type=submit]').click()
      await page.locator('dialog[open] [name=password]').waitFor()
    },
  },
  { name: 'the page that crosses off a gift', who: 'nobody', path: gift('free', '/cross-off') },
  {
    name: 'the dialog that crosses off a gift, for a user',
    who: 'lotte',
    path: '/noor',
    act: dialogAt(gift('free', '/cross-off')),
  },
  { name: 'the page that crosses off a taken gift', who: 'nobody', path: gift('taken', '/cross-off') },
  {
    name: 'the dialog that undoes a cross-off',
    who: 'lotte',
    path: '/noor',
    act: dialogAt(gift('yours', '/cross-off/undo')),
  },
  { name: 'a list’s question', who: 'nobody', path: '/lotte' },
  {
    name: 'a list’s question, after a wrong answer',
    who: 'nobody',
    path: '/lotte',
    async act(page) {
      await page.locator('[name=answer]').fill('Fikkie')
      await submit(page, 'main form')
    },
  },
  { name: 'the owner’s empty list', who: 'lotte', path: '/lotte' },
  { name: 'a closed list, for a visitor', who: 'nobody', status: 403, path: '/sem' },
  { name: 'the search for lists', who: 'nobody', path: '/list/search' },
  { name: 'the search for lists, with results', who: 'lotte', path: '/list/search?query=donaudampf' },
  {
    name: 'the search for lists, without results',
    who: 'noor',
    path: '/list/search?query=Onvindbaarheidsheldhaftigheid',
  },
  { name: 'the search for lists, with a text that is too short', who: 'nobody', path: '/list/search?query=ab' },
  { name: 'the search for products', who: 'nobody', path: '/products' },
  { name: 'the search for products, with a product at four shops', who: 'lotte', path: '/products?term=tafellamp' },
  { name: 'the search for products, with many results', who: 'nobody', path: '/products?term=knikkers&maxPrice=2000' },
  {
    name: 'the search for products, without results',
    who: 'noor',
    path: '/products?term=onvindbaarheidsheldhaftigheid',
  },
  { name: 'the error page of an unknown list', who: 'nobody', status: 404, path: '/bestaatniet' },
  { name: 'the error page of an unknown URL', who: 'noor', status: 404, path: '/gifts/bestaat/niet' },
  { name: 'the error page of another user’s settings', who: 'lotte', status: 403, path: '/noor/settings' },
  { name: 'the error page of a server error', who: 'lotte', status: 500, path: ({ brokenPicture }) => brokenPicture },
  {
    name: 'the dialog of a login that was refused in the header',
    who: 'nobody',
    path: '/noor',
    async act(page) {
      await page.locator('header [name=emailOrUsername]').fill('noor@example.org')
      await page.locator('header [name=password]').fill('verkeerd')
      await page.locator('header [name=password]').press('Enter')
      await page.locator('dialog[open]').waitFor()
    },
  },
  { name: 'the overview of cross-offs', who: 'lotte', path: '/crossedoff' },
  {
    name: 'the dialog that undoes a cross-off, over the overview',
    who: 'lotte',
    path: '/crossedoff',
    act: dialogAt((cast) => `/gifts/${cast.gifts.yours}/cross-off/undo?from=overview`),
  },
  { name: 'the overview of cross-offs, with changed and deleted gifts', who: 'lang', path: '/crossedoff' },
  { name: 'the overview of cross-offs, empty', who: 'noor', path: '/crossedoff' },
  { name: 'the page of a cross-off’s link', who: 'nobody', path: ({ crossOffLink }) => crossOffLink },
  { name: 'the page of an undone cross-off’s link', who: 'nobody', path: ({ undoneLink }) => undoneLink },
  {
    name: 'the page of an invalid cross-off’s link',
    who: 'nobody',
    status: 404,
    path: ({ gifts }) => `/crossedoff/${gifts.free}/${crypto.randomUUID()}`,
  },
  {
    name: 'the mail settings of an account',
    who: 'lotte',
    path: ({ lotte }) => `/account/mailings/${lotte.user.privateGuid}`,
  },
  {
    name: 'the mail settings of an address that rejects mails',
    who: 'nobody',
    path: ({ mailSettingsLink }) => mailSettingsLink,
  },
  { name: 'the page after a logout', who: 'nobody', path: '/account/goodbye' },
  { name: 'the page that deletes an account', who: 'lotte', path: '/account/delete' },
  { name: 'the page that deletes an account, with long names', who: 'lang', path: '/account/delete' },
  {
    name: 'the page that deletes an account, refused',
    who: 'noor',
    path: '/account/delete',
    act: (page) => submit(page, 'main form[action="/account/delete"]'),
  },
  { name: 'the page after an account was deleted', who: 'nobody', path: '/account/deleted' },
  { name: 'the frequent questions', who: 'nobody', path: '/faq' },
  { name: 'the frequent questions, with an open answer', who: 'noor', path: '/faq#undo' },
  { name: 'the frequent questions, with search results', who: 'noor', path: '/faq?query=afstrepen' },
  {
    name: 'the frequent questions, without search results',
    who: 'nobody',
    path: '/faq?query=Onvindbaarheidsheldhaftigheid',
  },
  { name: 'the contact form', who: 'nobody', path: '/contact' },
  {
    name: 'the contact form, refused',
    who: 'lang',
    path: '/contact',
    act: (page) => submit(page, 'main form'),
  },
  {
    name: 'the page after a message to us was sent',
    who: 'noor',
    path: '/contact',
    async act(page) {
      await page.locator('[name=subject]').fill('Een vraag')
      await page.locator('[name=message]').fill('Kan oma ook een lijst hebben?')
      await page.locator('main form button.primary').click()
      await page.locator('#contact h1[data-requests-focus]').waitFor()
    },
  },
  { name: 'the page about the operator', who: 'nobody', path: '/impressum' },
  { name: 'the page about the API', who: 'nobody', path: '/api' },
  {
    name: 'a call and a type on the page about the API',
    who: 'noor',
    path: '/api',
    async act(page) {
      for (const id of ['giftCrossOff', 'shape-Gift', 'hub-JoinLotingGroup'])
        await page.locator(`details:has(#${id}) summary`).click()
    },
  },
  { name: 'the terms of use', who: 'nobody', path: '/voorwaarden/gebruiksvoorwaarden' },
  { name: 'the privacy statement', who: 'noor', path: '/voorwaarden/privacy' },
  { name: 'the page about safety', who: 'nobody', path: '/voorwaarden/veiligheid' },
  { name: 'the accessibility statement', who: 'nobody', path: '/voorwaarden/toegankelijkheid' },
  { name: 'the error page of a deleted account', who: 'nobody', path: '/account/deletedError' },
]

export async function goTo(page: Page, place: Place, cast: Cast): Promise<void> {
  await page.goto(typeof place.path === 'string' ? place.path : place.path(cast))
  await settled(page)
  await place.act?.(page, cast)
}
