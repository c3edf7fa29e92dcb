import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { dayMs, dayOf } from '#core/days.ts'
import { transact } from '#core/db.ts'
import { editions, type EditionCode } from '#core/editions.ts'
import type { Result } from '#core/result.ts'
import type { Scope, Services } from '#core/scope.ts'
import { createGuest, markAddressProven } from '../../src/accounts/index.ts'
import { categoriesOf, createCategory, renameCategory } from '../../src/categories/index.ts'
import { crossOff } from '../../src/cross-offs/index.ts'
import { createDraw, createInput, drawsOf } from '../../src/draws/index.ts'
import { createPost } from '../../src/forum/index.ts'
import { addFriend } from '../../src/friends/index.ts'
import { createGathering, createInput as gatheringInput, joinGathering } from '../../src/gatherings/index.ts'
import { saveGift } from '../../src/gifts/index.ts'
import { createAccount } from '../../src/joining/index.ts'
import {
  addList,
  isUsernameAvailable,
  requireOwnedList,
  updateDescription,
  updateOccasion,
  updateSettings,
  updateTitle,
  type OwnedList,
} from '../../src/lists/index.ts'
import { groupsByGtin } from '../../src/products/index.ts'
import { registerFirstView, selectList, setWishes } from '../../src/lots/index.ts'
import { countStatistics } from '../../src/home/index.ts'
import { anonymousScope } from '../../src/services.ts'
import { seedCatalogue } from './demo-catalogue.ts'
import { demoFamily, type DemoFamily, type DemoGift, type DemoList, type Member } from './demo-family.ts'

/** Returns the value of an action's result. Throws for a refusal, which means a mistake in the demo. */
function valueOrThrow<Value>(outcome: Result<Value, string>): Value {
  if (!outcome.ok) throw new Error(`seed-demo: ${outcome.problem}`)
  return outcome.value
}

/**
 * Fills a database with shops, and with a family that has something of everything, through the product's own actions.
 * Leaves out the shops if there are any already, and the family if its lists are there.
 * @returns the logins, and the pages to look at
 */
export async function seedDemo(services: Services, edition: EditionCode): Promise<string> {
  await seedCatalogue(services)
  const family = demoFamily(editions[edition].language)
  const names = family.lists.map(({ username }) => username)
  const areFree = await Promise.all(names.map((name) => isUsernameAvailable(services.sql, name)))
  const taken = names.filter((_, index) => !areFree[index])
  if (taken.length === 0) await seed(anonymousScope(services, editions[edition]), family)
  else if (taken.length < names.length)
    throw new Error(`seed-demo: of its lists only ${taken.join(', ')} are there; take an empty database`)
  const outcome = taken.length === 0 ? 'The family is there.' : 'The family was there already.'
  return [outcome, guide(family, services.config.baseUrl), await serverStatus(services.config.baseUrl)].join('\n\n')
}

type Scopes = Record<Member, Scope>

async function seed(nobody: Scope, family: DemoFamily): Promise<void> {
  const scopes: Scopes = {
    parent: await join(nobody, family, 'parent'),
    partner: await join(nobody, family, 'partner'),
    granny: await join(nobody, family, 'granny'),
  }
  const guest = valueOrThrow(await createGuest(nobody, family.guest))
  const givers = { ...scopes, guest: { ...nobody, ...guest } }
  const gifts: AddedGift[] = []
  for (const list of family.lists) gifts.push(...(await fillList(scopes[list.owner], list)))
  for (const { publicGuid, crossedOffBy } of gifts)
    if (crossedOffBy) valueOrThrow(await crossOff(givers[crossedOffBy], publicGuid, null))
  await writeMessages(scopes, family)
  await drawLots(scopes, family)
  await gatherColleagues(scopes.partner, family)
  await countStatistics(nobody)
}

const addressOf = (firstName: string) => `${firstName.toLowerCase()}@example.org`

async function join(nobody: Scope, { people, password }: DemoFamily, member: Member): Promise<Scope> {
  const person = people[member]
  const { user, session } = valueOrThrow(
    await createAccount(nobody, {
      ...person,
      email: addressOf(person.firstName),
      password,
      receiveMailing: false,
      fromLot: null,
    }),
  )
  // An account sees its lots only after its e-mail address is proven, and nobody reads the demo's mails.
  await transact(nobody.sql, (tx) => markAddressProven(tx, user.id, nobody.now()))
  return { ...nobody, user: { ...user, isProven: true }, session }
}

