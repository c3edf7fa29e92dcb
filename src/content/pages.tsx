import { Hono } from 'hono'
import type { ReactNode } from 'react'
import type { MessageId } from '#core/i18n.ts'
import { bookmarkletUrl } from '#views/gifts/urls.ts'
import { FromElsewhere } from '#views/content/FromElsewhere.tsx'
import { ErrorPage } from '#views/errors/ErrorPage.tsx'
import type { PageOptions } from '#views/layout/Page.tsx'
import type { Env } from '#web/http.ts'
import { page } from '#web/render.tsx'

interface TextPage {
  path: string
  title: MessageId
  content: ReactNode
  noIndex?: boolean
  width?: PageOptions['width']
}

const textPages: readonly TextPage[] = [
  {
    path: '/account/deletedError',
    title: 'error.user_deleted.title',
    content: <ErrorPage kind="user_deleted" />,
    noIndex: true,
  },
  { path: bookmarkletUrl, title: 'elsewhere.title', content: <FromElsewhere />, width: 'narrow' },
]

export const contentPages = new Hono<Env>()

for (const { path, title, content, noIndex = false, width = 'full' } of textPages) {
  contentPages.get(path, (c) => page(c, { title: c.get('scope').texts.t(title), noIndex, width }, content))
}
