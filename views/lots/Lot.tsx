import type { LotView } from '../../src/lots/lot-for.ts'
import { occasionOf } from '../../src/lots/index.ts'
import type { Summary } from '../../src/lists/index.ts'
import { Banner } from '../layout/Banner.tsx'
import { opensDialog } from '../layout/Dialog.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon, OccasionIcon } from '../layout/Icon.tsx'
import { Rich, useView } from '../layout/view.tsx'
import { lotAddress, nudgeAddress, openLotAddress, otherUserAddress, questionAddress } from './addresses.ts'
import { ClosedEnvelope, OpenEnvelope } from './Envelope.tsx'
import { OwnWishes, type OwnWishesProps } from './OwnWishes.tsx'
import { changesLot, lotId } from './place.ts'

export interface LotProps extends Pick<OwnWishesProps, 'justSelected'> {
  lot: LotView
  /** the reader's own lists */
  lists: readonly Summary[]
  /** the envelope was opened by this very press */
  opening?: boolean
  /** it is somebody else's than the user's, who was not asked yet whether this is right */
  asksWho?: boolean
}

/** A lot: a closed envelope until its first view, then who was drawn, what they wish for, and what the reader wishes for. */
export function Lot({ lot, lists, opening = false, asksWho = false, justSelected }: LotProps) {
  const { texts } = useView()
  const { t } = texts
  // not readable behind the question whose lot it is
  const isOpen = lot.isViewed && !asksWho
  return (
    <div
      className="lot-page"
      id={lotId}
      {...(isOpen && fetchesAnew(lot.lotGuid))}
      {...(opening && { 'data-requests-announce': t('lot.opened', { name: lot.drawn.name }) })}
    >
      <div>
        <p className="lot-draw">
          <OccasionIcon
            occasion={occasionOf(
              { occasion: lot.drawOccasion, title: lot.drawTitle, createDate: lot.drawnAt },
              texts.edition.language,
            )}
          />
          {lot.drawTitle}
        </p>
        <h1>{t('lot.title', { name: lot.name })}</h1>
      </div>
      {lot.isOthers && <OthersLot lot={lot} asksWho={asksWho} />}
      {lot.formerAddresses.map(({ address, isOpened }, index) => (
        <Banner {...(isOpened && { kind: 'warn' })} icon="mail" key={index}>
          {t(isOpened ? 'lot.former.opened' : 'lot.former.sent', { address })}
        </Banner>
      ))}
      {lot.isForced && <Banner kind="warn">{t('lot.forced')}</Banner>}
      {lot.opensWhereDrawn && <Banner>{t('lot.opens_where_drawn')}</Banner>}
      {isOpen ? <Opened lot={lot} opening={opening} /> : <Closed lot={lot} />}
      {lot.drawDescription !== null && <p className="about">{lot.drawDescription}</p>}
      {isOpen && <OwnWishes lot={lot} lists={lists} {...(justSelected !== undefined && { justSelected })} />}
      {isOpen && (
        <div id="live" hx-ws:connect={`/live?watch=drawn-lot:${lot.drawn.publicGuid}`} hx-swap="none" hidden />
      )}
    </div>
  )
}

/** Attributes of the opened lot, which is fetched again when something may have been missed. */
const fetchesAnew = (lotGuid: string) =>
  ({
    'hx-get': lotAddress(lotGuid),
    'hx-trigger': 'live-missed from:body delay:50ms',
    'hx-target': 'this',
    'hx-swap': 'outerMorph',
  }) as const

function Closed({ lot }: { lot: LotView }) {
  const { t } = useView().texts
  return (
    <Form
      action={openLotAddress(lot.lotGuid)}
      htmx={{ 'hx-target': `#${lotId}`, 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' }}
      className="open-form"
    >
      <button className="open-lot" type="submit">
        <ClosedEnvelope />
        <span className="button primary large">{t('lot.open')}</span>
      </button>
      <p className="small soft-text">{t('lot.open_hint')}</p>
    </Form>
  )
}

function Opened({ lot, opening }: { lot: LotView; opening: boolean }) {
  const { t } = useView().texts
  const { lotGuid, drawn } = lot
  const { name } = drawn
  return (
    <>
      <OpenEnvelope before={t('lot.you_give')} name={name} after={t('lot.hush')} opening={opening} />
      <div className="stack drawn-wishes" id="drawn-wishes" role="status">
        {drawn.wishlistLink === null ? (
          <NoList lot={lot} />
        ) : (
          <div className="actions">
            <a className="button primary large" href={drawn.wishlistLink}>
              <Icon name="gift" />
              {t('lot.view_list', { name })}
            </a>
          </div>
        )}
      </div>
      <div className="actions">
        <a className="button large" id="ask-question" {...opensDialog(questionAddress(lotGuid))}>
          <Icon name="message" />
          {t('lot.question')}
        </a>
      </div>
      <p className="small soft-text">{t('lot.question.secret', { name })}</p>
    </>
  )
}

/** No list yet: the way to ask for one, once in three days. */
function NoList({ lot }: { lot: LotView }) {
  const { t, date, time } = useView().texts
  const { name } = lot.drawn
  const until = lot.nudgeDisabledUntil
  return (
    <>
      <p>{t('lot.no_list', { name })}</p>
      <Form action={nudgeAddress(lot.lotGuid)} htmx={changesLot} className="actions">
        <button
          className="button primary large"
          id="nudge"
          type="submit"
          disabled={until !== null}
          aria-describedby="nudge-hint"
        >
          <Icon name="nudge" />
          <span>
            <Rich id="lot.nudge" values={{ name }} tags={{ sr: <span className="sr" /> }} />
          </span>
        </button>
      </Form>
      <p className="small soft-text" id="nudge-hint">
        {until === null
          ? t('lot.nudge.hint', { name })
          : t('lot.nudge.until', { date: date(until, 'day'), time: time(until) })}
      </p>
    </>
  )
}

/** Says that the lot went to another address than that of the user; the question about it comes up once by itself. */
function OthersLot({ lot, asksWho }: { lot: LotView; asksWho: boolean }) {
  const { texts, user } = useView()
  const address = otherUserAddress(lot.lotGuid)
  return (
    <>
      <Banner
        kind="warn"
        icon="user"
        action={
          <a className="button quiet" {...opensDialog(address)}>
            {texts.t('lot.other_user.change')}
          </a>
        }
      >
        {texts.t('lot.other_user.note', { email: lot.email, own: user?.email ?? '' })}
      </Banner>
      {asksWho && <div hx-get={address} hx-trigger="load" hx-target="#dialogs" hx-swap="beforeend" hidden />}
    </>
  )
}
