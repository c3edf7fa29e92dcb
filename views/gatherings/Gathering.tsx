import type { ExclusionObstacle } from '../../src/draws/check-exclusions.ts'
import type { PastDraw } from '../../src/draws/past-draws.ts'
import type { DrawingFriend } from '../../src/friends/index.ts'
import type { GatheringView, SeatInGathering } from '../../src/gatherings/gathering-for.ts'
import { NewPersonFields } from '../draws/NewPersonFields.tsx'
import { drawsUrl } from '../draws/urls.ts'
import { ForcedLotsWarning } from '../draws/wizard/ForcedLotsWarning.tsx'
import { NotAgain } from '../draws/wizard/NotAgain.tsx'
import { namesIn } from '../draws/wizard/names.ts'
import { ObstacleWarning } from '../draws/wizard/ObstacleWarning.tsx'
import { Banner } from '../layout/Banner.tsx'
import { opensDialog } from '../layout/Dialog.tsx'
import { FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { QrCode } from '../layout/QrCode.tsx'
import { Initials } from '../layout/Ring.tsx'
import { CopyField, ShareWays } from '../layout/ShareWays.tsx'
import { useView } from '../layout/view.tsx'
import type { MessageId } from '#core/i18n.ts'
import { GatheringHead } from './GatheringHead.tsx'
import {
  addSeatUrl,
  deleteGatheringUrl,
  drawGatheringUrl,
  editGatheringUrl,
  gatheringUrl,
  joinUrl,
  personUrl,
  renewLinkUrl,
  toDraftUrl,
} from './urls.ts'

export interface GatheringProps {
  gathering: GatheringView
  /** names of the givers whose receivers the organizer can work out */
  forced: readonly string[]
  /** earlier draws from which this one can differ */
  pastDraws: readonly PastDraw[]
  /** friends of the user who can be added */
  friends: readonly DrawingFriend[]
  /** reason why nothing was drawn */
  refused?: MessageId
  obstacle?: ExclusionObstacle | null
  /** state of the refused form that adds a person */
  adding?: FormState
}

/**
 * Renders a draw that waits for its people, for its organizer: the link to share, the people, and the draw. The page
 * loads itself anew when somebody joins or leaves.
 */
export function Gathering(props: GatheringProps) {
  const { texts, baseUrl, isApp } = useView()
  const { t } = texts
  const { gathering, forced, pastDraws, refused, obstacle } = props
  const { publicGuid, participants, joinGuid, title } = gathering
  const link = joinGuid && `${baseUrl}${joinUrl(joinGuid)}`
  return (
    <div
      className="gathering"
      id="gathering"
      hx-get={gatheringUrl(publicGuid)}
      hx-trigger="live-missed from:body delay:150ms"
      hx-target="this"
      hx-swap="outerMorph"
    >
      <div className="gathering-head">
        <GatheringHead gathering={gathering}>
          <p className="soft-text">{t('gathering.manage.intro')}</p>
        </GatheringHead>
        <div className="actions">
          <a className="button" {...opensDialog(editGatheringUrl(publicGuid))}>
            <Icon name="edit" />
            {t('loting.edit')}
          </a>
          <a className="button" {...opensDialog(deleteGatheringUrl(publicGuid))}>
            <Icon name="trash" />
            {t('general.delete')}
          </a>
        </div>
      </div>
      {link && (
        <section className="panel stack" aria-labelledby="gathering-link-title">
          <h2 id="gathering-link-title">{t('gathering.manage.link')}</h2>
          <CopyField
            id="gathering-link"
            label={<span className="sr">{t('gathering.manage.link')}</span>}
            url={link}
            hint={t('gathering.manage.link_hint')}
          />
          <div className="gathering-ways">
            <div className="stack">
              <ShareWays
                shared={{
                  url: link,
                  title: t('gathering.manage.share_title', { title }),
                  text: t('gathering.manage.share_text'),
                }}
              />
            </div>
            <QrCode address={link} label={t('gathering.manage.qr')} />
          </div>
          <Form action={renewLinkUrl(publicGuid)} className="gathering-renew">
            <button className="button quiet" type="submit">
              {t('gathering.manage.renew')}
            </button>
            <p className="small soft-text">{t('gathering.manage.renew_hint')}</p>
          </Form>
        </section>
      )}
      <section className="panel" aria-labelledby="gathering-people">
        <div className="panel-head">
          <h2 id="gathering-people">{t('gathering.manage.people')}</h2>
          <span className="tag" role="status">
            {t('gathering.manage.count', { count: participants.length })}
          </span>
        </div>
        {participants.length === 0 ? (
          <p className="soft-text">{t('gathering.manage.nobody')}</p>
        ) : (
          <ul className="people">
            {participants.map((person) => (
              <PersonRow key={person.publicGuid} gathering={gathering} person={person} />
            ))}
          </ul>
        )}
        <AddPerson {...props} />
        {!isApp && (
          <a className="button quiet" {...opensDialog(toDraftUrl(publicGuid))}>
            {t('gathering.to_draft')}
          </a>
        )}
      </section>
      <section className="panel stack" aria-labelledby="gathering-draw" id="draw">
        <h2 id="gathering-draw">{t('gathering.draw.title')}</h2>
        <p>{t('gathering.draw.body')}</p>
        {obstacle ? <ObstacleWarning obstacle={obstacle} /> : refused && <Banner kind="bad">{t(refused)}</Banner>}
        <ForcedLotsWarning names={forced} />
        <Form action={drawGatheringUrl(publicGuid)} className="form">
          <NotAgain draws={pastDraws} />
          <div className="actions">
            <button className="button primary large" type="submit">
              <Icon name="lots" />
              {t('loting.do_loting')}
            </button>
          </div>
        </Form>
      </section>
      <p className="small">
        <a href={drawsUrl}>{t('loting.to_home')}</a>
      </p>
      <div id="live" hx-ws:connect={`/live?watch=gathering:${publicGuid}`} hx-swap="none" hidden />
    </div>
  )
}

interface PersonProps {
  gathering: GatheringView
  person: SeatInGathering
}

/** Returns where a person's lot will be. */
const lotOf = ({ hasEmail, joinedAlone }: SeatInGathering): MessageId =>
  hasEmail ? 'gathering.person.mail' : joinedAlone ? 'gathering.person.page' : 'gathering.person.envelope'

function PersonRow({ gathering, person }: PersonProps) {
  const { texts } = useView()
  const { t } = texts
  const { publicGuid, name, isOrganizer, exclude } = person
  const nameOf = new Map(gathering.participants.map((each) => [each.publicGuid, each.name]))
  return (
    <li className="person" id={`person-${publicGuid}`}>
      <Initials name={name} />
      <div>
        <p className="name">
          {name} {isOrganizer && <span className="tag">{t('gathering.person.organizer')}</span>}
        </p>
        <p className="detail">{t(lotOf(person))}</p>
        {exclude.length > 0 && (
          <p className="detail">
            {t('gathering.person.draws_not', {
              names: namesIn(texts, exclude.map((guid) => nameOf.get(guid) ?? ''), 'conjunction'), // oxfmt-ignore
            })}
          </p>
        )}
      </div>
      <div className="person-end">
        <a className="button quiet" {...opensDialog(personUrl(gathering.publicGuid, publicGuid))}>
          <Icon name="edit" />
          <span>
            {t('gathering.person.change')}
            <span className="sr">{t('gathering.person.change_who', { name })}</span>
          </span>
        </a>
      </div>
    </li>
  )
}

function AddPerson({ gathering, friends, adding = {} }: GatheringProps) {
  const { t } = useView().texts
  return (
    <details className="gathering-add" open={adding.errors !== undefined}>
      <summary>
        {t('gathering.add.title')}
        <Icon name="chevron-down" />
      </summary>
      <p>{t('gathering.add.body')}</p>
      <Form action={addSeatUrl(gathering.publicGuid)} className="form">
        <FormErrors errors={adding.errors} fields={['name', 'email']} />
        <NewPersonFields friends={friends} {...adding} />
        <div className="actions">
          <button className="button soft" type="submit">
            <Icon name="plus" />
            {t('loting.add.button')}
          </button>
        </div>
      </Form>
    </details>
  )
}
