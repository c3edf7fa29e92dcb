import { Hono } from 'hono'
import { freezeDeep } from '#core/freeze.ts'
import { ApiReference } from '#views/reference/ApiReference.tsx'
import { apiReferenceUrl, asyncApiUrl, openApiUrl } from '#views/reference/urls.ts'
import type { Env } from '#web/http.ts'
import type { ApiDocuments } from '#web/reference/documents.ts'
import { apiIntroduction, hubIntroduction } from '#web/reference/introductions.ts'
import { page } from '#web/render.tsx'

const introductions = freezeDeep({ api: apiIntroduction, hub: hubIntroduction })

/** Serves the documents of the API and of the hub, and the page that shows them. */
export const referencePages = (documents: () => ApiDocuments): Hono<Env> =>
  new Hono<Env>()
    .get(openApiUrl, (c) => c.json(documents().openApi))
    .get(asyncApiUrl, (c) => c.json(documents().asyncApi))
    .get(apiReferenceUrl, (c) =>
      page(
        c,
        { title: c.get('scope').texts.t('reference.title') },
        <ApiReference documents={documents()} introductions={introductions} />,
      ),
    )
