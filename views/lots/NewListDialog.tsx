import { Dialog, DialogFoot, inDialog } from '../layout/Dialog.tsx'
import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useT, useView } from '../layout/view.tsx'
import { UsernameField } from '../lists/UsernameField.tsx'
import { lotAddress, newListAddress } from './addresses.ts'

/** Makes a list that is linked to the lot at once. */
export function NewListDialog({ lotGuid, errors, typed }: FormState & { lotGuid: string }) {
  const t = useT()
  const { isFragment, user } = useView()
  const state = { errors, typed }
  return (
    <Dialog id="new-list-dialog" title={t('lot.new_list.title')} closeHref={lotAddress(lotGuid)}>
      <Form
        action={newListAddress(lotGuid)}
        htmx={isFragment ? { ...inDialog, 'hx-disable': 'find button[type=submit]' } : undefined}
        data-no-connection={t('lot.new_list.no_connection')}
      >
        <p className="soft-text">{t('lot.new_list.explanation')}</p>
        <FormErrors errors={errors} fields={['username', 'firstName', 'lastName']} />
        <UsernameField {...state} />
        <div className="field-row">
          <Field
            name="firstName"
            label={t('general.first_name')}
            value={user?.firstName}
            autoComplete="given-name"
            maxLength={50}
            required
            {...state}
          />
          <Field
            name="lastName"
            label={t('general.last_name')}
            value={user?.lastName}
            autoComplete="family-name"
            maxLength={100}
            required
            {...state}
          />
        </div>
        <DialogFoot cancelHref={lotAddress(lotGuid)}>
          <button className="button primary" type="submit">
            {t('lot.new_list.button')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
