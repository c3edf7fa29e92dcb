import type { ProofState } from '../../src/accounts/index.ts'
import { loginAddress } from '../accounts/addresses.ts'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'

export interface ConfirmState {
  is: ProofState
  /** in short */
  address: string | null
  proof: string
}

/** Asks the reader of a mail whether its address is theirs. Nothing happens before the button is pressed. */
export function Confirm({ is, address, proof }: ConfirmState) {
  const t = useT()
  const values = { address: address ?? '' }
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t(is === 'done' ? 'confirm.done_title' : is === 'gone' ? 'confirm.gone_title' : 'confirm.title')}</h1>
        </div>
      </div>
      <p>{t(`confirm.${is}`, values)}</p>
      {is === 'open' && (
        <Form action="/account/confirm">
          <input type="hidden" name="proof" value={proof} />
          <div className="actions">
            <button className="button primary large" type="submit">
              {t('confirm.button')}
            </button>
          </div>
          <p className="small soft-text">{t('confirm.not_mine')}</p>
        </Form>
      )}
      {is === 'login' && (
        <div className="actions">
          <a
            className="button primary large"
            href={loginAddress(`/account/confirm?proof=${encodeURIComponent(proof)}`)}
          >
            {t('confirm.log_in')}
          </a>
        </div>
      )}
      {(is === 'done' || is === 'gone') && (
        <div className="actions">
          <a className="button primary" href="/">
            {t('confirm.to_start')}
          </a>
        </div>
      )}
    </>
  )
}
