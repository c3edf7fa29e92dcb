import { Empty } from '../layout/Empty.tsx'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'

export const unwantedAddress = '/mylist/unwanted'

export interface UnwantedProps {
  /** shortened e-mail address */
  address: string
  token: string
  isRefused: boolean
}

/**
 * Renders the page on which a recipient stops mails to their e-mail address that other people cause, or allows them
 * again. Nothing happens before the button is pressed.
 */
export function Unwanted({ address, token, isRefused }: UnwantedProps) {
  const t = useT()
  return (
    <Empty
      level={1}
      spot="letter"
      title={t(isRefused ? 'unwanted.done_title' : 'unwanted.title')}
      action={
        <Form action={unwantedAddress}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="wants" value={String(isRefused)} />
          <button className={isRefused ? 'button' : 'button primary large'} type="submit">
            {t(isRefused ? 'unwanted.take_back' : 'unwanted.button')}
          </button>
        </Form>
      }
    >
      {t(isRefused ? 'unwanted.done' : 'unwanted.open', { address })}
    </Empty>
  )
}

export function UnwantedLinkGone() {
  const t = useT()
  return (
    <Empty
      level={1}
      spot="nothing-found"
      title={t('unwanted.gone_title')}
      action={
        <a className="button primary" href="/">
          {t('layout.to_home')}
        </a>
      }
    >
      {t('unwanted.gone')}
    </Empty>
  )
}
