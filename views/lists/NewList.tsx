import type { Occasion } from '#core/occasions.ts'
import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { NameFields } from '../layout/NameFields.tsx'
import { useT, useView } from '../layout/view.tsx'
import { AccessFields } from './AccessFields.tsx'
import { NewListOccasion } from './OccasionFields.tsx'
import { UsernameField } from './UsernameField.tsx'

const fields = [
  'occasion',
  'occasionDate',
  'username',
  'title',
  'firstName',
  'lastName',
  'city',
  'accessType',
  'accessQuestion',
  'accessAnswer',
]

interface NewListProps extends FormState {
  /** URL of the page that needs the list, opened once the list exists */
  returnUrl: string | undefined
  occasion: Occasion
}

export function NewList({ returnUrl, occasion, errors, typed }: NewListProps) {
  const t = useT()
  const { user } = useView()
  const state = { errors, typed }
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t('new_list.title')}</h1>
          <p>{t('new_list.explanation')}</p>
        </div>
      </div>
      <Form action="/mylist/new" className="settings">
        <FormErrors errors={errors} fields={fields} />
        {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
        <NewListOccasion occasion={occasion} {...state} />
        <section aria-labelledby="new-list-whose">
          <h2 id="new-list-whose">{t('new_list.whose')}</h2>
          <NameFields of={user} {...state} />
          <Field name="city" label={t('general.place')} autoComplete="address-level2" optional {...state} />
          <UsernameField {...state} />
        </section>
        <section>
          <AccessFields accessType="PUBLIC" {...state} />
        </section>
        <div className="actions">
          <button className="button primary large" type="submit">
            {t('new_list.button')}
          </button>
          <a className="button quiet" href="/">
            {t('general.cancel')}
          </a>
        </div>
      </Form>
    </>
  )
}
