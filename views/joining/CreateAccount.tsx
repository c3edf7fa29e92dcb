import { knownOccasion } from '#core/occasions.ts'
import { Field } from '../layout/Field.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'
import { nameCheckUrl } from '../lists/urls.ts'
import { NewListOccasion } from '../lists/OccasionFields.tsx'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { emailCheckUrl, loginInsteadUrl, suggestionUrl } from './urls.ts'

export function CreateAccount(state: AccountFormState) {
  const t = useT()
  const { baseUrl } = useView()
  const { errors, typed } = state
  const example = t('create_account.address_example')
  const fromLot = typed?.['fromLot']
  const { addFriend, returnUrl } = typed ?? {}
  const occasion = knownOccasion(typed?.['occasion'])
  const wanted = { addFriend, returnUrl, occasion }
  return (
    <AccountForm
      title={t('create_account.title')}
      explanation={t('create_account.explanation')}
      action="/account/create"
      button={t('create_account.button')}
      hasAccount={<Rich id="create_account.has_account" tags={{ link: <a href={loginInsteadUrl(wanted)} /> }} />}
      loginAddress={(email) => loginInsteadUrl(wanted, email)}
      checkEmail={emailCheckUrl(wanted)}
      ownFields={['wishlistUrlName', 'occasion', 'occasionDate', 'title']}
      {...state}
    >
      {fromLot && <input type="hidden" name="fromLot" value={fromLot} />}
      {addFriend && <input type="hidden" name="addFriend" value={addFriend} />}
      {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
      {occasion && <NewListOccasion occasion={occasion} errors={errors} typed={typed} />}
      <Field
        name="wishlistUrlName"
        label={t('create_account.address')}
        hint={
          <>
            {t('create_account.address_hint')}
            <span className="echoed">
              {new URL(baseUrl).host}/
              <span data-echo-field="field-wishlistUrlName" data-echo-example={example}>
                {typed?.['wishlistUrlName']?.trim() || example}
              </span>
            </span>
          </>
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        check={nameCheckUrl}
        data-suggestions-url={suggestionUrl}
        data-watch-forms-needed=""
        errors={errors}
        typed={typed}
      />
    </AccountForm>
  )
}
