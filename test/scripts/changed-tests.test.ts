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
  test('a changed feature runs its own tests, and the tests of features that import it', () => {
    assert.deepEqual(shortened(['src/cross-offs/undo.ts']), ['test/cross-offs/undo.test.ts', 'test/gifts/save.test.ts'])
    assert.deepEqual(shortened(['src/list-view/pages.tsx']), ['test/list-view/list-page.test.ts'])
  })

  test('a change of the visible pages runs the browser tests too', () => {
    assert.deepEqual(shortened(['views/forum/Forum.tsx']), ['test/browser/story.test.ts', 'test/forum/pages.test.ts'])
    for (const file of ['static/css/gift.css', 'src/client/dialogs.ts'])
      assert.deepEqual(shortened([file]), ['test/browser/story.test.ts'])
  })

  test('a changed helper runs the tests that use it', () => {
    assert.deepEqual(shortened(['test/support/locks.ts']), ['test/gifts/save.test.ts'])
    assert.deepEqual(shortened(['test/forum/pages.test.ts']), ['test/forum/pages.test.ts'])
  })

  test("the texts of a part of a feature count as the feature's texts", () => {
    assert.deepEqual(shortened(['locales/gifts-import.ts']), [
      'test/gifts/save.test.ts',
      'test/list-view/list-page.test.ts',
    ])
  })

  test('a migration counts as a change of the features whose tables it names', () => {
    assert.deepEqual(shortened(['migrations/0014-gift-once.sql']), [
      'test/gifts/save.test.ts',
      'test/list-view/list-page.test.ts',
    ])
  })

  test('a change of something that every feature uses runs all tests', () => {
    for (const file of [
      'src/core/db.ts',
      'src/app.tsx',
      'migrations/0035-full-names.sql',
      'package.json',
      'jobs/purges.ts',
    ])
      assert.deepEqual(testsFor([file], tests, imports), tests)
  })

  test('a changed document runs only the tests that always run', () => {
    assert.deepEqual(testsFor(['docs/how-to.md', 'README.md'], tests, imports), always)
  })
})
