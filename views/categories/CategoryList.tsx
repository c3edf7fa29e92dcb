import type { OwnCategory } from '../../src/categories/own-categories.ts'
import { opensDialog } from '../layout/Dialog.tsx'
import { Field, FormVersion, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'

export interface CategoryListProps {
  list: { publicGuid: string; username: string }
  categories: readonly OwnCategory[]
  /** public guid of the category being renamed */
  editing?: string | null
  /** input that the server refused: a category's new name if `editing` is set, otherwise a new category */
  state?: FormState
  /**
   * public guid of the category that was just moved or renamed, whose name gets the focus; `new` for the field of a new
   * category
   */
  changed?: string | null
  announcement?: string
}

export const categoriesId = (publicGuid: string) => `categories-${publicGuid}`

const inList = (guid: string) => ({ 'hx-target': `#${categoriesId(guid)}`, 'hx-swap': 'outerHTML' }) as const

export function CategoryList({
  list,
  categories,
  editing = null,
  state = {},
  changed = null,
  announcement,
}: CategoryListProps) {
  const t = useT()
  const address = `/${list.username}/categories`
  const isNew = editing === null
  return (
    <section
      id={categoriesId(list.publicGuid)}
      aria-labelledby="categories-title"
      data-requests-announce={announcement}
    >
      <p className="sr" id="category-drag-help">
        {t('category.drag_help')}
      </p>
      <ol className="rows categories" data-dragging-list="categories" data-dragging-url={`${address}/order`}>
        {categories.map((category, index) => (
          <CategoryRow
            key={category.publicGuid}
            list={list}
            category={category}
            isFirst={index === 0}
            isLast={index === categories.length - 1}
            isEditing={editing === category.publicGuid}
            state={state}
            isChanged={changed === category.publicGuid}
          />
        ))}
      </ol>
      <Form
        action={address}
        htmx={inList(list.publicGuid)}
        draft={isNew ? state : {}}
        className="form new-category"
        id={`new-category-${list.publicGuid}`}
      >
        <div className="with-button inline bottom">
          <Field
            name="name"
            id="field-new-category"
            label={t('category.new')}
            placeholder={t('category.new.placeholder')}
            autoComplete="off"
            autoFocus={changed === 'new'}
            {...(isNew && state)}
          />
          <button className="button" type="submit">
            <Icon name="plus" />
            <span className="sr-phone">{t('category.create')}</span>
          </button>
        </div>
      </Form>
    </section>
  )
}

interface CategoryRowProps {
  list: CategoryListProps['list']
  category: OwnCategory
  isFirst: boolean
  isLast: boolean
  isEditing: boolean
  state: FormState
  isChanged: boolean
}

function CategoryRow({ list, category, isFirst, isLast, isEditing, state, isChanged }: CategoryRowProps) {
  const t = useT()
  const { publicGuid, name, giftCount } = category
  const page = `/${list.username}/categories`
  const address = `${page}/${publicGuid}`
  const htmx = inList(list.publicGuid)
  return (
    <li className="row" id={`category-${publicGuid}`}>
      <span className="grip icon-button with-script" title={t('category.drag', { name })} aria-hidden="true">
        <Icon name="grip" />
      </span>
      {isEditing ? (
        <Form action={`${address}/name`} htmx={htmx} draft={state} id={`rename-${publicGuid}`}>
          <FormVersion fields={{ name }} typed={state.typed} />
          <Field
            name="name"
            id={`field-name-${publicGuid}`}
            label={t('category.name')}
            value={name}
            autoComplete="off"
            autoFocus
            {...state}
          />
          <div className="actions">
            <button className="button primary" type="submit">
              {t('general.save')}
            </button>
            <a
              className="button quiet"
              href={page}
              data-drafts-cancel=""
              data-in-place-cancel=""
              hx-get={`${page}?was=${publicGuid}`}
              {...htmx}
            >
              {t('general.cancel')}
            </a>
          </div>
        </Form>
      ) : (
        <div>
          <p className="category-name">
            <a
              className="in-place"
              href={`${address}/name`}
              hx-get={`${address}/name`}
              {...htmx}
              {...(isChanged && { 'data-requests-focus': '' })}
            >
              {name} <Icon name="edit" />
              <span className="sr">{t('category.rename')}</span>
            </a>
          </p>
          <p className="detail">{t('general.gift_count', { count: giftCount })}</p>
        </div>
      )}
      <div className="row-end">
        <button
          className="icon-button"
          type="button"
          popoverTarget={`category-menu-${publicGuid}`}
          aria-label={t('category.more', { name })}
        >
          <Icon name="more" />
        </button>
        <div className="popmenu" id={`category-menu-${publicGuid}`} popover="auto">
          <Form action={`${address}/move`} htmx={htmx} className="menu-form">
            <button type="submit" name="direction" value="up" disabled={isFirst}>
              <Icon name="up" />
              {t('category.up')}
            </button>
            <button type="submit" name="direction" value="down" disabled={isLast}>
              <Icon name="down" />
              {t('category.down')}
            </button>
          </Form>
          {isFirst && isLast ? (
            <p className="hint">{t('category.is_last')}</p>
          ) : (
            <>
              <a {...opensDialog(`/${list.username}/move-category/${publicGuid}`)}>
                <Icon name="list" />
                {t('category.move')}
              </a>
              <hr />
              <a className="danger" {...opensDialog(`${address}/delete`)}>
                <Icon name="trash" />
                {t('general.delete')}
              </a>
            </>
          )}
        </div>
      </div>
    </li>
  )
}
