import { restoreBackup } from '#operations/backup/index.ts'
import type { Config } from '#core/config.ts'
import { openImageStore } from '#core/images/store.ts'
import { jobs } from '../index.ts'

const number = (count: number) => count.toLocaleString('en')
const printLine = (line: string) => void process.stderr.write(`${line}\n`)

/** Restores a backup. Returns a summary of the data that was restored, or would be without `dryRun`. */
export async function restore(
  config: Config,
  url: string,
  folder: string,
  given: { dryRun?: boolean; withoutSecret?: boolean },
): Promise<string> {
  const { dryRun: isDryRun = false, withoutSecret = false } = given
  const images = await openImageStore(config.dataDir)
  const restored = await restoreBackup(folder, {
    config,
    url,
    images,
    queues: jobs,
    isDryRun,
    withoutSecret,
    onProgress: printLine,
  })
  const rowsOf = (table: string) => restored.tables.find(({ name }) => name === `public.${table}`)?.rows ?? 0
  const counted = (table: string) => number(rowsOf(table))
  const what = `${counted('users')} users, ${counted('lists')} lists, ${counted('gifts')} gifts, ${counted('cross_offs')} cross-offs, ${counted('draws')} draws and ${number(restored.images)} pictures of ${restored.madeAt}`
  if (isDryRun) return `Would restore ${what}. Nothing was changed.`
  const waiting = restored.waitingMails + rowsOf('unconfirmed_cross_offs')
  return `Restored ${what}.\n${number(waiting)} mails had not been sent then, and will be as soon as a worker runs.`
}
