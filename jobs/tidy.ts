import { purgeSessions } from '../src/accounts/index.ts'
import { purgeNotices, purgeUndoneCrossOffs } from '../src/cross-offs/index.ts'
import { purgeMails } from '#core/mail.ts'
import type { Services } from '#core/scope.ts'

/** Takes away what is over: sessions, old undone cross-offs, old notices, sent mails, used-up limits, pictures that nothing shows. */
export async function tidy(services: Services): Promise<void> {
  const { sql, images } = services
  await purgeSessions(sql)
  await purgeUndoneCrossOffs(sql)
  await purgeNotices(sql)
  await purgeMails(sql)
  await sql`delete from rate_limits where expire < ${Date.now()}`
  await images.purgeUnused(sql, new Date(services.now().getTime() - 24 * 3600 * 1000))
}
