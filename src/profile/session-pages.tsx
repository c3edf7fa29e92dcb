import { Hono } from 'hono'
import { endOthersAddress, endSessionAddress, profileAddress } from '#views/profile/addresses.ts'
import { flash } from '#web/flash.tsx'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { redirect } from '#web/render.tsx'
import { endOwnSessions } from './end-own-sessions.ts'

async function end(c: Http, guid: string | null): Promise<Response> {
  await endOwnSessions(c.get('scope'), guid)
  flash(c, { id: guid === null ? 'profile.sessions.ended_others' : 'profile.session.ended', kind: 'good' })
  return redirect(c, `${profileAddress}#sessions`)
}

export const sessionPages = new Hono<Env>()
  .post(endOthersAddress, (c) => end(c, null))
  .post(endSessionAddress(':guid'), (c) => end(c, guidParam(c)))
