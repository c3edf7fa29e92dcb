import { loginAddress } from '../accounts/addresses.ts'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'

/** On a device where one of the list's owners was logged in: who is reading now? Nothing of what is crossed off is shown before that. */
export function AskOwner({ list }: { list: { username: string; firstName: string } }) {
  const t = useT()
  const address = `/${list.username}`
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t('listview.ask_owner.title')}</h1>
        </div>
      </div>
      <p>{t('listview.ask_owner.explanation', { name: list.firstName })}</p>
      <Form action={`${address}/somebody-else`}>
        <div className="actions">
          <a className="button primary large" href={loginAddress(address)}>
            {t('listview.ask_owner.log_in')}
          </a>
          <button className="button large" type="submit">
            {t('listview.ask_owner.somebody_else')}
          </button>
        </div>
      </Form>
      <p className="small soft-text">{t('listview.ask_owner.note', { name: list.firstName })}</p>
    </>
  )
}
