import { Hono } from 'hono'
import { Goodbye } from '#views/accounts/Goodbye.tsx'
import type { Env } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { logSessionOut } from './sessions.ts'

export const logoutPages = new Hono<Env>()
  .post('/account/logout', async (c) => {
    switchSession(c, await logSessionOut(c.get('scope')), null)
    return redirect(c, '/account/goodbye')
  })
  .get('/account/goodbye', (c) => {
    const { user, texts } = c.get('scope')
    return user ? redirect(c, '/') : page(c, { title: texts.t('goodbye.title'), noIndex: true }, <Goodbye />)
  })
