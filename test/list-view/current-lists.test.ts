import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { describe, test } from 'node:test'
import { openCurrentLists } from '../../src/list-view/current-lists.ts'
import type { Announcement, OwnAnnouncements } from '#core/live.ts'

const noor = { listId: 1, version: 'first' }

/** With a hub that hears what it is told, at a time that stands. */
function open() {
  let now = 0
  let heardUntil = 0
  let hear: (announcement: Announcement) => void = () => {}
  let lose: () => void = () => {}
  const own: OwnAnnouncements = new EventEmitter()
  const current = openCurrentLists(
    {
      watchAll: (_topic, listener) => {
        hear = listener
        return () => {}
      },
      onGap: (listener) => {
        lose = listener
        return () => {}
      },
      heardUntil: () => heardUntil,
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
      const look = current.look()
      look.learn('noor', known)
      look.end()
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

describe('what is known of a list without asking the database', () => {
  test('is what was read, until a change is heard of', () => {
    const { current, learn, hears } = open()
    assert.equal(current.versionOf('noor'), null)
    learn()
    assert.equal(current.versionOf('noor'), 'first')
    hears('other', 2)
    assert.equal(current.versionOf('noor'), 'first')
    hears('second')
    assert.equal(current.versionOf('noor'), null)
  })

  test('is nothing from the moment on at which this process is about to commit a change, until that is heard of', () => {
    const { current, learn, isAboutToCommit, hears } = open()
    learn()
    isAboutToCommit('second')
    assert.equal(current.versionOf('noor'), null)
    learn() // read before the commit
    assert.equal(current.versionOf('noor'), null)
    hears('second')
    learn({ listId: 1, version: 'second' })
    assert.equal(current.versionOf('noor'), 'second')
  })

  test('is nothing as long as the last of several changes is not heard of', () => {
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

  test('comes back by itself where the change was rolled back', () => {
    const { current, learn, isAboutToCommit, pass } = open()
    isAboutToCommit('second')
    pass(9_999)
    learn()
    assert.equal(current.versionOf('noor'), null)
    pass(1)
    learn()
    assert.equal(current.versionOf('noor'), 'first')
  })

  test('is not learnt from a look during which the list changed, or announcements were missed', () => {
    const { current, hears, lose } = open()
    for (const happens of [() => hears('second'), lose]) {
      const look = current.look()
      happens()
      look.learn('noor', noor)
      look.end()
      assert.equal(current.versionOf('noor'), null)
    }
    const look = current.look()
    hears('other', 2)
    look.learn('noor', noor)
    assert.equal(current.versionOf('noor'), 'first')
  })

  test('is nothing where nothing was heard for three seconds, and again once it was', () => {
    const { current, learn, pass } = open()
    learn()
    pass(3_000, false)
    assert.equal(current.versionOf('noor'), 'first')
    pass(1, false)
    assert.equal(current.versionOf('noor'), null)
    pass(0)
    assert.equal(current.versionOf('noor'), 'first', 'whatever was announced meanwhile came before')
  })

  test('is nothing after a gap', () => {
    const { current, learn, lose } = open()
    learn()
    lose()
    assert.equal(current.versionOf('noor'), null)
  })

  test('is of the list that has the name now', () => {
    const { current, learn, hears } = open()
    learn()
    learn({ listId: 2, version: 'of another' })
    hears('second', 1)
    assert.equal(current.versionOf('noor'), 'of another')
    hears('renamed', 2)
    assert.equal(current.versionOf('noor'), null)
  })
})
