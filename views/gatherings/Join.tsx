import type { Invitation } from '../../src/gatherings/invitation-for.ts'
import { NothingThere } from '../draws/NothingThere.tsx'
import { Empty } from '../layout/Empty.tsx'
import type { FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useView } from '../layout/view.tsx'
import { GatheringHead } from './GatheringHead.tsx'
import { SeatFields } from './SeatFields.tsx'
import { joinUrl } from './urls.ts'

interface JoinProps extends FormState {
  invitation: Invitation
  joinGuid: string
  /** name and e-mail address of the current user */
  own: { name: string; email: string }
}

/** Renders a gathering for a person who may join it: what it is about, and the form. It names nobody who joined. */
export function Join({ invitation, joinGuid, own, errors, typed }: JoinProps) {
  const { t } = useView().texts
  return (
    <div className="lot-page gathering-page">
      <GatheringHead gathering={invitation}>
        <p>{t('gathering.join.invites', { organizer: invitation.organizer })}</p>
        <p className="soft-text">{t('gathering.join.count', { count: invitation.count })}</p>
      </GatheringHead>
      <Form action={joinUrl(joinGuid)} className="panel form">
        <SeatFields {...own} errors={errors} typed={typed} />
        <div className="actions">
          <button className="button primary large wide" type="submit">
            {t('gathering.join.button')}
          </button>
        </div>
      </Form>
    </div>
  )
}

/** Renders what a link says once nobody can join by it any more. */
export function JoinClosed({ invitation }: { invitation: Invitation & { closed: NonNullable<Invitation['closed']> } }) {
  const { t } = useView().texts
  const { closed, organizer, title } = invitation
  return (
    <Empty level={1} spot={closed === 'drawn' ? 'draw-lots' : 'lost-parcel'} title={t('gathering.closed.title')}>
      <b>{title}</b>
      <br />
      {t(`gathering.closed.${closed}`, { organizer })}
    </Empty>
  )
}

const noSeat = {
  link: { spot: 'nothing-found', title: 'gathering.not_found.title', body: 'gathering.not_found.body' },
  NotFound: { spot: 'nothing-found', title: 'seat.gone.title', body: 'seat.gone.body' },
  Deleted: { spot: 'lost-parcel', title: 'seat.deleted.title', body: 'seat.deleted.body' },
} as const

/** Renders the page for a link or a seat that is not there. */
export const NoSeat = ({ problem }: { problem: keyof typeof noSeat }) => <NothingThere {...noSeat[problem]} />
