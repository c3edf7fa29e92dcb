import type { DraftPerson } from '../../../src/draws/wizard/draft.ts'
import { Confirm } from '#views/layout/Confirm.tsx'
import { Dialog, DialogFoot, inDialog } from '#views/layout/Dialog.tsx'
import { Field, FormErrors, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { useT } from '#views/layout/view.tsx'
import { paths, personPath } from './paths.ts'

/** Renders the dialog that changes a participant's name and e-mail address. */
export function EditPerson({ person, errors, typed }: FormState & { person: DraftPerson }) {
  const t = useT()
  const state = { errors, typed }
  return (
    <Dialog id="edit-person" title={t('loting.people.edit.title')} closeHref={paths.participants}>
      <Form action={personPath(person)} htmx={inDialog}>
        <FormErrors errors={errors} fields={['name', 'email']} />
        <Field
          id="edit-name"
          name="name"
          label={t('loting.participant.name')}
          value={person.name}
          autoComplete="off"
          required
          {...state}
        />
        <Field
          id="edit-email"
          name="email"
          type="email"
          label={t('general.email')}
          value={person.email}
          autoComplete="off"
          inputMode="email"
          hint={t('loting.people.email_hint')}
          optional
          {...state}
        />
        <DialogFoot cancelHref={paths.participants}>
          <button className="button primary large" type="submit">
            {t('general.save')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

/** Renders the question before a participant is deleted from the draft. */
export function DeletePerson({ person }: { person: DraftPerson }) {
  const t = useT()
  const { name } = person
  return (
    <Confirm
      id="delete-person"
      title={t('loting.people.delete.title', { name })}
      action={`${personPath(person)}/delete/confirmed`}
      buttonLabel={t('loting.people.delete.button')}
      danger
      closeHref={paths.participants}
    >
      <p>{t('loting.people.delete.body', { name })}</p>
    </Confirm>
  )
}
