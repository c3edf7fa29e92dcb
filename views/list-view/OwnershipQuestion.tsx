import { loginUrl } from '../accounts/urls.ts'
import { Empty } from '../layout/Empty.tsx'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'

/**
 * Asks whether the visitor owns the list, on a device where one of its owners was logged in before. Until the visitor
 * answers, nothing shows what is crossed off.
 * @param address URL of the page to show after the answer
 */
export function OwnershipQuestion({ address }: { address: string }) {
  const t = useT()
  return (
    <>
      <Empty
        level={1}
        spot="nothing-crossed-off"
        title={t('listview.ask_owner.title')}
        action={
          <>
            <a className="button primary large" href={loginUrl(address)}>
              {t('listview.ask_owner.log_in')}
            </a>
            <Form action={`${address}/somebody-else`}>
              <button className="button large" type="submit">
                {t('listview.ask_owner.somebody_else')}
              </button>
            </Form>
          </>
        }
      >
        {t('listview.ask_owner.explanation')}
      </Empty>
      <p className="small soft-text" style={{ textAlign: 'center' }}>
        {t('listview.ask_owner.note')}
      </p>
    </>
  )
}
