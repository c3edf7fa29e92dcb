import { writeFileSync } from 'node:fs'
import { exampleDocuments } from './api-documents.ts'

// npm run release-api   keeps the API's current documents as those of the last release, in test/api/release.json
// `test/api/release.test.ts` compares later documents with them. Texts and examples are left out: they break no client.

const isText = (key: string, value: unknown) =>
  ['example', 'examples', 'x-enumDescriptions'].includes(key) ||
  (['description', 'summary'].includes(key) && typeof value === 'string')

const contract = JSON.stringify(
  exampleDocuments(),
  (key, value: unknown) => (isText(key, value) ? undefined : value),
  1,
)
writeFileSync('test/api/release.json', `${contract}\n`)
