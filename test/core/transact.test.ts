import assert from 'node:assert/strict'
import { test } from 'node:test'
import { transact } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { openFamily } from '#test/support/family.ts'

const { world, noor, lotte } = await openFamily()
const { sql } = world.services

test('two transactions that lock the same rows in opposite orders are both done, one after the other', async () => {
  const holdsFirst = { one: Promise.withResolvers<void>(), other: Promise.withResolvers<void>() }
  const tries = { one: 0, other: 0 }
  const add = (name: keyof typeof tries, lists: readonly { id: number }[]) =>
    transact(sql, async (tx) => {
      tries[name]++
      for (const { id } of lists) {
        await tx`update lists set title = coalesce(title, '') || ${name} where id = ${id}`
        holdsFirst[name].resolve()
        await Promise.all([holdsFirst.one.promise, holdsFirst.other.promise])
      }
    })
  await Promise.all([add('one', [noor.list, lotte.list]), add('other', [lotte.list, noor.list])])
  assert.ok(tries.one + tries.other > 2, 'neither transaction was begun again')
  const titles = await sql<{ title: string }[]>`
    select title from lists where id in (${noor.list.id}, ${lotte.list.id}) order by id`
  for (const { title } of titles) assert.ok(title === 'oneother' || title === 'otherone', title)
})

test('a refusal is rolled back and returned', async () => {
  const outcome = await transact(sql, async (tx): Promise<Result<null, 'No'>> => {
    await tx`update lists set city = 'Gent' where id = ${noor.list.id}`
    return noor.list.id > 0 ? refuse('No') : ok(null)
  })
  assert.deepEqual(outcome, { ok: false, problem: 'No' })
  const [list] = await sql<{ city: string | null }[]>`select city from lists where id = ${noor.list.id}`
  assert.equal(list!.city, null)
})
