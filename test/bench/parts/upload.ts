import { Agent, get } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { maxUploadBytes } from '#core/images/processing.ts'
import { freshServer } from '../database.ts'
import { changeHeadersOf } from '../load.ts'
import { startWeb, upload, type WebProcess } from '../processes.ts'
import { median, percentile, shown, type PartReport } from '../report.ts'
import { usernameOf } from '../seed.ts'

const lists = 10
const seconds = 6
const atOnce = 2
const everyMs = 10

/** Writes a photo of 12 megapixels, just below the upload limit. @returns its size in bytes */
async function photo(path: string): Promise<number> {
  let largest: Buffer | undefined
  for (let [low, high] = [4, 100]; high - low > 1;) {
    const sigma = (low + high) / 2
    const bytes = await sharp({
      create: {
        width: 4000,
        height: 3000,
        channels: 3,
        background: '#7a9',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .jpeg({ quality: 88 })
      .toBuffer()
    if (bytes.length > maxUploadBytes) high = sigma
    else {
      low = sigma
      largest = bytes
    }
  }
  if (!largest) throw new Error('no photo is small enough')
  await writeFile(path, largest)
  return largest.length
}

/** Polls `/healthz` until `isOver`. @returns ms per response */
async function watchHealth(web: WebProcess, isOver: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const took: number[] = []
  while (!isOver()) {
    const began = performance.now()
    await new Promise<void>((resolve, reject) => {
      get(`${web.address}/healthz`, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject)
    })
    took.push(performance.now() - began)
    await sleep(everyMs)
  }
  agent.destroy()
  return took
}

/** Measures how soon the web process responds to `/healthz` while it processes large pictures. */
export async function uploads(): Promise<PartReport> {
  const server = await freshServer()
  const folder = await mkdtemp(join(tmpdir(), 'wishring-bench-'))
  try {
    const { url, sql } = await server.database(lists)
    const web = await startWeb(url)
    const picture = join(folder, 'photo.jpg')
    const size = await photo(picture)
    const [gift] = await sql<{ guid: string; category: string; words: string }[]>`
      select g.public_guid as guid, c.private_guid as category, g.description as words from gifts g join categories c on c.id = g.category_id where c.list_id = 1 limit 1`
    const { guid, category, words } = gift!
    const headers = changeHeadersOf(1)
    const fields = { categoryPrivateGuid: category, description: words }

    const meanwhile = async (work: () => Promise<number[]>) => {
      await web.ask('watch delay')
      let isOver = false
      const [took, health] = await Promise.all([work().finally(() => (isOver = true)), watchHealth(web, () => isOver)])
      return { took, health, ...(await web.ask('delay')) }
    }
    const uploading = { headers, picture, atOnce, ms: seconds * 1000 }
    await upload({ ...uploading, url: `${web.address}/gifts/${guid}/edit`, fields, as: 'form', ms: 1 })
    const taken = {
      'nothing is uploaded': await meanwhile(() => sleep(seconds * 500).then(() => [])),
      "a gift's form": await meanwhile(() =>
        upload({ ...uploading, url: `${web.address}/gifts/${guid}/edit`, fields, as: 'form' }),
      ),
      "a list's picture": await meanwhile(() =>
        upload({ ...uploading, url: `${web.address}/${usernameOf(1)}/image`, fields: {}, as: 'form' }),
      ),
      'API MyGift/EditWithoutProduct (base64)': await meanwhile(() =>
        upload({
          ...uploading,
          url: `${web.address}/api/MyGift/EditWithoutProduct`,
          fields: { ...fields, publicGuid: guid },
          as: 'json',
        }),
      ),
    }
    await web.stop()
    return {
      title: `upload: /healthz every ${everyMs} ms while a jpeg of ${(size / 2 ** 20).toFixed(1)} MiB is uploaded, ${atOnce} at once`,
      lines: Object.entries(taken).map(([what, { took, health, delayMs }]) => ({
        what: `p99 of /healthz: ${what}`,
        value: percentile(health, 99),
        unit: 'ms',
        sideNote: `p50 ${shown(median(health), 'ms')}, worst ${shown(Math.max(...health), 'ms')}; event loop p99 ${shown(delayMs.p99, 'ms')}, worst ${shown(delayMs.max, 'ms')}${took.length > 0 ? `; upload ${shown(median(took), 'ms')}` : ''}`,
      })),
      details: taken,
    }
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
