import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { ApiReference } from '#views/reference/ApiReference.tsx'
import { apiReferenceUrl, asyncApiUrl, openApiUrl } from '#views/reference/urls.ts'
import type { EditionCode } from '#core/editions.ts'
import { acceptsEncoding } from '#web/compress.ts'
import type { Env, Http } from '#web/http.ts'
import type { ApiDocuments } from '#web/reference/documents.ts'
import { apiIntroduction, hubIntroduction } from '#web/reference/introductions.ts'
import { markup, page, sharedView } from '#web/render.tsx'

const introductions = { api: apiIntroduction, hub: hubIntroduction }

/**
 * Serves the documents of the API and of the hub, and the page that shows them. Each is made once, because it is large
 * and stays the same: the page's content once for each edition.
 */
export function referencePages(makeDocuments: () => ApiDocuments): Hono<Env> {
  let made: ApiDocuments | undefined
  const documents = () => (made ??= makeDocuments())
  const packed: Partial<Record<keyof ApiDocuments, Uint8Array<ArrayBuffer>>> = {}
  const json = (c: Http, name: keyof ApiDocuments) => {
    if (!acceptsEncoding(c, 'gzip')) return c.json(documents()[name])
    c.header('Vary', 'Accept-Encoding', { append: true })
    const gzip = (packed[name] ??= new Uint8Array(gzipSync(JSON.stringify(documents()[name]))))
    return c.body(gzip, 200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
  }

  const contents: Partial<Record<EditionCode, string>> = {}
  const contentFor = ({ texts, config, now }: Http['var']['scope']) =>
    (contents[texts.edition.code] ??= markup(
      sharedView({ texts, config, now }),
      <ApiReference documents={documents()} introductions={introductions} />,
    ))
  return new Hono<Env>()
    .get(openApiUrl, (c) => json(c, 'openApi'))
    .get(asyncApiUrl, (c) => json(c, 'asyncApi'))
    .get(apiReferenceUrl, (c) => {
      const scope = c.get('scope')
      return page(
        c,
        { title: scope.texts.t('reference.title') },
        <article className="document api-reference" dangerouslySetInnerHTML={{ __html: contentFor(scope) }} />,
      )
    })
}
