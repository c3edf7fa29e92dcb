import type { ParticipantView } from '../../../src/draws/draw-for.ts'
import { opensDialog } from '../../layout/Dialog.tsx'
import { Icon, type IconName } from '../../layout/Icon.tsx'
import { Initials } from '../../layout/Ring.tsx'
import { useT } from '../../layout/view.tsx'
import type { MessageId } from '#core/i18n.ts'
import { resendAddress } from '../addresses.ts'

/** What a participant's row says of their lot. */
export type LotStateName = 'waiting' | 'sent' | 'failed' | 'viewed' | 'with_wishlist'

const states: Record<LotStateName, { icon: IconName; className: string; text: MessageId }> = {
  waiting: { icon: 'clock', className: 'lot-state', text: 'loting.state.waiting' },
  sent: { icon: 'mail', className: 'lot-state', text: 'loting.state.sent' },
  failed: { icon: 'alert', className: 'lot-state failed', text: 'loting.state.failed' },
  viewed: { icon: 'eye', className: 'lot-state seen', text: 'loting.state.viewed' },
  with_wishlist: { icon: 'gift', className: 'lot-state listed', text: 'loting.state.with_wishlist' },
}

/** A list counts for more than an opened envelope, and that for more than how the mail fared. */
const stateOf = ({
  hasWishlist,
  isViewed,
  mail,
}: Pick<ParticipantView, 'hasWishlist' | 'isViewed' | 'mail'>): LotStateName =>
  hasWishlist ? 'with_wishlist' : isViewed ? 'viewed' : mail

/** A participant's element on the page. */
export const participantId = (publicGuid: string) => `participant-${publicGuid}`

interface RowProps {
  /** the draw's public guid */
  drawGuid: string
  participant: ParticipantView
}

/** A participant, how far their lot has come, and the way to send it again. A link and no form, as the row is also pushed to several sessions alike. */
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
        <a
          className={state === 'failed' ? 'button soft' : 'button quiet'}
          id={`resend-${publicGuid}`}
          {...opensDialog(resendAddress(drawGuid, publicGuid))}
        >
          <Icon name="mail" />
          <span>
            {t('loting.resend')}
            <span className="sr">{t('loting.resend.to', { name })}</span>
          </span>
        </a>
      </div>
    </li>
  )
}

/** An address that may break before its domain. */
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
