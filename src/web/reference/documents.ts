import type { Config } from '#core/config.ts'
import { editions } from '#core/editions.ts'
import { operatorOf, type Operator } from '#core/operator.ts'
import type { AnyEndpoint } from '../api.ts'
import { rulesOf, type WebFeature } from '../feature.ts'
import type { HubMethod } from '../hub.ts'
import { asyncApiOf, type AsyncApiDocument } from './asyncapi.ts'
import { openApiOf, type OpenApiDocument } from './openapi.ts'

/** Paths of pages to which the documents link. */
export interface LinkedPages {
  contact: string
  terms: string
}

/** Subject of the documents: a server, with the endpoints and methods of its features. */
export interface Described {
  config: Pick<Config, 'baseUrl'>
  operator: Operator
  pages: LinkedPages
  endpoints: readonly AnyEndpoint[]
  /** paths that change something without a CSRF token */
  withoutCsrfToken: readonly RegExp[]
  /** methods of the hub, by name */
  methods: Readonly<Record<string, HubMethod>>
}

export interface ApiDocuments {
  openApi: OpenApiDocument
  asyncApi: AsyncApiDocument
}

/** Makes the documents of the API and of the hub, which these features register. */
export function documentsOf(config: Config, features: readonly WebFeature[], pages: LinkedPages): ApiDocuments {
  const described: Described = {
    config,
    operator: operatorOf(config, editions.en),
    pages,
    endpoints: features.flatMap(({ apis = [] }) => apis.flatMap(({ endpoints }) => endpoints)),
    withoutCsrfToken: rulesOf(features).withoutCsrfToken,
    methods: Object.assign({}, ...features.map(({ hubMethods }) => hubMethods)) as Described['methods'],
  }
  return { openApi: openApiOf(described), asyncApi: asyncApiOf(described) }
}