interface AddedGift {
  publicGuid: string
  crossedOffBy: DemoGift['crossedOffBy']
}

function comingDay(now: Date, day: DemoList['day']): string | null {
  if (day === null) return null
  if (typeof day === 'number') return dayOf(new Date(now.getTime() + day * dayMs))
  const today = dayOf(now)
  const inYear = (year: number) => `${year}-${day}`
  const year = Number(today.slice(0, 4))
  return inYear(year) >= today ? inYear(year) : inYear(year + 1)
}

const firstListOf = ({ user }: Scope) => user!.lists[0]!.username

/** Creates the list, unless it came with the account, and fills it. */
async function fillList(scope: Scope, list: DemoList): Promise<AddedGift[]> {
  const { firstName, lastName } = scope.user!
  const { username, title, question } = list
  if (username !== firstListOf(scope))
    valueOrThrow(
      await addList(scope, {
        ...{ username, title, firstName: firstName!, lastName: lastName!, city: null },
        ...(question
          ? { accessType: 'OPEN', accessQuestion: question.asks, accessAnswer: question.answer }
          : { accessType: 'PUBLIC', accessQuestion: null, accessAnswer: null }),
      }),
    )
  const { id, privateGuid } = await requireOwnedList(scope, username)
  await updateTitle(scope, { privateGuid, title })
  await updateDescription(scope, { privateGuid, description: list.description })
  await updateOccasion(scope, { privateGuid, occasion: list.occasion, occasionDate: comingDay(scope.now(), list.day) })
  if (list.about) await fillSettings(scope, list.username, list.about)

  const gifts: AddedGift[] = []
  const [firstCategory] = await categoriesOf(scope.sql, id)
  for (const [index, [name, wishes]] of Object.entries(list.categories).entries()) {
    const category =
      index === 0 ? firstCategory! : await createCategory(scope, { name, wishlistPrivateGuid: privateGuid })
    if (index === 0) await renameCategory(scope, { privateGuid: category.privateGuid, name })
    for (const wish of wishes)
      gifts.push({ publicGuid: await addGift(scope, category.privateGuid, wish), crossedOffBy: wish.crossedOffBy })
  }
  return gifts
}

async function fillSettings(scope: Scope, username: string, about: NonNullable<DemoList['about']>): Promise<void> {
  const list = await requireOwnedList(scope, username)
  const day = comingDay(scope.now(), about.birthday)!
  const birthday = `${about.bornIn}${day.slice(4)}`
  valueOrThrow(await updateSettings(scope, { ...list, includeInSearchResult: true, city: about.city, birthday }))
}

/**
 * Renders one of our SVG drawings as a png that a user could have uploaded. The product refuses uploads of SVG, so
 * reading SVG is blocked everywhere else.
 */
function drawing(art: string): Promise<Buffer> {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  return sharp(fileURLToPath(new URL(`../../static/art/gifts/${art}.svg`, import.meta.url)), { density: 200 })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
}

async function addGift(scope: Scope, categoryPrivateGuid: string, wish: DemoGift): Promise<string> {
  const { description, url, art, product, isForAll } = wish
  const { gift } = valueOrThrow(
    await saveGift(scope, {
      publicGuid: null,
      categoryPrivateGuid,
      description,
      enableCrossOff: !isForAll,
      hasCustomImage: art !== undefined,
      newImage: art ? await drawing(art) : null,
      source: product ? await productSource(scope, product) : { url: url ?? null },
    }),
  )
  return gift.publicGuid
}

/** Returns the product with this GTIN in the shop that sells it at the lowest price. */
async function productSource({ sql, texts }: Scope, gtin: string): Promise<{ productId: string }> {
  const [group] = await groupsByGtin(sql, [gtin], texts.edition.code)
  if (!group) throw new Error(`seed-demo: no shop of demo/ sells ${gtin}`)
  return { productId: String(group.products[0]!.id) }
}

async function writeMessages(scopes: Scopes, { messages }: DemoFamily): Promise<void> {
  const { publicGuid } = await requireOwnedList(scopes.parent, firstListOf(scopes.parent))
  for (const { from, message } of messages)
    valueOrThrow(
      await createPost(scopes[from], { publicWishlistGuid: publicGuid, message, firstName: null, lastName: null }),
    )
}

