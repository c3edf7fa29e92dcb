import { fullNameOf } from '#core/names.ts'
import { occasionMessageForOthers, type Occasion } from '#core/occasions.ts'
import type { ReactNode } from 'react'
import { daysUntil } from '#core/days.ts'
import { opensDialog } from '../layout/Dialog.tsx'
import { Icon, OccasionIcon } from '../layout/Icon.tsx'
import { daysToGo, ringPercent } from '../layout/occasion.ts'
import { langOf } from '../gift/language.ts'
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
    <ListRing
      list={list}
      sizes={ringSizes}
      near={ringPercent(daysUntil(list.occasionDate, useView().today))}
      bow
      eager
    />
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
        <a className="picture-link" href={changePicture} tabIndex={-1}>
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
  const { texts, today } = useView()
  if (!list.occasionDate) return occasion
  const days = daysUntil(list.occasionDate, today)
  return `${occasion}, ${texts.date(list.occasionDate, days !== null && days < 365 ? 'day' : 'long')}`
}

function DaysToGo({ list }: { list: HeadedList }) {
  const { texts, today } = useView()
  const days = daysUntil(list.occasionDate, today)
  return days === null ? null : <span className="tag">{daysToGo(texts, days)}</span>
}

export function VisitorListHeader({ list }: HeaderProps) {
  const view = useView()
  const { t } = view.texts
  const lang = langOf(view, list.language)
  const name = fullNameOf(list)
  return (
    <Frame list={list}>
      <div className="head-text">
        <p className="by">
          {[list.title === null ? t('list.wishlist') : t('list.of', { name }), list.city].filter(Boolean).join(', ')}
        </p>
        <h1 data-changed-texts-name="title" lang={lang}>
          {list.title ?? name}
        </h1>
      </div>
      <p className="facts">
        <DaysToGo list={list} />
        <span className="chip">
          <OccasionIcon occasion={list.occasion as Occasion} />
          <Day list={list} occasion={t(occasionMessageForOthers(list.occasion as Occasion))} />
        </span>
      </p>
      {list.description !== null && (
        <p className="about" data-changed-texts-name="description" lang={lang}>
          {list.description}
        </p>
      )}
    </Frame>
  )
}

/** Renders the button and menu with everything about a list that its owners can edit. */
export function EditMenu({ list }: HeaderProps) {
  const t = useT()
  const address = `/${list.username}`
  const inHeader = (part: 'title' | 'description') => ({
    href: `${address}/${part}`,
    ...changesHeader(list, `${address}/${part}`),
  })
  return (
    <>
      <button className="button" type="button" popoverTarget="edit-menu">
        <Icon name="edit" />
        <span className="sr-phone">{t('general.edit')}</span>
      </button>
      <div className="popmenu" id="edit-menu" popover="auto">
        <a {...inHeader('title')}>
          <Icon name="edit" />
          {t('list.edit_title')}
        </a>
        <a {...opensDialog(`${address}/occasion`)}>
          <Icon name="calendar" />
          {t('list.edit_occasion')}
        </a>
        <a {...inHeader('description')}>
          <Icon name="message" />
          {t(list.description === null ? 'list.add_description' : 'list.edit_description')}
        </a>
        <a href={`${address}/image`}>
          <Icon name="image" />
          {t('list.edit_picture')}
        </a>
        <a href={`${address}/categories`}>
          <Icon name="folder" />
          {t('listview.own.categories')}
        </a>
      </div>
    </>
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

/**
 * Renders the list's header for owners. Picture, title, occasion and description are links that edit them. Tab skips
 * these links, because `EditMenu` has them too, and an owner comes to add gifts far more often.
 */
export function OwnerListHeader({ list, editing = null, state = {}, changed = null, left = null }: OwnerHeaderProps) {
  const view = useView()
  const { texts, baseUrl } = view
  const { t } = texts
  const lang = langOf(view, list.language)
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
          <div className="title-line">
            <h1 data-changed-texts-name="title" {...(list.title !== null && { lang })}>
              {list.title ?? t('list.of', { name: fullNameOf(list) })}
            </h1>
            <a
              className="edit-title"
              href={`${address}/title`}
              id={`edit-title-${list.publicGuid}`}
              tabIndex={-1}
              {...changesHeader(list, `${address}/title`)}
              {...focus('title')}
            >
              <Icon name="edit" />
              <span className="sr">{t('list.edit_title')}</span>
            </a>
          </div>
        )}
      </div>
      <p className="facts">
        <DaysToGo list={list} />
        <a
          className="chip tap"
          tabIndex={-1}
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
            tabIndex={-1}
            href={`${address}/description`}
            id={`edit-description-${list.publicGuid}`}
            {...changesHeader(list, `${address}/description`)}
            {...focus('description')}
          >
            <span data-changed-texts-name="description" {...(list.description !== null && { lang })}>
              {list.description ?? t('list.add_description')}
            </span>{' '}
            <Icon name="edit" />
            {list.description !== null && <span className="sr">{t('list.edit_description')}</span>}
          </a>
        </p>
      )}
    </Frame>
  )
}
