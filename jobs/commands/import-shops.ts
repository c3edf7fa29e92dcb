import type { Services } from '#core/scope.ts'
import { importShops, shopRefusals } from '../../src/shops/index.ts'

/**
 * Imports the shops of a CSV file.
 * @returns a summary of the file's rows
 * @throws Error if no row could be read
 */
export async function importShopsFrom(services: Services, source: string, isDryRun: boolean): Promise<string> {
  const { rows, added, changed, unchanged, removed, refused, missingLogos } = await importShops(services, {
    source,
    isDryRun,
  })
  const refusedLines = refused.map(
    ({ row, why, given }) => `row ${row} refused: ${shopRefusals[why]}${given && ` (“${given}”)`}`,
  )
  if (rows === refused.length)
    throw new Error([`nothing could be read of ${source}`, ...refusedLines.slice(0, 1)].join(': '))
  return [
    `${rows} shops: ${added} new, ${changed} changed, ${unchanged} unchanged, ${removed} no longer on the page, ${refused.length} refused`,
    ...refusedLines.map((line) => `  ${line}`),
    ...missingLogos.map((path) => `  no picture could be read at ${path}`),
    ...(isDryRun ? ['A dry run: nothing was kept.'] : []),
  ].join('\n')
}
