import { dayMs, dayOf } from '#core/calendar.ts'
import { editions } from '#core/editions.ts'
import type { Scope, Services } from '#core/scope.ts'
import { currentUser } from '../../src/accounts/index.ts'
import { saveGift } from '../../src/gifts/index.ts'
import { createAccount } from '../../src/joining/index.ts'
import { createCategory } from '../../src/categories/index.ts'
import { updateDescription, updateOccasion, updateTitle } from '../../src/lists/index.ts'
import { crossOff } from '../../src/cross-offs/index.ts'
import { anonymousScope } from '../../src/services.ts'

const password = 'een goed wachtwoord'

interface DemoGift {
  description: string
  url?: string
}

interface DemoPerson {
  firstName: string
  lastName: string
  username: string
  title: string
  description: string
  occasion: 'Sinterklaas' | 'MyBirthday' | 'OurHousewarming'
  /** days from now */
  inDays: number
  categories: Record<string, DemoGift[]>
}

const family: DemoPerson[] = [
  {
    firstName: 'Noor',
    lastName: 'de Vries',
    username: 'noor',
    title: 'Pakjesavond bij Noor',
    description:
      'Lieve allemaal, iets kleins is precies goed. Streep af wat je geeft, dan krijg ik geen drie theepotten. Ik kijk niet!',
    occasion: 'Sinterklaas',
    inDays: 15,
    categories: {
      'Warm & zacht': [
        { description: 'Gestreepte sjaal, rood met crème', url: 'https://www.wolwinkel.example/sjaal' },
        { description: 'Wollen sokken, maat 39', url: 'https://www.wolwinkel.example/sokken' },
        { description: 'Muts met pompon' },
      ],
      'Voor in huis': [
        {
          description: 'Theepot voor zes kopjes, liefst blauw',
          url: 'https://www.huisenhaard.example/theepot',
        },
        { description: 'Plantje dat tegen vergeten kan' },
        { description: 'Kaars met appel en kaneel' },
      ],
      'Een dag samen': [{ description: 'Een dag aan zee, samen' }, { description: 'Puzzel van duizend stukjes' }],
    },
  },
  {
    firstName: 'Sem',
    lastName: 'de Vries',
    username: 'sem',
    title: 'Sem wordt 40',
    description: 'Kom gewoon. En wie toch iets mee wil nemen: hier staat waar ik blij van word.',
    occasion: 'MyBirthday',
    inDays: 38,
    categories: {
      Cadeaus: [
        { description: 'Koptelefoon zonder draad', url: 'https://www.klank.example/koptelefoon' },
        { description: 'Het grote broodboek' },
      ],
    },
  },
]

const nobody = (services: Services): Scope => anonymousScope(services, editions.nl)

const dayFromNow = (services: Services, days: number) => dayOf(new Date(services.now().getTime() + days * dayMs))

/** What a verb made; a refusal here is a mistake of ours. */
function must<Value>(outcome: { ok: true; value: Value } | { ok: false; problem: string }): Value {
  if (!outcome.ok) throw new Error(`seed-demo: ${outcome.problem}`)
  return outcome.value
}

/** Fills a database with a small family through the product's own verbs. @returns what to log in with */
export async function seedDemo(services: Services): Promise<string> {
  const [taken] = await services.sql`select 1 from users where email = 'noor@example.org'`
  if (taken) return 'The demo family is there already.'
  for (const person of family) await seedPerson(services, person)
  await crossOffDemo(services)
  return `Log in as noor or sem with the password "${password}". Their lists: ${family.map(({ username }) => `${services.config.baseUrl}/${username}`).join(' ')}`
}

async function seedPerson(services: Services, person: DemoPerson): Promise<void> {
  const { firstName, lastName, username, categories } = person
  const created = must(
    await createAccount(nobody(services), {
      email: `${username}@example.org`,
      username,
      firstName,
      lastName,
      password,
      receiveMailing: false,
      fromLot: null,
    }),
  )
  const scope: Scope = { ...nobody(services), user: created.user, session: created.session }
  const { privateGuid } = created.list
  await updateTitle(scope, { privateGuid, title: person.title })
  await updateDescription(scope, { privateGuid, description: person.description })
  await updateOccasion(scope, {
    privateGuid,
    occasion: person.occasion,
    occasionDate: dayFromNow(services, person.inDays),
  })
  for (const [name, gifts] of Object.entries(categories)) {
    const category = await createCategory(scope, { name, wishlistPrivateGuid: privateGuid })
    for (const { description, url } of gifts) {
      must(
        await saveGift(scope, {
          publicGuid: null,
          categoryPrivateGuid: category.privateGuid,
          description,
          enableCrossOff: true,
          hasCustomImage: false,
          newImage: null,
          source: { url: url ?? null },
        }),
      )
    }
  }
}

/** Sem gives Noor the socks. */
async function crossOffDemo(services: Services): Promise<void> {
  const [sem] = await services.sql<{ id: number }[]>`select id from users where email = 'sem@example.org'`
  const [socks] = await services.sql<
    { guid: string }[]
  >`select public_guid as guid from gifts where description like 'Wollen sokken%' limit 1`
  must(await crossOff({ ...nobody(services), user: await currentUser(services.sql, sem!.id) }, socks!.guid, null))
}
