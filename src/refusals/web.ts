import type { WebFeature } from '#web/feature.ts'
import { refusalPages } from './pages.tsx'

/** Feature: the page on which the reader of a mail refuses mails that other people cause. */
export const refusals: WebFeature = {
  pages: [refusalPages],
  withoutCsrfToken: [/^\/mylist\/unwanted\/unsubscribe$/],
}
