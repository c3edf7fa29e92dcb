import { Field, FormVersion, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'
import { changesHeader, headerId, type HeadedList } from './header.ts'

export type TextFormState = FormState

interface TextFormProps {
  list: HeadedList
  /** true within the list's header, which the response replaces; false on a page of its own */
  inPlace?: boolean
  state?: TextFormState
}

const replacesHeader = (list: HeadedList) =>
  ({ 'hx-target': `#${headerId(list.publicGuid)}`, 'hx-swap': 'outerHTML' }) as const

function Buttons({ list, part, inPlace }: { list: HeadedList; part: 'title' | 'description'; inPlace: boolean }) {
  const t = useT()
  const address = `/${list.username}`
  return (
    <div className="actions">
      <button className="button primary" type="submit">
        {t('general.save')}
      </button>
      <a
        className="button quiet"
        href={address}
        data-drafts-cancel=""
        {...(inPlace && { ...changesHeader(list, `${address}/header?was=${part}`), 'data-in-place-cancel': '' })}
      >
        {t('general.cancel')}
      </a>
    </div>
  )
}

export function TitleForm({ list, inPlace = false, state = {} }: TextFormProps) {
  const t = useT()
  return (
    <Form
      action={`/${list.username}/title`}
      htmx={inPlace ? replacesHeader(list) : undefined}
      draft={state}
      id={`title-${list.publicGuid}`}
    >
      <FormVersion fields={{ title: list.title }} typed={state.typed} />
      <Field
        name="title"
        label={t('my_list.title')}
        value={list.title}
        hint={t('my_list.title.hint')}
        autoFocus
        autoComplete="off"
        {...state}
      />
      <Buttons list={list} part="title" inPlace={inPlace} />
    </Form>
  )
}

export function DescriptionForm({ list, inPlace = false, state = {} }: TextFormProps) {
  const t = useT()
  return (
    <Form
      action={`/${list.username}/description`}
      htmx={inPlace ? replacesHeader(list) : undefined}
      draft={state}
      id={`description-${list.publicGuid}`}
    >
      <FormVersion fields={{ description: list.description }} typed={state.typed} />
      <Field
        name="description"
        type="textarea"
        label={t('my_list.description')}
        value={list.description}
        hint={t('my_list.description.hint')}
        autoFocus
        {...state}
      />
      <Buttons list={list} part="description" inPlace={inPlace} />
    </Form>
  )
}

/** Renders the form for a list's title or description as a page, for browsers without script. */
export function TextPage({
  list,
  part,
  state = {},
}: {
  list: HeadedList
  part: 'title' | 'description'
  state?: TextFormState
}) {
  const t = useT()
  return (
    <>
      <div className="page-head">
        <h1>{t(part === 'title' ? 'list.edit_title' : 'list.edit_description')}</h1>
      </div>
      {part === 'title' ? <TitleForm list={list} state={state} /> : <DescriptionForm list={list} state={state} />}
    </>
  )
}
