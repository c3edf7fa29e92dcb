import { Readable } from 'node:stream'
import { givenBy } from '../cross-offs/index.ts'
import { friendsOf } from '../friends/index.ts'
import { ownersCategories, type Gift } from '../gift/index.ts'
import { formerNamesOf, ownedList, type OwnedList } from '../lists/index.ts'
import { ownersOf } from '../owners/index.ts'
import { dayOf } from '#core/days.ts'
import { imageFileName } from '#core/images/names.ts'
import { listUrl } from '#core/login-urls.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { ownAccount, ownMessages } from './own-account.ts'
import { ownDraws, ownLots } from './own-draws.ts'
import { renderOverview, renderList } from './render-overview.tsx'
import type { ZipEntry } from './zip.ts'

/** Content of an export. Its JSON files and its page `index.html` show the same data. */
export interface ExportedData {
  account: Awaited<ReturnType<typeof ownAccount>>
  lists: Awaited<ReturnType<typeof listFile>>['file'][]
  giving: Awaited<ReturnType<typeof giving>>
  friends: Awaited<ReturnType<typeof friends>>
  messages: Awaited<ReturnType<typeof ownMessages>>
  draws: Awaited<ReturnType<typeof ownDraws>>
  lots: Awaited<ReturnType<typeof ownLots>>
}

export type ExportedList = ExportedData['lists'][number]
export type ExportedGift = ExportedList['categories'][number]['gifts'][number]

/**
 * Yields the files of an export: all data of the current user, as pages show it to them. It leaves out cross-offs by
 * others, even if the list shows them. It leaves out guids, because many of them are capabilities. It also leaves out
 * the receivers that the user drew. Lists are read one after another. Only their rendered sections stay in memory, for `index.html`,
 * which shows the same data as the JSON.
 * @throws Unauthorized without a login, UserDeleted if the account has been deleted
 */
export async function* ownData(scope: Scope): AsyncGenerator<ZipEntry> {
  const { id, lists } = requireUser(scope)
  const { texts, config } = scope
  const addressOf = (username: string) => `${config.baseUrl}/${username}`
  const today = dayOf(scope.now())
  yield textEntry(
    'README.txt',
    texts.t('export.readme', { brand: texts.edition.brand, day: texts.date(today, 'long') }),
  )
  const account = await ownAccount(scope, id)
  yield jsonEntry('account.json', account)
  const listSections: string[] = []
  const pictures = new Set<string>()
  for (const { username } of lists) {
    const list = await ownedList(scope, { username })
    if (!list) continue // The list was deleted meanwhile.
    const { file, images } = await listFile(scope, list, addressOf)
    yield jsonEntry(`lists/${username}.json`, file)
    listSections.push(renderList(texts, file, listUrl(config, username, { isReadersOwn: true })))
    for (const [name, { hash, variant }] of images) {
      if (pictures.has(name)) continue
      pictures.add(name)
      const image = await scope.images.open(hash, variant)
      if (image) yield { path: name, content: image.stream, isCompressed: false }
    }
  }
  const others = {
    giving: await giving(scope, addressOf),
    friends: await friends(scope, addressOf),
    messages: await ownMessages(scope, id),
    draws: await ownDraws(scope, id),
    lots: await ownLots(scope, id),
  }
  for (const [name, value] of Object.entries(others)) yield jsonEntry(`${name}.json`, value)
  yield textEntry(
    'index.html',
    renderOverview({
      texts,
      day: today,
      hasDraws: config.switches.drawLots,
      data: { account, ...others },
      listSections,
    }),
  )
}

const textEntry = (path: string, text: string): ZipEntry => ({
  path,
  content: Readable.from([Buffer.from(text)]),
  isCompressed: true,
})

const jsonEntry = (path: string, value: unknown): ZipEntry => textEntry(path, `${JSON.stringify(value, null, 2)}\n`)

type Images = Map<string, { hash: string; variant: 1000 | 'square' }>

/** Reads a list for the export. Never reads what is crossed off. */
async function listFile(scope: Scope, list: OwnedList, addressOf: (username: string) => string) {
  const [categories, owners, formerNames] = await Promise.all([
    ownersCategories(scope, { id: list.id, showCrossedOff: false }),
    ownersOf(scope, list.id),
    formerNamesOf(scope.sql, list.id),
  ])
  const images: Images = new Map()
  const pictureOf = (hash: string | null, variant: 1000 | 'square') => {
    if (hash === null) return null
    const name = `pictures/${imageFileName(hash, variant)}`
    images.set(name, { hash, variant })
    return name
  }
  const file = {
    address: addressOf(list.username),
    formerAddresses: formerNames.map(({ username, expiresAt }) => ({
      address: addressOf(username),
      until: dayOf(expiresAt),
    })),
    title: list.title,
    firstName: list.firstName,
    lastName: list.lastName,
    city: list.city,
    birthday: list.birthday,
    description: list.description,
    occasion: list.occasion,
    occasionDate: list.occasionDate,
    picture: pictureOf(list.imageHash, 'square'),
    drawing: list.imageHash === null ? list.themeImage : null,
    access: list.accessType,
    question: list.accessQuestion,
    answer: list.accessAnswer,
    mayBeFound: list.wantsSearch,
    showsWhatIsCrossedOff: list.showCrossedOff,
    lastChanged: list.lastUpdate.toISOString(),
    owners: owners.map(({ fullName, isPrimary }) => ({ name: fullName, isPrimary })),
    categories: categories.map(({ name, gifts }) => ({
      name,
      gifts: gifts.map((gift) => ({ ...wordsOf(gift), picture: pictureOf(gift.imageHash, 1000) })),
    })),
  }
  return { file, images }
}

const wordsOf = ({ description, url, price, gtin, crossOffEnabled, editedAt }: Gift) => ({
  description,
  link: url,
  price: price && { amount: price.cents / 100, currency: price.currency, on: price.on },
  gtin,
  mayBeCrossedOff: crossOffEnabled,
  lastChanged: editedAt.toISOString(),
})

async function giving(scope: Scope, addressOf: (username: string) => string) {
  const given = await givenBy(scope)
  const gone = [...given.lists, ...given.others].flatMap((list) =>
    list.gone.map(({ description, url }) => ({ to: list.fullName, description, link: url })),
  )
  return {
    gifts: given.lists.flatMap(({ fullName, username, occasion, occasionDate, gifts }) =>
      gifts.map(({ description, url, isBought, isWrapped, before }) => ({
        to: fullName,
        list: addressOf(username),
        occasion,
        occasionDate,
        description,
        link: url,
        descriptionBefore: before?.description ?? null,
        isBought,
        isWrapped,
      })),
    ),
    gone,
  }
}

const friends = async (scope: Scope, addressOf: (username: string) => string) =>
  (await friendsOf(scope)).map(({ fullName, username, city, birthday }) => ({
    name: fullName,
    list: addressOf(username),
    city,
    birthday,
  }))
