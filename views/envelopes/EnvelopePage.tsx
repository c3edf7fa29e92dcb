import type { EnvelopeView } from '../../src/envelopes/envelope-for.ts'
import { occasionOf } from '../../src/lots/index.ts'
import { Terms } from '../draws/Terms.tsx'
import { drawsUrl } from '../draws/urls.ts'
import { Empty } from '../layout/Empty.tsx'
import { Form } from '../layout/Form.tsx'
import { OccasionIcon } from '../layout/Icon.tsx'
import { useView } from '../layout/view.tsx'
import { ClosedEnvelope } from '../lots/Envelope.tsx'
import { FormerPlaces } from '../lots/FormerPlaces.tsx'
import { envelopeUrl } from './urls.ts'

/** Renders an envelope: closed, with the button that opens it, or with the day on which somebody opened it. */
export function EnvelopePage({ envelope }: { envelope: EnvelopeView }) {
  const { texts } = useView()
  const { t, edition } = texts
  const { guid, name, organizer, drawTitle, drawDescription, openedOn, formerAddresses } = envelope
  const occasion = occasionOf(
    { occasion: envelope.drawOccasion, title: drawTitle, createDate: envelope.drawnAt },
    edition.language,
  )
  return (
    <div className="lot-page envelope-page">
      <div>
        <p className="lot-draw">
          <OccasionIcon occasion={occasion} />
          {drawTitle}
        </p>
        <h1>{t('envelope.title', { name })}</h1>
        <p className="soft-text">{t('envelope.from', { organizer })}</p>
      </div>
      <FormerPlaces places={formerAddresses} />
      {openedOn === null ? (
        <Form action={envelopeUrl(guid)} className="open-form">
          <button className="open-lot" type="submit">
            <ClosedEnvelope />
            <span className="button primary large">{t('envelope.open', { name })}</span>
          </button>
          <p className="small soft-text">{t('envelope.once')}</p>
        </Form>
      ) : (
        <AlreadyOpened envelope={envelope} openedOn={openedOn} />
      )}
      <Terms terms={envelope} />
      {drawDescription !== null && <p className="about">{drawDescription}</p>}
      <p className="small soft-text">{t('envelope.not_unnoticed', { organizer })}</p>
    </div>
  )
}

function AlreadyOpened({ envelope: { name, organizer }, openedOn }: { envelope: EnvelopeView; openedOn: string }) {
  const { t, date } = useView().texts
  return (
    <section className="panel" aria-labelledby="envelope-opened">
      <h2 id="envelope-opened">{t('envelope.opened', { day: date(openedOn, 'day') })}</h2>
      <p>{t('envelope.opened.by_you', { name })}</p>
      <p>{t('envelope.opened.not_you', { organizer })}</p>
    </section>
  )
}

/** Renders the page for an envelope that is no longer there, or never was. */
export function NoEnvelope({ isGone }: { isGone: boolean }) {
  const { texts, isApp } = useView()
  const { t } = texts
  return (
    <Empty
      level={1}
      spot={isGone ? 'lost-parcel' : 'nothing-found'}
      title={t(isGone ? 'envelope.gone.title' : 'envelope.not_found.title')}
      action={
        <a className="button primary" href={isApp ? '/' : drawsUrl}>
          {t(isApp ? 'layout.to_home' : 'loting.to_home')}
        </a>
      }
    >
      {t(isGone ? 'envelope.gone.body' : 'envelope.not_found.body')}
    </Empty>
  )
}
