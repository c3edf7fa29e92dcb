import { makeBackup } from '#operations/backup/index.ts'
import type { Config } from '#core/config.ts'
import { openImageStore } from '#core/images/store.ts'

const number = (count: number) => count.toLocaleString('en')
const printLine = (line: string) => void process.stderr.write(`${line}\n`)

/** Makes a backup. Returns a summary of its contents, and a note on how to keep it or the secret. */
export async function backUp(config: Config, url: string, folder: string, withoutSecret: boolean): Promise<string> {
  const images = await openImageStore(config.dataDir)
  const now = () => new Date()
  const made = await makeBackup(folder, { config, url, images, now, withoutSecret, onProgress: printLine })
  return [
    `${folder} has ${number(made.rows)} rows and ${number(made.images)} pictures`,
    ...(made.missingImages > 0 ? [`${number(made.missingImages)} pictures that are shown have no files`] : []),
    made.hasSecret
      ? 'It holds the secret, too: whoever gets it can open every lot. Keep it like a key.'
      : 'It does not hold the secret, without which lots and waiting mails do not open: keep that elsewhere.',
  ].join('\n')
}
