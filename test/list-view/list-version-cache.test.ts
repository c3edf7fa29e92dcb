import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { describe, test } from 'node:test'
import { openListVersionCache } from '../../src/list-view/list-version-cache.ts'
import type { Announcement, OwnAnnouncements } from '#core/live.ts'

const noor = { listId: 1, version: 'first' }

/** Opens the cache of list versions with a hub and a clock that the test controls. */
function open() {
  let now = 0
  let heardUntil = 0
  let hear: (announcement: Announcement) => void = () => {}
  let lose: () => void = () => {}
  const own: OwnAnnouncements = new EventEmitter()
  const current = openListVersionCache(
    {
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
    own,
    () => now,
  )
  const changed = (version: string, listId = 1): Announcement => ({
    topic: 'list-version',
    key: `${listId}`,
    event: version,
  })
  return {
    current,
    learn(known = noor) {
      const read = current.startRead()
      read.store('noor', known)
      read.end()
    },
    isAboutToCommit: (version: string) => own.emit('announcement', changed(version)),
    hears: (version: string, listId?: number) => hear(changed(version, listId)),
    lose: () => lose(),
    pass: (ms: number, isHeard = true) => {
      now += ms
      if (isHeard) heardUntil = now
    },
  }
}

describe('the cached version of a list', () => {
  test('is the version that was read, until a change is announced', () => {
    const { current, learn, hears } = open()
    assert.equal(current.versionOf('noor'), null)
    learn()
    assert.equal(current.versionOf('noor'), 'first')
    hears('other', 2)
    assert.equal(current.versionOf('noor'), 'first')
    hears('second')
    assert.equal(current.versionOf('noor'), null)
  })

  test('is evicted before this process commits a change, and not cached until the hub delivers the change', () => {
    const { current, learn, isAboutToCommit, hears } = open()
    learn()
    isAboutToCommit('second')
    assert.equal(current.versionOf('noor'), null)
    learn() // this version was read before the commit
    assert.equal(current.versionOf('noor'), null)
    hears('second')
    learn({ listId: 1, version: 'second' })
    assert.equal(current.versionOf('noor'), 'second')
  })

  test('is not cached until the hub has delivered the last of several changes', () => {
    const { current, learn, isAboutToCommit, hears } = open()
    isAboutToCommit('second')
    isAboutToCommit('third')
    hears('second')
    learn({ listId: 1, version: 'second' })
    assert.equal(current.versionOf('noor'), null)
    hears('third')
    learn({ listId: 1, version: 'third' })
    assert.equal(current.versionOf('noor'), 'third')
  })

  test('is cached again ten seconds after a change that was rolled back', () => {
    const { current, learn, isAboutToCommit, pass } = open()
    isAboutToCommit('second')
    pass(9_999)
    learn()
    assert.equal(current.versionOf('noor'), null)
    pass(1)
    learn()
    assert.equal(current.versionOf('noor'), 'first')
  })

  test('is not cached after a read during which the list changed or announcements were missed', () => {
    const { current, hears, lose } = open()
    for (const happens of [() => hears('second'), lose]) {
      const read = current.startRead()
      happens()
      read.store('noor', noor)
      read.end()
      assert.equal(current.versionOf('noor'), null)
    }
    const read = current.startRead()
    hears('other', 2)
    read.store('noor', noor)
    assert.equal(current.versionOf('noor'), 'first')
  })

  test('is unavailable after three seconds without a heartbeat, until the next heartbeat', () => {
    const { current, learn, pass } = open()
    learn()
    pass(3_000, false)
    assert.equal(current.versionOf('noor'), 'first')
    pass(1, false)
    assert.equal(current.versionOf('noor'), null)
    pass(0)
    assert.equal(current.versionOf('noor'), 'first', 'the heartbeat comes after every announcement made meanwhile')
  })

  test('is evicted after a gap', () => {
    const { current, learn, lose } = open()
    learn()
    lose()
    assert.equal(current.versionOf('noor'), null)
  })

  test('belongs to the list that has the username now', () => {
    const { current, learn, hears } = open()
    learn()
    learn({ listId: 2, version: 'of another' })
    hears('second', 1)
    assert.equal(current.versionOf('noor'), 'of another')
    hears('renamed', 2)
    assert.equal(current.versionOf('noor'), null)
  })
})
