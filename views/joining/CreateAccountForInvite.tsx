import type { InviteView } from '../../src/owners/index.ts'
import { Rich, useT } from '../layout/view.tsx'
import { inviteUrl } from '../owners/urls.ts'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'

interface InvitedProps extends AccountFormState {
  invite: InviteView
  listName: string
}

/**
 * Renders the form of an account without a list of its own, for a visitor who was invited to keep another owner's list.
 */
export function CreateAccountForInvite({ invite, listName, ...state }: InvitedProps) {
  const t = useT()
  const login = inviteUrl(invite.guid, 'login')
  return (
    <AccountForm
      title={t('invite.create_account.title')}
      explanation={t('invite.create_account', { inviter: invite.inviter, list: listName })}
      action={inviteUrl(invite.guid, 'createaccount')}
      button={t('invite.create_account.button')}
      hasAccount={<Rich id="invite.create_account.has_account" tags={{ link: <a href={login} /> }} />}
      loginAddress={() => login}
      {...state}
    />
  )
}
