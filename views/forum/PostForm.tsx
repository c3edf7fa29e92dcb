import { Field, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { NameFields } from '#views/layout/NameFields.tsx'
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
      draft={state}
    >
      {asksNames && <NameFields {...state} />}
      <Field
        name="message"
        type="textarea"
        label={t('forum.message')}
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
