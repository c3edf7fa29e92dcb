import { readFile } from 'node:fs/promises'

// Uploads pictures from its own process, so that the work doesn't slow the process that times the server's responses.

export interface Uploading {
  url: string
  headers: Record<string, string>
  /** path of the picture's file */
  picture: string
  /** other fields of the multipart form, or of the JSON that holds the picture as base64 */
  fields: Record<string, string>
  as: 'form' | 'json'
  atOnce: number
  ms: number
}
/** Outcome of the uploads. `took`: ms per upload. */
export type Uploaded = { ok: true; took: number[] } | { ok: false; message: string }

async function upload({ url, headers, picture, fields, as, atOnce, ms }: Uploading): Promise<number[]> {
  const bytes = await readFile(picture)
  const json = as === 'json' ? JSON.stringify({ ...fields, newImageBase64: bytes.toString('base64') }) : ''
  const bodyOf = (): BodyInit => {
    if (as === 'json') return json
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('image', new Blob([bytes], { type: 'image/jpeg' }), 'picture.jpg')
    return form
  }
  const started = performance.now()
  const took: number[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - started < ms) {
        const began = performance.now()
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'manual',
          headers: { ...headers, ...(as === 'json' && { 'Content-Type': 'application/json' }) },
          body: bodyOf(),
        })
        const answer = await response.text()
        if (response.status >= 400)
          throw new Error(`the upload was refused: ${response.status} ${answer.slice(0, 300)}`)
        took.push(performance.now() - began)
      }
    }),
  )
  return took
}

process.once('message', (uploading: Uploading) => {
  const send = (uploaded: Uploaded) => process.send!(uploaded, () => process.disconnect())
  upload(uploading).then(
    (took) => send({ ok: true, took }),
    (error: unknown) => send({ ok: false, message: String(error) }),
  )
})
