import type { Look } from '../../../src/envelopes/index.ts'
import { envelopeUrl } from '../../envelopes/urls.ts'
import { QrCode } from '../../layout/QrCode.tsx'
import { useView } from '../../layout/view.tsx'
import { OpenEnvelope } from '../../lots/Envelope.tsx'
import { PassingHead } from './PassPhone.tsx'
import { Done, type TurnProps } from './Turn.tsx'

/**
 * Renders the name that a participant drew, with the QR code to take the lot along: for the script that shows it while
 * the button is held, or as a page of its own with the button that ends the turn.
 */
export function Looked({ look, turnKey, ...turn }: TurnProps & { look: Look; turnKey: string }) {
  const { texts, isFragment, baseUrl } = useView()
  const { t } = texts
  const { name } = turn.participant
  const shown = (
    <div className="passing-shown">
      <OpenEnvelope before={t('lot.you_give')} name={look.drawnName} after={t('lot.hush')} opening />
      {look.copyGuid !== null ? (
        <div className="passing-copy">
          <QrCode address={`${baseUrl}${envelopeUrl(look.copyGuid)}`} label={t('passing.copy.label')} isSecret />
          <p className="small">{t('passing.copy')}</p>
        </div>
      ) : (
        <p className="small soft-text">{t('passing.copied')}</p>
      )}
    </div>
  )
  if (isFragment) return shown
  return (
    <div className="passing">
      <PassingHead draw={turn.draw} />
      <div className="passing-words">
        <h1>{t('passing.turn', { name })}</h1>
      </div>
      <div className="passing-stage">{shown}</div>
      <div className="passing-foot">
        <Done {...turn} turnKey={turnKey} />
        <p className="small soft-text">{t('passing.done.hint')}</p>
      </div>
    </div>
  )
}
