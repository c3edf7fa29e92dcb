import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { describe, test } from 'node:test'
import { openAnnouncedCache } from '#core/announced-cache.ts'
import type { Announcement, OwnAnnouncements } from '#core/live.ts'

const topic = 'things'
const noor = { key: '1', value: 'first' }

/** Opens a cache with a hub and a clock that the test controls. */
function open() {
  let now = 0
  let heardUntil = 0
  let hear: (announcement: Announcement) => void = () => {}
  let lose: () => void = () => {}
  const own: OwnAnnouncements = new EventEmitter()
  const current = openAnnouncedCache<string>({
    hub: {
      watchAll: (_topic, listener) => {
        hear = listener
        return () => {}
      },
      onGap: (listener) => {
        lose = listener
        return () => {}
      },
      receivedUntil: () => heardUntil,
    },
    ownAnnouncements: own,
    topic,
    max: 10,
    now: () => now,
  })
  const changed = (event: string, key = '1'): Announcement => ({ topic, key, event })
  return {
    current,
    learn(known = noor) {
      const read = current.startRead()
      read.store('noor', known.value, [known.key])
      read.end()
    },
    isAboutToCommit: (event: string) => own.emit('announcement', changed(event)),
    hears: (event: string, key?: string) => hear(changed(event, key)),
    lose: () => lose(),
    pass: (ms: number, isHeard = true) => {
      now += ms
      if (isHeard) heardUntil = now
    },
  }
}

describe('a cached value', () => {
  test('is the value that was read, until a change is announced', () => {
    const { current, learn, hears } = open()
    assert.equal(current.get('noor'), null)
    learn()
    assert.equal(current.get('noor'), 'first')
    hears('other', '2')
    assert.equal(current.get('noor'), 'first')
    hears('second')
    assert.equal(current.get('noor'), null)
  })

  test('is evicted before this process commits a change, and not cached until the hub delivers the change', () => {
    const { current, learn, isAboutToCommit, hears } = open()
    learn()
    isAboutToCommit('second')
    assert.equal(current.get('noor'), null)
    learn() // this value was read before the commit
    assert.equal(current.get('noor'), null)
    hears('second')
    learn({ key: '1', value: 'second' })
    assert.equal(current.get('noor'), 'second')
  })

  test('is not cached until the hub has delivered the last of several changes', () => {
    const { current, learn, isAboutToCommit, hears } = open()
    isAboutToCommit('second')
    isAboutToCommit('third')
    hears('second')
    learn({ key: '1', value: 'second' })
    assert.equal(current.get('noor'), null)
    hears('third')
    learn({ key: '1', value: 'third' })
    assert.equal(current.get('noor'), 'third')
  })

  test('is cached again ten seconds after a change that was rolled back', () => {
    const { current, learn, isAboutToCommit, pass } = open()
    isAboutToCommit('second')
    pass(9_999)
    learn()
    assert.equal(current.get('noor'), null)
    pass(1)
    learn()
    assert.equal(current.get('noor'), 'first')
  })

  test('is not cached after a read during which its key changed or announcements were missed', () => {
    const { current, hears, lose } = open()
    for (const happens of [() => hears('second'), lose]) {
      const read = current.startRead()
      happens()
      read.store('noor', noor.value, [noor.key])
      read.end()
      assert.equal(current.get('noor'), null)
    }
    const read = current.startRead()
    hears('other', '2')
    read.store('noor', noor.value, [noor.key])
    assert.equal(current.get('noor'), 'first')
  })

  test('is unavailable after three seconds without a heartbeat, until the next heartbeat', () => {
    const { current, learn, pass } = open()
    learn()
    pass(3_000, false)
    assert.equal(current.get('noor'), 'first')
    pass(1, false)
    assert.equal(current.get('noor'), null)
    pass(0)
    assert.equal(current.get('noor'), 'first', 'the heartbeat comes after every announcement made meanwhile')
  })

  test('is evicted after a gap', () => {
    const { current, learn, lose } = open()
    learn()
    lose()
    assert.equal(current.get('noor'), null)
  })

  test('is evicted by the keys of its latest read', () => {
    const { current, learn, hears } = open()
    learn()
    learn({ key: '2', value: 'of another' })
    hears('second', '1')
    assert.equal(current.get('noor'), 'of another')
    hears('renamed', '2')
    assert.equal(current.get('noor'), null)
  })
})
