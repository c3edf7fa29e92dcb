import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { MAX_WAIT_SECONDS, MAX_WAITING_OF_CLIENT, Turns } from '../../src/assignment/turns.ts'

/** Creates turns, records which work has begun, and lets the test end each piece of work. */
const openTurns = (...lanes: { people: number; seconds: number }[]) => {
  const turns = new Turns(lanes)
  const begun: string[] = []
  const works = new Map<string, PromiseWithResolvers<string>>()
  const ask = (name: string, client: string, people: number, seconds?: number) =>
    turns.take(
      client,
      people,
      async () => {
        const work = Promise.withResolvers<string>()
        begun.push(name)
        works.set(name, work)
        return work.promise
      },
      seconds,
    )
  const end = async (name: string): Promise<void> => {
    works.get(name)!.resolve(name)
    await setImmediate()
  }
  return { ask, begun, end, fail: (name: string, error: Error) => works.get(name)!.reject(error) }
}

describe('turns', () => {
  test('go from client to client, even if one client requests many at once', async () => {
    const { ask, begun, end } = openTurns({ people: Infinity, seconds: 3 })
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a', 60)
    void ask('b1', 'b', 60)
    void ask('b2', 'b', 60)
    void ask('c1', 'c', 60)
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name)
    assert.deepEqual(begun, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('go to few people before many, for one client and across clients', async () => {
    const { ask, begun, end } = openTurns({ people: Infinity, seconds: 3 })
    void ask('a1', 'a', 500)
    void ask('a1000', 'a', 1000)
    void ask('a40', 'a', 40)
    void ask('b900', 'b', 900)
    void ask('c50', 'c', 50)
    for (const name of ['a1', 'c50', 'b900', 'a40']) await end(name)
    assert.deepEqual(begun, ['a1', 'c50', 'b900', 'a40', 'a1000'])
  })

  test('have a separate lane for few people', async () => {
    const { ask, begun, end } = openTurns({ people: 30, seconds: 0.2 }, { people: Infinity, seconds: 3 })
    void ask('long', 'a', 31)
    void ask('long too', 'b', 300)
    const short = ask('short', 'c', 30)
    assert.deepEqual(begun, ['long', 'short'])
    await end('short')
    assert.equal(await short, 'short')
    assert.deepEqual(begun, ['long', 'short'])
  })

  test('are one at a time for each client, across all lanes', async () => {
    const { ask, begun, end } = openTurns({ people: 30, seconds: 0.2 }, { people: Infinity, seconds: 3 })
    void ask('long', 'a', 31)
    void ask('short', 'a', 30)
    void ask("another's", 'b', 30)
    assert.deepEqual(begun, ['long', "another's"])
    await end("another's")
    await end('long')
    assert.deepEqual(begun, ['long', "another's", 'short'])
  })

  test('are refused to a client with enough turns waiting, and to no other client', async () => {
    const { ask, begun, end } = openTurns({ people: Infinity, seconds: 3 })
    for (let count = 0; count <= MAX_WAITING_OF_CLIENT; count++) void ask(`a${count}`, 'a', 60)
    assert.deepEqual(await ask('one more', 'a', 60), {
      ok: false,
      problem: 'Busy',
      detail: { retryAfterSeconds: (MAX_WAITING_OF_CLIENT + 1) * 3 },
    })
    void ask('b', 'b', 60)
    await end('a0')
    void ask('again', 'a', 60)
    await end('b')
    assert.deepEqual(begun, ['a0', 'b', 'a1'])
  })

  test('are refused to every client while enough turns wait, and given again after one has ended', async () => {
    const { ask, begun, end } = openTurns({ people: 30, seconds: 0.2 }, { people: Infinity, seconds: 3 })
    for (let count = 0; count <= MAX_WAIT_SECONDS / 3; count++) void ask(`${count}`, `client ${count}`, 60)
    assert.deepEqual(await ask('one more', 'a stranger', 60), {
      ok: false,
      problem: 'Busy',
      detail: { retryAfterSeconds: MAX_WAIT_SECONDS + 3 },
    })
    void ask('of few', 'a stranger', 14)
    assert.deepEqual(begun, ['0', 'of few'])
    await end('0')
    void ask('at last', 'one more stranger', 31)
    await end('1')
    assert.deepEqual(begun, ['0', 'of few', '1', 'at last'])
  })

  test('are refused because of the time that waiting turns take, not because of their number', async () => {
    const { ask } = openTurns({ people: Infinity, seconds: 3 })
    void ask('begun', 'a client', 60)
    for (let count = 0; count < (MAX_WAIT_SECONDS - 3) / 0.5; count++) void ask('short', `client ${count}`, 60, 0.5)
    void ask('just fits', 'a stranger', 60, 0.5)
    assert.deepEqual(await ask('one more', 'another stranger', 60, 0.5), {
      ok: false,
      problem: 'Busy',
      detail: { retryAfterSeconds: MAX_WAIT_SECONDS + 1 },
    })
  })

  test('continue after one has failed', async () => {
    const { ask, begun, fail } = openTurns({ people: Infinity, seconds: 3 })
    const failed = ask('a', 'a', 60)
    void ask('b', 'b', 60)
    fail('a', new Error('the thread has ended'))
    await assert.rejects(failed, /the thread has ended/)
    await setImmediate()
    assert.deepEqual(begun, ['a', 'b'])
  })
})
