import { Hono } from 'hono'
import { Confirm } from '#views/layout/Confirm.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { ownersUrl } from '#views/owners/urls.ts'
import { Owners, OwnersDialog, ownersId, type OwnersProps } from '#views/owners/Owners.tsx'
import { ownedList, type OwnedList } from '../lists/index.ts'
import { listOfPath } from '../lists/web.ts'
import { Forbidden, NotFound } from '#core/errors.ts'
import { flash, flashOnNextPage } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { availabilityChecks, consume } from '#core/limits.ts'
import { refusesMails } from '#core/mail/refusals.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog, fragment, redirect } from '#web/render.tsx'
import { inviteForm } from './input.ts'
import { inviteOwner } from './invite-owner.ts'
import { openInvitesOf } from './open-invites.ts'
import { ownersOf, type Owner } from './owners-of.ts'
import { inviteNewMessages, leaveMessages, removeMessages } from './problems.ts'
import { leaveList, removeOwner } from './remove-owner.ts'
import { withdrawInvite } from './withdraw-invite.ts'

const t = (c: Http) => c.get('scope').texts.t

type Shown = Pick<OwnersProps, 'state' | 'newInvite'>

async function propsOf(c: Http, list: OwnedList): Promise<OwnersProps> {
  const scope = c.get('scope')
  const [owners, invites] = await Promise.all([ownersOf(scope, list.id), openInvitesOf(scope, list)])
  return { list, owners, invites }
}

async function showOwners(c: Http, list: OwnedList, status: 200 | 422 = 200, shown: Shown = {}): Promise<Response> {
  return dialog(
    c,
    {
      title: t(c)('owners.title'),
      current: 'lists',
      width: 'narrow',
      noIndex: true,
      live: `/live?watch=owners:${list.publicGuid}`,
      status,
    },
    <OwnersDialog {...await propsOf(c, list)} {...shown} />,
  )
}

/**
 * Shows the list's owners after a change: responds to htmx with only the part that shows the owners, else with the
 * whole page.
 */
async function showRegion(c: Http, list: OwnedList, status: 200 | 422 = 200, shown: Shown = {}): Promise<Response> {
  return wantsFragment(c)
    ? fragment(c, <Owners {...await propsOf(c, list)} {...shown} />, status)
    : showOwners(c, list, status, shown)
}

const isRegionAsked = (c: Http) => wantsFragment(c) && c.req.header('HX-Target')?.split('#')[1] === ownersId

/**
 * Responds to a change that was made in a dialog on top of the owners: closes that dialog and updates the owners below
 * it.
 */
async function changedElsewhere(c: Http, list: OwnedList): Promise<Response> {
  c.header('HX-Trigger', 'close-dialog')
  return changed(
    c,
    ownersUrl(list.username),
    wantsFragment(c) && (
      <HxPartial target={`#${ownersId}`}>
        <Owners {...await propsOf(c, list)} />
      </HxPartial>
    ),
  )
}

/** Returns the list's owner whose public guid is in the path. @throws NotFound if the list has no such owner */
async function ownerOf(c: Http, list: OwnedList): Promise<Owner> {
  const guid = guidParam(c, 'owner')
  const owner = (await ownersOf(c.get('scope'), list.id)).find(({ publicUserGuid }) => publicUserGuid === guid)
  if (!owner) throw new NotFound()
  return owner
}

async function getOwners(c: Http): Promise<Response> {
  const username = c.req.param('username')!
  if (!isRegionAsked(c)) return showOwners(c, await listOfPath(c))
  const list = await ownedList(c.get('scope'), { username })
  if (list) return showRegion(c, list)
  flashOnNextPage(c, { id: 'owners.gone', kind: 'bad' })
  return redirect(c, '/')
}

