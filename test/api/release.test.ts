import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { exampleDocuments } from '../../scripts/api-documents.ts'
import { additions, breakingChanges } from './breaking-changes.ts'
import { hubContractOf } from './hub-contract.ts'
import type { OpenApi } from './openapi.ts'

// `npm run release-api` keeps the current documents as release.json.

type Documents = ReturnType<typeof exampleDocuments>
const contractsOf = ({ openApi, asyncApi }: Documents) => [openApi as unknown as OpenApi, hubContractOf(asyncApi)]

const released = JSON.parse(readFileSync(new URL('release.json', import.meta.url), 'utf8')) as Documents
const current = JSON.parse(JSON.stringify(exampleDocuments())) as Documents

/** Compares two lists of documents, one after the other. */
const changes = (compare: typeof additions, before: Documents, after: Documents): string[] =>
  contractsOf(before).flatMap((document, index) => compare(document, contractsOf(after)[index]!))

const versionOf = ({ openApi }: Documents): number[] => openApi.info.version.split('.').map(Number)

/** Returns the changes that the version doesn't announce: a break needs a new major number, an addition a new minor one. */
function unannounced(before: Documents, after: Documents): string[] {
  const [major = 0, minor = 0] = versionOf(before)
  const [newMajor = 0, newMinor = 0] = versionOf(after)
  if (newMajor > major) return []
  const breaks = changes(breakingChanges, before, after)
  return newMinor > minor ? breaks : [...breaks, ...changes(additions, before, after)]
}

/** Returns a copy of the released documents after a change to them. */
function changed(change: (documents: Documents) => void): Documents {
  const copy = structuredClone(released)
  change(copy)
  return copy
}

describe('the API since its last release', () => {
  test('the version announces every change', () => assert.deepEqual(unannounced(released, current), []))

  test('both documents have the same version, and it never falls', () => {
    assert.equal(current.asyncApi.info.version, current.openApi.info.version)
    const [before, after] = [versionOf(released), versionOf(current)]
    assert.ok(before.length === 3 && after.length === 3)
    const index = after.findIndex((number, place) => number !== before[place])
    assert.ok(index === -1 || after[index]! > before[index]!)
  })

  test('a removed field is named, even if the minor number rises', () => {
    const next = changed(({ openApi }) => {
      delete openApi.components.schemas['User']!.properties!['email']
      openApi.info.version = '1.999.0'
    })
    assert.match(unannounced(released, next).join('\n'), /POST \/api\/Account\/Create.*email/)
  })

  test('an added field is named until the minor number rises', () => {
    const add = ({ openApi }: Documents) => {
      openApi.components.schemas['User']!.properties!['nickname'] = { type: 'string' }
      openApi.components.schemas['User']!.required!.push('nickname')
    }
    assert.match(unannounced(released, changed(add)).join('\n'), /nickname/)
    const announced = changed((documents) => {
      add(documents)
      documents.openApi.info.version = '1.999.0'
    })
    assert.deepEqual(unannounced(released, announced), [])
  })

  test('a method of the hub that takes another argument, and an event that is gone, are named', () => {
    const next = changed(({ asyncApi: { components, operations } }) => {
      const { properties } = components.messages['JoinWishlist']!.payload
      properties!['arguments']!.items = [{ type: 'string' }, { type: 'integer' }]
      delete operations['RefreshGiftV2']
    })
    const named = unannounced(released, next).join('\n')
    assert.match(named, /JoinWishlist.*1/)
    assert.match(named, /RefreshGiftV2/)
  })
})
