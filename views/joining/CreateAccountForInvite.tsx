import type { Invitation } from '../../src/owners/index.ts'
import { NewPassword } from '../accounts/NewPassword.tsx'
import { Choice, FormErrors } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'
import { Wreath } from '../layout/Wreath.tsx'
import { inviteAddress } from '../owners/addresses.ts'
import { AddressField, LogInInstead, NameFields } from './AccountFields.tsx'
import type { CreateAccountState } from './CreateAccount.tsx'

interface InvitedProps extends CreateAccountState {
  invite: Invitation
  listName: string
}

/** For who was invited to keep somebody's list: an account without a list of its own. */
export function CreateAccountForInvite({ invite, listName, errors, typed, offersLogin = false }: InvitedProps) {
  const t = useT()
  const { switches } = useView()
  const state = { errors, typed }
  const login = inviteAddress(invite.guid, 'login')
  return (
    <div className="login">
      <div className="stack">
        <div>
          <h1>{t('invite.create_account.title')}</h1>
          <p className="soft-text">{t('invite.create_account', { inviter: invite.inviter, list: listName })}</p>
        </div>
        <FormErrors errors={errors} fields={['firstName', 'lastName', 'email', 'password', 'passwordConfirmation']} />
        <Form action={inviteAddress(invite.guid, 'createaccount')}>
          <NameFields {...state} />
          <AddressField {...state} remedy={offersLogin && <LogInInstead href={login} />} />
          <NewPassword errors={errors} />
          {switches.reminderMails && (
            <Choice
              name="receiveMailing"
              label={t('create_account.receive_mailing')}
              hint={t('create_account.receive_mailing_hint')}
              typed={typed}
            />
          )}
          <button className="button primary large wide" type="submit">
            {t('invite.create_account.button')}
          </button>
        </Form>
        <p className="small soft-text">
          <Rich id="invite.create_account.has_account" tags={{ link: <a href={login} /> }} />
        </p>
      </div>
      <div className="aside">
        <Wreath />
      </div>
    </div>
  )
}
