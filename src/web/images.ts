import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { parseImageName } from '#core/images/names.ts'
import type { Services } from '#core/scope.ts'

const contentTypes: Record<string, string> = { '.webp': 'image/webp', '.png': 'image/png', '.jpg': 'image/jpeg' }

/**
 * Serves stored pictures to every client that knows a picture's name, which changes with its content. Other origins may
 * use pictures, because mail programs show them too.
 */
export const images = ({ images: store }: Pick<Services, 'images'>) =>
  new Hono().get('/images/:file', async (c) => {
    const file = c.req.param('file')
    const name = parseImageName(file)
    const image = name && (await store.open(name.hash, name.variant))
    if (!image) return c.text('Not Found', 404)
    const headers = {
      'Content-Type': contentTypes[extname(file)]!,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${file}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    const isNotModified = c.req
      .header('If-None-Match')
      ?.split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === headers.ETag)
    if (isNotModified || c.req.method === 'HEAD') {
      image.stream.destroy()
      return isNotModified
        ? c.body(null, 304, headers)
        : c.body(null, 200, { ...headers, 'Content-Length': `${image.bytes}` })
    }
    return c.body(Readable.toWeb(image.stream) as ReadableStream, 200, {
      ...headers,
      'Content-Length': `${image.bytes}`,
    })
  })
