import type { LotView } from '../../src/lots/lot-for.ts'
import { occasionOf } from '../../src/lots/index.ts'
import type { Summary } from '../../src/lists/index.ts'
import { Banner } from '../layout/Banner.tsx'
import { opensDialog } from '../layout/Dialog.tsx'
import type { FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon, OccasionIcon } from '../layout/Icon.tsx'
import { Rich, useView } from '../layout/view.tsx'
import { Terms } from '../draws/Terms.tsx'
import { FormerPlaces } from './FormerPlaces.tsx'
import { agendaUrl, lotUrl, nudgeUrl, openLotUrl, otherUserUrl } from './urls.ts'
import { ClosedEnvelope, OpenEnvelope } from './Envelope.tsx'
import { Conversations } from './Conversations.tsx'
import { KeepLot } from './KeepLot.tsx'
import { OwnWishes, type OwnWishesProps } from './OwnWishes.tsx'
import { swapsLot, lotId } from './lot-element.ts'
import { Tick } from './Tick.tsx'
import { DrawnWishes } from './Wishes.tsx'

export interface LotProps extends Pick<OwnWishesProps, 'justSelected' | 'wishesState'> {
  lot: LotView
  /** the current user's own lists */
  lists: readonly Summary[]
  /** whether this is the response to the press that opened the envelope */
  opening?: boolean
  /** state of the refused form that mails the lot to the participant's own address */
  keeping?: FormState
  /** state of the refused form that writes a message */
  writing?: FormState
  /** whether to ask the user if they want to see the lot, because it belongs to another e-mail address than theirs */
  asksWho?: boolean
}

/**
 * Renders a lot: a closed envelope before its first view. After that, the name that was drawn, the way to that person's
 * list, and the participant's own wishes.
 */
export function Lot({
  lot,
  lists,
  opening = false,
  asksWho = false,
  justSelected,
  keeping,
  wishesState,
  writing,
}: LotProps) {
  const { texts } = useView()
  const { t } = texts
  // The name must not be readable behind the dialog that asks whether this is the user's lot.
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
      <FormerPlaces places={lot.formerAddresses} />
      {isOpen && lot.changedOn !== null && (
        <Banner kind="warn">{t('lot.changed', { day: texts.date(lot.changedOn, 'day') })}</Banner>
      )}
      {!isOpen && lot.isOpened && <Banner kind="warn">{t('lot.read_before')}</Banner>}
      {lot.isForced && <Banner kind="warn">{t('lot.forced')}</Banner>}
      {lot.opensWhereDrawn && <Banner>{t('lot.opens_where_drawn')}</Banner>}
      {isOpen ? <Opened lot={lot} opening={opening} /> : <Closed lot={lot} />}
      <Terms terms={lot} agendaHref={agendaUrl(lot.lotGuid)} />
      {lot.drawDescription !== null && <p className="about">{lot.drawDescription}</p>}
      {isOpen && <Conversations lot={lot} {...(writing && { writing })} />}
      {isOpen && lot.email === null && <KeepLot lot={lot} {...keeping} />}
      {isOpen && (
        <OwnWishes
          lot={lot}
          lists={lists}
          {...(justSelected !== undefined && { justSelected })}
          {...(wishesState && { wishesState })}
        />
      )}
      {isOpen && (
        <div
          id="live"
          hx-ws:connect={`/live?watch=drawn-lot:${lot.drawn.publicGuid}&watch=own-lot:${lot.participantPublicGuid}`}
          hx-swap="none"
          hidden
        />
      )}
    </div>
  )
}

/** Returns attributes by which the opened lot reloads itself when it may have missed a live update. */
const fetchesAnew = (lotGuid: string) =>
  ({
    'hx-get': lotUrl(lotGuid),
    'hx-trigger': 'live-missed from:body delay:50ms',
    'hx-target': 'this',
    'hx-swap': 'outerMorph',
  }) as const

function Closed({ lot }: { lot: LotView }) {
  const { t } = useView().texts
  return (
    <Form
      action={openLotUrl(lot.lotGuid)}
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
  const { drawn } = lot
  const { name } = drawn
  const hasShared = drawn.wishes !== null || drawn.wishlistLink !== null
  return (
    <>
      <OpenEnvelope before={t('lot.you_give')} name={name} after={t('lot.hush')} opening={opening} />
      <div className="stack drawn-wishes" id="drawn-wishes">
        <p className="sr" role="status">
          {hasShared && t('lot.shared', { name })}
        </p>
        {drawn.wishes !== null && <DrawnWishes name={name} wishes={drawn.wishes} />}
        {drawn.wishlistLink === null ? (
          drawn.wishes === null && <NoWishes lot={lot} />
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
        <a className="button large" id="ask-question" href="#conversation-drawn">
          <Icon name="message" />
          {t('lot.question')}
        </a>
      </div>
      <p className="small soft-text">{t('lot.question.secret', { name })}</p>
      <Tick lot={lot} />
    </>
  )
}

function NoWishes({ lot }: { lot: LotView }) {
  const { t } = useView().texts
  const { name } = lot.drawn
  return (
    <>
      <p>{t('lot.no_list', { name })}</p>
      {lot.drawn.noMails === null && <Nudge lot={lot} />}
    </>
  )
}

/**
 * Renders the button that asks the receiver for wishes. It works once in three days. Meanwhile it keeps the focus, and
 * a press is answered with the reason.
 */
function Nudge({ lot }: { lot: LotView }) {
  const { t, date, time } = useView().texts
  const { name } = lot.drawn
  const until = lot.nudgeDisabledUntil
  return (
    <>
      <Form action={nudgeUrl(lot.lotGuid)} htmx={swapsLot} className="actions">
        <button
          className="button primary large"
          id="nudge"
          type="submit"
          aria-disabled={until !== null || undefined}
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

/**
 * Renders the note that the lot belongs to another e-mail address than the user's. If `asksWho`, the dialog that asks
 * whose lot it is opens by itself.
 */
function OthersLot({ lot, asksWho }: { lot: LotView; asksWho: boolean }) {
  const { texts, user } = useView()
  const address = otherUserUrl(lot.lotGuid)
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
        {texts.t('lot.other_user.note', { email: lot.email ?? '', own: user?.email ?? '' })}
      </Banner>
      {asksWho && <div hx-get={address} hx-trigger="load" hx-target="#dialogs" hx-swap="beforeend" hidden />}
    </>
  )
}
