import { Dialog, DialogFoot, inDialog } from '../layout/Dialog.tsx'
import { FormErrors, FormVersion, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useT, useView } from '../layout/view.tsx'
import type { HeadedList } from './header.ts'
import { OccasionAndDay } from './OccasionFields.tsx'

export function OccasionDialog({ list, errors, typed, theirs }: { list: HeadedList } & FormState) {
  const t = useT()
  const { isFragment } = useView()
  const address = `/${list.username}`
  const state = { errors, typed, theirs }
  const { occasion, occasionDate } = list
  return (
    <Dialog id="occasion" title={t('my_list.occasion.title')} closeHref={address}>
      <Form action={`${address}/occasion`} htmx={isFragment ? inDialog : undefined}>
        <FormVersion fields={{ occasion: { occasion, occasionDate } }} typed={typed} />
        <FormErrors errors={errors} fields={['occasion', 'occasionDate']} />
        <OccasionAndDay occasion={occasion} occasionDate={occasionDate} {...state} />
        <DialogFoot cancelHref={address}>
          <button className="button primary" type="submit">
            {t('general.save')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
