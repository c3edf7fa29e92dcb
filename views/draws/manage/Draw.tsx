import type { DrawView } from '../../../src/draws/draw-for.ts'
import { Banner } from '../../layout/Banner.tsx'
import { opensDialog } from '../../layout/Dialog.tsx'
import { Icon } from '../../layout/Icon.tsx'
import { Rich, useView } from '../../layout/view.tsx'
import { allNamesIn } from '../wizard/names.ts'
import { Steps } from '../wizard/Steps.tsx'
import { lotUrl } from '../../lots/urls.ts'
import { Terms } from '../Terms.tsx'
import { addParticipantUrl, deleteDrawUrl, drawUrl, editDrawUrl, drawsUrl, justDrawnUrl, redoDrawUrl } from '../urls.ts'
import { DrawFacts, DrawRing } from './DrawHeader.tsx'
import { EnvelopesReady } from './EnvelopesReady.tsx'
import { HeldLots } from './HeldLots.tsx'
import { ParticipantRow } from './ParticipantRow.tsx'
import { RemindAll } from './RemindAll.tsx'

interface DrawProps {
  draw: DrawView
  /** false for the page that is shown right after drawing */
  isOld: boolean
}

/** Returns attributes by which the draw's element reloads itself when it may have missed a live update. */
const fetchesAnew = (publicGuid: string, isOld: boolean) =>
  ({
    id: `draw-${publicGuid}`,
    'hx-get': isOld ? drawUrl(publicGuid) : justDrawnUrl(publicGuid),
    'hx-trigger': 'live-missed from:body delay:150ms',
    'hx-target': 'this',
    'hx-swap': 'outerMorph',
  }) as const

/** Renders a draw for its organizer, right after drawing or later. Nothing on the page reveals who drew whom. */
export function Draw({ draw, isOld }: DrawProps) {
  const { texts, isApp } = useView()
  const { t, date } = texts
  const { publicGuid, title, description, createDate, participants, organizerLot } = draw
  const sent = participants.filter(({ mail }) => mail !== 'held' && mail !== 'none').length
  return (
    <div className={isOld ? 'draw' : 'draw just-drawn'} {...fetchesAnew(publicGuid, isOld)}>
      {!isOld && <Steps current={5} />}
      <div className="list-header">
        <DrawRing draw={draw} />
        <div className="head-text">
          <p className="by">{isOld ? t('loting.manage.by', { date: date(createDate, 'day') }) : title}</p>
          <h1>{isOld ? title : t('loting.sent.title')}</h1>
        </div>
        <DrawFacts draw={draw} />
        <Terms terms={draw} />
        {description !== null && <p className="about">{description}</p>}
      </div>
      {!isOld && (
        <Banner kind="good" icon="mail">
          {sent === participants.length ? t('loting.sent.body') : sent > 0 && t('loting.sent.body_held', { sent })}{' '}
          {draw.organizer.takesPart && t('loting.sent.you_too')} {t('loting.sent.keep')}
        </Banner>
      )}
      <EnvelopesReady draw={draw} />
      <HeldLots draw={draw} />
      <div className="action-bar">
        {organizerLot !== null && (
          <a className="button primary" href={lotUrl(organizerLot)}>
            <Icon name="lots" />
            {t('loting.view_lot')}
          </a>
        )}
        {isOld ? (
          <>
            {!isApp && (
              <a className="button" {...opensDialog(redoDrawUrl(publicGuid))}>
                <Icon name="shuffle" />
                {t('loting.redo')}
              </a>
            )}
            <a className="button" {...opensDialog(editDrawUrl(publicGuid))}>
              <Icon name="edit" />
              {t('loting.edit')}
            </a>
            <a className="button" {...opensDialog(deleteDrawUrl(publicGuid))}>
              <Icon name="trash" />
              {t('loting.delete')}
            </a>
          </>
        ) : (
          <a className="button" href={drawUrl(publicGuid)}>
            <Icon name="settings" />
            {t('loting.to_manage')}
          </a>
        )}
      </div>
      <section className="panel" aria-labelledby="draw-people">
        <div className="panel-head">
          <h2 id="draw-people">{t('loting.participants')}</h2>
          <span className="small soft-text">{t('loting.nobody_knows')}</span>
        </div>
        <ul className="people two">
          {participants.map((participant) => (
            <ParticipantRow key={participant.publicGuid} drawGuid={publicGuid} participant={participant} />
          ))}
        </ul>
        {isOld && <RemindAll draw={draw} />}
        {isOld && (
          <div className="actions">
            <a className="button quiet" id="add-participant-link" {...opensDialog(addParticipantUrl(publicGuid))}>
              <Icon name="plus" />
              {t('loting.add')}
            </a>
          </div>
        )}
      </section>
      {isOld && <Exclusions draw={draw} />}
      {isOld && (
        <p className="small">
          <a href={drawsUrl}>{t('loting.to_home')}</a>
        </p>
      )}
    </div>
  )
}

/** Lists who may not draw whom. Renders nothing without exclusions. */
function Exclusions({ draw: { participants } }: { draw: DrawView }) {
  const { texts } = useView()
  const nameByGuid = new Map(participants.map(({ publicGuid, name }) => [publicGuid, name]))
  const excluding = participants.filter(({ excluded }) => excluded.length > 0)
  if (excluding.length === 0) return null
  return (
    <details className="panel exclusions">
      <summary>
        {texts.t('loting.exclusions')}
        <Icon name="chevron-down" />
      </summary>
      <p className="small soft-text">{texts.t('loting.exclusions.hint')}</p>
      <ul>
        {excluding.map(({ publicGuid, name, excluded }) => (
          <li key={publicGuid}>
            <Rich
              id="loting.exclusions.of"
              values={{
                name,
                names: allNamesIn(
                  texts,
                  excluded.map((guid) => nameByGuid.get(guid) ?? ''),
                  'conjunction',
                ),
              }}
              tags={{ name: <b /> }}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
