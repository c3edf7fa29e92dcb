import { Hono } from 'hono'
import { accessibilityUrl, impressumUrl, privacyPageUrl, safetyUrl, termsPageUrl } from '#views/content/urls.ts'
import { Canonical } from '#views/content/Canonical.tsx'
import { DocumentPage } from '#views/content/DocumentPage.tsx'
import { ImpressumPage } from '#views/content/ImpressumPage.tsx'
import { placeholderValues } from '#views/content/message-values.ts'
import { NotFound } from '#core/errors.ts'
import { operatorOf, type Operator } from '#core/operator.ts'
import type { Switch } from '#core/config.ts'
import type { Env, Http } from '#web/http.ts'
import { page } from '#web/render.tsx'
import { accessibility } from './accessibility.ts'
import type { TextDocument } from './document.ts'
import { privacy } from './privacy.ts'
import { safety } from './safety.ts'
import { terms } from './terms.ts'

interface DocumentPlace {
  path: string
  alias: string
  document: TextDocument
  /** switch that hides the page while it is off */
  by?: Switch
  /** returns the URL of the operator's own document, if it replaces ours */
  elsewhere?: (operator: Operator) => string | undefined
}

const places: readonly DocumentPlace[] = [
  {
    path: termsPageUrl,
    alias: '/about/terms',
    document: terms,
    by: 'terms',
    elsewhere: ({ termsUrl }) => termsUrl,
  },
  {
    path: privacyPageUrl,
    alias: '/about/privacy',
    document: privacy,
    by: 'privacy',
    elsewhere: ({ privacyUrl }) => privacyUrl,
  },
  { path: safetyUrl, alias: '/about/safety', document: safety },
  { path: accessibilityUrl, alias: '/about/accessibility', document: accessibility },
]

function showDocument(c: Http, { path, document, by, elsewhere }: DocumentPlace): Response {
  const { config, texts } = c.get('scope')
  if (by && !config.switches[by]) throw new NotFound()
  const operator = operatorOf(config, texts.edition)
  const address = elsewhere?.(operator)
  if (address) return c.redirect(address)
  const description = texts.t(document.lead, placeholderValues({ texts, operator, baseUrl: config.baseUrl }))
  return page(
    c,
    { title: texts.t(document.title), head: <Canonical path={path} description={description} /> },
    <DocumentPage document={document} />,
  )
}

/** Paths of the documents, without those that other sites link to. */
export const documentPaths: readonly string[] = [...places.map(({ path }) => path), impressumUrl]

export const documentPages = new Hono<Env>()
for (const place of places) {
  documentPages.get(place.path, (c) => showDocument(c, place))
  documentPages.get(place.alias, (c) => showDocument(c, place))
}

documentPages.get(impressumUrl, (c) => {
  const { config, texts } = c.get('scope')
  if (!config.switches.legalNotice) throw new NotFound()
  return page(c, { title: texts.t('impressum.title'), width: 'narrow' }, <ImpressumPage />)
})
