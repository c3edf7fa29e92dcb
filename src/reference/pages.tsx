import { Hono } from 'hono'
import { ApiReference } from '#views/reference/ApiReference.tsx'
import { apiReferenceUrl, asyncApiUrl, openApiUrl } from '#views/reference/urls.ts'
import type { EditionCode } from '#core/editions.ts'
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
  const texts: Partial<Record<keyof ApiDocuments, string>> = {}
  const json = (c: Http, name: keyof ApiDocuments) =>
    c.body((texts[name] ??= JSON.stringify(documents()[name])), 200, { 'Content-Type': 'application/json' })

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
