import type { DrawView } from '../../../src/draws/draw-for.ts'
import { Icon } from '../../layout/Icon.tsx'
import { useView } from '../../layout/view.tsx'
import { hasClosedEnvelope } from '../passing/PassPhone.tsx'
import { cardsUrl, passPhoneUrl } from '../urls.ts'
import { namesIn } from '../wizard/names.ts'

/** Returns the id of the element that says how many envelopes lie ready. */
export const envelopesReadyId = (publicGuid: string) => `envelopes-ready-${publicGuid}`

/** Says how many envelopes are closed, with the ways to hand all of them over. The element is empty without any. */
export function EnvelopesReady({
  draw: { publicGuid, participants },
}: {
  draw: Pick<DrawView, 'publicGuid' | 'participants'>
}) {
  const { texts } = useView()
  const { t } = texts
  const closed = participants.filter(hasClosedEnvelope)
  const id = envelopesReadyId(publicGuid)
  if (closed.length === 0) return <div id={id} hidden />
  return (
    <section className="panel envelopes-ready" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Icon name="mail" />
        {t('envelope.ready', { count: closed.length })}
      </h2>
      <p>
        {t('envelope.ready.for', {
          names: namesIn(
            texts,
            closed.map(({ name }) => name),
            'conjunction',
          ),
        })}{' '}
        {t('envelope.ready.body', { count: closed.length })}
      </p>
      <div className="actions">
        <a className="button soft" href={passPhoneUrl(publicGuid)}>
          <Icon name="friends" />
          {t('passing.start')}
        </a>
        <a className="button" href={cardsUrl(publicGuid)}>
          <Icon name="print" />
          {t('cards.start')}
        </a>
      </div>
      <p className="small soft-text">{t('envelope.not_unnoticed.you')}</p>
    </section>
  )
}
