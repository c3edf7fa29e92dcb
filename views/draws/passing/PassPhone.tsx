import type { DrawView, ParticipantView } from '../../../src/draws/draw-for.ts'
import { Icon, Spot } from '../../layout/Icon.tsx'
import { useView } from '../../layout/view.tsx'
import { ClosedEnvelope } from '../../lots/Envelope.tsx'
import { drawUrl, passPhoneUrl, turnUrl } from '../urls.ts'
import { markOf } from './skipped.ts'

interface PassPhoneProps {
  draw: DrawView
  /** marks of the people who were skipped */
  skipped: readonly string[]
}

/** Whether a participant's envelope is closed. */
export const hasClosedEnvelope = ({ envelope }: ParticipantView): boolean =>
  envelope !== null && envelope.openedOn === null

/** Renders the page that says whom to give the phone, or that everybody had a turn. */
export function PassPhone({ draw, skipped }: PassPhoneProps) {
  const { t } = useView().texts
  const waiting = draw.participants.filter(hasClosedEnvelope)
  const next = waiting.find(({ publicGuid }) => !skipped.includes(markOf(publicGuid)))
  if (!next) return <NoneLeft draw={draw} waiting={waiting} />
  const all = draw.participants.filter(({ envelope }) => envelope !== null)
  const isStart = skipped.length === 0 && waiting.length === all.length
  return (
    <div className="passing">
      <PassingHead draw={draw} />
      <div className="passing-words">
        <h1 autoFocus tabIndex={-1}>
          {t('passing.give', { name: next.name })}
        </h1>
        <p className="soft-text">{isStart ? t('passing.intro') : t('passing.to_go', { count: waiting.length })}</p>
      </div>
      <div className="passing-stage">
        <ClosedEnvelope />
      </div>
      <div className="passing-foot">
        <a
          className="button primary large wide"
          href={turnUrl(draw.publicGuid, next.publicGuid, skipped)}
          data-passing-replace=""
        >
          {t('passing.i_am', { name: next.name })}
        </a>
        <a
          className="button quiet wide"
          href={passPhoneUrl(draw.publicGuid, [...skipped, markOf(next.publicGuid)])}
          data-passing-replace=""
        >
          {t('passing.skip', { name: next.name })}
        </a>
      </div>
      <Others draw={draw} people={waiting.filter((person) => person !== next)} skipped={skipped} />
      <p className="small soft-text">{t('envelope.not_unnoticed.you')}</p>
    </div>
  )
}

/** Renders the draw's title, and the link that stops passing the phone. */
export function PassingHead({ draw }: { draw: Pick<DrawView, 'publicGuid' | 'title'> }) {
  const { t } = useView().texts
  return (
    <div className="passing-head" data-passing-head="">
      <p className="soft-text">{draw.title}</p>
      <a className="button quiet" href={drawUrl(draw.publicGuid)} data-passing-replace="">
        <Icon name="close" />
        {t('passing.stop')}
      </a>
    </div>
  )
}

interface OthersProps extends PassPhoneProps {
  people: readonly ParticipantView[]
}

/** Lists the other people with a closed envelope, who can have their turn first. */
function Others({ draw, people, skipped }: OthersProps) {
  const { t } = useView().texts
  if (people.length === 0) return null
  return (
    <details className="passing-others">
      <summary>
        {t('passing.others')}
        <Icon name="chevron-down" />
      </summary>
      <TurnLinks draw={draw} people={people} skipped={skipped} />
    </details>
  )
}

const TurnLinks = ({ draw, people, skipped }: OthersProps) => (
  <ul className="passing-people">
    {people.map(({ publicGuid, name }) => (
      <li key={publicGuid}>
        <a className="button" href={turnUrl(draw.publicGuid, publicGuid, skipped)} data-passing-replace="">
          {name}
        </a>
      </li>
    ))}
  </ul>
)

/** Renders the end of the round, with the people who were skipped. */
function NoneLeft({ draw, waiting }: { draw: DrawView; waiting: readonly ParticipantView[] }) {
  const { t } = useView().texts
  return (
    <div className="passing">
      <div className="empty page">
        <Spot name="draw-lots" big />
        <h1 autoFocus tabIndex={-1}>
          {t(waiting.length === 0 ? 'passing.all_done' : 'passing.round_done')}
        </h1>
        <p>
          {waiting.length === 0 ? t('passing.all_done.body') : t('passing.round_done.body', { count: waiting.length })}
        </p>
        {waiting.length > 0 && <TurnLinks draw={draw} people={waiting} skipped={[]} />}
        <div className="actions">
          <a
            className={waiting.length === 0 ? 'button primary large' : 'button large'}
            href={drawUrl(draw.publicGuid)}
            data-passing-replace=""
          >
            {t('passing.to_draw')}
          </a>
        </div>
      </div>
    </div>
  )
}