/**
 * Makes a draw of names for the whole family, with the parent as organizer. Then the partner opens their lot and writes
 * wishes there, and granny chooses a list for her lot.
 */
async function drawLots({ parent, partner, granny }: Scopes, { draw, partnersWishes }: DemoFamily): Promise<void> {
  const partnersList = await requireOwnedList(partner, firstListOf(partner))
  const grannysList = await requireOwnedList(granny, firstListOf(granny))
  for (const { publicGuid } of [partnersList, grannysList]) valueOrThrow(await addFriend(parent, publicGuid))
  const [organizer, organizersPartner] = [randomUUID(), randomUUID()]
  const friend = ({ publicGuid, firstName }: OwnedList) => ({
    localGuid: randomUUID(),
    name: firstName,
    friendParticipantPublicGuid: publicGuid,
  })
  const participants = [
    { localGuid: organizer, name: parent.user!.firstName!, email: parent.user!.email, exclude: [organizersPartner] },
    { ...friend(partnersList), localGuid: organizersPartner, exclude: [organizer] },
    friend(grannysList),
    ...draw.others.map((name) => ({ localGuid: randomUUID(), name, email: addressOf(name) })),
  ]
  valueOrThrow(await createDraw(parent, createInput.parse({ ...draw, participants })))
  await registerFirstView(partner, await lotOf(partner))
  valueOrThrow(await setWishes(partner, await lotOf(partner), partnersWishes))
  valueOrThrow(await selectList(granny, await lotOf(granny), grannysList.privateGuid))
}

/** Makes a draw of the partner's that waits for its people. Some of them have joined, one with an e-mail address. */
async function gatherColleagues(partner: Scope, { gathering }: DemoFamily): Promise<void> {
  const { joined, ...about } = gathering
  const date = dayOf(new Date(partner.now().getTime() + 21 * dayMs))
  const { joinGuid } = valueOrThrow(await createGathering(partner, gatheringInput.parse({ ...about, date })))
  for (const [index, name] of joined.entries()) {
    const colleague = anonymousScope(partner, partner.texts.edition)
    const email = index === 0 ? addressOf(name) : null
    valueOrThrow(await joinGathering(colleague, { joinGuid: joinGuid!, name, email }))
  }
}

const lotOf = async (scope: Scope) => (await drawsOf(scope))[0]!.lots[0]!.privateParticipantGuid

function guide({ people, password, lists }: DemoFamily, baseUrl: string): string {
  const { parent, partner, granny } = people
  const guarded = lists.find(({ question }) => question)!
  const rows: [path: string, what: string][] = [
    [`/${parent.username}`, `as ${parent.username} your own list; as someone else, or logged out, a visitor’s`],
    [`/${guarded.username}`, `asks visitors a question; the answer is ${guarded.question!.answer}`],
    [`/${partner.username}`, 'a birthday'],
    [`/${granny.username}`, 'no day in particular'],
    ['/crossedoff', `what ${partner.username} gives`],
    ['/friends', `${parent.username}’s friends, one of whom has a birthday soon`],
    ['/list/search', `finds ${partner.username} and ${granny.username}, who want to be found`],
    [
      '/lootjestrekken',
      `a draw that ${parent.username} manages; ${partner.username} and ${granny.username} have lots, and people join another by ${partner.username}’s link`,
    ],
    ['/winkels', 'shops that are invented, like what they sell'],
    ['/dev/mails', 'every mail so far, while SMTP_URL is not set'],
  ]
  const logins = Object.values(people).map(({ username }) => username)
  const width = Math.max(...rows.map(([path]) => path.length))
  return [
    `Log in as ${logins.slice(0, -1).join(', ')} or ${logins.at(-1)!}, with the password: ${password}`,
    ...rows.map(([path, what]) => `${baseUrl}${path.padEnd(width)}  ${what}`),
  ].join('\n')
}

/** Says whether a server answers at the base URL, because the command can't know where the server listens. */
async function serverStatus(baseUrl: string): Promise<string> {
  const answers = await fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
  return answers
    ? `${baseUrl} answers.`
    : `Nothing answers at ${baseUrl} now. npm start starts it; if it runs elsewhere, give this command the same PORT or BASE_URL.`
}
