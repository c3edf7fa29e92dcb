import type { ReactNode } from 'react'
import type { MessageId } from '#core/i18n.ts'
import type { ProofState } from '../../src/accounts/index.ts'
import { loginAddress } from '../accounts/addresses.ts'
import { Empty } from '../layout/Empty.tsx'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'

export interface ConfirmState {
  /** what the link may do */
  is: ProofState
  /** in short */
  address: string | null
  proof: string
}

/** The page's name, as heading and title. */
export const confirmTitle = (is: ProofState): MessageId =>
  is === 'done' ? 'confirm.done_title' : is === 'gone' ? 'confirm.gone_title' : 'confirm.title'

/** Asks the reader of a mail whether its address is theirs. Nothing happens before the button is pressed. */
export function Confirm({ is, address, proof }: ConfirmState) {
  const t = useT()
  const toStart = (
    <a className="button primary" href="/">
      {t('layout.to_home')}
    </a>
  )
  const actions: Record<ProofState, ReactNode> = {
    open: (
      <Form action="/account/confirm">
        <input type="hidden" name="proof" value={proof} />
        <button className="button primary large" type="submit">
          {t('confirm.button')}
        </button>
      </Form>
    ),
    login: (
      <a className="button primary large" href={loginAddress(`/account/confirm?proof=${encodeURIComponent(proof)}`)}>
        {t('confirm.log_in')}
      </a>
    ),
    done: toStart,
    gone: toStart,
  }
  return (
    <>
      <Empty
        level={1}
        spot={is === 'gone' ? 'nothing-found' : 'letter'}
        title={t(confirmTitle(is))}
        action={actions[is]}
      >
        {t(`confirm.${is}`, { address: address ?? '' })}
      </Empty>
      {is === 'open' && (
        <p className="small soft-text" style={{ textAlign: 'center' }}>
          {t('confirm.not_mine')}
        </p>
      )}
    </>
  )
}
