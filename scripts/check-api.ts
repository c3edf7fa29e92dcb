import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { exampleDocuments } from './api-documents.ts'

// Lints the documents of the API and of the hub with Redocly, by the rules of redocly.yaml. Leaves the documents in
// .cache/api.

const folder = '.cache/api'
mkdirSync(folder, { recursive: true })
const files = Object.entries(exampleDocuments()).map(([name, document]) => {
  const file = `${folder}/${name.toLowerCase()}.json`
  writeFileSync(file, JSON.stringify(document, null, 2))
  return file
})
const { status } = spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', 'lint', ...files], {
  stdio: 'inherit',
  // Without these, the program would ask the registry for a newer version, and report that it was used.
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
process.exitCode = status ?? 1
