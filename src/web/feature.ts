import type { MessageId } from '#core/i18n.ts'
import type { Services } from '#core/scope.ts'
import type { Api } from './api.ts'
import type { Routes } from './http.ts'
import type { HubMethod } from './hub.ts'
import type { LiveTopic } from './live.ts'

export const mebibyte = 1024 * 1024

/** A path that accepts larger request bodies than usual. */
export interface LargeBody {
  path: RegExp
  bytes: number
  /** A request without an account gets the usual limit. */
  needsAccount?: true
}

/** Rules for the middleware about certain paths and forms. Each feature declares its own. */
export interface MiddlewareRules {
  /**
   * Paths that change something without a CSRF token. A capability in the path, or the check of the request's origin,
   * guards them.
   */
  withoutCsrfToken: readonly RegExp[]
  /** Paths that change nothing, although their method is POST. */
  readsByPost: readonly string[]
  largeBodies: readonly LargeBody[]
  /** Paths that end with a secret. Group 1 matches the part before the secret; only that part may be logged. */
  secretPaths: readonly RegExp[]
  /** Form fields with free text, each with a label for error pages that show the typed text without its form. */
  textFields: Readonly<Record<string, MessageId>>
  /** Names of form fields whose values no error page may repeat. */
  secretFields: readonly RegExp[]
  /**
   * Paths whose errors are logged but not reported to Sentry. Every page with a list of products requests them, so one
   * fault would be reported thousands of times.
   */
  unreportedPaths: readonly RegExp[]
  /** Paths of pages that stay the same all day for all visitors without a session. */
  pagesOfTheDay: ReadonlySet<string>
  /**
   * Pages that are the same all day for all visitors without a session, until a trigger announces a change of their
   * subject: subjects by path.
   */
  pagesByVersion: Readonly<Record<string, string>>
}

/** A feature's part of the web server. */
export interface WebFeature extends Partial<MiddlewareRules> {
  pages: readonly Routes[]
  apis?: readonly Api[]
  /** Opens the topics that clients can watch. Runs once per web process. */
  openTopics?: (services: Services) => readonly LiveTopic[]
  hubMethods?: Readonly<Record<string, HubMethod>>
}

/** Merges the rules of all features. */
export function rulesOf(features: readonly WebFeature[]): MiddlewareRules {
  return {
    withoutCsrfToken: features.flatMap((feature) => feature.withoutCsrfToken ?? []),
    readsByPost: features.flatMap((feature) => feature.readsByPost ?? []),
    largeBodies: features.flatMap((feature) => feature.largeBodies ?? []),
    secretPaths: features.flatMap((feature) => feature.secretPaths ?? []),
    textFields: Object.assign(
      {},
      ...features.map((feature) => feature.textFields ?? {}),
    ) as MiddlewareRules['textFields'],
    secretFields: features.flatMap((feature) => feature.secretFields ?? []),
    unreportedPaths: features.flatMap((feature) => feature.unreportedPaths ?? []),
    pagesOfTheDay: new Set(features.flatMap((feature) => [...(feature.pagesOfTheDay ?? [])])),
    pagesByVersion: Object.assign({}, ...features.map((feature) => feature.pagesByVersion ?? {})) as Record<
      string,
      string
    >,
  }
}
