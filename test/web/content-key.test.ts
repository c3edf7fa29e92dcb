import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement, Fragment, type ReactNode } from 'react'
import { contentKey } from '#web/content-key.ts'

const One = ({ name }: { name: string; children?: ReactNode }) => name
const Other = ({ name }: { name: string; children?: ReactNode }) => name

test('equal content has the same key', () => {
  const content = () => [
    createElement(One, { name: 'Noor' }, createElement('p', { className: 'soft' }, 'Hallo')),
    { day: new Date('2026-12-05T12:00:00Z'), list: { title: null, gifts: [1, 2] } },
  ]
  assert.equal(contentKey(content()), contentKey(content()))
})

test('content that may render differently has another key', () => {
  const contents: unknown[] = [
    createElement(One, { name: 'Noor' }),
    createElement(One, { name: 'Lotte' }),
    createElement(Other, { name: 'Noor' }),
    createElement('p', { name: 'Noor' }),
    createElement('b', { name: 'Noor' }),
    createElement(Fragment, null, 'Noor'),
    createElement(One, { name: 'Noor' }, 'kind'),
    'Noor',
    ['Noor'],
    ['No', 'or'],
    ['No,4"or'],
    { name: 'Noor' },
    { title: 'Noor' },
    { name: 'Noor', title: undefined },
    1,
    '1',
    true,
    'true',
    null,
    'null',
    undefined,
    [],
    {},
    new Date(1),
    new Date(2),
    '@1',
    [[], []],
    [[[]]],
  ]
  const keys = contents.map((content) => contentKey(content))
  assert.equal(new Set(keys).size, contents.length)
  assert.ok(keys.every((key) => key !== null))
})

test('content with a function, or with an object that is more than its fields, has no key', () => {
  for (const content of [
    () => 'Noor',
    { about: () => 'Noor' },
    [new Map()],
    createElement(One, { name: Symbol() as never }),
  ])
    assert.equal(contentKey(content), null)
})
