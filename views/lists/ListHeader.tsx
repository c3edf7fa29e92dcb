import { fullNameOf } from '#core/names.ts'
import { occasionMessageForOthers, type Occasion } from '#core/occasions.ts'
import type { ReactNode } from 'react'
import { daysUntil } from '#core/days.ts'
import { opensDialog } from '../layout/Dialog.tsx'
import { Icon, OccasionIcon } from '../layout/Icon.tsx'
import { daysToGo, ringPercent } from '../layout/occasion.ts'
import { useT, useView } from '../layout/view.tsx'
import { ListRing } from './ListRing.tsx'
import { changesHeader, headerId, type HeadedList } from './header.ts'
import { DescriptionForm, TitleForm, type TextFormState } from './TextForm.tsx'

/** Width of the ring, as in list-header.css. */
const ringSizes = '(min-width: 94rem) 12rem, (min-width: 22rem) calc(3.5rem + 9vw), 5.5rem'

interface HeaderProps {
  list: HeadedList
}

interface FrameProps extends HeaderProps {
  /** URL of the page that changes the picture */
  changePicture?: string
  isEditing?: boolean
  announcement?: string | undefined
  children: ReactNode
}

function Frame({ list, changePicture, isEditing = false, announcement, children }: FrameProps) {
  const t = useT()
  const ring = (
    <ListRing list={list} sizes={ringSizes} near={ringPercent(daysUntil(list.occasionDate, useView().now))} bow eager />
  )
  return (
    // `hx-morph-skip` keeps unsaved input across a refresh.
    <div
      className={changePicture ? 'list-header own' : 'list-header'}
      id={headerId(list.publicGuid)}
      data-requests-announce={announcement}
      {...(isEditing && { 'hx-morph-skip': '' })}
    >
      {changePicture ? (
        <a className="picture-link" href={changePicture}>
          {ring}
          <span className="badge">
            <Icon name="edit" />
          </span>
          <span className="sr">{t('list.edit_picture')}</span>
        </a>
      ) : (
        ring
      )}
      {children}
    </div>
  )
}

/**
 * Renders an occasion and its day: "Sinterklaas, 5 december".
 * @param occasion name of the occasion, which differs between owners and visitors
 */
function Day({ list, occasion }: { list: HeadedList; occasion: string }) {
  const { texts, now } = useView()
  if (!list.occasionDate) return occasion
  const days = daysUntil(list.occasionDate, now)
  return `${occasion}, ${texts.date(list.occasionDate, days !== null && days < 365 ? 'day' : 'long')}`
}

function DaysToGo({ list }: { list: HeadedList }) {
  const { texts, now } = useView()
  const days = daysUntil(list.occasionDate, now)
  return days === null ? null : <span className="tag">{daysToGo(texts, days)}</span>
}

export function VisitorListHeader({ list }: HeaderProps) {
  const t = useT()
  const name = fullNameOf(list)
  return (
    <Frame list={list}>
      <div className="head-text">
        <p className="by">
          {[list.title === null ? t('list.wishlist') : t('list.of', { name }), list.city].filter(Boolean).join(', ')}
        </p>
        <h1 data-changed-texts-name="title">{list.title ?? name}</h1>
      </div>
      <p className="facts">
        <DaysToGo list={list} />
        <span className="chip">
          <OccasionIcon occasion={list.occasion as Occasion} />
          <Day list={list} occasion={t(occasionMessageForOthers(list.occasion as Occasion))} />
        </span>
      </p>
      {list.description !== null && (
        <p className="about" data-changed-texts-name="description">
          {list.description}
        </p>
      )}
    </Frame>
  )
}

type Part = 'title' | 'description' | 'occasion'

interface OwnerHeaderProps extends HeaderProps {
  /** the text being edited; `state` is the input that the server refused */
  editing?: 'title' | 'description' | null
  state?: TextFormState
  /** the part that was just saved, which gets the focus back; a message announces the save */
  changed?: Part | null
  /** the part whose editing was canceled, which gets the focus back */
  left?: Part | null
}

/** Renders the list's header for owners. Picture, title, occasion and description are links that edit them. */
export function OwnerListHeader({ list, editing = null, state = {}, changed = null, left = null }: OwnerHeaderProps) {
  const { texts, baseUrl } = useView()
  const { t } = texts
  const address = `/${list.username}`
  const focus = (part: Part) => ((changed ?? left) === part ? { 'data-requests-focus': '' } : {})
  return (
    <Frame
      list={list}
      isEditing={editing !== null}
      changePicture={`${address}/image`}
      announcement={changed ? t('general.saved') : undefined}
    >
      <div className="head-text">
        <p className="by">
          <span className="only-wide">{t('list.yours')} · </span>
          {new URL(baseUrl).host}/{list.username}
        </p>
        {editing === 'title' ? (
          <>
            <h1 className="sr" data-changed-texts-name="title">
              {list.title ?? t('list.of', { name: fullNameOf(list) })}
            </h1>
            <TitleForm list={list} inPlace state={state} />
          </>
        ) : (
          <h1>
            <a
              className="in-place"
              href={`${address}/title`}
              id={`edit-title-${list.publicGuid}`}
              {...changesHeader(list, `${address}/title`)}
              {...focus('title')}
            >
              <span data-changed-texts-name="title">{list.title ?? t('list.of', { name: fullNameOf(list) })}</span>{' '}
              <Icon name="edit" />
              <span className="sr">{t('list.edit_title')}</span>
            </a>
          </h1>
        )}
      </div>
      <p className="facts">
        <DaysToGo list={list} />
        <a
          className="chip tap"
          id={`edit-occasion-${list.publicGuid}`}
          {...opensDialog(`${address}/occasion`)}
          {...focus('occasion')}
        >
          <OccasionIcon occasion={list.occasion as Occasion} />
          <Day list={list} occasion={t(`occasion.${list.occasion as Occasion}`)} />
          <Icon name="edit" />
          <span className="sr">{t('list.edit_occasion')}</span>
        </a>
      </p>
      {editing === 'description' ? (
        <div className="about">
          <DescriptionForm list={list} inPlace state={state} />
        </div>
      ) : (
        <p className="about">
          <a
            className={list.description === null ? 'in-place soft-text' : 'in-place'}
            href={`${address}/description`}
            id={`edit-description-${list.publicGuid}`}
            {...changesHeader(list, `${address}/description`)}
            {...focus('description')}
          >
            <span data-changed-texts-name="description">{list.description ?? t('list.add_description')}</span>{' '}
            <Icon name="edit" />
            {list.description !== null && <span className="sr">{t('list.edit_description')}</span>}
          </a>
        </p>
      )}
    </Frame>
  )
}
