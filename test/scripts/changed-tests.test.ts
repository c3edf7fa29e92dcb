import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { testsFor } from '../../scripts/changed-tests.ts'

const imports = new Map([
  ['src/gifts/save-gift.ts', ['src/cross-offs/index.ts', 'src/core/db.ts']],
  ['src/list-view/pages.tsx', ['src/gifts/web.ts']],
  ['views/forum/Forum.tsx', ['src/forum/index.ts']],
  ['test/support/locks.ts', []],
  ['test/gifts/save.test.ts', ['test/support/world.ts', 'test/support/locks.ts']],
])
const tests = [
  'test/architecture.test.ts',
  'test/browser/story.test.ts',
  'test/cross-offs/undo.test.ts',
  'test/docs/how-to.test.ts',
  'test/forum/pages.test.ts',
  'test/gifts/save.test.ts',
  'test/list-view/list-page.test.ts',
]
const always = ['test/architecture.test.ts', 'test/docs/how-to.test.ts']
const shortened = (changed: string[]) => testsFor(changed, tests, imports).filter((file) => !always.includes(file))

describe('npm test -- --changed', () => {
  test('runs the tests of a changed room, and of the rooms that import it', () => {
    assert.deepEqual(shortened(['src/cross-offs/undo.ts']), ['test/cross-offs/undo.test.ts', 'test/gifts/save.test.ts'])
    assert.deepEqual(shortened(['src/list-view/pages.tsx']), ['test/list-view/list-page.test.ts'])
  })

  test('runs the browser tests too when something is seen otherwise', () => {
    assert.deepEqual(shortened(['views/forum/Forum.tsx']), ['test/browser/story.test.ts', 'test/forum/pages.test.ts'])
    for (const file of ['static/css/gift.css', 'src/client/dialogs.ts'])
      assert.deepEqual(shortened([file]), ['test/browser/story.test.ts'])
  })

  test('runs a test whose helpers changed', () => {
    assert.deepEqual(shortened(['test/support/locks.ts']), ['test/gifts/save.test.ts'])
    assert.deepEqual(shortened(['test/forum/pages.test.ts']), ['test/forum/pages.test.ts'])
  })

  test('takes the texts of a part of a room for the room’s', () => {
    assert.deepEqual(shortened(['locales/gifts-import.ts']), [
      'test/gifts/save.test.ts',
      'test/list-view/list-page.test.ts',
    ])
  })

  test('takes a migration for a change of the rooms whose tables it names', () => {
    assert.deepEqual(shortened(['migrations/0014-gift-once.sql']), [
      'test/gifts/save.test.ts',
      'test/list-view/list-page.test.ts',
    ])
  })

  test('runs everything when something changed that every room uses', () => {
    for (const file of [
      'src/core/db.ts',
      'src/app.tsx',
      'migrations/0035-full-names.sql',
      'package.json',
      'jobs/purges.ts',
    ])
      assert.deepEqual(testsFor([file], tests, imports), tests)
  })

  test('runs only what always runs when a document changed', () => {
    assert.deepEqual(testsFor(['docs/how-to.md', 'README.md'], tests, imports), always)
  })
})
