import { forgetOldSessions } from '../src/accounts/index.ts'
import { forgetOldNotices, forgetUndoneCrossOffs } from '../src/cross-offs/index.ts'
import { forgetOldMails } from '#core/mail.ts'
import type { Services } from '#core/scope.ts'

/** Takes away what is over: sessions, old undone cross-offs, old notices, sent mails, used-up limits, pictures that nothing shows. */
export async function tidy(services: Services): Promise<void> {
  const { sql, images } = services
  await forgetOldSessions(sql)
  await forgetUndoneCrossOffs(sql)
  await forgetOldNotices(sql)
  await forgetOldMails(sql)
  await sql`delete from rate_limits where expire < ${Date.now()}`
  await images.removeUnused(sql, new Date(services.now().getTime() - 24 * 3600 * 1000))
}
