import type { DrawingFriend } from '../../src/friends/index.ts'
import { Field, type FormState } from '../layout/Field.tsx'
import { useT } from '../layout/view.tsx'

interface NewPersonFieldsProps extends FormState {
  /** friends of the user who can be added */
  friends: readonly DrawingFriend[]
  emailHint?: string
}

/** Renders the fields of a person whom the organizer adds: name and address, or a friend. */
export function NewPersonFields({ friends, emailHint, ...state }: NewPersonFieldsProps) {
  const t = useT()
  return (
    <>
      <Field
        name="name"
        id="add-name"
        label={t('loting.participant.name')}
        autoComplete="off"
        required={friends.length === 0}
        {...state}
      />
      <Field
        name="email"
        id="add-email"
        type="email"
        label={t('general.email')}
        hint={emailHint}
        autoComplete="off"
        inputMode="email"
        optional
        {...state}
      />
      {friends.length > 0 && (
        <Field name="friendParticipantPublicGuid" type="select" label={t('loting.add.friend')} value="" {...state}>
          <option value="">{t('loting.add.no_friend')}</option>
          {friends.map(({ friendParticipantPublicGuid, fullName }) => (
            <option key={friendParticipantPublicGuid} value={friendParticipantPublicGuid}>
              {fullName}
            </option>
          ))}
        </Field>
      )}
    </>
  )
}
