import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { purgeDictionaryJob } from '#jobs/purge-dictionary.ts'
import { editDistance } from '#core/edit-distance.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { openFamily } from '#test/support/family.ts'

const { world, noor, lotte } = await openFamily()

const words = async () => (await world.sql<{ word: string }[]>`select word from dictionary`).map(({ word }) => word)
const purge = () => purgeDictionaryJob.run(world.services, {}, noTransports)
const call = (list: { id: number }, lastName: string, wantsSearch = true) =>
  world.sql`update lists set last_name = ${lastName}, wants_search = ${wantsSearch} where id = ${list.id}`

describe('the dictionary', () => {
  test('has the words of findable lists, except numbers and short words', async () => {
    assert.deepEqual(await words(), [])
    await call(noor.list, "van 't Müller-Aa 3000")
    assert.deepEqual((await words()).sort(), ['mueller', 'muller', 'noor', 'van'])
  })

  test('loses the words that no list has any more, and no others', async () => {
    await call(lotte.list, 'Müller')
    await call(noor.list, 'Zwaluw')
    await purge()
    assert.deepEqual((await words()).sort(), ['lotte', 'mueller', 'muller', 'noor', 'zwaluw'])
    await call(lotte.list, 'Müller', false)
    await purge()
    assert.deepEqual((await words()).sort(), ['noor', 'zwaluw'])
  })

  test('keeps a word that a list gets during the purge', async () => {
    await call(noor.list, 'Specht')
    await call(noor.list, 'Mus')
    let purged: Promise<unknown> | undefined
    await world.sql.begin(async (tx) => {
      await tx`update lists set last_name = 'Specht' where id = ${noor.list.id}`
      purged = Promise.resolve(purge())
      // until the purge waits for this transaction
      await world.sql`select 1`
      for (let waits = false; !waits;)
        [{ waits }] = await world.sql<[{ waits: boolean }]>`
          select exists (select from pg_locks where relation = 'dictionary'::regclass and not granted) as waits`
    })
    await purged
    assert.deepEqual((await words()).sort(), ['mus', 'noor', 'specht'])
  })

  test('accepts the same new words from two lists at once', async () => {
    await Promise.all([call(noor.list, 'Zilverreiger Aalscholver'), call(lotte.list, 'Aalscholver Zilverreiger')])
    const known = await words()
    assert.ok(known.includes('aalscholver') && known.includes('zilverreiger'))
  })
})

test('a typing error is a letter that is wrong, missing, extra or swapped', () => {
  for (const [one, other, errors] of [
    ['', '', 0],
    ['noor', 'noor', 0],
    ['noor', 'nor', 1],
    ['noor', 'noort', 1],
    ['noor', 'noot', 1],
    ['noor', 'onor', 1],
    ['noor', 'onort', 2],
    ['schumacher', 'shumahcer', 2],
    ['', 'noor', 4],
    ['abc', 'xyz', 3],
  ] as const) {
    assert.equal(editDistance(one, other), errors, `${one} ${other}`)
    assert.equal(editDistance(other, one), errors, `${other} ${one}`)
  }
})
