import { Dialog, DialogFoot, inDialog } from '../layout/Dialog.tsx'
import { Field, FormErrors, FormVersion, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { occasions, occasionsIn } from '#core/occasions.ts'
import { useT, useView } from '../layout/view.tsx'
import type { HeadedList } from './header.ts'

export function OccasionDialog({ list, errors, typed, theirs }: { list: HeadedList } & FormState) {
  const t = useT()
  const { isFragment, texts } = useView()
  const address = `/${list.username}`
  const state = { errors, typed, theirs }
  const { occasion, occasionDate } = list
  return (
    <Dialog id="occasion" title={t('my_list.occasion.title')} closeHref={address}>
      <Form action={`${address}/occasion`} htmx={isFragment ? inDialog : undefined}>
        <FormVersion fields={{ occasion: { occasion, occasionDate } }} typed={typed} />
        <FormErrors errors={errors} fields={['occasion', 'occasionDate']} />
        <Field name="occasion" type="select" label={t('my_list.occasion')} value={occasion} {...state}>
          {occasionsIn(texts.edition, occasions).map((occasion) => (
            <option key={occasion} value={occasion}>
              {t(`occasion.${occasion}`)}
            </option>
          ))}
        </Field>
        <Field
          name="occasionDate"
          type="date"
          label={t('my_list.occasion.date')}
          value={occasionDate}
          hint={t('my_list.occasion.date_hint')}
          min="1800-02-01"
          max="9999-12-31"
          optional
          {...state}
        />
        <DialogFoot cancelHref={address}>
          <button className="button primary" type="submit">
            {t('general.save')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
