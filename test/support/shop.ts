import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import sharp from 'sharp'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A shop on this machine, closed after the file's tests. */
export interface LocalShop {
  /** for `FETCH_ALLOW_HOSTS` */
  host: string
  url(path: string): string
  /** paths that were asked for, in their order */
  asked: string[]
  /** what it answers at a path; anything else is 404 */
  pages: Map<string, Answer>
  /** Lets whoever asks for a page wait. @returns lets them have it */
  hold(path: string): () => void
  /** a page that sells something, with a picture of this colour */
  sell(path: string, product: { title: string; price?: string; gtin?: string; colour?: string }): string
}

/** @param name by which this machine is asked for it */
export async function openShop(name: '127.0.0.1' | 'localhost' = '127.0.0.1'): Promise<LocalShop> {
  const pages = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url!)
    const page = pages.get(request.url!)
    if (page) return void page(request, response)
    response.writeHead(404).end()
  })
  server.listen(0, name)
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `${name}:${(server.address() as AddressInfo).port}`
  const url = (path: string) => `http://${host}${path}`
  return {
    host,
    url,
    asked,
    pages,
    hold(path) {
      const page = pages.get(path)!
      const held = Promise.withResolvers<void>()
      pages.set(path, (request, response) => held.promise.then(() => page(request, response)))
      return () => {
        pages.set(path, page)
        held.resolve()
      }
    },
    sell(path, { title, price, gtin, colour }) {
      const picture = `${path}.png`
      pages.set(path, (_, response) =>
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
          .end(`<!doctype html><title>${title} | De winkel</title>
          <meta property="og:title" content="${title}">
          ${price ? `<meta property="product:price:amount" content="${price}"><meta property="product:price:currency" content="EUR">` : ''}
          ${gtin ? `<meta property="product:ean" content="${gtin}">` : ''}
          ${colour ? `<meta property="og:image" content="${picture}">` : ''}<h1>${title}</h1>`),
      )
      if (colour)
        pages.set(picture, async (_, response) => {
          const blank = { create: { width: 300, height: 300, channels: 3, background: colour } } as const
          response.setHeader('Content-Type', 'image/png').end(await sharp(blank).png().toBuffer())
        })
      return url(path)
    },
  }
}
