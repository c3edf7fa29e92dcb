import type { Services } from '#core/scope.ts'
import type { Language } from '#locales/texts.ts'
import { importProducts, refusals, type ImportReport } from '../../src/products/index.ts'
import { progressOn } from './progress.ts'

interface Given {
  shop?: string
  language?: Language
  dryRun?: boolean
}

/**
 * Imports a shop's feed into the catalogue.
 * @returns a summary of the feed's rows
 * @throws Error if no row could be read, or if another import of this shop is running
 */
export async function importProductsFrom(services: Services, source: string, given: Given): Promise<string> {
  const { shop = null, language = null, dryRun: isDryRun = false } = given
  const progress = progressOn(process.stderr)
  const imported = await importProducts(services, { source, shop, language, isDryRun, onProgress: progress.report })
  progress.end()
  if (!imported.ok) throw new Error('another import of this shop is running')
  const report = imported.value
  if (report.shop === null)
    throw new Error(
      [`nothing could be read of ${source}`, report.broken, refusedLines(report)[0]].filter(Boolean).join(': '),
    )
  return lines(report, isDryRun).join('\n')
}

const number = (count: number) => count.toLocaleString('en')

function lines(report: ImportReport, isDryRun: boolean): string[] {
  const { shop, rows, added, changed, unchanged, withdrawn, missingPictures } = report
  const refused = [...report.refused.values()].reduce((sum, { count }) => sum + count, 0)
  return [
    `${shop}: ${number(rows)} rows: ${number(added)} new, ${number(changed)} changed, ${number(unchanged)} unchanged, ${number(withdrawn)} withdrawn, ${number(refused)} refused`,
    ...refusedLines(report).map((line) => `  ${line}`),
    ...(missingPictures.length > 0
      ? [`  ${number(missingPictures.length)} pictures could not be read, the first of them ${missingPictures[0]}`]
      : []),
    ...(report.broken === null ? [] : [`The feed ends before its end (${report.broken}): nothing was withdrawn.`]),
    ...(report.isDoubtful ? ['Almost everything was refused: nothing was withdrawn.'] : []),
    ...(isDryRun ? ['A dry run: nothing was kept.'] : []),
  ]
}

/** Returns a line for each reason of refusal, the most frequent first. */
const refusedLines = ({ refused }: ImportReport): string[] =>
  [...refused]
    .sort(([, one], [, other]) => other.count - one.count)
    .map(([why, { count, examples }]) => {
      const first = examples.map(({ row, given }) => `row ${row}${given && ` “${given}”`}`).join(', ')
      return `${number(count)} refused: ${refusals[why]} (${first})`
    })
