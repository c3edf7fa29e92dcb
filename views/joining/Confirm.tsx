import type { ReactNode } from 'react'
import type { MessageId } from '#core/i18n.ts'
import type { ConfirmProblem } from '../../src/joining/confirm-address.ts'
import { loginUrl } from '../accounts/urls.ts'
import { Empty } from '../layout/Empty.tsx'
import { Form } from '../layout/Form.tsx'
import { Rich, useT } from '../layout/view.tsx'
import { forgotPasswordPath } from '../passwords/urls.ts'
import { profileUrl } from '../profile/urls.ts'

/**
 * State of the confirmation. `open`: the button confirms the user's new e-mail address. `account`: the button
 * proves the address of an account for the first time. `guests`: the button proves the address of a guest, whose
 * cross-offs a logged-out visitor thereby receives.
 */
type State = ConfirmProblem | 'open' | 'account' | 'guests'

export interface ConfirmState {
  is: State
  /** shortened e-mail address */
  address: string | null
  /** name of the account whose e-mail address would be confirmed for the first time; otherwise null */
  name: string | null
  proof: string
}

/** Returns the page's name, for its heading and title. */
export const confirmTitle = (is: State): MessageId => titles[is]

const titles: Record<State, MessageId> = {
  open: 'confirm.title',
  account: 'confirm.title',
  guests: 'confirm.title',
  login: 'confirm.title',
  elsewhere: 'confirm.title',
  taken: 'confirm.taken_title',
  done: 'confirm.done_title',
  gone: 'confirm.gone_title',
}

/**
 * Asks the visitor to confirm that a mail's recipient address is theirs. Nothing happens before the button is pressed.
 */
export function Confirm({ is, address, name, proof }: ConfirmState) {
  const t = useT()
  const toStart = (
    <a className="button primary" href="/">
      {t('layout.to_home')}
    </a>
  )
  const confirm = (
    <Form action="/account/confirm">
      <input type="hidden" name="proof" value={proof} />
      <button className="button primary large" type="submit">
        {t('confirm.button')}
      </button>
    </Form>
  )
  const actions: Record<State, ReactNode> = {
    open: confirm,
    account: confirm,
    guests: confirm,
    login: (
      <a className="button primary large" href={loginUrl(`/account/confirm?proof=${encodeURIComponent(proof)}`)}>
        {t('confirm.log_in')}
      </a>
    ),
    taken: (
      <a className="button primary" href={profileUrl}>
        {t('confirm.to_profile')}
      </a>
    ),
    elsewhere: toStart,
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
        {t(`confirm.${is}`, { address: address ?? '', name: name ?? '' })}
      </Empty>
      {is === 'account' && (
        <p className="small soft-text" style={{ textAlign: 'center' }}>
          <Rich id="confirm.not_my_account" tags={{ reset: <a href={forgotPasswordPath} /> }} />
        </p>
      )}
      {(is === 'open' || is === 'account' || is === 'guests') && (
        <p className="small soft-text" style={{ textAlign: 'center' }}>
          {t('confirm.not_mine')}
        </p>
      )}
    </>
  )
}
