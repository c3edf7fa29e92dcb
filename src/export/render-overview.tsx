import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Texts } from '#core/i18n.ts'
import { ExportedListSection, ExportPage } from '#views/export/ExportPage.tsx'
import type { ExportedList } from './own-data.ts'

/**
 * Renders the section of one list in `index.html`. Each list is rendered by itself, so that a long export doesn't keep
 * the process busy.
 * @param href URL of the list, to which the section links
 */
export const renderList = (texts: Texts, list: ExportedList, href: string): string =>
  renderToStaticMarkup(<ExportedListSection list={list} href={href} texts={texts} />)

/** Renders `index.html`. */
export const renderOverview = (props: ComponentProps<typeof ExportPage>): string =>
  `<!doctype html>${renderToStaticMarkup(<ExportPage {...props} />)}\n`
