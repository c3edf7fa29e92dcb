import type { EnvelopeView } from '../../src/envelopes/envelope-for.ts'
import { openEnvelopeMessages } from '../../src/envelopes/index.ts'
import { occasionOf } from '../../src/lots/index.ts'
import { Terms } from '../draws/Terms.tsx'
import { NothingThere } from '../draws/NothingThere.tsx'
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
  const { guid, name, organizer, drawTitle, drawDescription, openedOn, formerAddresses, isCopy } = envelope
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
        <h1>{t(isCopy ? 'envelope.copy.title' : 'envelope.title', { name })}</h1>
        <p className="soft-text">{t(isCopy ? 'envelope.copy.from' : 'envelope.from', { organizer })}</p>
      </div>
      <FormerPlaces places={formerAddresses} />
      {openedOn === null ? (
        <Form action={envelopeUrl(guid)} className="open-form">
          <button className="open-lot" type="submit">
            <ClosedEnvelope />
            <span className="button primary large">{t(isCopy ? 'envelope.copy.open' : 'envelope.open', { name })}</span>
          </button>
          <p className="small soft-text">{t(isCopy ? 'envelope.copy.once' : 'envelope.once')}</p>
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

function AlreadyOpened({ envelope, openedOn }: { envelope: EnvelopeView; openedOn: string }) {
  const { t, date } = useView().texts
  const { name, organizer, isCopy, wasPassed } = envelope
  const isPassed = wasPassed && !isCopy
  return (
    <section className="panel stack" aria-labelledby="envelope-opened">
      <h2 id="envelope-opened">
        {t(isCopy ? 'envelope.copy.opened' : 'envelope.opened', { day: date(openedOn, 'day') })}
      </h2>
      <p>{t(isPassed ? 'envelope.opened.passed' : 'envelope.opened.by_you', { name, organizer })}</p>
      <p>{t('envelope.opened.not_you', { organizer })}</p>
    </section>
  )
}

const noEnvelope = {
  Deleted: { spot: 'lost-parcel', title: 'envelope.gone.title', body: openEnvelopeMessages.Deleted },
  Expired: { spot: 'lost-parcel', title: 'envelope.copy.over.title', body: 'envelope.copy.over.body' },
  NotFound: { spot: 'nothing-found', title: openEnvelopeMessages.NotFound, body: 'envelope.not_found.body' },
} as const

/** Renders the page for an envelope that is no longer there, or never was. */
export const NoEnvelope = ({ problem }: { problem: keyof typeof noEnvelope }) => (
  <NothingThere {...noEnvelope[problem]} />
)
