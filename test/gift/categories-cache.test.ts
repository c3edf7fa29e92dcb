import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { crossOff, editGift, editGiftPath, giftBody } from '#test/support/gifts.ts'
import { addOwners } from '#test/support/owners.ts'
import { openTwoProcesses } from '#test/support/two-processes.ts'
import { until } from '#test/support/until.ts'
import type { Client } from '#test/support/world.ts'

// Two web processes on one database, both of which keep the gifts of lists in memory for the lists' owners.

const { world, noor, lotte, bram, hubs, heartbeats, logIn } = await openTwoProcesses()
const { sql } = world
const { one, same } = await logIn(noor)

async function pageOf(client: Client): Promise<string> {
  const response = await client.request('GET', '/noor', { headers: { 'Accept-Encoding': 'gzip' } })
  return gunzipSync(await response.arrayBuffer()).toString()
}
const readsGifts = (statements: readonly string[]) => statements.some((statement) => /left join gifts/.test(statement))
const opensWithoutReading = async () => !readsGifts(await world.countQueries(() => pageOf(one)))
const isKept = async () => {
  await heartbeats()
  await until(opensWithoutReading, 'the gifts to be kept')
}

describe('the gifts on an owner’s page', () => {
  test('are read once while the list stays the same', async () => {
    await world.addGift(noor.list, { description: 'Theepot' })
    await isKept()
    assert.match(await pageOf(one), /Theepot/)
    assert.ok(await opensWithoutReading())
    await editGift(lotte, (await world.addGift(lotte.list)).publicGuid, 'Boek')
    assert.ok(await opensWithoutReading(), 'another list has changed')
  })

  test('show each change at once where it was made, and everywhere as soon as it is announced', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Lamp' })
    const category = noor.list.categoryId
    const changes: [change: () => Promise<unknown>, shows: RegExp, isThere: boolean][] = [
      [() => one.api('POST', editGiftPath, giftBody(noor, { description: 'Fietsbel' })), /Fietsbel/, true], // oxfmt-ignore
      [() => sql`update gifts set description = 'Leeslamp' where public_guid = ${publicGuid}`, /Leeslamp/, true],
      [() => sql`update categories set name = 'Voor in huis' where id = ${category}`, /Voor in huis/, true],
      [
        () => sql`insert into categories (list_id, name, position) values (${noor.list.id}, 'Boeken', 9)`,
        /Boeken/,
        true,
      ],
      [() => sql`update gifts set category_id = ${lotte.list.categoryId} where public_guid = ${publicGuid}`, /Leeslamp/, false], // oxfmt-ignore
      [() => sql`update gifts set category_id = ${category} where public_guid = ${publicGuid}`, /Leeslamp/, true],
      [() => sql`update lists set language = 'de' where id = ${noor.list.id}`, /lang="de"/, true],
      [() => sql`delete from gifts where public_guid = ${publicGuid}`, /Leeslamp/, false],
      [() => sql`delete from categories where name = 'Boeken'`, /Boeken/, false],
    ]
    for (const [change, words, isThere] of changes) {
      await isKept()
      await until(async () => words.test(await pageOf(same)) !== isThere, 'the page before the change')
      await change()
      assert.equal(words.test(await pageOf(one)), isThere, `${words} here`)
      await until(async () => words.test(await pageOf(same)) === isThere, `${words} there`)
    }
  })

  test('are not read again because of a cross-off, which is no change for the owner', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Sjaal' })
    await isKept()
    await crossOff(lotte, publicGuid)
    assert.ok(await opensWithoutReading())
  })

  test('show cross-offs at once if the list shows them to its owners', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Handschoenen' })
    await sql`update lists set show_crossed_off = true where id = ${noor.list.id}`
    await isKept()
    const chips = async () => (await pageOf(one)).match(/<span class="chip"><svg/g)?.length ?? 0
    const before = await chips()
    await crossOff(lotte, publicGuid)
    assert.equal(await chips(), before + 1)
    await sql`update lists set show_crossed_off = false where id = ${noor.list.id}`
    assert.equal(await chips(), 0)
  })

  test('are the same for every owner of the list, and for nobody else', async () => {
    await addOwners(noor, bram)
    const { one: second } = await logIn(bram)
    await isKept()
    assert.match(await pageOf(second), /Theepot/)
    assert.match(await pageOf(second), /id="own-list"/)
    const { one: visitor } = await logIn(lotte)
    assert.doesNotMatch(await pageOf(visitor), /id="own-list"/)
  })

  test('are read from the database while heartbeats don’t arrive', async () => {
    await isKept()
    hubs[0]!.close()
    await until(async () => !(await opensWithoutReading()), 'the gifts to be read again')
    await sql`update gifts set description = 'Koffiepot' where description = 'Theepot'`
    assert.match(await pageOf(one), /Koffiepot/)
  })
})
