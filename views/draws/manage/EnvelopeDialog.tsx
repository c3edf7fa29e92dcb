import type { DrawView, ParticipantView } from '../../../src/draws/draw-for.ts'
import { envelopeUrl } from '../../envelopes/urls.ts'
import { Banner } from '../../layout/Banner.tsx'
import { Dialog, inDialog, opensDialog } from '../../layout/Dialog.tsx'
import { Form } from '../../layout/Form.tsx'
import { QrCode } from '../../layout/QrCode.tsx'
import { CopyField, ShareWays } from '../../layout/ShareWays.tsx'
import { useView } from '../../layout/view.tsx'
import { drawUrl, resendLotUrl, shareEnvelopeUrl } from '../urls.ts'

interface EnvelopeDialogProps {
  draw: Pick<DrawView, 'publicGuid' | 'title'>
  participant: ParticipantView
}

/**
 * Renders the dialog about a participant's envelope: the ways to hand over its link while it is closed, and the button
 * that makes a new one.
 */
export function EnvelopeDialog({ draw, participant }: EnvelopeDialogProps) {
  const { texts, isFragment, baseUrl } = useView()
  const { t, date } = texts
  const { publicGuid, name, envelope } = participant
  const url = envelope?.guid && `${baseUrl}${envelopeUrl(envelope.guid)}`
  return (
    <Dialog id="envelope" title={t('envelope.share.title', { name })} closeHref={drawUrl(draw.publicGuid)}>
      <div className="stack">
        {url ? (
          <>
            <p>{t('envelope.share.body', { name })}</p>
            <CopyField
              id="envelope-link"
              label={t('envelope.share.address')}
              url={url}
              hint={t('envelope.share.hint')}
            />
            <div className="stack">
              <ShareWays
                shared={{
                  url,
                  title: t('envelope.share.link_title', { title: draw.title, name }),
                  text: t('envelope.share.link_text', { name }),
                }}
              />
            </div>
            <QrCode
              address={url}
              label={t('envelope.share.qr', { name })}
              isSecret
              style={{ inlineSize: 'min(100%, 12rem)', marginInline: 'auto', borderRadius: 'var(--r-m)' }}
            />
          </>
        ) : (
          <Banner kind="warn">
            {t('envelope.share.opened', { name, day: envelope?.openedOn ? date(envelope.openedOn, 'day') : '' })}
          </Banner>
        )}
        <Form action={shareEnvelopeUrl(draw.publicGuid, publicGuid)} htmx={isFragment ? inDialog : undefined}>
          <button className={url ? 'button quiet' : 'button primary'} type="submit">
            {t('envelope.renew')}
          </button>
          <p className="small soft-text">{t('envelope.renew.hint')}</p>
        </Form>
        <p className="small">
          {t('envelope.by_mail', { name })}{' '}
          <a {...opensDialog(resendLotUrl(draw.publicGuid, publicGuid))}>{t('envelope.by_mail.button')}</a>
        </p>
      </div>
    </Dialog>
  )
}
