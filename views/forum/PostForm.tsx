import { Field, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { useT } from '#views/layout/view.tsx'
import { forumAddress } from './addresses.ts'

interface PostFormProps {
  list: { username: string; firstName: string }
  isOwner: boolean
  /** the writer has no name yet */
  asksNames: boolean
  /** a message has just been written */
  takesFocus: boolean
  state?: FormState
}

/** What is being typed stays while the page around it is fetched anew. */
export function PostForm({ list, isOwner, asksNames, takesFocus, state = {} }: PostFormProps) {
  const t = useT()
  return (
    <Form
      id="post-form"
      action={forumAddress(list.username)}
      htmx={{ 'hx-target': '#forum', 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' }}
      hx-morph-skip=""
    >
      {asksNames && (
        <div className="field-row">
          <Field
            name="firstName"
            label={t('general.first_name')}
            autoComplete="given-name"
            required
            maxLength={50}
            {...state}
          />
          <Field
            name="lastName"
            label={t('general.last_name')}
            autoComplete="family-name"
            required
            maxLength={100}
            {...state}
          />
        </div>
      )}
      <Field
        name="message"
        type="textarea"
        label={t('forum.message')}
        hint={isOwner ? t('forum.hint.owner') : t('forum.hint.visitor', { name: list.firstName })}
        rows={3}
        required
        maxLength={2000}
        {...(takesFocus && { 'data-focus': '' })}
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
