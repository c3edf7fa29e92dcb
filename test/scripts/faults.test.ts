import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import type { Fault } from '#test/faults/fault.ts'

const lists = await Promise.all(
  globSync('test/faults/*.ts')
    .sort()
    .map((path) => import(resolve(path)) as Promise<{ default?: readonly Fault[] }>),
)
const faults = lists.flatMap((list) => list.default ?? [])
const placesOf = ({ file, replace }: Fault) =>
  existsSync(file) ? readFileSync(file, 'utf8').split(replace).length - 1 : 0

test('the text that a fault replaces occurs in its file exactly once', () => {
  assert.ok(faults.length > 900)
  assert.deepEqual(
    faults.filter((fault) => placesOf(fault) !== 1),
    [],
  )
})

test('the tests that must notice a fault exist', () => {
  const missing = faults.flatMap(({ tests }) => tests).filter((file) => !existsSync(file))
  assert.deepEqual(missing, [])
})