async function postInvite(c: Http): Promise<Response> {
  const list = await listOfPath(c)
  if (!list.isPrimaryOwner) throw new Forbidden()
  const form = await readForm(c, inviteForm, { privateWishlistGuid: list.privateGuid })
  if (!form.ok) return showRegion(c, list, 422, { state: refusedState(form) })
  const { email } = form.value
  if (email !== null) await consume(c.get('scope'), availabilityChecks)
  if (email !== null && (await refusesMails(c.get('scope').sql, email)))
    return showRegion(c, list, 422, { state: { typed: form.typed, errors: { email: ['owners.invite.unwilling'] } } })
  const invited = await inviteOwner(c.get('scope'), form.value)
  if (!invited.ok) {
    const errors = { form: [inviteNewMessages[invited.problem]] }
    return showRegion(c, list, 422, { state: { typed: form.typed, errors } })
  }
  const { guid, name } = invited.value
  if (wantsFragment(c)) return showRegion(c, list, 200, { newInvite: guid })
  flashOnNextPage(c, { id: 'owners.invite.created', values: { name }, kind: 'good' })
  return redirect(c, `${ownersUrl(list.username)}#invite-${guid}`)
}

async function postWithdraw(c: Http): Promise<Response> {
  const list = await listOfPath(c)
  await withdrawInvite(c.get('scope'), list.privateGuid, guidParam(c, 'invite'))
  flash(c, { id: 'owners.invite.withdrawn', kind: 'good' })
  return wantsFragment(c) ? showRegion(c, list) : redirect(c, ownersUrl(list.username))
}

async function askRemoval(c: Http): Promise<Response> {
  const list = await listOfPath(c)
  if (!list.isPrimaryOwner) throw new Forbidden()
  const { publicUserGuid, fullName: name } = await ownerOf(c, list)
  const address = ownersUrl(list.username)
  if (publicUserGuid === c.get('scope').user!.publicGuid) return redirect(c, `${address}/leave`)
  const title = t(c)('owners.remove.title', { name })
  return dialog(
    c,
    { title, current: 'lists', width: 'narrow', noIndex: true },
    <Confirm
      id="remove-owner"
      title={title}
      action={`${address}/${publicUserGuid}/remove`}
      buttonLabel={t(c)('owners.remove.button')}
      danger
      closeHref={address}
    >
      <p>{t(c)('owners.remove.body', { name })}</p>
    </Confirm>,
  )
}

async function postRemoval(c: Http): Promise<Response> {
  const list = await listOfPath(c)
  if (!list.isPrimaryOwner) throw new Forbidden()
  const { publicUserGuid, fullName: name } = await ownerOf(c, list)
  const removed = await removeOwner(c.get('scope'), { privateWishlistGuid: list.privateGuid, publicUserGuid })
  flash(
    c,
    removed.ok
      ? { id: 'my_list.owners.removed', values: { name }, kind: 'good' }
      : { id: removeMessages[removed.problem], kind: 'bad' },
  )
  return changedElsewhere(c, list)
}

async function askLeave(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const list = await listOfPath(c)
  const address = ownersUrl(list.username)
  const others = (await ownersOf(scope, list.id)).filter(
    ({ publicUserGuid }) => publicUserGuid !== scope.user!.publicGuid,
  )
  const [next] = others
  if (!next) {
    flashOnNextPage(c, { id: leaveMessages.LastOwner, kind: 'bad' })
    return redirect(c, address)
  }
  const title = t(c)('owners.leave.title')
  return dialog(
    c,
    { title, current: 'lists', width: 'narrow', noIndex: true },
    <Confirm
      id="leave-list"
      title={title}
      action={`${address}/leave`}
      buttonLabel={t(c)('owners.leave.button')}
      danger
      closeHref={address}
    >
      <p>{t(c)('owners.leave.body')}</p>
      {list.isPrimaryOwner && <p>{t(c)('owners.leave.body_primary', { name: next.fullName })}</p>}
    </Confirm>,
  )
}

async function postLeave(c: Http): Promise<Response> {
  const list = await listOfPath(c)
  const left = await leaveList(c.get('scope'), list.privateGuid)
  flashOnNextPage(
    c,
    left.ok ? { id: 'owners.leave.done', kind: 'good' } : { id: leaveMessages[left.problem], kind: 'bad' },
  )
  return redirect(c, left.ok ? '/' : ownersUrl(list.username))
}

export const ownerPages = new Hono<Env>()
  .get('/:username/owners', getOwners)
  .post('/:username/owners/invites', postInvite)
  .post('/:username/owners/invites/:invite/withdraw', postWithdraw)
  .get('/:username/owners/leave', askLeave)
  .post('/:username/owners/leave', postLeave)
  .get('/:username/owners/:owner/remove', askRemoval)
  .post('/:username/owners/:owner/remove', postRemoval)
