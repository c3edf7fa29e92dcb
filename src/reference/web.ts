import type { Config } from '#core/config.ts'
import type { Services } from '#core/scope.ts'
import { contactUrl } from '#views/contact/urls.ts'
import { termsPageUrl } from '#views/content/urls.ts'
import { apiReferenceUrl } from '#views/reference/urls.ts'
import type { WebFeature } from '#web/feature.ts'
import { documentsOf, type ApiDocuments } from '#web/reference/documents.ts'
import { referencePages } from './pages.tsx'

/** Makes the documents of the API and of the hub that these features register. */
export const apiDocuments = (config: Config, features: readonly WebFeature[]): ApiDocuments =>
  documentsOf(config, features, { contact: contactUrl, terms: termsPageUrl })

/** Describes the API and the hub that these features register. */
export const reference = ({ config }: Pick<Services, 'config'>, features: readonly WebFeature[]): WebFeature => ({
  pages: [referencePages(() => apiDocuments(config, features))],
  pagesOfTheDay: new Set([apiReferenceUrl]),
})
