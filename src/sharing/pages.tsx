import { fullNameOf } from '#core/names.ts'
import { Hono } from 'hono'
import { Gate, gateTitle } from '#views/list-view/Gate.tsx'
import { sharedTitle, type SharedList } from '#views/sharing/urls.ts'
import { ClosedDialog } from '#views/sharing/ClosedDialog.tsx'
import { QrPage } from '#views/sharing/QrPage.tsx'
import { ShareDialog } from '#views/sharing/ShareDialog.tsx'
import { listFor, type Access, type SeenList } from '../access/index.ts'
import { NotFound } from '#core/errors.ts'
import { isShareable } from '#core/access-types.ts'
import type { Env, Http } from '#web/http.ts'
import { dialog, redirect, page } from '#web/render.tsx'

const sharedOf = (list: SeenList): SharedList => ({
  username: list.username,
  title: list.title,
  fullName: fullNameOf(list),
})

/**
 * Returns the current user's access to the list that the path names.
 * @throws NotFound for an unknown list
 */
async function requireList(c: Http): Promise<Access> {
  const access = await listFor(c.get('scope'), c.req.param('username')!)
  if (!access) throw new NotFound()
  return access
}

export const sharingPages = new Hono<Env>()
  .get('/:username/share', async (c) => {
    const { texts } = c.get('scope')
    const access = await requireList(c)
    if (!('list' in access)) return redirect(c, `/${access.username}`)
    const { accessType } = access.list
    const list = sharedOf(access.list)
    const options = { title: texts.t('share.title'), width: 'narrow', noIndex: true } as const
    if (!isShareable(access.list)) return dialog(c, options, <ClosedDialog username={list.username} />)
    return dialog(
      c,
      options,
      <ShareDialog list={list} asksQuestion={accessType === 'OPEN'} isOwner={access.state === 'OwnedByCurrentUser'} />,
    )
  })
  .get('/:username/qr', async (c) => {
    const { texts } = c.get('scope')
    const access = await requireList(c)
    if (!('list' in access)) {
      return page(
        c,
        {
          title: gateTitle(texts, access),
          width: 'narrow',
          noIndex: true,
          status: access.state === 'Question' ? 200 : 403,
        },
        <Gate access={access} then="qr" />,
      )
    }
    const list = sharedOf(access.list)
    return page(
      c,
      { title: `${sharedTitle(texts, list)}, ${texts.t('share_qr.title')}`, noIndex: true },
      <QrPage list={list} />,
    )
  })
