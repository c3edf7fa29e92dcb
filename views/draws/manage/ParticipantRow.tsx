import type { ReactNode } from 'react'
import type { ParticipantView } from '../../../src/draws/draw-for.ts'
import { opensDialog } from '../../layout/Dialog.tsx'
import { Icon, type IconName } from '../../layout/Icon.tsx'
import { Initials } from '../../layout/Ring.tsx'
import { useT } from '../../layout/view.tsx'
import type { MessageId } from '#core/i18n.ts'
import { removeParticipantUrl, resendLotUrl, shareEnvelopeUrl } from '../urls.ts'

/** State of a lot as its participant's row shows it. */
export type LotStateName = ParticipantView['mail'] | 'viewed' | 'with_wishlist'

const states: Record<LotStateName, { icon: IconName; className: string; text: MessageId }> = {
  waiting: { icon: 'clock', className: 'lot-state', text: 'loting.state.waiting' },
  sent: { icon: 'mail', className: 'lot-state', text: 'loting.state.sent' },
  failed: { icon: 'alert', className: 'lot-state failed', text: 'loting.state.failed' },
  held: { icon: 'clock', className: 'lot-state', text: 'loting.state.held' },
  unwanted: { icon: 'alert', className: 'lot-state failed', text: 'loting.state.unwanted' },
  none: { icon: 'mail', className: 'lot-state', text: 'loting.state.envelope' },
  viewed: { icon: 'eye', className: 'lot-state seen', text: 'loting.state.viewed' },
  with_wishlist: { icon: 'gift', className: 'lot-state listed', text: 'loting.state.with_wishlist' },
}

/** Returns the state to show. A chosen list outranks an opened envelope, which outranks the state of the mail. */
const stateOf = ({
  hasWishlist,
  isViewed,
  mail,
}: Pick<ParticipantView, 'hasWishlist' | 'isViewed' | 'mail'>): LotStateName =>
  hasWishlist ? 'with_wishlist' : isViewed ? 'viewed' : mail

/** Returns the id of a participant's element on the page. */
export const participantId = (publicGuid: string) => `participant-${publicGuid}`

interface RowProps {
  /** the draw's public guid */
  drawGuid: string
  participant: ParticipantView
}

/**
 * Renders a participant, the state of their lot, and a link to send the lot again or to share its envelope. A form would contain a session's
 * CSRF token, but the same row is pushed to several sessions.
 */
export function ParticipantRow({ drawGuid, participant }: RowProps) {
  const t = useT()
  const { publicGuid, name, email, isOrganizer } = participant
  const state = stateOf(participant)
  const { icon, className, text } = states[state]
  return (
    <li className="person" id={participantId(publicGuid)}>
      <Initials name={name} />
      <div>
        <p className="name">
          {name} {isOrganizer && <small>{t('loting.organizes')}</small>}
        </p>
        {email !== null && <Address email={email} />}
        <p className={className}>
          <Icon name={icon} />
          {t(text)}
        </p>
      </div>
      <div className="person-end">
        {participant.envelope ? (
          <RowLink id={`envelope-${publicGuid}`} href={shareEnvelopeUrl(drawGuid, publicGuid)} icon="share">
            {t('envelope.share.button')}
            <span className="sr">{t('envelope.share.for', { name })}</span>
          </RowLink>
        ) : (
          <RowLink
            id={`resend-${publicGuid}`}
            href={resendLotUrl(drawGuid, publicGuid)}
            icon="mail"
            isUrgent={state === 'failed' || state === 'unwanted'}
          >
            {t('loting.resend')}
            <span className="sr">{t('loting.resend.to', { name })}</span>
          </RowLink>
        )}
        <a
          className="icon-button"
          id={`remove-${publicGuid}`}
          {...opensDialog(removeParticipantUrl(drawGuid, publicGuid))}
        >
          <Icon name="close" />
          <span className="sr">
            {t('loting.remove')}
            {t('loting.remove.who', { name })}
          </span>
        </a>
      </div>
    </li>
  )
}

interface RowLinkProps {
  id: string
  href: string
  icon: IconName
  isUrgent?: boolean
  children: ReactNode
}

const RowLink = ({ id, href, icon, isUrgent = false, children }: RowLinkProps) => (
  <a className={isUrgent ? 'button soft' : 'button quiet'} id={id} {...opensDialog(href)}>
    <Icon name={icon} />
    <span>{children}</span>
  </a>
)

/** Renders an e-mail address in which the line may break before the `@`. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <p className="detail">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </p>
  )
}
