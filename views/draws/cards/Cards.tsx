import { artUrl } from '#core/art.ts'
import type { DrawView, ParticipantView } from '../../../src/draws/draw-for.ts'
import { occasionOf, pictureNameOf } from '../../../src/lots/index.ts'
import { envelopeUrl } from '../../envelopes/urls.ts'
import { Icon } from '../../layout/Icon.tsx'
import { QrCode } from '../../layout/QrCode.tsx'
import { useView } from '../../layout/view.tsx'
import { hasClosedEnvelope } from '../passing/PassPhone.tsx'
import { cardsUrl, drawUrl } from '../urls.ts'

interface CardsProps {
  draw: DrawView
  /** public guids of the people without a closed envelope who get a card, too */
  ticked: readonly string[]
}

const onSheet = 8

/** Whether a participant's lot went by mail, so that a card can say where to. */
const wasMailed = ({ mail }: ParticipantView): boolean => mail === 'sent' || mail === 'waiting'

/** Renders the cards of a draw's envelopes, eight to a sheet, to print and cut. */
export function Cards({ draw, ticked }: CardsProps) {
  const { t } = useView().texts
  const others = draw.participants.filter(wasMailed)
  const people = draw.participants.filter(
    (person) => hasClosedEnvelope(person) || (wasMailed(person) && ticked.includes(person.publicGuid)),
  )
  const sheets = Array.from({ length: Math.ceil(people.length / onSheet) }, (_, sheet) =>
    people.slice(sheet * onSheet, (sheet + 1) * onSheet),
  )
  return (
    <div className="cards-page">
      <div className="cards-words">
        <p className="by">{draw.title}</p>
        <h1>{t('cards.title')}</h1>
        <p>{t(people.length === 0 ? 'cards.none' : 'cards.intro')}</p>
        <div className="action-bar">
          {people.length > 0 && (
            <button className="button primary with-script" type="button" data-sharing-print="">
              <Icon name="print" />
              {t('share_qr.print')}
            </button>
          )}
          <a className="button soft" href={drawUrl(draw.publicGuid)}>
            <Icon name="back" />
            {t('passing.to_draw')}
          </a>
        </div>
        <p className="small soft-text">{t('envelope.not_unnoticed.you')}</p>
        {others.length > 0 && <Others draw={draw} others={others} ticked={ticked} />}
      </div>
      {sheets.map((sheet) => (
        <ul className="card-sheet" key={sheet[0]!.publicGuid}>
          {sheet.map((participant) => (
            <Card key={participant.publicGuid} draw={draw} participant={participant} />
          ))}
        </ul>
      ))}
    </div>
  )
}

function Others({ draw, others, ticked }: CardsProps & { others: readonly ParticipantView[] }) {
  const { t } = useView().texts
  return (
    <form action={cardsUrl(draw.publicGuid)} className="form panel cards-others">
      <fieldset className="checks">
        <legend>{t('cards.others')}</legend>
        <p className="small soft-text">{t('cards.others.hint')}</p>
        {others.map(({ publicGuid, name }) => (
          <label className="choice" key={publicGuid}>
            <input type="checkbox" name="met" value={publicGuid} defaultChecked={ticked.includes(publicGuid)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className="actions">
        <button className="button" type="submit">
          {t('cards.update')}
        </button>
      </div>
    </form>
  )
}

/** Returns the classes for the sizes of a name and of a card's other words, so that long ones fit. */
const nameSizeOf = (name: string): string => (name.length > 40 ? 'very-long' : name.length > 14 ? 'long' : '')
const wordsSizeOf = (words: string): string => (words.length > 190 ? 'long' : '')

function Card({ draw, participant }: { draw: DrawView; participant: ParticipantView }) {
  const { texts, baseUrl } = useView()
  const { t, date } = texts
  const { name, email, envelope } = participant
  const envelopeGuid = hasClosedEnvelope(participant) ? envelope?.guid : null
  const what = envelopeGuid ? t('cards.open') : email === null ? t('cards.mailed.own') : t('cards.mailed', { email })
  return (
    <li className="cut-card">
      <Frame />
      <p className={`card-name ${nameSizeOf(name)}`}>{name}</p>
      <div className="card-body">
        {envelopeGuid ? (
          <QrCode
            address={`${baseUrl}${envelopeUrl(envelopeGuid)}`}
            label={t('envelope.share.qr', { name })}
            isSecret
          />
        ) : (
          <img
            src={artUrl(`themes/${pictureNameOf(occasionOf(draw, texts.edition.language))}.svg`)}
            alt=""
            width="500"
            height="500"
          />
        )}
        <div className={`card-words ${wordsSizeOf(draw.title + what)}`}>
          <p className="card-draw">{draw.title}</p>
          {draw.date !== null && <p>{date(draw.date)}</p>}
          <p>{what}</p>
        </div>
      </div>
    </li>
  )
}

/** Renders a card's ribbon and bow. They are drawings, because browsers don't print backgrounds. */
const Frame = () => (
  <svg className="card-frame" viewBox="0 0 91 67" aria-hidden="true">
    <rect className="card-edge" x="4" y="4" width="83" height="59" rx="4" />
    <path className="card-ribbon" d="M4 9.5h83v3H4z" />
    <g className="card-bow" transform="translate(75 10.5) scale(.14)">
      <use href={`${artUrl('bow.svg')}#bow`} />
    </g>
  </svg>
)
