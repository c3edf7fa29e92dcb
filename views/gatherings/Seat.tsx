import type { SeatLot, SeatView } from '../../src/gatherings/seat-for.ts'
import { Banner } from '../layout/Banner.tsx'
import type { FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { QrCode } from '../layout/QrCode.tsx'
import { CopyField } from '../layout/ShareWays.tsx'
import { useView } from '../layout/view.tsx'
import { ClosedEnvelope } from '../lots/Envelope.tsx'
import { lotUrl } from '../lots/urls.ts'
import { GatheringHead } from './GatheringHead.tsx'
import { SeatFields } from './SeatFields.tsx'
import { SeatPeople } from './SeatPeople.tsx'
import { changeSeatUrl, leaveSeatUrl, openSeatUrl, seatUrl } from './urls.ts'

export interface SeatProps extends FormState {
  seat: SeatView
  /** URL of this page, below which its forms post */
  path: string
  /** guid in the seat's own link; null on the page to join, because only the link's reader knows it */
  seatGuid: string | null
}

/**
 * Renders a seat for the person who holds it: who else is in, until the lots are drawn; then the envelope in its place.
 * The page loads itself anew when somebody joins or leaves.
 */
export function Seat(props: SeatProps) {
  const { t } = useView().texts
  const { seat, path } = props
  return (
    <div
      className="lot-page gathering-page"
      id="seat"
      hx-get={path}
      hx-trigger="live-missed from:body delay:150ms"
      hx-target="this"
      hx-swap="outerMorph"
    >
      <GatheringHead
        gathering={seat}
        heading={t(seat.lot?.state === 'left' ? 'seat.title.left' : 'seat.title', { name: seat.name })}
      >
        {seat.lot === null && <p>{t('seat.waiting', { organizer: seat.organizer })}</p>}
      </GatheringHead>
      {seat.lot === null ? <Waiting {...props} /> : <SeatsLot seat={seat} lot={seat.lot} path={path} />}
      <div id="live" hx-ws:connect={`/live?watch=seats:${seat.drawGuid}`} hx-swap="none" hidden />
    </div>
  )
}

function Waiting({ seat, path, seatGuid, errors, typed }: SeatProps) {
  const { texts, baseUrl } = useView()
  const { t } = texts
  const { name, email, names } = seat
  const link = seatGuid && `${baseUrl}${seatUrl(seatGuid)}`
  return (
    <>
      <p className="seat-lot">
        <Icon name={email === null ? 'lots' : 'mail'} />
        {email === null ? t('seat.by_page') : t('seat.by_mail', { email })}
      </p>
      <SeatPeople names={names} />
      {link && (
        <section className="panel stack" aria-labelledby="seat-keep">
          <h2 id="seat-keep">{t('seat.keep.title')}</h2>
          <p>{t('seat.keep.body')}</p>
          <CopyField id="seat-link" label={t('seat.keep.link')} url={link} hint={t('seat.keep.hint')} />
          <details>
            <summary>
              {t('seat.keep.qr')}
              <Icon name="chevron-down" />
            </summary>
            <QrCode
              address={link}
              label={t('seat.keep.qr_label')}
              isSecret
              style={{ inlineSize: 'min(100%, 14rem)' }}
            />
          </details>
        </section>
      )}
      <details className="panel seat-change" open={errors !== undefined}>
        <summary>
          {t('seat.change.title')}
          <Icon name="chevron-down" />
        </summary>
        <Form action={changeSeatUrl(path)} className="form">
          <SeatFields name={name} email={email ?? ''} errors={errors} typed={typed} />
          <div className="actions">
            <button className="button soft" type="submit">
              {t('seat.change.button')}
            </button>
          </div>
        </Form>
        <Form action={leaveSeatUrl(path)} className="seat-leave">
          <h3>{t('seat.leave.title')}</h3>
          <button className="button quiet" type="submit">
            {t('seat.leave.button')}
          </button>
        </Form>
      </details>
    </>
  )
}

/** Renders where the lot of a drawn seat is, with the button that opens it. */
function SeatsLot({ seat: { organizer, name }, lot, path }: { seat: SeatView; lot: SeatLot; path: string }) {
  const { t, date } = useView().texts
  if (lot.state === 'left') return <p className="panel">{t('seat.lot.left', { organizer })}</p>
  if (lot.state === 'elsewhere') return <p className="panel">{t('seat.lot.elsewhere', { organizer })}</p>
  if (lot.state === 'opened')
    return (
      <section className="panel stack" aria-labelledby="seat-opened">
        <h2 id="seat-opened">{t('envelope.opened', { day: date(lot.openedOn, 'day') })}</h2>
        {lot.ownLotGuid === null ? (
          <>
            <p>{t('envelope.opened.by_you', { name, organizer })}</p>
            <p>{t('envelope.opened.not_you', { organizer })}</p>
          </>
        ) : (
          <div className="actions">
            <a className="button primary" href={lotUrl(lot.ownLotGuid)}>
              {t('loting.home.open_lot_of', { name })}
            </a>
          </div>
        )}
      </section>
    )
  return (
    <>
      <p>
        {lot.state === 'mailed' ? t('seat.lot.mailed', { address: lot.address }) : t('seat.lot.ready', { organizer })}
      </p>
      {lot.state === 'mailed' && lot.wasReadElsewhere && (
        <Banner kind="warn">{t('seat.lot.read_elsewhere', { organizer })}</Banner>
      )}
      <Form action={openSeatUrl(path)} className="open-form">
        <button className="open-lot" type="submit">
          <ClosedEnvelope />
          <span className="button primary large">{t('envelope.open', { name })}</span>
        </button>
        {lot.state === 'closed' && <p className="small soft-text">{t('envelope.once')}</p>}
      </Form>
    </>
  )
}
