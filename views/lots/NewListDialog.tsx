import type { LotView } from '../../src/lots/lot-for.ts'
import { Dialog, DialogFoot, inDialog } from '../layout/Dialog.tsx'
import { FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { NameFields } from '../layout/NameFields.tsx'
import { useT, useView } from '../layout/view.tsx'
import { UsernameField } from '../lists/UsernameField.tsx'
import { lotUrl, newListForLotUrl } from './urls.ts'

interface NewListProps {
  lot: Pick<LotView, 'lotGuid' | 'wishes'>
}

/** Renders the dialog that creates a list and links it to the lot. */
export function NewListDialog({ lot: { lotGuid, wishes }, errors, typed }: FormState & NewListProps) {
  const t = useT()
  const { isFragment, user } = useView()
  const state = { errors, typed }
  return (
    <Dialog id="new-list-dialog" title={t('lot.new_list.title')} closeHref={lotUrl(lotGuid)}>
      <Form
        action={newListForLotUrl(lotGuid)}
        htmx={isFragment ? { ...inDialog, 'hx-disable': 'find button[type=submit]' } : undefined}
        data-requests-no-connection={t('lot.new_list.no_connection')}
      >
        <p className="soft-text">{t(wishes === null ? 'lot.new_list.explanation' : 'lot.new_list.with_wishes')}</p>
        <FormErrors errors={errors} fields={['username', 'firstName', 'lastName']} />
        <UsernameField {...state} />
        <NameFields of={user} {...state} />
        <DialogFoot cancelHref={lotUrl(lotGuid)}>
          <button className="button primary" type="submit">
            {t('lot.new_list.button')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
