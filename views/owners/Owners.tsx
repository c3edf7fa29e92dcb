import type { OpenInvite } from '../../src/owners/open-invites.ts'
import type { Owner } from '../../src/owners/owners-of.ts'
import { Dialog, opensDialog } from '../layout/Dialog.tsx'
import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { Initials } from '../layout/Ring.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'
import { inviteUrl, ownersUrl } from './urls.ts'
import { OwnerState } from './OwnersRow.tsx'

export interface OwnersProps {
  list: { username: string; firstName: string; isPrimaryOwner: boolean; showCrossedOff: boolean }
  owners: readonly Owner[]
  /** empty unless the user is the primary owner */
  invites: readonly OpenInvite[]
  /** input of an invite that the server refused */
  state?: FormState | undefined
  /** guid of an invite that was just created */
  newInvite?: string | undefined
}

export const ownersId = 'owners'

/** Renders the owners of a list, as a dialog over the list or as a page. */
export function OwnersDialog(props: OwnersProps) {
  const t = useT()
  return (
    <Dialog id="owners-dialog" title={t('owners.title')} closeHref={`/${props.list.username}`}>
      <Owners {...props} />
    </Dialog>
  )
}

const sr = <span className="sr" />

/** Renders the part of the owners dialog that changes. This part reloads itself when an owner joins or leaves. */
export function Owners({ list, owners, invites, state, newInvite }: OwnersProps) {
  const t = useT()
  const { user } = useView()
  const address = ownersUrl(list.username)
  const primary = owners.find(({ isPrimary }) => isPrimary)
  return (
    <div
      className="stack owners"
      id={ownersId}
      hx-get={address}
      hx-trigger="live-missed from:body delay:150ms"
      hx-target="this"
      hx-swap="outerMorph"
    >
      <p className="soft-text">
        {t('owners.explanation')} {t(list.showCrossedOff ? 'owners.shown' : 'owners.secret')}
      </p>
      <ul className="rows" aria-label={t('owners.keepers')}>
        {owners.map((owner) => (
          <OwnerRow
            key={owner.publicUserGuid}
            owner={owner}
            isSelf={owner.publicUserGuid === user?.publicGuid}
            removeHref={
              list.isPrimaryOwner && owner.publicUserGuid !== user?.publicGuid
                ? `${address}/${owner.publicUserGuid}/remove`
                : null
            }
          />
        ))}
      </ul>
      {list.isPrimaryOwner ? (
        <Invites list={list} invites={invites} state={state} newInvite={newInvite} />
      ) : (
        primary && <p className="soft-text">{t('owners.only_primary', { name: primary.fullName })}</p>
      )}
      {owners.length > 1 && (
        <p>
          <a className="button quiet" {...opensDialog(`${address}/leave`)}>
            <Icon name="logout" />
            {t('owners.leave')}
          </a>
        </p>
      )}
    </div>
  )
}

function OwnerRow({ owner, isSelf, removeHref }: { owner: Owner; isSelf: boolean; removeHref: string | null }) {
  const t = useT()
  const { fullName, isPrimary } = owner
  return (
    <li className="row">
      <Initials name={fullName} />
      <div>
        <p className="name">{isSelf ? t('owners.you', { name: fullName }) : fullName}</p>
        {isPrimary && <p className="detail">{t('owners.primary')}</p>}
      </div>
      <div className="row-end">
        <OwnerState owner={owner} />
        {removeHref !== null && (
          <a className="button quiet" {...opensDialog(removeHref)}>
            <span>
              <Rich id="owners.remove" values={{ name: fullName }} tags={{ sr }} />
            </span>
          </a>
        )}
      </div>
    </li>
  )
}

const inRegion = { 'hx-target': `#${ownersId}`, 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' } as const

function Invites({ list, invites, state, newInvite }: Pick<OwnersProps, 'list' | 'invites' | 'state' | 'newInvite'>) {
  const t = useT()
  const { switches } = useView()
  const address = ownersUrl(list.username)
  return (
    <>
      {invites.length > 0 && (
        <section aria-labelledby="open-invites">
          <h2 id="open-invites">{t('owners.invites')}</h2>
          <ul className="rows">
            {invites.map((invite) => (
              <InviteRow key={invite.guid} list={list} invite={invite} isNew={invite.guid === newInvite} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="new-invite">
        <h2 id="new-invite">{t('owners.invite.title')}</h2>
        <Form action={`${address}/invites`} htmx={inRegion}>
          <FormErrors errors={state?.errors} fields={['name', 'email']} />
          <Field name="name" label={t('owners.invite.name')} autoComplete="off" required {...state} />
          {switches.unsolicitedEmail && (
            <Field
              name="email"
              type="email"
              label={t('owners.invite.email')}
              hint={t('owners.invite.email_hint')}
              optional
              autoComplete="off"
              {...state}
            />
          )}
          <button className="button primary" type="submit">
            <Icon name="plus" />
            {t('owners.invite.button')}
          </button>
        </Form>
      </section>
    </>
  )
}

function InviteRow({ list, invite, isNew }: { list: OwnersProps['list']; invite: OpenInvite; isNew: boolean }) {
  const { texts, baseUrl } = useView()
  const { t } = texts
  const { guid, name, expiresAt } = invite
  const url = baseUrl + inviteUrl(guid)
  const shares = {
    'data-sharing-url': url,
    'data-sharing-title': t('owners.title'),
    'data-sharing-text': t('owners.invite.share_text', { name: list.firstName }),
  }
  return (
    <li
      className={isNew ? 'row invite new' : 'row invite'}
      id={`invite-${guid}`}
      {...(isNew && { 'data-requests-announce': t('owners.invite.created', { name }), 'data-requests-focus': '' })}
    >
      <div>
        <p className="name">{name}</p>
        <p className="detail">{t('owners.invite.until', { date: texts.date(expiresAt, 'day') })}</p>
        <p className="url">{url}</p>
        <div className="actions">
          <button className="button soft with-script" type="button" data-sharing-copy={url}>
            <Icon name="copy" />
            <span data-sharing-label="">
              <Rich id="owners.invite.copy" values={{ name }} tags={{ sr }} />
            </span>
          </button>
          <button className="button with-script" type="button" {...shares}>
            <Icon name="share" />
            <span>
              <Rich id="owners.invite.share" values={{ name }} tags={{ sr }} />
            </span>
          </button>
          <Form action={`${ownersUrl(list.username)}/invites/${guid}/withdraw`} className="" htmx={inRegion}>
            <button className="button quiet" type="submit">
              <span>
                <Rich id="owners.invite.withdraw" values={{ name }} tags={{ sr }} />
              </span>
            </button>
          </Form>
        </div>
      </div>
    </li>
  )
}
