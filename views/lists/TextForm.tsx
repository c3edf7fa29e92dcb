import { Field, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'
import { changesHeader, headerId, type HeadedList } from './header.ts'

export type TextFormState = FormState

interface TextFormProps {
  list: HeadedList
  /** standing in the list's header, which its answer replaces; else on a page of its own */
  inPlace?: boolean
  state?: TextFormState
}

const htmxOf = (list: HeadedList) => ({ 'hx-target': `#${headerId(list.publicGuid)}`, 'hx-swap': 'outerHTML' }) as const

function Buttons({ list, part, inPlace }: { list: HeadedList; part: 'title' | 'description'; inPlace: boolean }) {
  const t = useT()
  const address = `/${list.username}`
  return (
    <div className="actions">
      <button className="button primary" type="submit">
        {t('general.save')}
      </button>
      <a className="button quiet" href={address} {...(inPlace && changesHeader(list, `${address}/header?was=${part}`))}>
        {t('general.cancel')}
      </a>
    </div>
  )
}

/** Writes a list's title. */
export function TitleForm({ list, inPlace = false, state = {} }: TextFormProps) {
  const t = useT()
  return (
    <Form action={`/${list.username}/title`} htmx={inPlace ? htmxOf(list) : undefined} id={`title-${list.publicGuid}`}>
      <Field
        name="title"
        label={t('my_list.title')}
        value={list.title}
        hint={t('my_list.title.hint')}
        maxLength={100}
        autoFocus
        autoComplete="off"
        {...state}
      />
      <Buttons list={list} part="title" inPlace={inPlace} />
    </Form>
  )
}

/** Writes the few words under a list's title. */
export function DescriptionForm({ list, inPlace = false, state = {} }: TextFormProps) {
  const t = useT()
  return (
    <Form
      action={`/${list.username}/description`}
      htmx={inPlace ? htmxOf(list) : undefined}
      id={`description-${list.publicGuid}`}
    >
      <Field
        name="description"
        type="textarea"
        label={t('my_list.description')}
        value={list.description}
        hint={t('my_list.description.hint')}
        maxLength={2000}
        autoFocus
        {...state}
      />
      <Buttons list={list} part="description" inPlace={inPlace} />
    </Form>
  )
}

/** A page with one of these forms alone, where there is no script to put it in its place. */
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
