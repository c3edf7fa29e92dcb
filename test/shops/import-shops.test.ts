import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { importShops } from '../../src/shops/index.ts'
import { halves } from '#test/core/pictures.ts'
import { fillDisk } from '#test/support/full-disk.ts'
import { addProduct } from '#test/support/products.ts'
import { openWorld } from '#test/support/world.ts'

const world = await openWorld()
const { sql } = world
const folder = await mkdtemp(join(tmpdir(), 'shops-'))
after(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const source = join(folder, 'shops.csv')
async function read(csv: string, isDryRun = false) {
  await writeFile(source, csv)
  const { added, changed, unchanged, removed, refused, missingLogos } = await importShops(world.services, {
    source,
    isDryRun,
  })
  return { counts: [added, changed, unchanged, removed], refused, missingLogos }
}
const shops = () => sql`
  select s.name::text as name, s.host, s.url, c.name as category, s.logo_hash is not null as "hasLogo", s.referral, s.sites, s.xmin::text as version
  from shops s left join shop_categories c on c.id = s.category_id order by s.name`

const csv = `name,url,category,logo,referral,sites
Boekenbos,https://www.boekenbos.example/,Boeken,rood.png,?partner=wishring,nl be
"Spel, en meer",https://spel.example/nl,Spelen,,,
Tuin & Huis,https://tuin.example/,,weg.png,,de|en
`

test('shops are imported from a file, with their logos', async () => {
  await writeFile(join(folder, 'rood.png'), await halves(300, 100).png().toBuffer())
  assert.deepEqual(await read(csv), { counts: [3, 0, 0, 0], refused: [], missingLogos: ['weg.png'] })
  assert.deepEqual(
    (await shops()).map(({ version: _, ...shop }) => Object.values(shop)),
    [
      [
        'Boekenbos',
        'boekenbos.example',
        'https://www.boekenbos.example/',
        'Boeken',
        true,
        'partner=wishring',
        ['nl', 'be'],
      ],
      ['Spel, en meer', 'spel.example', 'https://spel.example/nl', 'Spelen', false, null, null],
      ['Tuin & Huis', 'tuin.example', 'https://tuin.example/', null, false, null, ['de', 'en']],
    ],
  )
})

test('importing the same file again writes nothing, even with semicolons', async () => {
  const before = await shops()
  assert.deepEqual((await read(csv)).counts, [0, 0, 3, 0])
  const semicolons = csv
    .replace('name,url,category', 'Name, URL ,Category')
    .replace('"Spel, en meer"', 'Spel# en meer')
    .replaceAll(',', ';')
    .replace('#', ',')
  assert.deepEqual((await read(`\ufeff${semicolons}`)).counts, [0, 0, 3, 0])
  assert.deepEqual(await shops(), before)
})

test('a dry run reports the changes without making them', async () => {
  const before = await shops()
  assert.deepEqual((await read('name,url\nNieuw,https://nieuw.example/\n', true)).counts, [1, 0, 0, 3])
  assert.deepEqual(await shops(), before)
})

test('a changed shop is updated, and a missing one leaves the page but keeps its products', async () => {
  const [{ id }] = (await sql`select id from shops where name = 'Boekenbos'`) as unknown as [{ id: number }]
  await addProduct(sql, { shopId: id, title: 'Atlas' })
  const changed = csv
    .split('\n')
    .filter((line) => !line.startsWith('Boekenbos'))
    .join('\n')
    .replace('/nl,Spelen', '/,Spelen')
  assert.deepEqual((await read(changed)).counts, [0, 1, 1, 1])
  assert.deepEqual((await read(changed)).counts, [0, 0, 2, 0])
  assert.deepEqual(
    (await shops()).map(({ name, url }) => [name, url]),
    [
      ['Boekenbos', null],
      ['Spel, en meer', 'https://spel.example/'],
      ['Tuin & Huis', 'https://tuin.example/'],
    ],
  )
  assert.equal((await sql`select from products where shop_id = ${id} and withdrawn_at is null`).length, 1)
})

test('a shop leaves an edition that its sites no longer include', async () => {
  const sites = async () => (await shops()).find(({ name }) => name === 'Tuin & Huis')!.sites as string[]
  const before = await sites()
  assert.ok(before.includes('de'))
  const [, , , garden] = csv.split('\n')
  const header = csv.split('\n')[0]
  const { counts } = await read(`${header}\n${csv.split('\n')[2]}\n${garden!.replace('de|en', 'en')}\n`)
  assert.equal(counts[1], 2)
  assert.deepEqual(await sites(), ['en'])
})

test('unusable rows are refused with the reason and the row, and the others are imported', async () => {
  const { counts, refused } = await read(`name,url,category,sites
Goed,https://goed.example/,,
,https://naamloos.example/,,
Zonder,,,
Script,javascript:alert(1),,
goed,https://nog-een.example/,,
Ver,https://ver.example/,,fr
Lang,https://lang.example/,${'x'.repeat(101)},
GOED,https://derde.example/,,
`)
  assert.deepEqual(counts, [1, 0, 0, 2])
  assert.deepEqual(
    refused.map(({ row, why }) => [row, why]),
    [
      [3, 'NoName'],
      [4, 'NoUrl'],
      [5, 'NoUrl'],
      [6, 'NameTwice'],
      [7, 'UnknownSite'],
      [8, 'CategoryTooLong'],
      [9, 'NameTwice'],
    ],
  )
})

test('a file without a usable shop removes no shop from the page', async () => {
  const before = await shops()
  assert.deepEqual((await read('iets anders\nhelemaal\n')).counts, [0, 0, 0, 0])
  assert.deepEqual(await shops(), before)
})

test('a full disk removes no logo', async () => {
  await writeFile(join(folder, 'blauw.png'), await halves(301, 101).png().toBuffer())
  await read(csv)
  const before = await shops()
  const mend = await fillDisk(world.services.config.dataDir)
  await assert.rejects(read(csv.replace('rood.png', 'blauw.png')), /blauw\.png could not be written to DATA_DIR/)
  await mend()
  assert.deepEqual([...(await shops())], [...before])
})
