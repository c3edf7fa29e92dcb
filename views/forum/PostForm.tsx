import { Field, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { NameFields } from '#views/layout/NameFields.tsx'
import { useT } from '#views/layout/view.tsx'
import { forumUrl } from './urls.ts'

interface PostFormProps {
  list: { username: string; firstName: string }
  isOwner: boolean
  /** whether the form asks for a name, because the user has none yet */
  asksNames: boolean
  /** whether the field gets the focus, because the user just posted a message */
  takesFocus: boolean
  state?: FormState
}

/** Renders the form for a message. `hx-morph-skip` keeps the typed text when the page around it reloads. */
export function PostForm({ list, isOwner, asksNames, takesFocus, state = {} }: PostFormProps) {
  const t = useT()
  return (
    <Form
      id="post-form"
      action={forumUrl(list.username)}
      htmx={{ 'hx-target': '#forum', 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' }}
      hx-morph-skip=""
      draft={state}
    >
      {asksNames && <NameFields {...state} />}
      <Field
        name="message"
        type="textarea"
        label={t('general.your_message')}
        hint={isOwner ? t('forum.hint.owner') : t('forum.hint.visitor', { name: list.firstName })}
        rows={3}
        required
        {...(takesFocus && { 'data-requests-focus': '' })}
        {...state}
      />
      <div className="actions">
        <button className="button" type="submit">
          {t('forum.submit')}
        </button>
      </div>
    </Form>
  )
}
