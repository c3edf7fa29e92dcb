import type { DrawView, ParticipantView } from '../../../src/draws/draw-for.ts'
import { Banner } from '../../layout/Banner.tsx'
import { Form } from '../../layout/Form.tsx'
import { Icon } from '../../layout/Icon.tsx'
import { useView } from '../../layout/view.tsx'
import { ClosedEnvelope } from '../../lots/Envelope.tsx'
import { endTurnUrl, lookUrl, passPhoneUrl, shareEnvelopeUrl } from '../urls.ts'
import { PassingHead } from './PassPhone.tsx'

export interface TurnProps {
  draw: DrawView
  participant: ParticipantView
  /** marks of the people who were skipped */
  skipped: readonly string[]
}

/**
 * Renders a participant's turn with the phone. The button shows the name while it is held (src/client/passing.ts), or
 * loads the page with the name if there is no script. An opened envelope has no key. But if the response with the name
 * was lost, the browser still has the key, and its script shows the turn.
 */
export function Turn({ draw, participant, turnKey, skipped }: TurnProps & { turnKey: string | null }) {
  const { t } = useView().texts
  const { publicGuid, name } = participant
  const isOpened = turnKey === null
  return (
    <div className="passing" data-passing-turn={publicGuid}>
      <PassingHead draw={draw} />
      {isOpened && (
        <div data-passing-opened="">
          <AlreadyOpened draw={draw} participant={participant} skipped={skipped} />
        </div>
      )}
      <div className="passing-turn" data-passing-part="" hidden={isOpened}>
        <div className="passing-words" data-passing-words="">
          <h1 autoFocus={!isOpened} tabIndex={-1}>
            {t('passing.turn', { name })}
          </h1>
          <p className="soft-text" id="look-hint">
            <span className="with-script">{t('passing.turn.hold_hint')}</span>
            <span className="without-script">{t('passing.turn.press_hint')}</span>
            <span className="sr"> {t('passing.turn.aloud')}</span>
          </p>
          <p className="small soft-text">{t('envelope.not_unnoticed', { organizer: draw.organizer.name })}</p>
        </div>
        <div className="passing-stage" role="status" data-passing-stage="">
          <ClosedEnvelope />
        </div>
        <div className="passing-foot">
          <p className="passing-problem" role="alert" data-passing-problem="" />
          <Form action={lookUrl(draw.publicGuid, publicGuid)} className="passing-form" data-passing-look="">
            <TurnFields turnKey={turnKey ?? ''} skipped={skipped} />
            <button className="button primary large wide passing-hold" type="submit" aria-describedby="look-hint">
              <Icon name="eye" />
              <span className="with-script">{t('passing.hold')}</span>
              <span className="without-script">{t('passing.press')}</span>
            </button>
          </Form>
          <div data-passing-done="" hidden>
            <Done draw={draw} participant={participant} skipped={skipped} turnKey={turnKey ?? ''} />
          </div>
          <a
            className="button quiet wide passing-back"
            href={passPhoneUrl(draw.publicGuid, skipped)}
            data-passing-replace=""
            data-passing-back=""
          >
            {t('passing.not_me', { name })}
          </a>
        </div>
      </div>
    </div>
  )
}

const TurnFields = ({ turnKey, skipped }: { turnKey: string; skipped: readonly string[] }) => (
  <>
    <input type="hidden" name="key" value={turnKey} />
    <input type="hidden" name="over" value={skipped.join('.')} />
  </>
)

/** Renders the button that ends a turn and goes on to the next one. */
export function Done({ draw, participant, skipped, turnKey }: TurnProps & { turnKey: string }) {
  const { t } = useView().texts
  return (
    <Form action={endTurnUrl(draw.publicGuid, participant.publicGuid)} className="passing-form">
      <TurnFields turnKey={turnKey} skipped={skipped} />
      <button className="button primary large wide" type="submit">
        <Icon name="check" />
        {t('passing.done')}
      </button>
    </Form>
  )
}

/** Renders the note that a participant's envelope is open already, and the way to a new one if they have not seen it. */
export function AlreadyOpened({ draw, participant, skipped }: TurnProps) {
  const { t } = useView().texts
  const { publicGuid, name } = participant
  return (
    <div className="stack passing-opened">
      <h1 tabIndex={-1}>{t('passing.opened', { name })}</h1>
      <Banner kind="warn">{t('passing.opened.body', { name })}</Banner>
      <a className="button primary large wide" href={passPhoneUrl(draw.publicGuid, skipped)} data-passing-replace="">
        {t('passing.next')}
      </a>
      <a className="button wide" href={shareEnvelopeUrl(draw.publicGuid, publicGuid)} data-passing-replace="">
        {t('envelope.renew')}
      </a>
    </div>
  )
}
