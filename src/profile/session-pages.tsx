import { Hono } from 'hono'
import { endOthersUrl, endSessionUrl, profileUrl } from '#views/profile/urls.ts'
import { flash } from '#web/flash.tsx'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { redirect } from '#web/render.tsx'
import { endOwnSessions } from './end-own-sessions.ts'

async function end(c: Http, guid: string | null): Promise<Response> {
  await endOwnSessions(c.get('scope'), guid)
  flash(c, { id: guid === null ? 'profile.sessions.ended_others' : 'profile.session.ended', kind: 'good' })
  return redirect(c, `${profileUrl}#sessions`)
}

export const sessionPages = new Hono<Env>()
  .post(endOthersUrl, (c) => end(c, null))
  .post(endSessionUrl(':guid'), (c) => end(c, guidParam(c)))
