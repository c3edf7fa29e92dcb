import type { MessageId } from '#core/i18n.ts'
import type { Services } from '#core/scope.ts'
import type { Api } from './api.ts'
import type { Routes } from './http.ts'
import type { HubMethod, LiveTopic } from './live.ts'

export const mebibyte = 1024 * 1024

/** A path whose requests may have a larger body than others. */
export interface LargeBody {
  path: RegExp
  bytes: number
  /** A request without an account gets the usual limit. */
  needsAccount?: true
}

/** Rules of the middleware for some paths and forms. Each feature declares its own. */
export interface EdgeRules {
  /** Paths that change something without a CSRF token: a capability in the path or the request's origin guards them. */
  withoutCsrfToken: readonly RegExp[]
  largeBodies: readonly LargeBody[]
  /** Paths that end with a secret. Group 1 is the part before it, which the log may show. */
  secretPaths: readonly RegExp[]
  /** Form fields in which people write, with a label for pages that return the text without the form. */
  textFields: Readonly<Record<string, MessageId>>
  /** Names of form fields that no page shows again. */
  secretFields: readonly RegExp[]
  /** Paths whose errors are logged, but not reported: every list of products asks for them, so one fault would be reported thousands of times. */
  unreportedPaths: readonly RegExp[]
  /** Paths of pages that are the same all day for everybody without a session. */
  pagesOfTheDay: readonly string[]
}

/** A feature's part of the web server. */
export interface WebFeature extends Partial<EdgeRules> {
  pages: readonly Routes[]
  apis?: readonly Api[]
  /** Opens what its clients can watch, once for each web process. */
  openTopics?: (services: Services) => readonly LiveTopic[]
  hubMethods?: Readonly<Record<string, HubMethod>>
}

/** Merges the rules of all features. */
export function rulesOf(features: readonly WebFeature[]): EdgeRules {
  return {
    withoutCsrfToken: features.flatMap((feature) => feature.withoutCsrfToken ?? []),
    largeBodies: features.flatMap((feature) => feature.largeBodies ?? []),
    secretPaths: features.flatMap((feature) => feature.secretPaths ?? []),
    textFields: Object.assign({}, ...features.map((feature) => feature.textFields ?? {})) as EdgeRules['textFields'],
    secretFields: features.flatMap((feature) => feature.secretFields ?? []),
    unreportedPaths: features.flatMap((feature) => feature.unreportedPaths ?? []),
    pagesOfTheDay: features.flatMap((feature) => feature.pagesOfTheDay ?? []),
  }
}
