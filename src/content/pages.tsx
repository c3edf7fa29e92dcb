import { Hono } from 'hono'
import type { ReactNode } from 'react'
import type { MessageId } from '#core/i18n.ts'
import { ErrorPage } from '#views/errors/ErrorPage.tsx'
import type { Env } from '#web/http.ts'
import { page } from '#web/render.tsx'

interface TextPage {
  path: string
  title: MessageId
  content: ReactNode
  noIndex?: boolean
}

const textPages: readonly TextPage[] = [
  {
    path: '/account/deletedError',
    title: 'error.user_deleted.title',
    content: <ErrorPage kind="user_deleted" />,
    noIndex: true,
  },
]

export const contentPages = new Hono<Env>()

for (const { path, title, content, noIndex = false } of textPages) {
  contentPages.get(path, (c) => page(c, { title: c.get('scope').texts.t(title), noIndex }, content))
}
